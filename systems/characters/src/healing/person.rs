//! Persons for the checks of the second edition.

use dice::Dice;
use tasks::{
    Person, Score,
    check::{Check, CheckResult, CheckRules},
};

use super::{Casualty, Refusal};
use crate::{
    body::{Body, Healer},
    sheet::{Characteristic, Characteristics, Skills},
};

/// Skill names of the classic rules, with those of the second edition.
const ALIASES: [(&str, &str); 3] =
    [("Medical", "Medic"), ("Gambling", "Gambler"), ("Carousing", "Carouse")];

/// Somebody as they are now (SE-INJ-17).
pub(super) fn as_they_are(full: Characteristics, body: &Body, skills: &Skills) -> Person {
    let now = body.current(full);
    let attributes = Characteristic::ALL.map(|which| {
        let (full, current) = (full.get(which), now.get(which));
        (name(which), Score { full, current })
    });
    let skills = skills.iter().map(|(skill, level)| {
        let alias = ALIASES.iter().find(|(classic, _)| *classic == skill);
        (alias.map_or(skill, |(_, name)| name).to_owned(), level)
    });
    Person { attributes: attributes.into(), skills: skills.collect(), ..Person::default() }
}

/// A medic, as far as a Medic check goes (SE-HEA-04).
pub(super) fn of_healer(healer: &Healer, rules: &CheckRules) -> Person {
    let mut person = Person::default().with_attribute("EDU", healer.edu);
    if let Some(level) = healer.medic {
        person = person.with_skill("Medic", level);
    }
    match healer.jack_of_all_trades {
        0 => person,
        level => person.with_skill(&rules.jack_of_all_trades, level),
    }
}

fn name(which: Characteristic) -> String {
    which.label().to_uppercase()
}

/// Makes a check.
///
/// # Errors
/// The person lacks a score or skill for it.
pub(super) fn throw(
    check: &Check,
    person: &Person,
    rules: &CheckRules,
    dice: &mut Dice,
) -> Result<CheckResult, Refusal> {
    Ok(check.prepare(person, rules)?.throw(dice))
}

impl Casualty<'_> {
    /// The patient's END alone, for checks.
    pub(super) fn endurance(&self) -> Person {
        let which = Characteristic::End;
        let score = Score { full: self.full.get(which), current: self.score(which) };
        Person::default().with_attribute(&name(which), score)
    }
}
