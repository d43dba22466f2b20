//! The rules of injury and healing, one by one.

mod classic;
mod data;
mod healing;
mod house;
mod injury;
mod random;
mod records;
mod refusals;
mod sickbay;
mod words;

use dice::{Dice, Throw};
use tasks::check::CheckResult;

use super::*;
use crate::{
    body::{Attempt, Body, Healer, Seconds},
    sheet::{Career, Character, Characteristics, Identity, Possessions, Skills},
};

/// A person for tests, with rules and dice.
struct Someone {
    full: Characteristics,
    body: Body,
    rules: HealingRules,
    dice: Dice,
}

/// A person of this STR, DEX and END, without dice so far.
fn someone(str: u8, dex: u8, end: u8) -> Someone {
    let full = Characteristics::new([str, dex, end, 7, 7, 7]);
    let (body, rules) = (Body::default(), HealingRules::default());
    Someone { full, body, rules, dice: Dice::scripted(&[]) }
}

impl Someone {
    /// Sets the dice for the next throws; all earlier ones must have been thrown.
    fn throws(&mut self, faces: &[u8]) -> &mut Someone {
        assert!(self.dice.unthrown().is_empty(), "left over: {:?}", self.dice.unthrown());
        self.dice = Dice::scripted(faces);
        self
    }

    /// Runs an allowed action and returns its events; it must use all dice.
    #[track_caller]
    fn lets(&mut self, act: impl FnOnce(&mut Casualty<'_>) -> Result<(), Refusal>) -> Vec<Event> {
        let Someone { full, body, rules, dice } = self;
        let mut casualty = Casualty::new(full, body, rules, dice);
        act(&mut casualty).expect("nothing speaks against it");
        let told = casualty.told();
        assert!(self.dice.unthrown().is_empty(), "not thrown: {:?}", self.dice.unthrown());
        told
    }

    /// Runs a refused action and returns the reason; nothing may change.
    #[track_caller]
    fn refuses(&mut self, act: impl FnOnce(&mut Casualty<'_>) -> Result<(), Refusal>) -> Refusal {
        let (before, full_before) = (self.body.clone(), self.full);
        let Someone { full, body, rules, dice } = self;
        let mut casualty = Casualty::new(full, body, rules, dice);
        let refusal = act(&mut casualty).expect_err("it is turned down");
        assert!(casualty.told().is_empty());
        assert_eq!((&self.body, self.full), (&before, full_before), "{refusal}");
        refusal
    }

    /// A lethal hit at this time.
    #[track_caller]
    fn hit(&mut self, at: u64, damage: u16) -> Vec<Event> {
        self.lets(|it| it.hit(Hit { at: Seconds(at), damage, ..Hit::default() }))
    }

    /// A hit that only stuns.
    #[track_caller]
    fn stun(&mut self, at: u64, damage: u16) -> Vec<Event> {
        let at = Seconds(at);
        self.lets(|it| it.hit(Hit { at, damage, stun: true, ..Hit::default() }))
    }

    /// Lets time pass by the second edition.
    #[track_caller]
    fn live(&mut self, until: u64) -> Vec<Event> {
        self.lets(|it| it.live_until(RuleSet::SecondEdition, Seconds(until)))
    }

    /// Lets time pass by the classic rules.
    #[track_caller]
    fn live_classic(&mut self, until: u64) -> Vec<Event> {
        self.lets(|it| it.live_until(RuleSet::Classic, Seconds(until)))
    }

    /// Present STR, DEX and END.
    fn now(&self) -> [u8; 3] {
        self.body.physical(self.full)
    }

    /// Full STR, DEX and END.
    fn most(&self) -> [u8; 3] {
        let [str, dex, end, ..] = self.full.scores();
        [str, dex, end]
    }
}

/// A person with a sheet.
fn character(name: &str, scores: [u8; 3], skills: &[(&str, u8)]) -> Character {
    let [str, dex, end] = scores;
    Character {
        identity: Identity { name: name.to_owned(), ..Identity::default() },
        characteristics: Characteristics::new([str, dex, end, 7, 7, 7]),
        skills: skills.iter().copied().collect::<Skills>(),
        career: Career::at(30),
        possessions: Possessions::default(),
        body: Body::default(),
    }
}

/// A person with a sheet who has lost this much of STR, DEX and END.
pub(super) fn patient(scores: [u8; 3], lost: [u8; 3]) -> Character {
    let mut person = character("Ada", scores, &[]);
    person.body.lost = lost;
    person
}

/// A sickbay of the second edition with one patient and these dice.
#[track_caller]
fn bay(person: Character, care: Care, faces: &[u8]) -> (Sickbay, PatientId) {
    bay_with(HealingRules::default(), person, care, faces)
}

/// The same with rules of its own.
#[track_caller]
fn bay_with(
    rules: HealingRules,
    person: Character,
    care: Care,
    faces: &[u8],
) -> (Sickbay, PatientId) {
    let mut bay = Sickbay::new(RuleSet::SecondEdition, rules, Seconds(0), Dice::scripted(faces));
    let (id, _) = bay.admit(person, care).expect("somebody alive");
    (bay, id)
}

/// A patient's present STR, DEX and END.
fn now(bay: &Sickbay, id: PatientId) -> [u8; 3] {
    let person = &bay.patient(id).expect("a patient").person;
    person.body.physical(*person.characteristics)
}

/// The events of one day.
#[track_caller]
fn a_day(bay: &mut Sickbay) -> Vec<Event> {
    events(bay.advance(Seconds::DAY).expect("a day can pass"))
}

pub(super) fn events(entries: Vec<Entry>) -> Vec<Event> {
    entries.into_iter().map(|entry| entry.event).collect()
}

/// A medic of this level, EDU 7, with a kit of tech level 9.
fn medic(level: u8) -> Healer {
    Healer { medic: Some(level), edu: 7, kit: Some(9), ..Healer::default() }
}

/// The same, ready to work.
fn with_medic(level: u8) -> Attempt {
    medic(level).into()
}

/// Sum of a check's modifiers.
fn dm(check: &CheckResult) -> i32 {
    total_dm(&check.throw)
}

fn total_dm(throw: &Throw) -> i32 {
    throw.total() - throw.natural()
}
