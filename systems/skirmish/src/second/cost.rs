//! Costs of actions: a turn has one significant and one minor action, or three minor ones, and any
//! number of free ones (SE-CBT-02).

use bevy::prelude::World;

use super::{Second, arms};
use crate::{
    choice::FighterAction,
    fighter::FighterId,
    prospect::Cost,
    state::{FieldRead, FieldWrite},
};

/// Returns the part of a turn that an action takes (SE-CBT-06 to SE-CBT-15).
pub(super) fn of(world: &World, who: FighterId, deed: FighterAction) -> Cost {
    match deed {
        FighterAction::Attack(_)
        | FighterAction::Grapple(_)
        | FighterAction::Lead
        | FighterAction::FirstAid(_)
        | FighterAction::Douse(_)
        | FighterAction::Observe(_) => Cost::Significant,
        FighterAction::Aim(_)
        | FighterAction::Posture(_)
        | FighterAction::Walk(_)
        | FighterAction::Draw(_)
        | FighterAction::PickUp(_)
        | FighterAction::Carry(_)
        | FighterAction::PutDown
        | FighterAction::Free(_) => Cost::Minor,
        FighterAction::Reload(nth) => {
            match arms::arm(world, who, nth).map_or(1, |arm| arm.second.reload) {
                0 => Cost::Free,
                1.. => Cost::Minor,
            }
        }
        FighterAction::Drop(_)
        | FighterAction::TakeBoon
        | FighterAction::Delay
        | FighterAction::Done => Cost::Free,
        // Orders of the classic rules, never offered here.
        FighterAction::Evade
        | FighterAction::Close(_)
        | FighterAction::Open(_)
        | FighterAction::Stand => Cost::Free,
    }
}

/// Minor actions that a significant one replaces.
fn worth(world: &World) -> u8 {
    let figures = &world.armoury().figures.second;
    figures.minors.saturating_sub(figures.minors_with_significant)
}

/// Whether enough is left of the turn.
pub(super) fn affords(world: &World, who: FighterId, cost: Cost) -> bool {
    let second = world.of::<Second>(who);
    match cost {
        Cost::Free => true,
        Cost::Minor => second.minors > 0,
        Cost::Significant => !second.significant && second.minors >= worth(world),
    }
}

pub(super) fn pay(world: &mut World, who: FighterId, cost: Cost) {
    let worth = worth(world);
    let mut second = world.of_mut::<Second>(who);
    match cost {
        Cost::Free => {}
        Cost::Minor => second.minors = second.minors.saturating_sub(1),
        Cost::Significant => {
            second.significant = true;
            second.minors = second.minors.saturating_sub(worth);
        }
    }
}
