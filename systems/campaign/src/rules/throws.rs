//! Throws in port: by whom of the crew, with which chance, and how they come out.

use characters::sheet::{Characteristic, PersonRef};
use dice::{Dice, Distribution, Modifier, Odds, Pool, Target, Throw};
use tasks::{Person, Score, check, ugm};

use crate::{
    data::Check,
    state::{Chances, PersonId, Thrown},
};

/// A throw of which everything is known but the dice.
enum Ready {
    Check(Box<check::Prepared>),
    Throw(Vec<Modifier>, i32),
    Task(Box<ugm::Prepared>),
}

/// Whoever of these makes the throw best, the first of equals; nobody where nobody can.
pub(crate) fn best<'a>(
    check: &Check,
    able: impl IntoIterator<Item = (PersonId, PersonRef<'a>)>,
) -> Option<Chances> {
    let chances = able.into_iter().filter_map(|(person, who)| {
        let odds = ready(check, who)?.odds();
        Some(Chances { person, odds })
    });
    chances.reduce(|best, it| if it.odds.per_mille() > best.odds.per_mille() { it } else { best })
}

/// The throw of whoever of these makes it best.
pub(super) fn throw(
    check: &Check,
    able: &[(PersonId, PersonRef)],
    dice: &mut Dice,
) -> Option<Thrown> {
    let Chances { person, .. } = best(check, able.iter().copied())?;
    let (_, who) = able.iter().find(|(id, _)| *id == person)?;
    let (throw, success) = ready(check, *who)?.throw(dice);
    Some(Thrown { person, throw, success })
}

/// The throw with somebody's numbers, wounds included; `None` where they cannot try it.
fn ready(check: &Check, who: PersonRef) -> Option<Ready> {
    match check {
        Check::Check { skill, characteristic, target } => {
            let made = check::Check::of(characteristic.label(), skill);
            let made = made.at(check::Difficulty(*target));
            let ready = made.prepare(&numbers(who), &check::CheckRules::default()).ok()?;
            Some(Ready::Check(Box::new(ready)))
        }
        Check::Throw { skill, target, per_level, without } => {
            let level = who.skills.iter().find(|(name, _)| name == skill).map(|(_, level)| level);
            Some(Ready::Throw(vec![modifier(skill, level, *per_level, *without)], (*target).into()))
        }
        Check::Task(line) => {
            let task = ugm::Task::from(line.parse::<ugm::Descriptor>().ok()?);
            let ready = task.prepare(&numbers(who), &ugm::UgmRules::default()).ok()?;
            Some(Ready::Task(Box::new(ready)))
        }
    }
}

/// The DM of a level, or of lacking the skill, in a classic throw (CT-DEF-01).
fn modifier(skill: &str, level: Option<u8>, per_level: i16, without: i16) -> Modifier {
    match level {
        Some(level) => {
            let dm = per_level.saturating_mul(level.into());
            Modifier::new(format!("{skill}-{level}"), "CT-DEF-01", dm)
        }
        None => Modifier::new(format!("no {skill}"), "CT-DEF-01", without),
    }
}

/// Somebody's numbers as tasks and checks know them.
fn numbers(who: PersonRef) -> Person {
    let (full, current) = (*who.characteristics, who.body.current(*who.characteristics));
    let person = Characteristic::ALL.into_iter().fold(Person::default(), |person, it| {
        let score = Score { full: full.get(it), current: current.get(it) };
        person.with_attribute(it.label(), score)
    });
    who.skills.iter().fold(person, |person, (name, level)| person.with_skill(name, level))
}

impl Ready {
    fn odds(&self) -> Odds {
        match self {
            Ready::Check(check) => check.odds().success,
            Ready::Task(task) => task.odds().success,
            Ready::Throw(modifiers, target) => {
                let dm: i32 = modifiers.iter().map(|it| i32::from(it.dm)).sum();
                Distribution::two_dice().at_least(target - dm)
            }
        }
    }

    /// The throw, and whether it succeeds.
    fn throw(self, dice: &mut Dice) -> (Throw, bool) {
        match self {
            Ready::Check(mut check) => {
                let result = check.throw(dice);
                let success = result.success();
                (result.throw, success)
            }
            Ready::Task(task) => {
                let result = task.throw(dice);
                (result.throw, result.success)
            }
            Ready::Throw(modifiers, target) => {
                let throw = Throw::roll(Pool::Dice(2), dice).with(modifiers);
                let throw = throw.needing(Target::at_least(target));
                let success = throw.success() == Some(true);
                (throw, success)
            }
        }
    }
}
