//! Small menus on top of a life: their rows, drawn and told to the keyboard.

use bevy_egui::egui::Rect;

use super::{
    career_ui::{CareerAction, CareerDialog},
    pen::Pen,
};
use crate::window::ui::compact::{self, TARGET};

/// A row of a small menu: its label and its action.
pub type Row = (&'static str, CareerAction);

/// The actions on a wish.
pub const WISH: [Row; 2] = [
    ("One step toward it", CareerAction::Wish { to_the_end: false }),
    ("To the end of the life", CareerAction::Wish { to_the_end: true }),
];

/// What can be begun while a life is under way.
pub const NEW: &[Row] = &[
    ("Go on with this life", CareerAction::Open(CareerDialog::Nothing)),
    ("A new life, by the same rules", CareerAction::Another),
    ("This life again, from the start", CareerAction::SameDice),
    ("A new life by other rules", CareerAction::Setup),
    #[cfg(target_arch = "wasm32")]
    ("Save this life as a file", CareerAction::SaveAs),
    #[cfg(target_arch = "wasm32")]
    ("A link to this very life", CareerAction::Share),
];

/// The question before the guide is left.
pub const FAREWELL: &[Row] = &[
    ("Go on with the guide", CareerAction::Open(CareerDialog::Nothing)),
    ("Leave it, and live on alone", CareerAction::LeaveGuide),
    ("Leave the life; it is saved", CareerAction::Leave),
];

/// Rows to be chosen from.
pub fn menu(pen: &mut Pen, area: Rect, rows: &[Row], selected: usize) {
    pen.menu(area, rows, selected, sizes(pen));
}

/// The height of a row, and how far it is to the next.
pub fn sizes(pen: &Pen) -> [f32; 2] {
    if compact::is_on(pen.ui.ctx()) { [TARGET, TARGET + 6.0] } else { [36.0, 42.0] }
}
