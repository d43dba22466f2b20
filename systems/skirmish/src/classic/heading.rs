//! Directions of "towards the enemy" and "away from the enemy" (CT-MOV-13, CT-MOV-17, CT-MOV-21).

use bevy::prelude::World;

use super::{
    Classic, contact,
    line::{Line, Way},
    opening,
};
use crate::{
    choice::{FighterAction, Gait},
    data::Aim,
    field::Place,
    fighter::FighterId,
    state::FieldRead,
};

/// Whether there is room away from the enemy, or a contact to break.
pub(super) fn can_open(world: &World, line: &Line, who: FighterId) -> bool {
    let free = away(world, line, who).is_some_and(|way| line.has_room(who, way));
    free || line.is_in_contact(who)
}

/// Direction and gait of a fighter's order; `None` for stand and evade (CT-MOV-20, CT-RUL-62).
pub(super) fn way(world: &World, line: &Line, who: FighterId) -> Option<(Way, Gait)> {
    let order = world.of::<Classic>(who).order;
    if let Some(FighterAction::Close(gait)) = order {
        return Some((Way::Towards(contact::nearest(world, who)?), gait));
    }
    let Some(FighterAction::Open(gait)) = order else { return None };
    Some((Way::Away(away(world, line, who)?), gait))
}

/// Direction away from the nearest enemy (CT-MOV-17, CT-RUL-68): left (-1) or right (1). From an
/// enemy in the same band either is possible: then towards the side's aim, if that is a place;
/// otherwise towards its own end of the field; and never into a wall.
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

/// Place that the fighter's side aims for.
fn goal(world: &World, who: FighterId) -> Option<Place> {
    match world.setup().scenario.forces[world.side(who).index()].aim {
        Aim::Reach { place, .. } | Aim::Rescue { to: place, .. } => {
            Some(opening::on_band(world.ground(), place))
        }
        Aim::Defeat | Aim::Hold { .. } | Aim::Protect { .. } | Aim::FirstBlood => None,
    }
}

/// Direction of a side's own end of the field: its start, as seen from the enemy.
fn homeward(world: &World, who: FighterId, enemy: FighterId) -> i16 {
    let home = |who| {
        let side = world.side(who);
        (world.setup().scenario.forces[side.index()].at, side)
    };
    if home(who) < home(enemy) { -1 } else { 1 }
}
