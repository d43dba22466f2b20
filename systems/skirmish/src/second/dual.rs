//! A weapon in each hand (SE-CBT-17).

use bevy::prelude::World;
use dice::Modifier;

use super::arms::arm;
use crate::{
    choice::{Attack, Mode},
    fighter::FighterId,
    state::Look,
};

/// The weapons in both hands, if each of them takes one hand.
pub(crate) fn pair(world: &World, by: FighterId) -> Option<[u8; 2]> {
    let in_hand: [u8; 2] = world.kit(by).in_hand.as_slice().try_into().ok()?;
    let one_handed = |&nth: &u8| arm(world, by, nth).is_ok_and(|arm| arm.weapon.hands == 1);
    in_hand.iter().all(one_handed).then_some(in_hand)
}

/// The weapon in the other hand.
pub(super) fn other_hand(world: &World, by: FighterId, nth: u8) -> Option<u8> {
    let [one, other] = pair(world, by)?;
    if nth == one { Some(other) } else { Some(one) }
}

/// What it costs to use both.
pub(super) fn modifier(world: &World, attack: &Attack) -> Option<Modifier> {
    let dm = world.armoury().figures.second.dual_wielding;
    (attack.mode == Mode::Both).then(|| Modifier::new("both hands", "SE-CBT-17", dm.into()))
}
