//! Group hits: one shot may also hit those next to its target (M-02).

use bevy::prelude::World;

use super::to_hit::{self, Wielded};
use crate::{choice::Attack, fighter::FighterId, plan::Plan, state::FieldRead};

/// Attacks on those beside the target, of the same side and in the same band, in the order of their
/// numbers. The weapon sets their number; fighters on the ground are not hit.
pub(super) fn attacks(world: &World, by: FighterId, attack: &Attack) -> Vec<(Attack, Plan)> {
    let armoury = world.armoury();
    let used = Wielded::of(world.kit(by), armoury, attack);
    let count = used.map_or(0, |it| if it.is_gun() { it.row.group } else { 0 });
    let at = |target| Attack { target, ..*attack };
    let beside = beside(world, attack.target).into_iter().map(at);
    let planned = beside.filter_map(|it| Some((it, to_hit::plan_beside(world, by, &it).ok()?)));
    planned.take(count.into()).collect()
}

fn beside(world: &World, target: FighterId) -> Vec<FighterId> {
    let at = world.stand(target).place;
    let (side, clock) = (world.side(target), world.course().clock);
    let is_beside = |&who: &FighterId| {
        who != target
            && world.side(who) == side
            && world.stand(who).place.to(at).in_bands() == 0
            && world.body(who).can_act(clock)
    };
    world.everybody().into_iter().filter(is_beside).collect()
}
