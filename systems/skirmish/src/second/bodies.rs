//! Acts on bodies, recorded in the journal.

use bevy::prelude::World;
use characters::{
    Characteristics,
    body::Body,
    healing::{Casualty, Refusal, RuleSet},
};

use crate::{
    event::Event,
    fighter::FighterId,
    state::{FieldRead, FieldWrite, Fortune},
};

/// Applies an act to a body; a refusal changes nothing. Returns whether it was applied.
pub(crate) fn befall(
    world: &mut World,
    who: FighterId,
    deed: impl FnOnce(&mut Casualty) -> Result<(), Refusal>,
) -> bool {
    let (mut full, mut body) = (world.full(who), world.body(who).clone());
    let rules = world.setup().healing.clone();
    let mut dice = world.dice().clone();
    let mut casualty = Casualty::new(&mut full, &mut body, &rules, &mut dice);
    let happens = deed(&mut casualty).is_ok();
    let told = casualty.told();
    if happens {
        *world.of_mut::<Characteristics>(who) = full;
        *world.of_mut::<Body>(who) = body;
        world.resource_mut::<Fortune>().0 = dice;
        told.into_iter().for_each(|what| world.tell(Event::Body { who, what }));
    }
    happens
}

/// Applies the passed time: treatments end, the dying die, the unconscious come round (SE-INJ-15).
pub(super) fn live(world: &mut World) {
    let now = world.course().clock;
    for who in world.everybody() {
        befall(world, who, |casualty| casualty.live_until(RuleSet::SecondEdition, now));
    }
}
