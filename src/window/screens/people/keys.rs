//! The keyboard on the careers screen: every key in one place; each key is an action.

use bevy_egui::egui::{Context, InputState, Key};

use super::{
    career_ui::{CareerAction, CareerDialog, CareerUi},
    guide, instead,
    living::Living,
    menus::{FAREWELL, NEW, WISH},
    question,
};
use crate::window::ui::keys::{self, DIGITS, PAGE, step, struck};

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
            CareerDialog::Wish { selected } => in_menu(
                input,
                *selected,
                WISH.len(),
                |selected| CareerDialog::Wish { selected },
                |n| WISH[n].1.clone(),
            ),
            CareerDialog::New { selected } => in_menu(
                input,
                *selected,
                NEW.len(),
                |selected| CareerDialog::New { selected },
                |n| NEW[n].1.clone(),
            ),
            CareerDialog::Instead { next, selected } => {
                let (rows, next) = (instead::rows(living, *next), *next);
                in_menu(
                    input,
                    *selected,
                    rows.len(),
                    |selected| CareerDialog::Instead { next, selected },
                    |n| rows[n].1.clone(),
                )
            }
            CareerDialog::Farewell { selected } => in_menu(
                input,
                *selected,
                FAREWELL.len(),
                |selected| CareerDialog::Farewell { selected },
                |n| FAREWELL[n].1.clone(),
            ),
            CareerDialog::Log => closing(input, &[Key::L]),
            CareerDialog::Keys => closing(input, &[Key::F1, Key::H, Key::Enter]),
            CareerDialog::Rules => in_the_rulebook(input, career_ui, families),
        };
        if let Some(factor) = keys::scale(input).filter(|_| !types(&career_ui.dialog)) {
            actions.push(CareerAction::Scale(factor));
        }
        actions
    })
}

/// Whether letters and signs are typed there.
fn types(dialog: &CareerDialog) -> bool {
    matches!(dialog, CareerDialog::Name(_) | CareerDialog::Wish { .. } | CareerDialog::Rules)
}

fn on_the_life(input: &InputState, living: &Living, career_ui: &CareerUi) -> Vec<CareerAction> {
    if let Some(told) = guide::lesson(living, career_ui) {
        if struck(input, Key::Escape) {
            return vec![CareerAction::Open(CareerDialog::Farewell { selected: 0 })];
        }
        if confirmed(input) && career_ui.settled && !told.lesson.until_answered {
            return vec![CareerAction::GoOn];
        }
    }
    let mut actions = Vec::new();
    let over = living.is_over();
    let letters = [
        (Key::X, CareerAction::All),
        (Key::U, CareerAction::Undo),
        (Key::E, CareerAction::Open(CareerDialog::Name(living.setup.name.clone()))),
        (Key::L, CareerAction::Open(CareerDialog::Log)),
        (Key::B, CareerAction::Open(CareerDialog::Rules)),
        (Key::F1, CareerAction::Open(CareerDialog::Keys)),
        (Key::H, CareerAction::Open(CareerDialog::Keys)),
        (Key::Questionmark, CareerAction::Open(CareerDialog::Keys)),
        (Key::R, CareerAction::Setup),
        (Key::P, CareerAction::People),
        (
            Key::N,
            if over {
                CareerAction::Another
            } else {
                CareerAction::Open(CareerDialog::New { selected: 0 })
            },
        ),
        (Key::Escape, CareerAction::Leave),
    ];
    actions.extend(keys::struck_of(input, letters));
    if struck(input, Key::W) && !over {
        actions.push(CareerAction::Open(CareerDialog::Wish { selected: 0 }));
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

fn confirmed(input: &InputState) -> bool {
    struck(input, Key::Enter) || struck(input, Key::Space)
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
    if count == 0 {
        return None;
    }
    if let Some(digit) = DIGITS.iter().position(|&key| struck(input, key)) {
        let n = career_ui.selected / PAGE * PAGE + digit;
        return (n < count).then(|| take(n));
    }
    if confirmed(input) && career_ui.settled {
        return Some(take(career_ui.selected.min(count - 1)));
    }
    let pages = input.num_presses(Key::PageDown) as isize - input.num_presses(Key::PageUp) as isize;
    if pages != 0 {
        let page = (career_ui.selected / PAGE) as isize + pages;
        return Some(CareerAction::Select(
            page.clamp(0, ((count - 1) / PAGE) as isize) as usize * PAGE,
        ));
    }
    let steps = step(input);
    let next = (career_ui.selected as isize + steps).rem_euclid(count as isize) as usize;
    (steps != 0).then_some(CareerAction::Select(next))
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
    rows: usize,
    at: impl Fn(usize) -> CareerDialog,
    action: impl Fn(usize) -> CareerAction,
) -> Vec<CareerAction> {
    if struck(input, Key::Escape) {
        return vec![CareerAction::Open(CareerDialog::Nothing)];
    }
    if struck(input, Key::Enter) {
        return vec![action(selected)];
    }
    let steps = step(input);
    let next = (selected as isize + steps).rem_euclid(rows as isize) as usize;
    if steps == 0 { Vec::new() } else { vec![CareerAction::Open(at(next))] }
}

fn in_the_rulebook(input: &InputState, career_ui: &CareerUi, families: usize) -> Vec<CareerAction> {
    let close = CareerAction::Open(CareerDialog::Nothing);
    keys::turning_pages(input, &career_ui.reading, families, CareerAction::Read, close)
}
