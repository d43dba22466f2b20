//! The keyboard during downtime.

use bevy_egui::egui::{InputState, Key};
use characters::affairs::Port;

use super::{
    super::library_ui::{LibraryAction, LibraryDialog, LibraryUi},
    menu::{Menu, MenuQuery},
    state::{Affairs, CLASSES, DowntimeAction, DowntimeRow},
};
use crate::window::ui::{
    keys::{digit, step, step_across, struck},
    steps,
};

/// Turns the keys of this frame into actions.
pub fn pressed(
    input: &InputState,
    library_ui: &LibraryUi,
    affairs: &Affairs,
    spot: DowntimeRow,
) -> Vec<LibraryAction> {
    if struck(input, Key::Escape) || struck(input, Key::A) {
        return vec![LibraryAction::OpenDialog(LibraryDialog::Nothing)];
    }
    let (Ok(tables), Some(who)) = (&affairs.0, library_ui.shown::<MenuQuery>()) else {
        return Vec::new();
    };
    let menu = Menu::of(&who, library_ui.downtime.port, tables);
    let spot = menu.selected(spot);
    let actions = done(input, &menu, library_ui.downtime.port, spot);
    let steps = step(input);
    let to = (steps != 0).then(|| LibraryDialog::Affairs(menu.moved(spot, steps)));
    let moved = to.map(LibraryAction::OpenDialog);
    actions.into_iter().map(LibraryAction::Downtime).chain(moved).collect()
}

/// What is done in the month: a numbered affair, nothing at all, what is selected, or a turn of it.
fn done(input: &InputState, menu: &Menu, port: Port, spot: DowntimeRow) -> Vec<DowntimeAction> {
    let sideways = step_across(input);
    let numbered = digit(input).and_then(|n| menu.open.get(n));
    let actions = [
        numbered.map(|open| DowntimeAction::Do(open.affair)),
        struck(input, Key::M).then_some(DowntimeAction::Month),
        struck(input, Key::Enter).then(|| entered(port, spot)),
        (sideways != 0).then(|| turned(port, spot, sideways)),
    ];
    actions.into_iter().flatten().collect()
}

/// Left and right turn what is selected; where an affair is, the class of the port.
pub(super) fn turned(port: Port, spot: DowntimeRow, steps: isize) -> DowntimeAction {
    DowntimeAction::Port(match spot {
        DowntimeRow::Base => Port { scout_base: !port.scout_base, ..port },
        DowntimeRow::Class | DowntimeRow::Affair(_) => {
            Port { class: steps::turned(&CLASSES, &port.class, steps), ..port }
        }
    })
}

/// Enter does what is selected, or turns it.
pub(super) fn entered(port: Port, spot: DowntimeRow) -> DowntimeAction {
    match spot {
        DowntimeRow::Affair(affair) => DowntimeAction::Do(affair),
        DowntimeRow::Class | DowntimeRow::Base => turned(port, spot, 1),
    }
}
