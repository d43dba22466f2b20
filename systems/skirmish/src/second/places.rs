//! Destinations worth offering (SE-CBT-12): anywhere in reach is possible; these are where a step
//! makes a difference.

use bevy::prelude::World;

use super::movement;
use crate::{data::Aim, field::Place, fighter::FighterId, state::FieldRead};

/// Destinations of one move, from left to right: full and half reach, contact with each of the
/// others, each cover, the ends of the field, and places of the side's aim.
pub(super) fn options(world: &World, who: FighterId) -> Vec<Place> {
    let stride = movement::stride(world, who);
    let [left, right] = [-1, 1].map(|way| movement::reach(world, who, way, stride));
    let halves = [-1, 1].map(|way| movement::reach(world, who, way, stride / 2));
    let named = contacts(world, who).into_iter().chain(landmarks(world, who));
    let mut all: Vec<Place> = named.filter(|place| left <= *place && *place <= right).collect();
    all.extend([left, right]);
    all.extend(halves);
    all.sort_unstable();
    all.dedup();
    let here = world.stand(who).place;
    all.retain(|&place| place != here);
    all
}

/// Nearest places in close combat with each of the others, friend or foe (SE-CBT-16).
fn contacts(world: &World, who: FighterId) -> Vec<Place> {
    let here = world.stand(who).place;
    let close = world.armoury().figures.second.close_combat as i32;
    let others = world.everybody().into_iter().filter(|&other| other != who);
    let places = others.filter(|&it| world.stand(it).gone.is_none());
    let apart = places.map(|it| world.stand(it).place).filter(|at| at.to(here).0 as i32 > close);
    apart.map(|at| if at > here { at.step(-close) } else { at.step(close) }).collect()
}

/// Cover, both ends, and places of the scenario.
fn landmarks(world: &World, who: FighterId) -> Vec<Place> {
    let ground = world.ground();
    let mut all: Vec<Place> = ground.cover.iter().map(|cover| cover.at).collect();
    all.extend([Place(0), Place::metres(ground.length.into())]);
    match world.setup().scenario.forces[world.side(who).index()].aim {
        Aim::Hold { from, to, .. } => all.extend([from, to]),
        Aim::Reach { place, .. } | Aim::Rescue { to: place, .. } => all.push(place),
        Aim::Defeat | Aim::Protect { .. } | Aim::FirstBlood => {}
    }
    all
}
