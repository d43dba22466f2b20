//! The party: people of the library who go into a fight, their fitness, their weapons, their places.

use bevy::prelude::Entity;
use characters::{
    body::{Body, State},
    healing::RuleSet,
    sheet::{Career, Fate, Identity, PersonQuery, PersonRef},
};
use skirmish::{
    FighterId,
    data::{Armoury, ArmouryFault, ForceFault, Outfit, Recruit, Scenario},
};

use super::homecoming::Sent;
use crate::roster::{PersonFile, Roster};

/// Why somebody of the library stays at home.
#[derive(Debug, Clone, PartialEq, Eq, thiserror::Error)]
pub enum PartyError {
    #[error("{0} is dead")]
    Dead(String),
    #[error("{0} is unconscious: the sickbay comes before the next fight")]
    Unconscious(String),
    #[error("{0} is named twice")]
    Twice(String),
    #[error("{side} of `{scenario}` have room for {most} of yours, not for {count}")]
    Crowd { scenario: String, side: String, most: usize, count: usize },
    #[error(transparent)]
    Force(#[from] ForceFault),
    #[error("with these people it cannot be fought: {0}")]
    Armoury(#[from] ArmouryFault),
}

/// Whether somebody is in a state to fight.
///
/// # Errors
/// They are dead or out cold.
pub fn fit(identity: &Identity, career: &Career, body: &Body) -> Result<(), PartyError> {
    match body.state {
        State::Awake if career.fate != Fate::Dead => Ok(()),
        State::Awake | State::Dead => Err(PartyError::Dead(identity.styled())),
        State::Unconscious { .. } => Err(PartyError::Unconscious(identity.styled())),
    }
}

/// As they go by these rules: with the weapons of theirs that the rules know.
pub fn recruit(armoury: &Armoury, person: PersonRef, rules: RuleSet) -> Recruit {
    let mut recruit = Outfit::free(armoury, person).recruit().clone();
    let known = |nth: &usize| {
        let weapons = vec![recruit.weapons[*nth].clone()];
        armoury.check_in_hand(&Recruit { weapons, ..recruit.clone() }, rules).is_ok()
    };
    let known: Vec<usize> = (0..recruit.weapons.len()).filter(known).collect();
    recruit.weapons = known.into_iter().map(|nth| recruit.weapons[nth].clone()).collect();
    recruit
}

/// How many can go with a side: as many as it has people who are free.
pub fn places(scenario: &Scenario, side: usize) -> usize {
    let free = |it: &&Recruit| it.beast.is_none() && !it.captive;
    scenario.forces.get(side).map_or(0, |force| force.fighters.iter().filter(free).count())
}

/// The scenario with these in the places of a side's own. Whoever brings no weapon is lent what
/// those had whom they stand in for.
///
/// # Errors
/// There is no such side, or nobody goes.
pub fn stand_in(
    scenario: &Scenario,
    side: usize,
    mut party: Vec<Recruit>,
) -> Result<Scenario, ForceFault> {
    let lenders = scenario.forces.get(side).map_or(&[][..], |force| &force.fighters);
    let unarmed = party.iter_mut().zip(lenders).filter(|(it, _)| it.weapons.is_empty());
    unarmed.for_each(|(it, lender)| it.weapons.clone_from(&lender.weapons));
    scenario.with_people(side as u8, &party)
}

/// Which fighters they are, by number on the field: the first of their side.
pub fn sent<'a>(
    scenario: &Scenario,
    side: usize,
    files: impl IntoIterator<Item = &'a PersonFile>,
) -> Vec<Sent> {
    let before: usize = scenario.forces.iter().take(side).map(|it| it.fighters.len()).sum();
    let numbered = files.into_iter().enumerate();
    numbered
        .map(|(n, file)| Sent { fighter: FighterId((before + n) as u8), file: file.0.clone() })
        .collect()
}

/// The scenario with these of the library in it, all of it checked, and which fighters they are.
///
/// # Errors
/// Somebody cannot go, there is no room for so many, or they cannot fight that fight.
pub fn send(
    armoury: &Armoury,
    scenario: &Scenario,
    side: usize,
    rules: RuleSet,
    roster: &Roster,
    going: &[Entity],
) -> Result<(Scenario, Vec<Sent>), PartyError> {
    let people: Vec<(&PersonFile, PersonRef)> =
        going.iter().filter_map(|&who| roster.get::<(&PersonFile, PersonQuery)>(who)).collect();
    for (n, (file, who)) in people.iter().enumerate() {
        fit(who.identity, who.career, who.body)?;
        if people[..n].iter().any(|(other, _)| other == file) {
            return Err(PartyError::Twice(who.identity.styled()));
        }
    }
    let (most, count) = (places(scenario, side), people.len());
    if count > most {
        let name = scenario.forces.get(side).map_or_else(String::new, |it| it.name.clone());
        return Err(PartyError::Crowd { scenario: scenario.id.clone(), side: name, most, count });
    }
    let party = people.iter().map(|(_, who)| recruit(armoury, *who, rules)).collect();
    let scenario = stand_in(scenario, side, party)?;
    armoury.check_scenario(&scenario)?;
    armoury.check_rules(&scenario, rules)?;
    let sent = sent(&scenario, side, people.iter().map(|(file, _)| *file));
    Ok((scenario, sent))
}
