//! The keyboard at the deck builder: every key in one place; each key is an action.

use bevy_egui::egui::{Event, InputState, Key};

use super::{
    action::{DeckEditorAction, DeckEditorDialog, Export, Pane},
    deck_editor::DeckEditor,
};
use crate::window::ui::keys::{moved, step, step_across};
use crate::{builder::Sort, data::Library};

/// The keys as the help lists them.
pub const HELP: [(&str, &str); 18] = [
    ("/, F", "search; Enter or ↓ goes to what was found, Esc empties the line"),
    ("", "words, type:crew, skill:pilot+, cost<=3, text:\"draw\", -trait:officer, a or b"),
    ("↑ ↓, PgUp PgDn", "through the list"),
    ("Tab", "from the pool to the deck and back"),
    ("← →", "in the pool, the next type of card"),
    ("Enter, +", "one copy more; a ship takes the place of the ship"),
    ("Backspace, −", "one copy fewer"),
    ("U, Y", "take back, make again, as Ctrl+Z and Ctrl+Y do; also a deck that was deleted"),
    ("V", "read the card large"),
    ("S", "order the pool by type, name, cost or expense value"),
    ("O, < >", "another deck"),
    ("N, C, X", "a new deck, a copy of this one, delete this one"),
    ("R", "name and plan"),
    ("I, E", "import, export; Ctrl+V and Ctrl+C do it by the clipboard"),
    ("W", "every reason why it may not be played"),
    ("P", "play with it"),
    ("Ctrl + −, K, F1, H", "larger, smaller; sound off or on; this page"),
    ("Esc", "close what is open; back to the title"),
];

/// The question before a deck is deleted.
pub const DELETE: [(&str, DeckEditorAction); 3] = [
    ("No, keep it", DeckEditorAction::OpenDialog(DeckEditorDialog::Nothing)),
    ("Take all cards out but the ship", DeckEditorAction::Clear),
    ("Yes, delete it", DeckEditorAction::Delete),
];

/// How a deck can leave.
pub const EXPORTS: [(&str, Export); 3] = [
    ("The list to the clipboard", Export::Clipboard),
    ("The list as a file", Export::List),
    ("The deck as a deck file", Export::Deck),
];

/// Turns the keys of this frame into actions.
pub fn pressed(
    input: &InputState,
    deck_editor: &DeckEditor,
    library: &Library,
) -> Vec<DeckEditorAction> {
    match &deck_editor.dialog {
        DeckEditorDialog::Nothing => at_the_bench(input, deck_editor, library),
        DeckEditorDialog::Search => searching(input, deck_editor),
        DeckEditorDialog::Name { name, plan, plan_selected } => {
            naming(input, name, plan, *plan_selected)
        }
        DeckEditorDialog::Import(text, _) => importing(input, text),
        DeckEditorDialog::Export { selected } => exporting(input, *selected),
        DeckEditorDialog::Delete { selected } => deleting(input, *selected),
        DeckEditorDialog::Decks { selected } => decks(input, *selected, library.decks.len()),
        DeckEditorDialog::Reasons => closing(input, &[Key::W, Key::Enter]),
        DeckEditorDialog::Read => reading(input),
        DeckEditorDialog::Keys => closing(input, &[Key::F1, Key::H, Key::Enter]),
    }
}

fn exporting(input: &InputState, selected: usize) -> Vec<DeckEditorAction> {
    let actions = EXPORTS.map(|(_, how)| DeckEditorAction::Export(how));
    in_menu(input, selected, &actions, |selected| DeckEditorDialog::Export { selected })
}

fn deleting(input: &InputState, selected: usize) -> Vec<DeckEditorAction> {
    let actions = DELETE.map(|(_, action)| action);
    in_menu(input, selected, &actions, |selected| DeckEditorDialog::Delete { selected })
}

fn decks(input: &InputState, selected: usize, count: usize) -> Vec<DeckEditorAction> {
    let actions: Vec<DeckEditorAction> = (0..count).map(DeckEditorAction::Open).collect();
    in_menu(input, selected, &actions, |selected| DeckEditorDialog::Decks { selected })
}

/// Whether a key went down in this frame, with the Ctrl key or without it.
fn hit(input: &InputState, wanted: Key, ctrl: bool, repeats: bool) -> bool {
    input.events.iter().any(|event| {
        let Event::Key { key, pressed: true, repeat, modifiers, .. } = event else { return false };
        *key == wanted && modifiers.command == ctrl && (repeats || !repeat)
    })
}

fn at_the_bench(
    input: &InputState,
    deck_editor: &DeckEditor,
    library: &Library,
) -> Vec<DeckEditorAction> {
    let mut actions: Vec<DeckEditorAction> = letters(deck_editor, library)
        .into_iter()
        .filter(|(key, _)| hit(input, *key, false, false))
        .map(|(_, action)| action)
        .collect();
    actions.extend(with_ctrl(input));
    actions.extend(on_the_selected_line(input, deck_editor, library));
    actions.extend(walked(input, deck_editor));
    actions
}

fn letters(deck_editor: &DeckEditor, library: &Library) -> Vec<(Key, DeckEditorAction)> {
    let open = DeckEditorAction::OpenDialog;
    let name = DeckEditorDialog::naming(&deck_editor.draft);
    let other = if deck_editor.pane == Pane::Pool { Pane::Deck } else { Pane::Pool };
    let at = Sort::ALL.iter().position(|&sort| sort == deck_editor.sort).unwrap_or(0);
    let selected = deck_editor.number(library).unwrap_or(0);
    vec![
        (Key::Slash, open(DeckEditorDialog::Search)),
        (Key::F, open(DeckEditorDialog::Search)),
        (Key::Tab, DeckEditorAction::Pane(other)),
        (Key::V, open(DeckEditorDialog::Read)),
        (Key::S, DeckEditorAction::Sort(Sort::ALL[(at + 1) % Sort::ALL.len()])),
        (Key::O, open(DeckEditorDialog::Decks { selected })),
        (Key::Comma, DeckEditorAction::Next(-1)),
        (Key::Period, DeckEditorAction::Next(1)),
        (Key::U, DeckEditorAction::Undo),
        (Key::Y, DeckEditorAction::Redo),
        (Key::N, DeckEditorAction::New),
        (Key::C, DeckEditorAction::Copy),
        (Key::X, open(DeckEditorDialog::Delete { selected: 0 })),
        (Key::R, open(name)),
        (Key::I, open(DeckEditorDialog::Import(String::new(), None))),
        (Key::E, open(DeckEditorDialog::Export { selected: 0 })),
        (Key::W, open(DeckEditorDialog::Reasons)),
        (Key::P, DeckEditorAction::Play),
        (Key::F1, open(DeckEditorDialog::Keys)),
        (Key::H, open(DeckEditorDialog::Keys)),
        (Key::Questionmark, open(DeckEditorDialog::Keys)),
        (Key::Escape, DeckEditorAction::Leave),
    ]
}

/// With Ctrl: back and again, the clipboard, the scale.
fn with_ctrl(input: &InputState) -> Vec<DeckEditorAction> {
    let held = |key: Key| hit(input, key, true, true);
    let back = if input.modifiers.shift { DeckEditorAction::Redo } else { DeckEditorAction::Undo };
    let larger = DeckEditorAction::Scale(1.05);
    let keys = [
        (held(Key::Z), back),
        (held(Key::Y), DeckEditorAction::Redo),
        (hit(input, Key::S, true, false), DeckEditorAction::Save),
        (held(Key::Plus) || held(Key::Equals), larger),
        (held(Key::Minus), DeckEditorAction::Scale(1.0 / 1.05)),
    ];
    let keys = keys.into_iter().filter(|(hit, _)| *hit).map(|(_, action)| action);
    keys.chain(input.events.iter().filter_map(by_clipboard)).collect()
}

/// What is pasted is a list of cards to be read; what is copied is the deck.
fn by_clipboard(event: &Event) -> Option<DeckEditorAction> {
    if let Event::Paste(text) = event {
        let dialog = DeckEditorDialog::Import(text.clone(), None);
        return Some(DeckEditorAction::OpenDialog(dialog));
    }
    matches!(event, Event::Copy).then_some(DeckEditorAction::Export(Export::Clipboard))
}

fn on_the_selected_line(
    input: &InputState,
    deck_editor: &DeckEditor,
    library: &Library,
) -> Vec<DeckEditorAction> {
    let Some(id) = deck_editor.selected_id(library) else { return Vec::new() };
    let any = |keys: &[Key]| keys.iter().any(|&key| hit(input, key, false, true));
    let mut actions = Vec::new();
    if any(&[Key::Enter, Key::Plus, Key::Equals, Key::Space]) {
        actions.push(DeckEditorAction::Add(id.clone()));
    }
    if any(&[Key::Backspace, Key::Minus, Key::Delete]) {
        actions.push(DeckEditorAction::Remove(id));
    }
    actions
}

fn walked(input: &InputState, deck_editor: &DeckEditor) -> Option<DeckEditorAction> {
    let (across, steps) = (step_across(input), steps(input));
    if across != 0 && deck_editor.pane == Pane::Pool {
        return Some(DeckEditorAction::Types(across));
    }
    (steps != 0).then_some(DeckEditorAction::Walk(steps))
}

/// Up and down, by pages, and to either end.
fn steps(input: &InputState) -> isize {
    let held = |key: Key| input.num_presses(key) as isize;
    let pages = held(Key::PageDown) - held(Key::PageUp);
    let ends = held(Key::End) - held(Key::Home);
    step(input) + pages * 15 + ends * (isize::MAX / 2)
}

/// Letters go into the search line; ↑ and ↓ walk through what it finds.
fn searching(input: &InputState, deck_editor: &DeckEditor) -> Vec<DeckEditorAction> {
    let close = || DeckEditorAction::OpenDialog(DeckEditorDialog::Nothing);
    if hit(input, Key::Escape, false, false) {
        let empty =
            (!deck_editor.search.is_empty()).then(|| DeckEditorAction::Search(String::new()));
        return empty.into_iter().chain([close()]).collect();
    }
    let back = [Key::Enter, Key::ArrowDown, Key::Tab];
    back.iter().any(|&key| hit(input, key, false, false)).then(close).into_iter().collect()
}

fn naming(
    input: &InputState,
    name: &str,
    plan: &str,
    plan_selected: bool,
) -> Vec<DeckEditorAction> {
    if hit(input, Key::Enter, false, false) {
        return vec![DeckEditorAction::Name(name.to_owned(), plan.to_owned())];
    }
    let over = [Key::Tab, Key::ArrowDown, Key::ArrowUp];
    if over.iter().any(|&key| hit(input, key, false, false)) {
        let (name, plan) = (name.to_owned(), plan.to_owned());
        return vec![DeckEditorAction::OpenDialog(DeckEditorDialog::Name {
            name,
            plan,
            plan_selected: !plan_selected,
        })];
    }
    closing(input, &[])
}

/// Enter writes another line; with Ctrl it takes the list, and so does F2.
fn importing(input: &InputState, text: &str) -> Vec<DeckEditorAction> {
    if hit(input, Key::Enter, true, false) || hit(input, Key::F2, false, false) {
        return vec![DeckEditorAction::Import(text.to_owned())];
    }
    closing(input, &[])
}

fn in_menu(
    input: &InputState,
    selected: usize,
    actions: &[DeckEditorAction],
    at: fn(usize) -> DeckEditorDialog,
) -> Vec<DeckEditorAction> {
    if hit(input, Key::Enter, false, false) || hit(input, Key::Space, false, false) {
        return actions.get(selected).cloned().into_iter().collect();
    }
    match moved(input, selected, actions.len()) {
        Some(next) => vec![DeckEditorAction::OpenDialog(at(next))],
        None => closing(input, &[]),
    }
}

fn reading(input: &InputState) -> Vec<DeckEditorAction> {
    match step(input) {
        0 => closing(input, &[Key::V, Key::Enter, Key::Space]),
        steps => vec![DeckEditorAction::Walk(steps)],
    }
}

fn closing(input: &InputState, keys: &[Key]) -> Vec<DeckEditorAction> {
    let close = keys.iter().chain([&Key::Escape]).any(|&key| hit(input, key, false, false));
    if close { vec![DeckEditorAction::OpenDialog(DeckEditorDialog::Nothing)] } else { Vec::new() }
}
