//! The keyboard on the Referee's desk: every key in one place, as deeds.

use bevy_egui::egui::{InputState, Key};

use super::{
    examples,
    state::{Deed, Over, Page, Referee},
};
use crate::{
    players,
    window::{
        keys::{self, step, struck},
        table_ui::{Act, Reading},
    },
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

/// What the keys pressed in this frame ask for.
pub fn pressed(input: &InputState, referee: &Referee, families: usize) -> Vec<Deed> {
    match referee.over {
        Over::Nothing => in_the_rows(input, referee),
        Over::Keys => closing(input, &[Key::F1, Key::Enter]),
        Over::Rules => in_the_rulebook(input, referee, families),
    }
}

fn in_the_rows(input: &InputState, referee: &Referee) -> Vec<Deed> {
    let page = referee.entries.page;
    let other = if page == Page::Task { Page::Check } else { Page::Task };
    let next = (referee.example + 1) % examples::names(page).len();
    let single = [
        (Key::Enter, Deed::Throw),
        (Key::F1, Deed::Open(Over::Keys)),
        (Key::F2, Deed::Page(other)),
        (Key::F3, Deed::Example(next)),
        (Key::F5, Deed::SameDice),
        (Key::F6, Deed::NextRule),
        (Key::PageUp, Deed::Leaf(-1)),
        (Key::PageDown, Deed::Leaf(1)),
        (Key::Escape, Deed::Leave),
    ];
    let mut deeds: Vec<Deed> =
        single.into_iter().filter(|(key, _)| struck(input, *key)).map(|(_, deed)| deed).collect();
    if struck(input, Key::F4) {
        deeds.push(Deed::NewSeed(players::fresh_seed()));
    }
    let tab = input.num_presses(Key::Tab) as isize;
    let steps = step(input) + if input.modifiers.shift { -tab } else { tab };
    if steps != 0 {
        deeds.push(Deed::Walk(steps));
    }
    if referee.entries.clone().text(referee.lit).is_none() {
        deeds.extend(on_a_row_that_turns(input, referee));
    }
    deeds
}

fn on_a_row_that_turns(input: &InputState, referee: &Referee) -> Option<Deed> {
    let across =
        input.num_presses(Key::ArrowRight) as isize - input.num_presses(Key::ArrowLeft) as isize;
    if across != 0 {
        return Some(Deed::Turn(referee.lit, across));
    }
    match keys::scale(input) {
        Some(Act::Scale(factor)) => Some(Deed::Scale(factor)),
        _ => None,
    }
}

fn closing(input: &InputState, keys: &[Key]) -> Vec<Deed> {
    let close = struck(input, Key::Escape) || keys.iter().any(|&key| struck(input, key));
    if close { vec![Deed::Open(Over::Nothing)] } else { Vec::new() }
}

/// Up and down turn to the next family; letters go to the search field.
fn in_the_rulebook(input: &InputState, referee: &Referee, families: usize) -> Vec<Deed> {
    if struck(input, Key::F6) {
        return vec![Deed::NextRule];
    }
    let steps = step(input);
    if steps == 0 {
        return closing(input, &[]);
    }
    let count = families.max(1) as isize;
    let family = (referee.book.family as isize + steps).rem_euclid(count) as usize;
    vec![Deed::Book(Reading { family, ..Reading::default() })]
}
