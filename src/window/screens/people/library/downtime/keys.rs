//! The keyboard during downtime.

use bevy_egui::egui::{InputState, Key};
use characters::affairs::Port;

use super::{
    super::library_ui::{LibraryAction, LibraryDialog, LibraryUi},
    menu::{Menu, MenuQuery},
    state::{Affairs, CLASSES, DowntimeAction, DowntimeRow},
};
use crate::window::ui::keys::{DIGITS, step, step_across, struck};

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
    let digit = DIGITS.iter().position(|&key| struck(input, key));
    let numbered = digit.and_then(|n| menu.open.get(n)).map(|open| DowntimeAction::Do(open.affair));
    let month = struck(input, Key::M).then_some(DowntimeAction::Month);
    let taken = struck(input, Key::Enter).then(|| entered(library_ui.downtime.port, spot));
    let sideways = step_across(input);
    let turned = (sideways != 0).then(|| turned(library_ui.downtime.port, spot, sideways));
    let actions =
        [numbered, month, taken, turned].into_iter().flatten().map(LibraryAction::Downtime);
    let steps = step(input);
    let moved = (steps != 0)
        .then(|| LibraryAction::OpenDialog(LibraryDialog::Affairs(menu.moved(spot, steps))));
    actions.chain(moved).collect()
}

/// Left and right turn what is selected; where an affair is, the class of the port.
pub(super) fn turned(port: Port, spot: DowntimeRow, steps: isize) -> DowntimeAction {
    DowntimeAction::Port(match spot {
        DowntimeRow::Base => Port { scout_base: !port.scout_base, ..port },
        DowntimeRow::Class | DowntimeRow::Affair(_) => {
            let at = CLASSES.iter().position(|class| *class == port.class).unwrap_or(0);
            let next = (at as isize + steps).rem_euclid(CLASSES.len() as isize) as usize;
            Port { class: CLASSES[next], ..port }
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
