//! The gaits of fighters and their speed (CT-MOV-03 to CT-MOV-06).

use bevy::prelude::World;

use super::blows;
use crate::{
    choice::Gait,
    fighter::{FighterId, Kind},
    state::FieldRead,
};

/// Gaits open to a fighter. A fighter who carries walks (FL-6); one who rides need not run; and a
/// run needs a blow of the allowance (CT-MOV-15, CT-RUL-16).
pub(super) fn gaits(world: &World, who: FighterId) -> Vec<Gait> {
    let rides = world.kit(who).mount.is_some();
    let faster = if rides { Gait::Ride } else { Gait::Run };
    let can_hurry = world.stand(who).carries.is_none() && (rides || blows::can_strike(world, who));
    let walk = steps(world, who, Gait::Walk);
    let gaits = [(Gait::Walk, walk > 0), (faster, can_hurry && steps(world, who, faster) > walk)];
    gaits.into_iter().filter(|&(_, can)| can).map(|(gait, _)| gait).collect()
}

/// Bands of a round: a walk one, a run two, a ride four (CT-MOV-03 to CT-MOV-05, CT-MOV-14 to
/// CT-MOV-16, CT-MOV-19); a beast has its own speed (CT-MOV-06). Riders may attack (CT-RUL-60).
pub(super) fn steps(world: &World, who: FighterId, gait: Gait) -> u8 {
    let armoury = world.armoury();
    let figures = &armoury.figures.classic;
    let speed = match &world.fighter(who).kind {
        Kind::Person => None,
        Kind::Beast(beast) => Some(beast.speed),
    };
    match gait {
        Gait::Walk => figures.walk.min(speed.unwrap_or(u8::MAX)),
        Gait::Run => speed.unwrap_or(figures.run),
        Gait::Ride => figures.ride,
    }
}
