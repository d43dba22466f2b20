//! Grappling (SE-GRP).

mod grips;
mod struggle;
mod taking;

use bevy::prelude::{App, Plugin, World};
use engine::AddSteps;

use super::{Second, Step, bodies, kind, legal, saddle};
use crate::{
    choice::FighterAction,
    fighter::FighterId,
    state::{FieldRead, FieldWrite},
};
pub(super) use grips::strike;
pub(super) use struggle::check;

/// Grapples (SE-GRP).
pub(super) struct Grapples;

impl Plugin for Grapples {
    fn build(&self, app: &mut App) {
        app.add_step(kind::Grapple, struggle::struggle).add_step(kind::Grip, grips::grip);
    }
}

/// Whether a fighter is in a grapple, and so can only grapple (SE-GRP-02).
pub(crate) fn is_held(world: &World, who: FighterId) -> bool {
    world.of::<Second>(who).grappling.is_some()
}

/// Opponents for a grapple, a significant action: the one in the present grapple, or any enemy in
/// close combat who is able and free (SE-GRP-01, SE-CBT-16).
pub(crate) fn options(world: &World, who: FighterId) -> Vec<FighterAction> {
    if let Some(other) = world.of::<Second>(who).grappling {
        return vec![FighterAction::Grapple(other)];
    }
    let reach = world.armoury().figures.second.close_combat;
    let here = world.stand(who).place;
    let near = |other: &FighterId| {
        world.side(*other) != world.side(who)
            && legal::takes_part(world, *other)
            && !is_held(world, *other)
            && here.to(world.stand(*other).place).0 <= reach
    };
    world.everybody().into_iter().filter(near).map(FighterAction::Grapple).collect()
}

/// Queues the grapple.
pub(crate) fn do_it(world: &mut World, who: FighterId, deed: FighterAction) {
    if let FighterAction::Grapple(with) = deed {
        world.then([Step::Grapple { by: who, with }]);
    }
}

/// Begins a grapple of two and nobody else, and dismounts both (FL-8).
fn take_hold(world: &mut World, one: FighterId, other: FighterId) {
    for who in [one, other] {
        bodies::put_down(world, who);
        saddle::dismount(world, who);
    }
    world.of_mut::<Second>(one).grappling = Some(other);
    world.of_mut::<Second>(other).grappling = Some(one);
}

/// Ends a grapple: the winner lets go, or one of the two is out (SE-GRP-09).
pub(super) fn let_go(world: &mut World, who: FighterId) {
    if let Some(other) = world.of_mut::<Second>(who).grappling.take() {
        world.of_mut::<Second>(other).grappling = None;
    }
}
