//! Which weapon, which vehicle: to be said at once (CT-SKL-11, CT-SKL-18).

use bevy::prelude::World;

use super::learning;
use crate::{
    choice::{Move, Why},
    data::{Things, Vehicle, Weapon},
    state::{Kind, Look, Step, Touch},
};

pub(super) fn name(world: &mut World, group: Kind) {
    let options = names(&world.tables().things, group).into_iter().map(Move::Name).collect();
    let why = match group {
        Kind::Blade => Why::NamingBlade,
        Kind::Gun => Why::NamingGun,
        Kind::Vehicle => Why::NamingVehicle,
    };
    if let Some(Move::Name(name)) = world.ask(Step::Name { group }, why, options) {
        learning::learn(world, &name, "CT-SKL-11");
    }
}

/// Everything of a kind that there is, in the order of the list.
pub(crate) fn names(things: &Things, group: Kind) -> Vec<String> {
    let weapon = |weapon: &Weapon| weapon.name.clone();
    let vehicle = |vehicle: &Vehicle| vehicle.name.clone();
    match group {
        Kind::Blade => things.blades().map(weapon).collect(),
        Kind::Gun => things.guns().map(weapon).collect(),
        Kind::Vehicle => things.vehicles.iter().map(vehicle).collect(),
    }
}
