//! The keyboard on the quay.

use bevy_egui::egui::{InputState, Key};
use characters::affairs::Port;

use super::{
    super::library_ui::{LibraryAction, LibraryDialog, LibraryUi},
    Affairs, CLASSES, DowntimeAction, Spot,
    menu::Menu,
};
use crate::window::keys::{DIGITS, step, struck};

/// What the keys pressed in this frame ask for.
pub fn pressed(
    input: &InputState,
    library_ui: &LibraryUi,
    affairs: &Affairs,
    spot: Spot,
) -> Vec<LibraryAction> {
    if struck(input, Key::Escape) || struck(input, Key::A) {
        return vec![LibraryAction::OpenDialog(LibraryDialog::Nothing)];
    }
    let (Ok(tables), Some(entry)) = (&affairs.0, library_ui.shown()) else { return Vec::new() };
    let menu = Menu::of(&entry.person.character, library_ui.quay.port, tables);
    let spot = menu.lit(spot);
    let digit = DIGITS.iter().position(|&key| struck(input, key));
    let numbered = digit.and_then(|n| menu.open.get(n)).map(|open| DowntimeAction::Do(open.affair));
    let month = struck(input, Key::M).then_some(DowntimeAction::Month);
    let taken = struck(input, Key::Enter).then(|| entered(library_ui.quay.port, spot));
    let sideways =
        input.num_presses(Key::ArrowRight) as isize - input.num_presses(Key::ArrowLeft) as isize;
    let turned = (sideways != 0).then(|| turned(library_ui.quay.port, spot, sideways));
    let errands = [numbered, month, taken, turned].into_iter().flatten().map(LibraryAction::Quay);
    let steps = step(input);
    let moved = (steps != 0)
        .then(|| LibraryAction::OpenDialog(LibraryDialog::Affairs(menu.moved(spot, steps))));
    errands.chain(moved).collect()
}

/// Left and right turn what is lit; where an affair is, the class of the port.
pub(super) fn turned(port: Port, spot: Spot, steps: isize) -> DowntimeAction {
    DowntimeAction::Port(match spot {
        Spot::Base => Port { scout_base: !port.scout_base, ..port },
        Spot::Class | Spot::Affair(_) => {
            let at = CLASSES.iter().position(|class| *class == port.class).unwrap_or(0);
            let next = (at as isize + steps).rem_euclid(CLASSES.len() as isize) as usize;
            Port { class: CLASSES[next], ..port }
        }
    })
}

/// Enter does what is lit, or turns it.
pub(super) fn entered(port: Port, spot: Spot) -> DowntimeAction {
    match spot {
        Spot::Affair(affair) => DowntimeAction::Do(affair),
        Spot::Class | Spot::Base => turned(port, spot, 1),
    }
}
