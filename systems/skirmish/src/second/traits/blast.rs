//! Victims at the impact of an attack (SE-TRT-11).

use bevy::prelude::World;

use super::on_field;
use crate::{
    data::SecondWeapon,
    field::{Distance, Place},
    fighter::FighterId,
    state::FieldRead,
};

/// Everybody within a blast, friend or enemy, the target first; without a blast the target, if the
/// impact is there.
pub(crate) fn victims(
    world: &World,
    weapon: &SecondWeapon,
    target: FighterId,
    at: Place,
) -> Vec<FighterId> {
    let reach = Distance::metres(weapon.blast().unwrap_or(0).into());
    let hit = |who: &FighterId| {
        (weapon.blast().is_some() || *who == target)
            && on_field(world, *who)
            && world.stand(*who).place.to(at) <= reach
    };
    let mut victims: Vec<FighterId> = world.everybody().into_iter().filter(hit).collect();
    victims.sort_by_key(|&who| who != target);
    victims
}
