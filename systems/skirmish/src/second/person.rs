//! Fighters as persons for the checks of the second edition (SE-CHK-04, SE-DAT-04).

use bevy::prelude::World;
use characters::Characteristic;
use dice::Modifier;
use tasks::{
    Person, Score,
    check::{Check, CheckResult, Prepared, characteristic_dm},
};

use super::{Second, leadership};
use crate::{
    fighter::FighterId,
    state::{FieldRead, FieldWrite},
};

/// Returns a fighter's present scores (SE-INJ-17), and their skills by the names of the second
/// edition.
pub(crate) fn of(world: &World, who: FighterId) -> Person {
    let (full, now) = (world.full(who), world.body(who).current(world.full(who)));
    let attributes = Characteristic::ALL
        .map(|it| (name(it), Score { full: full.get(it), current: now.get(it) }))
        .into();
    let mut person = Person { attributes, ..Person::default() };
    for (skill, level) in world.skills(who).iter() {
        for called in names(world, skill) {
            let best = person.skill(&called).map_or(level, |held| held.max(level));
            person = person.with_skill(&called, best);
        }
    }
    person
}

/// Names that a skill counts as: its own, those of the table, and for a weapon its skill
/// (SE-DAT-04).
fn names(world: &World, skill: &str) -> Vec<String> {
    let armoury = world.armoury();
    let aliases = armoury.figures.second.skills.iter().filter(|(_, classic)| classic == skill);
    let weapon = armoury.weapon(skill).and_then(|weapon| weapon.second.as_ref());
    let own = weapon.map(|weapon| weapon.skill.clone());
    std::iter::once(skill.to_owned())
        .chain(aliases.map(|(second, _)| second.clone()))
        .chain(own)
        .collect()
}

/// Prepares a check with the penalty for reactions (SE-RCT-01) and the leader's boon or bane
/// (SE-CBT-20). `None` where it needs a characteristic that nobody has.
pub(crate) fn prepare(world: &World, who: FighterId, check: Check) -> Option<Prepared> {
    prepare_after(world, who, check, 0)
}

/// Prepares the check as it will be after `checks` others of theirs, which use up boons and banes.
pub(crate) fn prepare_after(
    world: &World,
    who: FighterId,
    mut check: Check,
    checks: u8,
) -> Option<Prepared> {
    let (boons, banes) = leadership::dice_after(world, who, checks);
    check.modifiers.extend(price(world, who));
    check.boons = check.boons.saturating_add(boons);
    check.banes = check.banes.saturating_add(banes);
    check.prepare(&of(world, who), &world.setup().healing.checks).ok()
}

/// Prepares and throws a check; the leader's boon or bane is used up.
pub(crate) fn throw(world: &mut World, who: FighterId, check: Check) -> Option<CheckResult> {
    let mut ready = prepare(world, who, check)?;
    leadership::checked(world, who);
    Some(ready.throw(world.dice()))
}

/// Penalty on every check of this turn for reactions since the last one (SE-RCT-01).
pub(crate) fn price(world: &World, who: FighterId) -> Option<Modifier> {
    let penalty = world.of::<Second>(who).penalty;
    let each = i16::from(world.armoury().figures.second.reaction);
    (penalty > 0).then(|| Modifier::new("reactions", "SE-RCT-01", each * i16::from(penalty)))
}

/// Present score of a characteristic.
pub(crate) fn score(world: &World, who: FighterId, which: Characteristic) -> u8 {
    world.body(who).current(world.full(who)).get(which)
}

/// DM of a characteristic (SE-DAT-02).
pub(crate) fn dm(world: &World, who: FighterId, which: Characteristic) -> i16 {
    characteristic_dm(score(world, who, which))
}

/// The better of two characteristics; of equal ones the first.
pub(crate) fn better(
    world: &World,
    who: FighterId,
    [one, other]: [Characteristic; 2],
) -> Characteristic {
    if score(world, who, other) > score(world, who, one) { other } else { one }
}

/// Level of a skill; 0 without it, for rules in which only a level helps (SE-RCT-03, SE-RCT-07).
pub(crate) fn level(world: &World, who: FighterId, skill: &str) -> u8 {
    of(world, who).skill(skill).unwrap_or(0)
}

/// Name of a characteristic in a check: `DEX`.
pub(crate) fn name(which: Characteristic) -> String {
    which.label().to_uppercase()
}

/// Counts a reaction; each one penalises the next turn (SE-RCT-01).
pub(crate) fn pays(second: &mut Second) {
    second.reactions = second.reactions.saturating_add(1);
}
