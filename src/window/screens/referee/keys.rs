//! The keyboard on the Referee's desk: every key in one place; each key is an action.

use bevy_egui::egui::{InputState, Key};

use super::{action::RefereeAction, examples, field::Page, state::Referee};
use crate::players;
use crate::window::ui::{
    dialogs::HelpDialog,
    keys::{self, step, struck},
};

/// The keys as the help lists them.
pub const HELP: [(&str, &str); 13] = [
    ("Enter", "throw what stands ready"),
    ("↑ ↓, Tab", "move through the rows"),
    ("← →", "turn the row; in a row that is typed, move in its text"),
    ("Letters, digits", "write in the row"),
    ("F2", "from tasks to checks and back"),
    ("F3", "the next example"),
    ("F4, F5", "other dice; the same dice from the first throw"),
    ("PgUp PgDn", "older and newer throws, and back to what stands ready"),
    ("F6", "the rulebook at the row's rule, then at each rule of the throw"),
    ("Left click", "anything; a rule's id opens the rulebook there"),
    ("+ −", "larger, smaller, on a row that turns"),
    ("F1, K", "this page; sound off or on"),
    ("Esc", "close what is open; back to the title"),
];

/// Turns the keys of this frame into actions.
pub fn pressed(input: &InputState, referee: &Referee, families: usize) -> Vec<RefereeAction> {
    match referee.dialog {
        HelpDialog::Nothing => in_the_rows(input, referee),
        HelpDialog::Keys => closing(input, &[Key::F1, Key::Enter]),
        HelpDialog::Rules => in_the_rulebook(input, referee, families),
    }
}

fn in_the_rows(input: &InputState, referee: &Referee) -> Vec<RefereeAction> {
    let page = referee.entries.page;
    let other = if page == Page::Task { Page::Check } else { Page::Task };
    let next = (referee.example + 1) % examples::names(page).len();
    let single = [
        (Key::Enter, RefereeAction::Throw),
        (Key::F1, RefereeAction::Open(HelpDialog::Keys)),
        (Key::F2, RefereeAction::Page(other)),
        (Key::F3, RefereeAction::Example(next)),
        (Key::F5, RefereeAction::SameDice),
        (Key::F6, RefereeAction::NextRule),
        (Key::PageUp, RefereeAction::Leaf(-1)),
        (Key::PageDown, RefereeAction::Leaf(1)),
        (Key::Escape, RefereeAction::Leave),
    ];
    let mut actions: Vec<RefereeAction> = keys::struck_of(input, single).collect();
    if struck(input, Key::F4) {
        actions.push(RefereeAction::NewSeed(players::fresh_seed()));
    }
    let steps = step(input) + keys::tabbed(input);
    if steps != 0 {
        actions.push(RefereeAction::Walk(steps));
    }
    if referee.entries.clone().text(referee.selected).is_none() {
        actions.extend(on_a_row_that_turns(input, referee));
    }
    actions
}

fn on_a_row_that_turns(input: &InputState, referee: &Referee) -> Option<RefereeAction> {
    let across = keys::step_across(input);
    if across != 0 {
        return Some(RefereeAction::Turn(referee.selected, across));
    }
    keys::scale(input).map(RefereeAction::Scale)
}

fn closing(input: &InputState, keys: &[Key]) -> Vec<RefereeAction> {
    keys::closing_with(input, keys, RefereeAction::Open(HelpDialog::Nothing))
}

fn in_the_rulebook(input: &InputState, referee: &Referee, families: usize) -> Vec<RefereeAction> {
    if struck(input, Key::F6) {
        return vec![RefereeAction::NextRule];
    }
    let close = RefereeAction::Open(HelpDialog::Nothing);
    keys::turning_pages(input, &referee.book, families, RefereeAction::Book, close)
}
