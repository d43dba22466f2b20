//! Checks that somebody makes in a fight.

use bevy::prelude::World;
use characters::Characteristic;
use dice::Modifier;
use tasks::check::{Check, CheckResult, Prepared};

use super::{Second, person};
use crate::{
    fighter::FighterId,
    state::{Look, Touch},
};

/// A characteristic as it is now (SE-INJ-17).
pub(super) fn score(world: &World, who: FighterId, which: Characteristic) -> u8 {
    world.body(who).current(world.full(who)).get(which)
}

/// What the reactions since the last turn take from every check of this one (SE-RCT-01).
pub(super) fn reactions(world: &World, who: FighterId) -> Option<Modifier> {
    let penalty = world.of::<Second>(who).penalty;
    let each = i16::from(world.armoury().figures.second.reaction);
    (penalty > 0)
        .then(|| Modifier::new("reactions", "SE-RCT-01", each.saturating_mul(penalty.into())))
}

/// A check with somebody's numbers. `None` where they cannot make it, which nobody on a field is
/// asked for: they have all six characteristics, and time plays no part.
pub(super) fn prepare(world: &World, who: FighterId, check: &Check) -> Option<Prepared> {
    check.prepare(&person::of(world, who), &world.setup().healing.checks).ok()
}

/// Makes a check in one's own turn.
pub(super) fn throw(world: &mut World, who: FighterId, mut check: Check) -> Option<CheckResult> {
    check.modifiers.extend(reactions(world, who));
    let mut prepared = prepare(world, who, &check)?;
    Some(prepared.throw(world.dice()))
}
