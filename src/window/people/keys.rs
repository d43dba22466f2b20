//! The keyboard on the careers screen: every key in one place, as deeds.

use bevy_egui::egui::{Context, InputState, Key};

use super::{
    career_ui::{CareerUi, Deed, Over},
    living::Living,
    over::{NEW, WISH},
    question,
};
use crate::window::{
    keys::{self, DIGITS, step, struck},
    table_ui::{Act, PAGE, Reading},
};

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

/// What the keys pressed in this frame ask for, while a life is on the table.
pub fn at_life(ctx: &Context, living: &Living, career_ui: &CareerUi, families: usize) -> Vec<Deed> {
    ctx.input(|input| {
        let mut deeds = match &career_ui.over {
            Over::Nothing => on_the_life(input, living, career_ui),
            Over::Name(name) => naming(input, name),
            Over::Wish { lit } => {
                in_menu(input, *lit, WISH.len(), |lit| Over::Wish { lit }, |n| WISH[n].1.clone())
            }
            Over::New { lit } => {
                in_menu(input, *lit, NEW.len(), |lit| Over::New { lit }, |n| NEW[n].1.clone())
            }
            Over::Log => closing(input, &[Key::L]),
            Over::Keys => closing(input, &[Key::F1, Key::H, Key::Enter]),
            Over::Rules => in_the_rulebook(input, career_ui, families),
        };
        if let Some(Act::Scale(factor)) = keys::scale(input).filter(|_| !types(&career_ui.over)) {
            deeds.push(Deed::Scale(factor));
        }
        deeds
    })
}

/// Whether letters and signs are typed there.
fn types(over: &Over) -> bool {
    matches!(over, Over::Name(_) | Over::Wish { .. } | Over::Rules)
}

fn on_the_life(input: &InputState, living: &Living, career_ui: &CareerUi) -> Vec<Deed> {
    let mut deeds = Vec::new();
    let over = living.is_over();
    let letters = [
        (Key::X, Deed::All),
        (Key::U, Deed::Undo),
        (Key::E, Deed::Open(Over::Name(living.setup.name.clone()))),
        (Key::L, Deed::Open(Over::Log)),
        (Key::B, Deed::Open(Over::Rules)),
        (Key::F1, Deed::Open(Over::Keys)),
        (Key::H, Deed::Open(Over::Keys)),
        (Key::Questionmark, Deed::Open(Over::Keys)),
        (Key::R, Deed::Setup),
        (Key::P, Deed::People),
        (Key::N, if over { Deed::Another } else { Deed::Open(Over::New { lit: 0 }) }),
        (Key::Escape, Deed::Leave),
    ];
    deeds.extend(letters.into_iter().filter(|(key, _)| struck(input, *key)).map(|(_, deed)| deed));
    if struck(input, Key::W) && !over {
        deeds.push(Deed::Open(Over::Wish { lit: 0 }));
    }
    if living.is_telling() {
        let on = confirmed(input) || struck(input, Key::ArrowRight);
        deeds.extend(on.then_some(Deed::Next { by_hand: true }));
    } else if over {
        deeds.extend(at_the_end(input, living, career_ui));
    } else {
        let count = living.question().map_or(0, |choice| choice.options.len());
        deeds.extend(in_the_list(input, career_ui, count, Deed::Take));
    }
    deeds
}

fn confirmed(input: &InputState) -> bool {
    struck(input, Key::Enter) || struck(input, Key::Space)
}

/// The numbered rows of the end, and their letters.
fn at_the_end(input: &InputState, living: &Living, career_ui: &CareerUi) -> Option<Deed> {
    let rows = question::endings(living, career_ui.saved);
    let letter = [(Key::S, "S"), (Key::D, "D"), (Key::T, "T")];
    let letter = letter.into_iter().find(|(key, _)| struck(input, *key)).map(|(_, word)| word);
    let struck = letter.and_then(|letter| rows.iter().position(|row| row.0 == letter));
    let taken = match in_the_list(input, career_ui, rows.len(), Deed::Take) {
        Some(Deed::Take(n)) => Some(n),
        other => return struck.map(|n| rows[n].2.clone()).or(other),
    };
    taken.or(struck).map(|n| rows[n].2.clone())
}

/// Digits, arrows and Enter in a list of so many rows.
pub fn in_the_list(
    input: &InputState,
    career_ui: &CareerUi,
    count: usize,
    take: fn(usize) -> Deed,
) -> Option<Deed> {
    if count == 0 {
        return None;
    }
    if let Some(digit) = DIGITS.iter().position(|&key| struck(input, key)) {
        let n = career_ui.lit / PAGE * PAGE + digit;
        return (n < count).then(|| take(n));
    }
    if confirmed(input) && career_ui.settled {
        return Some(take(career_ui.lit.min(count - 1)));
    }
    let pages = input.num_presses(Key::PageDown) as isize - input.num_presses(Key::PageUp) as isize;
    if pages != 0 {
        let page = (career_ui.lit / PAGE) as isize + pages;
        return Some(Deed::Light(page.clamp(0, ((count - 1) / PAGE) as isize) as usize * PAGE));
    }
    let steps = step(input);
    let next = (career_ui.lit as isize + steps).rem_euclid(count as isize) as usize;
    (steps != 0).then_some(Deed::Light(next))
}

/// Letters go into the name.
fn naming(input: &InputState, name: &str) -> Vec<Deed> {
    if struck(input, Key::Enter) {
        return vec![Deed::Rename(name.to_owned())];
    }
    closing(input, &[])
}

fn closing(input: &InputState, keys: &[Key]) -> Vec<Deed> {
    let close = struck(input, Key::Escape) || keys.iter().any(|&key| struck(input, key));
    if close { vec![Deed::Open(Over::Nothing)] } else { Vec::new() }
}

fn in_menu(
    input: &InputState,
    lit: usize,
    rows: usize,
    at: fn(usize) -> Over,
    deed: fn(usize) -> Deed,
) -> Vec<Deed> {
    if struck(input, Key::Escape) {
        return vec![Deed::Open(Over::Nothing)];
    }
    if struck(input, Key::Enter) {
        return vec![deed(lit)];
    }
    let steps = step(input);
    let next = (lit as isize + steps).rem_euclid(rows as isize) as usize;
    if steps == 0 { Vec::new() } else { vec![Deed::Open(at(next))] }
}

/// Up and down turn to the next family; letters go to the search field.
fn in_the_rulebook(input: &InputState, career_ui: &CareerUi, families: usize) -> Vec<Deed> {
    let steps = step(input);
    if steps == 0 {
        return closing(input, &[]);
    }
    let count = families.max(1) as isize;
    let family = (career_ui.reading.family as isize + steps).rem_euclid(count) as usize;
    vec![Deed::Read(Reading { family, ..Reading::default() })]
}
