//! The keyboard in the library; each key is an action.

use bevy_egui::egui::{Context, InputState, Key};

use characters::data::Tables;

use super::{
    called::{self, CallQuery},
    downtime::{self, Affairs, DowntimeRow},
    library_ui::{LibraryAction, LibraryDialog, LibraryUi},
};
use crate::window::{
    screens::people::career_ui::CareerAction,
    ui::keys::{self, step, struck},
};

/// The keys as the help lists them.
pub const HELP: [(&str, &str); 16] = [
    ("↑ ↓, PgUp PgDn", "from one person to the next"),
    ("F, /", "look for somebody; Enter or ↓ goes back to the list"),
    ("", "words, or service:Navy, skill:Pilot, tag:crew, terms>=3, Str>=9"),
    ("A", "affairs: what they can do with what they have"),
    ("R", "rename"),
    ("Y", "carry a title that is open to them, or none"),
    ("T", "put a tag on, or take it off again"),
    ("Space", "mark for the comparison, up to three"),
    ("C", "compare the marked, or this one with the next"),
    ("J", "write the sheet to a file that can be imported"),
    ("G", "write the sheet as a picture to print (SVG)"),
    ("I", "import a sheet from a file"),
    ("Delete", "remove; the file goes to the removed ones"),
    ("N", "a new life"),
    ("+ −, K, F1, H", "larger, smaller; sound off or on; this page"),
    ("Esc", "close what is open; back to the title"),
];

/// The question before somebody is removed.
pub const REMOVE: [(&str, LibraryAction); 2] = [
    ("No, keep them", LibraryAction::OpenDialog(LibraryDialog::Nothing)),
    ("Yes, remove them", LibraryAction::Remove),
];

/// Turns the keys of this frame into actions.
pub fn pressed(
    ctx: &Context,
    library_ui: &LibraryUi,
    tables: &Tables,
    affairs: &Affairs,
) -> Vec<CareerAction> {
    ctx.input(|input| {
        let actions = match &library_ui.dialog {
            LibraryDialog::Nothing => return on_the_list(input, library_ui, tables),
            LibraryDialog::Search => searching(input, library_ui),
            LibraryDialog::Rename(name) => typing(input, || LibraryAction::Rename(name.clone())),
            LibraryDialog::Tag(tag) => typing(input, || LibraryAction::Tag(tag.clone())),
            LibraryDialog::Import(path) => typing(input, || LibraryAction::Import(path.clone())),
            LibraryDialog::Remove { selected } => removing(input, *selected),
            LibraryDialog::Compare => closing(input, &[Key::C, Key::Enter]),
            LibraryDialog::Affairs(spot) => downtime::pressed(input, library_ui, affairs, *spot),
            LibraryDialog::Title { selected } => {
                called::pressed(input, library_ui, tables, *selected)
            }
            LibraryDialog::Keys => closing(input, &[Key::F1, Key::H, Key::Enter]),
        };
        actions.into_iter().map(CareerAction::Library).collect()
    })
}

/// Without tables there is nothing to do but to go back.
pub fn without_tables(ctx: &Context) -> Vec<CareerAction> {
    let left = ctx.input(|input| struck(input, Key::Escape));
    left.then_some(CareerAction::Leave).into_iter().collect()
}

fn on_the_list(input: &InputState, library_ui: &LibraryUi, tables: &Tables) -> Vec<CareerAction> {
    let struck_now = keys::struck_of(input, letters(library_ui, tables));
    let mut actions: Vec<CareerAction> = struck_now.map(CareerAction::Library).collect();
    actions.extend(walked(input, library_ui).map(CareerAction::Library));
    actions.extend(struck(input, Key::Escape).then_some(CareerAction::Leave));
    actions.extend(keys::scale(input).map(CareerAction::Scale));
    actions
}

/// The action of each key now.
fn letters(library_ui: &LibraryUi, tables: &Tables) -> Vec<(Key, LibraryAction)> {
    let open_dialog = |dialog: LibraryDialog| LibraryAction::OpenDialog(dialog);
    let mut all = vec![
        (Key::F, open_dialog(LibraryDialog::Search)),
        (Key::Slash, open_dialog(LibraryDialog::Search)),
        (Key::I, open_dialog(LibraryDialog::Import(String::new()))),
        (Key::N, LibraryAction::NewLife),
        (Key::F1, open_dialog(LibraryDialog::Keys)),
        (Key::H, open_dialog(LibraryDialog::Keys)),
    ];
    if let Some(who) = library_ui.shown::<CallQuery>() {
        let name = who.identity.name.clone();
        all.extend([
            (Key::A, open_dialog(LibraryDialog::Affairs(DowntimeRow::default()))),
            (Key::Y, open_dialog(called::open(&who, tables))),
            (Key::R, open_dialog(LibraryDialog::Rename(name))),
            (Key::T, open_dialog(LibraryDialog::Tag(String::new()))),
            (Key::Space, LibraryAction::Mark(library_ui.chosen)),
            (Key::C, open_dialog(LibraryDialog::Compare)),
            (Key::J, LibraryAction::Export),
            (Key::G, LibraryAction::Picture),
            (Key::Delete, open_dialog(LibraryDialog::Remove { selected: 0 })),
            (Key::Backspace, open_dialog(LibraryDialog::Remove { selected: 0 })),
        ]);
    }
    all
}

fn walked(input: &InputState, library_ui: &LibraryUi) -> Option<LibraryAction> {
    let count = library_ui.people.len() as isize;
    let pages = input.num_presses(Key::PageDown) as isize - input.num_presses(Key::PageUp) as isize;
    let steps = step(input) + pages * 8;
    let next = (library_ui.chosen as isize + steps).clamp(0, (count - 1).max(0));
    (steps != 0 && count > 0).then_some(LibraryAction::Choose(next as usize))
}

/// Letters go into the search line.
fn searching(input: &InputState, library_ui: &LibraryUi) -> Vec<LibraryAction> {
    let back = [Key::Enter, Key::Escape, Key::ArrowDown].iter().any(|key| struck(input, *key));
    let empties = struck(input, Key::Escape) && !library_ui.search.is_empty();
    let empty = empties.then(|| LibraryAction::Search(String::new()));
    let close = back.then_some(LibraryAction::OpenDialog(LibraryDialog::Nothing));
    empty.into_iter().chain(close).collect()
}

fn typing(input: &InputState, done: impl FnOnce() -> LibraryAction) -> Vec<LibraryAction> {
    if struck(input, Key::Enter) {
        return vec![done()];
    }
    closing(input, &[])
}

fn closing(input: &InputState, keys: &[Key]) -> Vec<LibraryAction> {
    keys::closing_with(input, keys, LibraryAction::OpenDialog(LibraryDialog::Nothing))
}

fn removing(input: &InputState, selected: usize) -> Vec<LibraryAction> {
    if struck(input, Key::Enter) {
        return vec![REMOVE[selected].1.clone()];
    }
    match keys::moved(input, selected, REMOVE.len()) {
        Some(selected) => vec![LibraryAction::OpenDialog(LibraryDialog::Remove { selected })],
        None => closing(input, &[]),
    }
}
