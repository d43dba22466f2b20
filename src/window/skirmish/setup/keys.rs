//! The keyboard on the page that sets a fight up.

use bevy_egui::egui::{InputState, Key};

use super::form::{Deed, FightSetup, HOUSE, Over, Row};
use crate::window::{
    keys::{self, step, struck},
    table_ui::{Act, Reading},
};

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

/// What the keys pressed in this frame ask for.
pub fn on_the_page(input: &InputState, setup: &FightSetup, families: usize) -> Vec<Deed> {
    let mut deeds = match setup.over {
        Over::Nothing => in_the_rows(input, setup),
        Over::House { lit } => {
            in_a_list(input, lit, HOUSE.len(), |lit| Over::House { lit }, Deed::House)
        }
        Over::People { lit } => {
            in_a_list(input, lit, setup.people.len(), |lit| Over::People { lit }, Deed::Send)
        }
        Over::Keys => closing(input, &[Key::F1, Key::H, Key::Enter]),
        Over::Rules => in_the_rulebook(input, setup, families),
    };
    if let Some(Act::Scale(factor)) = keys::scale(input).filter(|_| setup.over != Over::Rules) {
        deeds.push(Deed::Scale(factor));
    }
    deeds
}

fn in_the_rows(input: &InputState, setup: &FightSetup) -> Vec<Deed> {
    let mut deeds = Vec::new();
    let tab = input.num_presses(Key::Tab) as isize;
    let steps = step(input) + if input.modifiers.shift { -tab } else { tab };
    let across =
        input.num_presses(Key::ArrowRight) as isize - input.num_presses(Key::ArrowLeft) as isize;
    let plain = [
        (Key::Enter, of_the_row(setup.lit)),
        (Key::F1, Deed::Open(Over::Keys)),
        (Key::H, Deed::Open(Over::Keys)),
        (Key::B, Deed::Open(Over::Rules)),
        (Key::Escape, Deed::Leave),
    ];
    deeds.extend(plain.into_iter().filter(|(key, _)| struck(input, *key)).map(|(_, deed)| deed));
    if steps != 0 {
        deeds.push(Deed::Walk(steps));
    }
    if across != 0 {
        deeds.push(Deed::Turn(setup.lit, across));
    }
    if setup.lit == Row::Seed {
        deeds.extend(typed(input, &setup.seed));
    }
    deeds
}

/// What Enter does on a row.
pub fn of_the_row(row: Row) -> Deed {
    match row {
        Row::Continue => Deed::Continue,
        Row::Scenario(_) | Row::Seed | Row::Begin => Deed::Begin,
        Row::Rules | Row::Command | Row::Against => Deed::Turn(row, 1),
        Row::People => Deed::Open(Over::People { lit: 0 }),
        Row::House => Deed::Open(Over::House { lit: 0 }),
    }
}

/// Digits of the seed.
fn typed(input: &InputState, seed: &str) -> Option<Deed> {
    let digit = keys::DIGITS.iter().position(|&key| struck(input, key));
    if let Some(digit) = digit.filter(|_| seed.len() < 19) {
        return Some(Deed::Seed(format!("{seed}{}", (digit + 1) % 10)));
    }
    let back = struck(input, Key::Backspace);
    back.then(|| Deed::Seed(seed[..seed.len().saturating_sub(1)].to_owned()))
}

fn in_a_list(
    input: &InputState,
    lit: usize,
    count: usize,
    at: fn(usize) -> Over,
    deed: fn(usize) -> Deed,
) -> Vec<Deed> {
    if count > 0 && (struck(input, Key::Enter) || struck(input, Key::Space)) {
        return vec![deed(lit)];
    }
    let steps = step(input);
    if steps != 0 && count > 0 {
        return vec![Deed::Open(at((lit as isize + steps).rem_euclid(count as isize) as usize))];
    }
    closing(input, &[])
}

fn closing(input: &InputState, keys: &[Key]) -> Vec<Deed> {
    let close = struck(input, Key::Escape) || keys.iter().any(|&key| struck(input, key));
    if close { vec![Deed::Open(Over::Nothing)] } else { Vec::new() }
}

/// Up and down turn to the next family; letters go to the search field.
fn in_the_rulebook(input: &InputState, setup: &FightSetup, families: usize) -> Vec<Deed> {
    let steps = step(input);
    if steps == 0 {
        return closing(input, &[]);
    }
    let count = families.max(1) as isize;
    let family = (setup.book.family as isize + steps).rem_euclid(count) as usize;
    vec![Deed::Book(Reading { family, ..Reading::default() })]
}
