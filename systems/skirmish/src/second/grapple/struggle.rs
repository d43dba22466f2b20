//! Throws of a grapple (SE-GRP-01, SE-GRP-02, SE-GRP-10).

use bevy::prelude::{In, World};
use tasks::check::{Check, Prepared, Side, oppose};

use super::{
    super::{Step, leadership, person},
    take_hold,
};
use crate::{event::Event, fighter::FighterId, state::FieldWrite};

/// Throws both checks and queues the winner's action; where even the second throw is a tie, nothing
/// changes (SE-GRP-10, SE-CHK-11).
pub(super) fn struggle(In((by, with)): In<(FighterId, FighterId)>, world: &mut World) {
    let (Some(mut one), Some(mut other)) = (check(world, by), check(world, with)) else {
        return;
    };
    let result = oppose(&mut one, &mut other, world.dice());
    for who in [by, with] {
        leadership::checked(world, who);
    }
    let won = result.winner.map(|(side, _)| match side {
        Side::First => (by, with),
        Side::Second => (with, by),
    });
    let (effect, winner) = (result.effect().unwrap_or(0), won.map(|(winner, _)| winner));
    world.tell(Event::Grappled { by, with, result, winner });
    if let Some((winner, loser)) = won {
        take_hold(world, winner, loser);
        world.then([Step::Grip { winner, loser, effect }]);
    }
}

/// STR or DEX with Melee (unarmed), whichever has the higher DM; on equal DMs the higher score,
/// which decides ties.
pub(in crate::second) fn check(world: &World, who: FighterId) -> Option<Prepared> {
    let prepare = |characteristic: &str| {
        person::prepare(world, who, Check::of(characteristic, "Melee (unarmed)"))
    };
    let (strength, dexterity) = (prepare("STR")?, prepare("DEX")?);
    let score = |which| person::score(world, who, which);
    let by_dexterity = (dexterity.dm(), score(crate::Characteristic::Dex))
        > (strength.dm(), score(crate::Characteristic::Str));
    Some(if by_dexterity { dexterity } else { strength })
}
