//! The keyboard on the careers screen: every key in one place; each key is an action.

use bevy_egui::egui::{Context, InputState, Key};

use super::{
    career_ui::{CareerAction, CareerDialog, CareerUi},
    guide, instead,
    living::Living,
    menus::{FAREWELL, NEW, Row, WISH},
    question,
};
use crate::window::ui::keys::{self, PAGE, confirmed, digit, moved, paged, struck};

/// The keys as the help lists them.
pub const HELP: [(&str, &str); 15] = [
    ("1 … 9, 0", "take the option with that number"),
    ("↑ ↓, PgUp PgDn", "move through the options"),
    ("Enter, Space", "take the highlighted option; the next throw"),
    ("X", "show everything that happened at once"),
    ("U", "take the last decision back, and the one before"),
    ("W", "live by a wish: one step, or to the end"),
    ("E", "give the person a name"),
    ("N", "a new life"),
    ("R", "the rules of the next life"),
    ("S", "keep a life that is over in the library"),
    ("P", "the library of people"),
    ("L, B", "everything that happened; the rulebook"),
    ("Left click", "anything; a rule's id opens the rulebook there"),
    ("+ −, K, F1, H", "larger, smaller; sound off or on; this page"),
    ("Esc", "close what is open; back to the title"),
];

/// Turns the keys of this frame into actions, while a life is under way.
pub fn at_life(
    ctx: &Context,
    living: &Living,
    career_ui: &CareerUi,
    families: usize,
) -> Vec<CareerAction> {
    ctx.input(|input| {
        let mut actions = match &career_ui.dialog {
            CareerDialog::Nothing => on_the_life(input, living, career_ui),
            CareerDialog::Name(name) => naming(input, name),
            CareerDialog::Wish { selected } => in_menu(input, *selected, &WISH, wish),
            CareerDialog::New { selected } => in_menu(input, *selected, NEW, new),
            CareerDialog::Farewell { selected } => in_menu(input, *selected, FAREWELL, farewell),
            CareerDialog::Instead { next, selected } => {
                let (next, rows) = (*next, instead::rows(living, *next));
                let at = |selected| CareerDialog::Instead { next, selected };
                in_menu(input, *selected, &rows, at)
            }
            CareerDialog::Log => closing(input, &[Key::L]),
            CareerDialog::Keys => closing(input, &[Key::F1, Key::H, Key::Enter]),
            CareerDialog::Rules => in_the_rulebook(input, career_ui, families),
        };
        let scaled = keys::scale(input).filter(|_| !types(&career_ui.dialog));
        actions.extend(scaled.map(CareerAction::Scale));
        actions
    })
}

fn wish(selected: usize) -> CareerDialog {
    CareerDialog::Wish { selected }
}

fn new(selected: usize) -> CareerDialog {
    CareerDialog::New { selected }
}

fn farewell(selected: usize) -> CareerDialog {
    CareerDialog::Farewell { selected }
}

/// Whether letters and signs are typed there.
fn types(dialog: &CareerDialog) -> bool {
    matches!(dialog, CareerDialog::Name(_) | CareerDialog::Wish { .. } | CareerDialog::Rules)
}

fn on_the_life(input: &InputState, living: &Living, career_ui: &CareerUi) -> Vec<CareerAction> {
    if let Some(action) = in_the_lesson(input, living, career_ui) {
        return vec![action];
    }
    let over = living.is_over();
    let mut actions: Vec<CareerAction> = keys::struck_of(input, letters(living)).collect();
    if struck(input, Key::W) && !over {
        actions.push(CareerAction::Open(wish(0)));
    }
    if living.is_telling() {
        let on = confirmed(input) || struck(input, Key::ArrowRight);
        actions.extend(on.then_some(CareerAction::Next { by_hand: true }));
    } else if over {
        actions.extend(at_the_end(input, living, career_ui));
    } else {
        let count = living.question().map_or(0, |choice| choice.options.len());
        actions.extend(in_the_list(input, career_ui, count, CareerAction::Take));
    }
    actions
}

/// Escape asks whether the guide is to be left, Enter goes on from what only wants to be read.
fn in_the_lesson(
    input: &InputState,
    living: &Living,
    career_ui: &CareerUi,
) -> Option<CareerAction> {
    let told = guide::lesson(living, career_ui)?;
    if struck(input, Key::Escape) {
        return Some(CareerAction::Open(farewell(0)));
    }
    let read = confirmed(input) && career_ui.settled && !told.lesson.until_answered;
    read.then_some(CareerAction::GoOn)
}

/// What a letter does in this life.
fn letters(living: &Living) -> [(Key, CareerAction); 12] {
    let open = CareerAction::Open;
    let another = if living.is_over() { CareerAction::Another } else { open(new(0)) };
    [
        (Key::X, CareerAction::All),
        (Key::U, CareerAction::Undo),
        (Key::E, open(CareerDialog::Name(living.setup.name.clone()))),
        (Key::L, open(CareerDialog::Log)),
        (Key::B, open(CareerDialog::Rules)),
        (Key::F1, open(CareerDialog::Keys)),
        (Key::H, open(CareerDialog::Keys)),
        (Key::Questionmark, open(CareerDialog::Keys)),
        (Key::R, CareerAction::Setup),
        (Key::P, CareerAction::People),
        (Key::N, another),
        (Key::Escape, CareerAction::Leave),
    ]
}

/// The numbered rows of the end, and their letters.
fn at_the_end(input: &InputState, living: &Living, career_ui: &CareerUi) -> Option<CareerAction> {
    let rows = question::endings(living, career_ui.saved);
    let letter = [(Key::S, "S"), (Key::D, "D"), (Key::T, "T")];
    let letter = letter.into_iter().find(|(key, _)| struck(input, *key)).map(|(_, word)| word);
    let struck = letter.and_then(|letter| rows.iter().position(|row| row.0 == letter));
    let taken = match in_the_list(input, career_ui, rows.len(), CareerAction::Take) {
        Some(CareerAction::Take(n)) => Some(n),
        other => return struck.map(|n| rows[n].2.clone()).or(other),
    };
    taken.or(struck).map(|n| rows[n].2.clone())
}

/// Digits, arrows and Enter in a list of so many rows.
pub fn in_the_list(
    input: &InputState,
    career_ui: &CareerUi,
    count: usize,
    take: fn(usize) -> CareerAction,
) -> Option<CareerAction> {
    let (last, page) = (count.checked_sub(1)?, career_ui.selected / PAGE);
    if let Some(digit) = digit(input) {
        let n = page * PAGE + digit;
        return (n < count).then(|| take(n));
    }
    if confirmed(input) && career_ui.settled {
        return Some(take(career_ui.selected.min(last)));
    }
    let next = paged(input, page, count).or(moved(input, career_ui.selected, count));
    next.map(CareerAction::Select)
}

/// Letters go into the name.
fn naming(input: &InputState, name: &str) -> Vec<CareerAction> {
    if struck(input, Key::Enter) {
        return vec![CareerAction::Rename(name.to_owned())];
    }
    closing(input, &[])
}

fn closing(input: &InputState, keys: &[Key]) -> Vec<CareerAction> {
    keys::closing_with(input, keys, CareerAction::Open(CareerDialog::Nothing))
}

fn in_menu(
    input: &InputState,
    selected: usize,
    rows: &[Row],
    at: impl Fn(usize) -> CareerDialog,
) -> Vec<CareerAction> {
    if struck(input, Key::Enter) {
        return vec![rows[selected].1.clone()];
    }
    match moved(input, selected, rows.len()) {
        Some(next) => vec![CareerAction::Open(at(next))],
        None => closing(input, &[]),
    }
}

fn in_the_rulebook(input: &InputState, career_ui: &CareerUi, families: usize) -> Vec<CareerAction> {
    let close = CareerAction::Open(CareerDialog::Nothing);
    keys::turning_pages(input, &career_ui.reading, families, CareerAction::Read, close)
}
