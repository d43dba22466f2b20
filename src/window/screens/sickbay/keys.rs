//! The keyboard in the sickbay: every key in one place; each key is an action.

use bevy_egui::egui::{InputState, Key};
use characters::body::Seconds;

use super::{
    field::Field,
    ward::{SickbayAction, Ward},
};
use crate::players;
use crate::window::ui::{
    dialogs::HelpDialog,
    keys::{self, step, struck},
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

/// Turns the keys of this frame into actions.
pub fn in_the_sickbay(input: &InputState, ward: &Ward, families: usize) -> Vec<SickbayAction> {
    match ward.dialog {
        HelpDialog::Nothing => on_the_ward(input, ward),
        HelpDialog::Keys => closing(input, &[Key::F1, Key::H, Key::Enter]),
        HelpDialog::Rules => in_the_rulebook(input, ward, families),
    }
}

fn on_the_ward(input: &InputState, ward: &Ward) -> Vec<SickbayAction> {
    let mut actions: Vec<SickbayAction> = keys::struck_of(input, plain(ward.selected)).collect();
    if struck(input, Key::F4) {
        actions.push(SickbayAction::NewSeed(players::fresh_seed()));
    }
    let steps = step(input) + keys::tabbed(input);
    if steps != 0 {
        actions.push(SickbayAction::Walk(steps));
    }
    // Where a profile is typed, letters and digits are its own.
    if ward.selected != Field::Upp || !ward.types_upp() {
        actions.extend(letters(input, ward));
    }
    actions
}

/// What no field takes for itself.
fn plain(selected: Field) -> [(Key, SickbayAction); 5] {
    [
        (Key::Enter, of_the_row(selected)),
        (Key::F1, SickbayAction::Open(HelpDialog::Keys)),
        (Key::PageUp, SickbayAction::NextBed(-1)),
        (Key::PageDown, SickbayAction::NextBed(1)),
        (Key::Escape, SickbayAction::Leave),
    ]
}

/// The action of Enter on a row.
pub fn of_the_row(field: Field) -> SickbayAction {
    match field {
        Field::Who | Field::Upp | Field::Rules => SickbayAction::Admit,
        Field::Points | Field::Kind | Field::Pick => SickbayAction::Wound,
        Field::Healer | Field::Medic | Field::Edu | Field::Kit => SickbayAction::FirstAid,
        Field::Bed | Field::Place | Field::Tl | Field::Carer => SickbayAction::Wait(Seconds::DAY),
    }
}

fn letters(input: &InputState, ward: &Ward) -> Vec<SickbayAction> {
    let across = keys::step_across(input);
    let single = [
        (Key::A, SickbayAction::Admit),
        (Key::W, SickbayAction::Wound),
        (Key::F, SickbayAction::FirstAid),
        (Key::T, SickbayAction::Attend),
        (Key::O, SickbayAction::Operate),
        (Key::G, SickbayAction::GetUp),
        (Key::S, SickbayAction::Save),
        (Key::D, SickbayAction::Discharge),
        (Key::H, SickbayAction::Open(HelpDialog::Keys)),
    ];
    let waits = waits(ward.rules.checks.round_seconds).map(|(_, time)| SickbayAction::Wait(time));
    let digits = keys::DIGITS.into_iter().zip(waits);
    let mut actions: Vec<SickbayAction> =
        keys::struck_of(input, single.into_iter().chain(digits)).collect();
    if across != 0 {
        actions.push(SickbayAction::Turn(ward.selected, across));
    }
    if struck(input, Key::B) {
        actions.push(
            ward.last_rule().map_or(SickbayAction::Open(HelpDialog::Rules), SickbayAction::Rule),
        );
    }
    if let Some(factor) = keys::scale(input) {
        actions.push(SickbayAction::Scale(factor));
    }
    actions
}

impl Ward {
    /// The rule behind what happened last to who is looked at.
    pub fn last_rule(&self) -> Option<String> {
        let log = &self.bed()?.log;
        log.iter().rev().find_map(|line| line.rules.first()).map(|rule| (*rule).to_owned())
    }
}

fn closing(input: &InputState, keys: &[Key]) -> Vec<SickbayAction> {
    keys::closing_with(input, keys, SickbayAction::Open(HelpDialog::Nothing))
}

fn in_the_rulebook(input: &InputState, ward: &Ward, families: usize) -> Vec<SickbayAction> {
    let close = SickbayAction::Open(HelpDialog::Nothing);
    keys::turning_pages(input, &ward.book, families, SickbayAction::Book, close)
}
