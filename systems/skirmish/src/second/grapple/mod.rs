//! Grappling (SE-GRP).

mod grips;
mod struggle;
mod taking;

use bevy::prelude::{App, Plugin, World};
use engine::AddSteps;

use super::{Second, Step, kind, saddle, wounds};
use crate::{
    choice::Deed,
    fighter::FighterId,
    state::{FieldRead, FieldWrite},
};

/// Grapples (SE-GRP).
pub(super) struct Grapples;

impl Plugin for Grapples {
    fn build(&self, app: &mut App) {
        app.add_step(kind::Grapple, struggle::struggle).add_step(kind::Grip, grips::grip);
    }
}

/// Whether somebody is in a grapple. Then they can only grapple (SE-GRP-02).
pub(crate) fn is_held(world: &World, who: FighterId) -> bool {
    world.of::<Second>(who).grappling.is_some()
}

/// Whom somebody can grapple with, a significant action: who holds them, or any enemy in close
/// combat who is on their feet and free (SE-GRP-01, SE-CBT-16).
pub(crate) fn options(world: &World, who: FighterId) -> Vec<Deed> {
    if let Some(other) = world.of::<Second>(who).grappling {
        return vec![Deed::Grapple(other)];
    }
    let reach = world.armoury().figures.second.close_combat;
    let here = world.stand(who).place;
    let near = |other: &FighterId| {
        world.side(*other) != world.side(who)
            && world.is_able(*other)
            && !is_held(world, *other)
            && here.to(world.stand(*other).place).0 <= reach
    };
    world.everybody().into_iter().filter(near).map(Deed::Grapple).collect()
}

/// Does it.
pub(crate) fn do_it(world: &mut World, who: FighterId, deed: Deed) {
    if let Deed::Grapple(with) = deed {
        world.then([Step::Grapple { by: who, with }]);
    }
}

/// Two hold each other and nobody else, and neither is in the saddle any more (FL-8).
fn take_hold(world: &mut World, one: FighterId, other: FighterId) {
    for who in [one, other] {
        wounds::put_down(world, who);
        saddle::dismount(world, who);
    }
    world.of_mut::<Second>(one).grappling = Some(other);
    world.of_mut::<Second>(other).grappling = Some(one);
}

/// A grapple ends: by the winner's will, or because one of the two is out (SE-GRP-09).
pub(super) fn let_go(world: &mut World, who: FighterId) {
    if let Some(other) = world.of_mut::<Second>(who).grappling.take() {
        world.of_mut::<Second>(other).grappling = None;
    }
}
