//! Points that got through, and what they do to whoever takes them (SE-INJ-01, SE-INJ-02).

use bevy::prelude::World;
use characters::{
    Characteristics,
    body::Body,
    healing::{Casualty, Hit, Pick},
};

use super::{Second, Step, checks, grapple, traits};
use crate::{
    choice::{Characteristic, Move, Posture, Why},
    event::Event,
    fighter::{FighterId, Stand},
    state::{self, Look, Touch},
};

/// Takes points off somebody, once their owner has said which where it matters.
pub(super) fn suffer(world: &mut World, who: FighterId, points: u16, stun: bool) {
    let options = choices(world, who, points, stun);
    let mut pick = Pick::Fuller;
    if !options.is_empty() {
        let step = state::Step::Second(Step::Traits(traits::Step::Suffer { who, points, stun }));
        let (seat, why) = (world.side(who), Why::Damage { who, points });
        let Some(answer) = world.ask(step, seat, why, options) else { return };
        let dexterity = answer == Move::Lose(Characteristic::Dex);
        pick = if dexterity { Pick::Dexterity } else { Pick::Strength };
    }
    hurt(world, who, Hit { damage: points, stun, pick, ..Hit::default() });
    if !world.is_able(who) {
        fall(world, who);
    }
}

/// STR or DEX, where the table asks and it makes a difference: END is not enough, and the two
/// others together are more than enough (SE-INJ-01).
fn choices(world: &World, who: FighterId, points: u16, stun: bool) -> Vec<Move> {
    let score = |which| u16::from(checks::score(world, who, which));
    let (strength, dexterity) = (score(Characteristic::Str), score(Characteristic::Dex));
    let left = points.saturating_sub(score(Characteristic::End));
    let differs = left > 0 && strength > 0 && dexterity > 0 && left < strength + dexterity;
    if stun || !differs || !world.setup().house.ask_damage {
        return Vec::new();
    }
    vec![Move::Lose(Characteristic::Str), Move::Lose(Characteristic::Dex)]
}

/// The hit itself, on the clock of the fight.
fn hurt(world: &mut World, who: FighterId, hit: Hit) {
    let (mut full, mut body) = (world.full(who), world.body(who).clone());
    let at = world.course().clock.max(body.time);
    let rules = world.setup().healing.clone();
    let mut victim = Casualty::new(&mut full, &mut body, &rules, world.dice());
    if victim.hit(Hit { at, ..hit }).is_err() {
        // Nothing can hurt the dead.
        return;
    }
    let told = victim.told();
    *world.of_mut::<Characteristics>(who) = full;
    *world.of_mut::<Body>(who) = body;
    told.into_iter().for_each(|what| world.tell(Event::Body { who, what }));
}

/// Who cannot act any more lets go of everybody and aims no longer (SE-CBT-09); who is not awake
/// lies (SE-INJ-02).
fn fall(world: &mut World, who: FighterId) {
    world.of_mut::<Second>(who).aim = None;
    grapple::let_go(world, who);
    let at = world.stand(who).place;
    if let Some(other) = world.of_mut::<Stand>(who).carries.take() {
        world.tell(Event::PutDown { who, other, at });
    }
    if !world.body(who).is_awake() {
        lay_down(world, who);
    }
}

/// Somebody comes to lie.
pub(super) fn lay_down(world: &mut World, who: FighterId) {
    if world.of::<Second>(who).posture != Posture::Prone {
        world.of_mut::<Second>(who).posture = Posture::Prone;
        world.tell(Event::Postured { who, posture: Posture::Prone });
    }
}

/// All damage that got through somebody's armour since this round began (SE-EXT-03, SE-DAT-18).
pub(crate) fn this_round(world: &World, who: FighterId) -> u16 {
    let now = world.course().clock;
    let recent = world.body(who).injuries.iter().filter(|injury| injury.at >= now);
    recent.fold(0, |sum, injury| sum.saturating_add(injury.damage))
}
