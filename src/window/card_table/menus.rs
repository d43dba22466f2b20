//! The small menus at the table, and what their rows do.

use crate::window::card_table::table_ui::{TableAction, TableDialog};

/// A row of a small menu: its label and its action.
pub type MenuRow = (&'static str, fn() -> TableAction);

/// The rows of the pause menu, and what each does.
pub const PAUSE: &[MenuRow] = &[
    ("Back to the table", || TableAction::Open(TableDialog::Nothing)),
    ("Advice: what would somebody else do?", || TableAction::Open(TableDialog::Advice)),
    ("Why they did what they did", || TableAction::Open(TableDialog::RivalPlays)),
    ("The keys", || TableAction::Open(TableDialog::Keys)),
    ("The rulebook", || TableAction::Open(TableDialog::Rules)),
    ("The glossary", || TableAction::Open(TableDialog::Glossary)),
    ("Full control: ask me more, or less", || TableAction::Control),
    ("Settings", || TableAction::Settings),
    #[cfg(target_arch = "wasm32")]
    ("Save the game as a file", || TableAction::SaveAs),
    #[cfg(target_arch = "wasm32")]
    ("A link to this very game", || TableAction::Share),
    ("Leave; the game is saved", || TableAction::Leave),
    ("Concede the game", || TableAction::Open(TableDialog::Sure { selected: 0 })),
];

/// The question before a game is given up.
pub const SURE: [MenuRow; 2] = [
    ("No, play on", || TableAction::Open(TableDialog::Nothing)),
    ("Yes, concede", || TableAction::Concede),
];

/// The question before a decision is taken back that has shown something new.
pub const MARKED: [MenuRow; 2] = [
    ("No, play on", || TableAction::Open(TableDialog::Nothing)),
    ("Yes, and mark the game", || TableAction::TakeBack { anyway: true }),
];

/// The question before the guide is left.
pub const FAREWELL: [MenuRow; 3] = [
    ("Go on with the guide", || TableAction::Open(TableDialog::Nothing)),
    ("Leave it, and play on alone", || TableAction::LeaveGuide),
    ("Pause, save, concede", || TableAction::Open(TableDialog::Pause { selected: 0 })),
];
