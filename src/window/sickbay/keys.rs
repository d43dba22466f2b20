//! The keyboard in the sickbay: every key in one place, as deeds.

use bevy_egui::egui::{InputState, Key};
use characters::body::Seconds;

use super::{
    field::Field,
    ward::{Deed, Ward},
};
use crate::{
    players,
    window::{
        keys::{self, step, struck},
        referee::Over,
        table_ui::{Act, Reading},
    },
};

/// The keys as the help lists them.
pub const HELP: [(&str, &str); 15] = [
    ("↑ ↓, Tab", "move through the rows"),
    ("← →", "turn the row"),
    ("Enter", "what belongs to the row: admit, wound, first aid, a day"),
    ("A, W", "admit; wound"),
    ("F, T, O", "first aid; a medic sees to them; operate"),
    ("1 2 3 4 5", "a round, a minute, an hour, a day, a week passes"),
    ("G", "the patient gets up and does something"),
    ("PgUp PgDn", "the patient before, the next one"),
    ("S, D", "keep the patient in the library; discharge them"),
    ("F4", "other dice, while nobody lies here"),
    ("B", "the rulebook at the rule of what happened last"),
    ("Left click", "anything; a rule's id opens the rulebook there"),
    ("+ −", "larger, smaller"),
    ("F1, H, K", "this page; sound off or on"),
    ("Esc", "close what is open; back to the title"),
];

/// How time can pass, each by the digit of its place.
pub fn waits(round: u32) -> [(&'static str, Seconds); 5] {
    [
        ("a round", Seconds(round.into())),
        ("a minute", Seconds::MINUTE),
        ("an hour", Seconds::HOUR),
        ("a day", Seconds::DAY),
        ("a week", Seconds::DAY.times(7)),
    ]
}

/// What the keys pressed in this frame ask for.
pub fn in_the_sickbay(input: &InputState, ward: &Ward, families: usize) -> Vec<Deed> {
    match ward.over {
        Over::Nothing => on_the_ward(input, ward),
        Over::Keys => closing(input, &[Key::F1, Key::H, Key::Enter]),
        Over::Rules => in_the_rulebook(input, ward, families),
    }
}

fn on_the_ward(input: &InputState, ward: &Ward) -> Vec<Deed> {
    let plain = [
        (Key::Enter, of_the_row(ward.lit)),
        (Key::F1, Deed::Open(Over::Keys)),
        (Key::PageUp, Deed::NextBed(-1)),
        (Key::PageDown, Deed::NextBed(1)),
        (Key::Escape, Deed::Leave),
    ];
    let mut deeds: Vec<Deed> =
        plain.into_iter().filter(|(key, _)| struck(input, *key)).map(|(_, deed)| deed).collect();
    if struck(input, Key::F4) {
        deeds.push(Deed::NewSeed(players::fresh_seed()));
    }
    let tab = input.num_presses(Key::Tab) as isize;
    let steps = step(input) + if input.modifiers.shift { -tab } else { tab };
    if steps != 0 {
        deeds.push(Deed::Walk(steps));
    }
    // Where a profile is typed, letters and digits are its own.
    if ward.lit != Field::Upp || !ward.types_upp() {
        deeds.extend(letters(input, ward));
    }
    deeds
}

/// What Enter does on a row.
pub fn of_the_row(field: Field) -> Deed {
    match field {
        Field::Who | Field::Upp | Field::Rules => Deed::Admit,
        Field::Points | Field::Kind | Field::Pick => Deed::Wound,
        Field::Healer | Field::Medic | Field::Edu | Field::Kit => Deed::FirstAid,
        Field::Bed | Field::Place | Field::Tl | Field::Carer => Deed::Wait(Seconds::DAY),
    }
}

fn letters(input: &InputState, ward: &Ward) -> Vec<Deed> {
    let across =
        input.num_presses(Key::ArrowRight) as isize - input.num_presses(Key::ArrowLeft) as isize;
    let single = [
        (Key::A, Deed::Admit),
        (Key::W, Deed::Wound),
        (Key::F, Deed::FirstAid),
        (Key::T, Deed::Attend),
        (Key::O, Deed::Operate),
        (Key::G, Deed::GetUp),
        (Key::S, Deed::Save),
        (Key::D, Deed::Discharge),
        (Key::H, Deed::Open(Over::Keys)),
    ];
    let waits = waits(ward.rules.checks.round_seconds).map(|(_, time)| Deed::Wait(time));
    let digits = keys::DIGITS.into_iter().zip(waits);
    let mut deeds: Vec<Deed> = single
        .into_iter()
        .chain(digits)
        .filter(|(key, _)| struck(input, *key))
        .map(|(_, deed)| deed)
        .collect();
    if across != 0 {
        deeds.push(Deed::Turn(ward.lit, across));
    }
    if struck(input, Key::B) {
        deeds.push(ward.last_rule().map_or(Deed::Open(Over::Rules), Deed::Rule));
    }
    if let Some(Act::Scale(factor)) = keys::scale(input) {
        deeds.push(Deed::Scale(factor));
    }
    deeds
}

impl Ward {
    /// The rule behind what happened last to who is looked at.
    pub fn last_rule(&self) -> Option<String> {
        let log = &self.bed()?.log;
        log.iter().rev().find_map(|line| line.rules.first()).map(|rule| (*rule).to_owned())
    }
}

fn closing(input: &InputState, keys: &[Key]) -> Vec<Deed> {
    let close = struck(input, Key::Escape) || keys.iter().any(|&key| struck(input, key));
    if close { vec![Deed::Open(Over::Nothing)] } else { Vec::new() }
}

/// Up and down turn to the next family; letters go to the search field.
fn in_the_rulebook(input: &InputState, ward: &Ward, families: usize) -> Vec<Deed> {
    let steps = step(input);
    if steps == 0 {
        return closing(input, &[]);
    }
    let count = families.max(1) as isize;
    let family = (ward.book.family as isize + steps).rem_euclid(count) as usize;
    vec![Deed::Book(Reading { family, ..Reading::default() })]
}
