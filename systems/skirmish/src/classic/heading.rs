//! Where "towards the enemy" and "away from the enemy" lead (CT-MOV-13, CT-MOV-17, CT-MOV-21).

use bevy::prelude::World;

use super::{
    Classic, contact,
    line::{Line, Way},
    opening,
};
use crate::{
    choice::{Deed, Gait},
    data::Aim,
    field::Place,
    fighter::FighterId,
    state::FieldRead,
};

/// Whether there is anywhere to go away from the enemy, or anybody to be shaken off.
pub(super) fn can_open(world: &World, line: &Line, who: FighterId) -> bool {
    let free = away(world, line, who).is_some_and(|way| line.has_room(who, way));
    free || line.is_in_contact(who)
}

/// Where somebody's order takes them, and how fast; nowhere when they stand or evade (CT-MOV-20,
/// CT-RUL-62).
pub(super) fn way(world: &World, line: &Line, who: FighterId) -> Option<(Way, Gait)> {
    let order = world.of::<Classic>(who).order;
    if let Some(Deed::Close(gait)) = order {
        return Some((Way::Towards(contact::nearest(world, who)?), gait));
    }
    let Some(Deed::Open(gait)) = order else { return None };
    Some((Way::Away(away(world, line, who)?), gait))
}

/// Which way leads away from the nearest enemy (CT-MOV-17, CT-RUL-68): to the left (-1) or to the
/// right (1). Of one in the same band either way does: then towards what the side is after, if that
/// is a place; otherwise back to where it came from; and never into a wall.
fn away(world: &World, line: &Line, who: FighterId) -> Option<i16> {
    let nearest = contact::nearest(world, who)?;
    let (at, enemy) = (world.stand(who).place, world.stand(nearest).place);
    if at != enemy {
        return Some(if at < enemy { -1 } else { 1 });
    }
    let wanted = goal(world, who).filter(|&goal| goal != at);
    let direction = match wanted {
        Some(goal) if goal < at => -1,
        Some(_) => 1,
        None => homeward(world, who, nearest),
    };
    Some(if line.has_room(who, direction) { direction } else { -direction })
}

/// The place that somebody's side wants to get to.
fn goal(world: &World, who: FighterId) -> Option<Place> {
    match world.setup().scenario.forces[world.side(who).index()].aim {
        Aim::Reach { place, .. } | Aim::Rescue { to: place, .. } => {
            Some(opening::on_band(world.ground(), place))
        }
        Aim::Defeat | Aim::Hold { .. } | Aim::Protect { .. } | Aim::FirstBlood => None,
    }
}

/// The end of the field that is a side's own: where it stood, as seen from the enemy.
fn homeward(world: &World, who: FighterId, enemy: FighterId) -> i16 {
    let home = |who| {
        let side = world.side(who);
        (world.setup().scenario.forces[side.index()].at, side)
    };
    if home(who) < home(enemy) { -1 } else { 1 }
}
