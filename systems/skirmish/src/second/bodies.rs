//! Acts on bodies, recorded in the journal.

use bevy::prelude::World;
use characters::{
    Characteristics,
    body::Body,
    healing::{Casualty, Refusal, RuleSet},
};

use super::{Second, grapple, saddle};
use crate::{
    choice::Posture,
    event::Event,
    fighter::{FighterId, Stand},
    state::{FieldRead, FieldWrite, Fortune},
};

/// Applies an act to a body; a refusal changes nothing. Whoever can no longer act afterwards falls
/// (SE-CBT-19). Returns whether it was applied.
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
        if world.stand(who).gone.is_none() && !world.is_able(who) {
            fall(world, who);
        }
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

/// Applies the loss of ability, whatever took it: ends grapple (SE-GRP-09), carrying, aim (SE-CBT-09)
/// and riding (FL-8); the unconscious lie down (SE-INJ-02).
fn fall(world: &mut World, who: FighterId) {
    world.of_mut::<Second>(who).aim = None;
    grapple::let_go(world, who);
    put_down(world, who);
    saddle::dismount(world, who);
    if !world.body(who).is_awake() {
        lay_down(world, who);
    }
}

/// Puts down a carried fighter: the carrier's hands are needed otherwise, or can hold nothing any
/// more (FL-6).
pub(super) fn put_down(world: &mut World, who: FighterId) {
    let at = world.stand(who).place;
    if let Some(other) = world.of_mut::<Stand>(who).carries.take() {
        world.tell(Event::PutDown { who, other, at });
    }
}

/// Lays a fighter down.
pub(super) fn lay_down(world: &mut World, who: FighterId) {
    if world.of::<Second>(who).posture != Posture::Prone {
        world.of_mut::<Second>(who).posture = Posture::Prone;
        world.tell(Event::Postured { who, posture: Posture::Prone });
    }
}
