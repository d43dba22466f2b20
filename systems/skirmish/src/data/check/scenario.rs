//! Whether a scenario can be fought.

use characters::healing::RuleSet;

use super::{no_name_twice, recruit};
use crate::{
    data::{Aim, Armoury, ArmouryFault, Force, Recruit, Scenario, Surprise},
    field::Place,
};

/// More than this nobody could follow, and fighters are numbered in one byte.
const MOST: usize = 60;

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

/// What everybody has in hand at the start is known to that rule set; fists always are.
pub(in crate::data) fn rules(
    armoury: &Armoury,
    scenario: &Scenario,
    rules: RuleSet,
) -> Result<(), ArmouryFault> {
    let idle = |who: &&Recruit| {
        let in_hand = who.weapons.first().and_then(|armed| armoury.weapon(&armed.weapon));
        in_hand.is_some_and(|weapon| !weapon.is_known_to(rules))
    };
    match fighters(scenario).find(idle) {
        Some(who) => Err(ArmouryFault::Idle { name: who.name.clone(), rules }),
        None => Ok(()),
    }
}

fn fighters(scenario: &Scenario) -> impl Iterator<Item = &Recruit> {
    scenario.forces.iter().flat_map(|force| &force.fighters)
}

/// Two to four of them, each with somebody free, nobody and no side called like another.
fn sides(scenario: &Scenario) -> Result<(), ArmouryFault> {
    let (id, sides) = (scenario.id.clone(), scenario.forces.len());
    if !(2..=4).contains(&sides) {
        return Err(ArmouryFault::Sides { id, sides });
    }
    if let Surprise::By(side) = scenario.surprise
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
    match fighters(scenario).count() {
        count if count > MOST => Err(ArmouryFault::Crowd { id, count, most: MOST }),
        _ => Ok(()),
    }
}

/// Everything stands on the field.
fn places(scenario: &Scenario) -> Result<(), ArmouryFault> {
    let ground = &scenario.ground;
    let difficult = || "difficult".to_owned();
    let cover = ground.cover.iter().map(|cover| (cover.name.clone(), cover.at));
    let slow = ground.difficult.iter().flat_map(|it| [it.from, it.to]).map(|at| (difficult(), at));
    let parties = scenario.forces.iter().map(|force| (force.name.clone(), force.at));
    let alone = fighters(scenario).filter_map(|who| Some((who.name.clone(), who.at?)));
    let aims = scenario
        .forces
        .iter()
        .flat_map(|force| aimed_at(force.aim).into_iter().map(|place| (force.name.clone(), place)));
    let mut all = cover.chain(slow).chain(parties).chain(alone).chain(aims);
    let end = Place::metres(ground.length.into());
    match all.find(|(_, place)| *place < Place::default() || *place > end) {
        Some((name, place)) => {
            Err(ArmouryFault::OffField { name, at: place.0 / 100, length: ground.length })
        }
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

/// What a side is after is about somebody who is there, and can come about in time.
fn aim(scenario: &Scenario, force: &Force) -> Result<(), ArmouryFault> {
    let count = fighters(scenario).count();
    let vain = |why| Err(ArmouryFault::Vain { side: force.name.clone(), why });
    match force.aim {
        Aim::Rescue { who, .. } | Aim::Protect { who, .. } if usize::from(who) >= count => {
            Err(ArmouryFault::NoFighter { id: scenario.id.clone(), who, count })
        }
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
