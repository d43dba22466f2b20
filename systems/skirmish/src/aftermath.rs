//! The aftermath of a fight: the condition of the fighters, spent ammunition, and loot (CT-CBT-14,
//! CT-END-04).

use bevy::prelude::World;
use characters::{
    Characteristics,
    body::{Body, State},
};
use engine::Seat;
use serde::{Deserialize, Serialize};

use crate::{
    event::{Exit, Outcome},
    fighter::{FighterId, Kind, Kit},
    state::FieldRead,
};

/// Aftermath of a fight.
#[derive(Debug, Clone, PartialEq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Aftermath {
    pub outcome: Outcome,
    /// Everybody who took part, in order of appearance.
    pub fighters: Vec<Survivor>,
    /// Weapons of those who can no longer hold on to them, and of prisoners: they go to the side
    /// that holds the field, if one does.
    pub loot: Vec<String>,
}

/// Fighter after the fight, for the sheet, the sickbay, or the grave.
#[derive(Debug, Clone, PartialEq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Survivor {
    pub id: FighterId,
    pub side: Seat,
    pub name: String,
    pub fate: Fate,
    /// Present full scores: some wounds lower them for good.
    pub full: Characteristics,
    pub body: Body,
    /// Kit, with the ammunition left in the magazines.
    pub kit: Kit,
    /// Shots fired, by weapon.
    pub spent: Vec<(String, u16)>,
}

/// Fate of a fighter.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Serialize, Deserialize)]
pub enum Fate {
    Unhurt,
    Wounded,
    Unconscious,
    Dead,
    /// Left the field alive.
    Fled,
    /// Surrendered, or lies where the others hold the field.
    Captured,
}

/// Returns the aftermath of a fight, once it is over.
pub(crate) fn reckon(world: &World) -> Option<Aftermath> {
    let outcome = world.course().outcome.clone()?;
    let fighters: Vec<Survivor> =
        world.everybody().into_iter().map(|who| survivor(world, who, &outcome)).collect();
    let lost = fighters.iter().filter(|it| {
        outcome.winner.is_some_and(|winner| winner != it.side)
            && matches!(it.fate, Fate::Dead | Fate::Captured)
    });
    let loot = lost.flat_map(|it| loot(world, it)).collect();
    Some(Aftermath { outcome, fighters, loot })
}

/// Weapons that can be taken off a fighter: no fists or claws, and nothing broken.
fn loot(world: &World, of: &Survivor) -> Vec<String> {
    let armoury = world.armoury();
    let sold = |name: &str| armoury.weapon(name).is_some_and(|weapon| weapon.price.is_some());
    let held = of.kit.weapons.iter().filter(|held| !held.broken && sold(&held.name));
    held.map(|held| held.name.clone()).collect()
}

fn survivor(world: &World, who: FighterId, outcome: &Outcome) -> Survivor {
    let (fighter, kit) = (world.fighter(who), world.kit(who).clone());
    Survivor {
        id: who,
        side: fighter.side,
        name: world.name(who),
        fate: fate(world, who, outcome),
        full: world.full(who),
        body: world.body(who).clone(),
        spent: spent(world, who, &kit),
        kit,
    }
}

fn fate(world: &World, who: FighterId, outcome: &Outcome) -> Fate {
    let (side, body) = (world.side(who), world.body(who));
    let beaten = outcome.winner.is_some_and(|winner| winner != side);
    let person = world.fighter(who).kind == Kind::Person;
    let gave_up = world.course().sides[side.index()].surrendered;
    match (body.state, world.stand(who).gone) {
        (State::Dead, _) => Fate::Dead,
        (_, Some(Exit::OutOfRange | Exit::OverTheEdge | Exit::BeforeTheFight)) => Fate::Fled,
        (State::Unconscious { .. }, None) if beaten && person => Fate::Captured,
        (State::Awake, None) if beaten && gave_up => Fate::Captured,
        (State::Unconscious { .. }, None) => Fate::Unconscious,
        (State::Awake, None) if body.is_hurt() => Fate::Wounded,
        (State::Awake, None) => Fate::Unhurt,
    }
}

/// Shots that were in the magazines at the beginning and are gone.
fn spent(world: &World, who: FighterId, kit: &Kit) -> Vec<(String, u16)> {
    let (armoury, recruits) = (world.armoury(), &world.setup().scenario.forces);
    let brought = recruits.iter().flat_map(|force| &force.fighters).nth(who.index());
    let pairs = brought.into_iter().flat_map(|it| &it.weapons).zip(&kit.weapons);
    let shots = pairs.filter_map(|(armed, held)| {
        let magazine = armoury.weapon(&armed.weapon)?.magazine?;
        let full = |magazines: u8| (u16::from(magazines) + 1) * u16::from(magazine.shots);
        let left = u16::from(held.magazines) * u16::from(magazine.shots) + u16::from(held.loaded);
        Some((held.name.clone(), full(armed.magazines).saturating_sub(left)))
    });
    shots.filter(|(_, shots)| *shots > 0).collect()
}
