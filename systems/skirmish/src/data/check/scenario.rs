//! Checks that a scenario can be fought.

use std::ops::RangeInclusive;

use characters::healing::RuleSet;

use super::{in_hand, no_name_twice, recruit, things};
use crate::{
    data::{Aim, Armoury, ArmouryFault, Force, Recruit, Scenario},
    field::Place,
};

/// Most fighters: more would be confusing, and they are numbered in one byte.
const MOST: usize = 60;

/// Farthest place from the left end of the field, in metres.
const FARTHEST: i32 = 100_000;

pub(in crate::data) fn scenario(
    armoury: &Armoury,
    scenario: &Scenario,
) -> Result<(), ArmouryFault> {
    sides(scenario)?;
    for fighter in fighters(scenario) {
        recruit(armoury, fighter)?;
    }
    places(scenario)?;
    scenario.forces.iter().try_for_each(|force| aim(scenario, force))
}

/// Checks the least that the rules need: two to four sides, things that exist, aims at fighters who
/// exist, and places within reach. Authors get stricter checks.
pub(in crate::data) fn fightable(
    armoury: &Armoury,
    scenario: &Scenario,
) -> Result<(), ArmouryFault> {
    number(scenario)?;
    for fighter in fighters(scenario) {
        things(armoury, fighter)?;
    }
    reachable(scenario)?;
    scenario.forces.iter().try_for_each(|force| somebody(scenario, force))
}

/// Checks that the rule set knows everybody's weapon in hand at the start.
pub(in crate::data) fn rules(
    armoury: &Armoury,
    scenario: &Scenario,
    rules: RuleSet,
) -> Result<(), ArmouryFault> {
    fighters(scenario).try_for_each(|who| in_hand(armoury, who, rules))
}

fn fighters(scenario: &Scenario) -> impl Iterator<Item = &Recruit> {
    scenario.forces.iter().flat_map(|force| &force.fighters)
}

/// Checks for two to four sides, and no more people than can be numbered.
fn number(scenario: &Scenario) -> Result<(), ArmouryFault> {
    let (id, sides) = (scenario.id.clone(), scenario.forces.len());
    if !(2..=4).contains(&sides) {
        return Err(ArmouryFault::Sides { id, sides });
    }
    match fighters(scenario).count() {
        count if count > MOST => Err(ArmouryFault::Crowd { id, count, most: MOST }),
        _ => Ok(()),
    }
}

/// Checks that sides and fighters are not too many, that each side has somebody free, and that
/// names are unique.
fn sides(scenario: &Scenario) -> Result<(), ArmouryFault> {
    number(scenario)?;
    let (id, sides) = (scenario.id.clone(), scenario.forces.len());
    if let Some(side) = scenario.surprise.by()
        && usize::from(side) >= sides
    {
        return Err(ArmouryFault::NoSide { id, side, sides });
    }
    no_name_twice(scenario.forces.iter().map(|force| &force.name))?;
    no_name_twice(fighters(scenario).map(|who| &who.name))?;
    let bound = |force: &&Force| force.fighters.iter().all(|who| who.captive);
    if let Some(force) = scenario.forces.iter().find(bound) {
        return Err(ArmouryFault::Nobody { side: force.name.clone() });
    }
    Ok(())
}

/// Checks that everything is on the field.
fn places(scenario: &Scenario) -> Result<(), ArmouryFault> {
    let end = Place::metres(scenario.ground.length.into());
    within(scenario, Place::default()..=end)
}

/// Checks that everything is at a place within reach, on the field or off it.
fn reachable(scenario: &Scenario) -> Result<(), ArmouryFault> {
    within(scenario, Place::metres(-FARTHEST)..=Place::metres(FARTHEST))
}

fn within(scenario: &Scenario, field: RangeInclusive<Place>) -> Result<(), ArmouryFault> {
    let (ground, length) = (&scenario.ground, scenario.ground.length);
    let off = |place: &Place| !field.contains(place);
    let cover = ground.cover.iter().map(|cover| (&cover.name, cover.at));
    let parties = scenario.forces.iter().map(|force| (&force.name, force.at));
    let alone = fighters(scenario).filter_map(|who| Some((&who.name, who.at?)));
    let aims = scenario
        .forces
        .iter()
        .flat_map(|force| aimed_at(force.aim).into_iter().map(|place| (&force.name, place)));
    let mut all = cover.chain(parties).chain(alone).chain(aims);
    if let Some((name, place)) = all.find(|(_, place)| off(place)) {
        return Err(ArmouryFault::OffField { name: name.clone(), at: place.0 / 100, length });
    }
    let mut slow = ground.difficult.iter().flat_map(|stretch| [stretch.from, stretch.to]);
    match slow.find(off) {
        Some(place) => Err(ArmouryFault::Stretch { at: place.0 / 100, length }),
        None => Ok(()),
    }
}

fn aimed_at(aim: Aim) -> Vec<Place> {
    match aim {
        Aim::Hold { from, to, .. } => vec![from, to],
        Aim::Reach { place, .. } => vec![place],
        Aim::Rescue { to, .. } => vec![to],
        Aim::Defeat | Aim::Protect { .. } | Aim::FirstBlood => Vec::new(),
    }
}

/// Checks that the fighter to rescue or protect exists.
fn somebody(scenario: &Scenario, force: &Force) -> Result<(), ArmouryFault> {
    let count = fighters(scenario).count();
    match force.aim {
        Aim::Rescue { who, .. } | Aim::Protect { who, .. } if usize::from(who) >= count => {
            Err(ArmouryFault::NoFighter { id: scenario.id.clone(), who, count })
        }
        Aim::Defeat
        | Aim::Hold { .. }
        | Aim::Reach { .. }
        | Aim::Rescue { .. }
        | Aim::Protect { .. }
        | Aim::FirstBlood => Ok(()),
    }
}

/// Checks that a side's aim concerns an existing fighter, and can be met in time.
fn aim(scenario: &Scenario, force: &Force) -> Result<(), ArmouryFault> {
    somebody(scenario, force)?;
    let vain = |why| Err(ArmouryFault::Vain { side: force.name.clone(), why });
    match force.aim {
        Aim::Hold { from, to, .. } if from > to => vain("it ends before it begins"),
        Aim::Hold { rounds, .. } | Aim::Protect { rounds, .. } if rounds > scenario.rounds => {
            vain("the fight is over before")
        }
        Aim::Reach { count, .. } if usize::from(count) > force.fighters.len() => {
            vain("there are not so many of them")
        }
        Aim::Defeat
        | Aim::Hold { .. }
        | Aim::Reach { .. }
        | Aim::Rescue { .. }
        | Aim::Protect { .. }
        | Aim::FirstBlood => Ok(()),
    }
}
