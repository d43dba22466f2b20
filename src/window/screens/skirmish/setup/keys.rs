//! The keyboard on the page that sets a fight up.

use bevy_egui::egui::{InputState, Key};

use super::form::{FightSetup, FightSetupAction, FightSetupDialog, HOUSE, Row};
use crate::window::ui::keys::{self, step, struck};

/// The keys as the help lists them.
pub const HELP: [(&str, &str); 8] = [
    ("↑ ↓, Tab", "move through the rows; a scenario is shown at once"),
    ("← →", "turn the row"),
    ("Enter", "begin the fight; open what belongs to the row"),
    ("0 … 9", "the seed, on its row"),
    ("B", "the rulebook"),
    ("+ −", "larger, smaller"),
    ("F1, H, K", "this page; sound off or on"),
    ("Esc", "close what is open; back to the title"),
];

/// Turns the keys of this frame into actions.
pub fn on_the_page(
    input: &InputState,
    setup: &FightSetup,
    families: usize,
) -> Vec<FightSetupAction> {
    let mut actions = match setup.dialog {
        FightSetupDialog::Nothing => in_the_rows(input, setup),
        FightSetupDialog::House { selected } => {
            let at = |selected| FightSetupDialog::House { selected };
            in_a_list(input, [selected, HOUSE.len()], at, FightSetupAction::House)
        }
        FightSetupDialog::People { selected } => {
            let at = |selected| FightSetupDialog::People { selected };
            in_a_list(input, [selected, setup.people.len()], at, FightSetupAction::Send)
        }
        FightSetupDialog::Keys => closing(input, &[Key::F1, Key::H, Key::Enter]),
        FightSetupDialog::Rules => in_the_rulebook(input, setup, families),
    };
    if let Some(factor) = keys::scale(input).filter(|_| setup.dialog != FightSetupDialog::Rules) {
        actions.push(FightSetupAction::Scale(factor));
    }
    actions
}

fn in_the_rows(input: &InputState, setup: &FightSetup) -> Vec<FightSetupAction> {
    let mut actions = Vec::new();
    let steps = step(input) + keys::tabbed(input);
    let across = keys::step_across(input);
    let plain = [
        (Key::Enter, of_the_row(setup.selected)),
        (Key::F1, FightSetupAction::Open(FightSetupDialog::Keys)),
        (Key::H, FightSetupAction::Open(FightSetupDialog::Keys)),
        (Key::B, FightSetupAction::Open(FightSetupDialog::Rules)),
        (Key::Escape, FightSetupAction::Leave),
    ];
    actions.extend(keys::struck_of(input, plain));
    if steps != 0 {
        actions.push(FightSetupAction::Walk(steps));
    }
    if across != 0 {
        actions.push(FightSetupAction::Turn(setup.selected, across));
    }
    if setup.selected == Row::Seed {
        actions.extend(typed(input, &setup.seed));
    }
    actions
}

/// The action of Enter on a row.
pub fn of_the_row(row: Row) -> FightSetupAction {
    match row {
        Row::Continue => FightSetupAction::Continue,
        Row::Scenario(_) | Row::Seed | Row::Begin => FightSetupAction::Begin,
        Row::Rules | Row::Command | Row::Against => FightSetupAction::Turn(row, 1),
        Row::People => FightSetupAction::Open(FightSetupDialog::People { selected: 0 }),
        Row::House => FightSetupAction::Open(FightSetupDialog::House { selected: 0 }),
    }
}

/// Digits of the seed.
fn typed(input: &InputState, seed: &str) -> Option<FightSetupAction> {
    if let Some(digit) = keys::digit(input).filter(|_| seed.len() < 19) {
        return Some(FightSetupAction::Seed(format!("{seed}{}", (digit + 1) % 10)));
    }
    let back = struck(input, Key::Backspace);
    back.then(|| FightSetupAction::Seed(seed[..seed.len().saturating_sub(1)].to_owned()))
}

fn in_a_list(
    input: &InputState,
    [selected, count]: [usize; 2],
    at: fn(usize) -> FightSetupDialog,
    action: fn(usize) -> FightSetupAction,
) -> Vec<FightSetupAction> {
    if count > 0 && keys::confirmed(input) {
        return vec![action(selected)];
    }
    match keys::moved(input, selected, count) {
        Some(next) => vec![FightSetupAction::Open(at(next))],
        None => closing(input, &[]),
    }
}

fn closing(input: &InputState, keys: &[Key]) -> Vec<FightSetupAction> {
    keys::closing_with(input, keys, FightSetupAction::Open(FightSetupDialog::Nothing))
}

fn in_the_rulebook(
    input: &InputState,
    setup: &FightSetup,
    families: usize,
) -> Vec<FightSetupAction> {
    let close = FightSetupAction::Open(FightSetupDialog::Nothing);
    keys::turning_pages(input, &setup.book, families, FightSetupAction::Book, close)
}
