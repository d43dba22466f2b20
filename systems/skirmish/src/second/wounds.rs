//! Points that got through armour, and their effect on a fighter (SE-INJ-01, SE-INJ-02).

use bevy::prelude::{App, In, Plugin, World};
use characters::healing::{Hit, Pick};
use engine::AddSteps;

use super::{Second, Step, bodies, grapple, kind, person, saddle};
use crate::{
    choice::{Characteristic, Move, Posture, Why},
    event::Event,
    fighter::{FighterId, Stand},
    state::{FieldRead, FieldWrite},
};

/// Injuries (SE-INJ).
pub(super) struct Wounds;

impl Plugin for Wounds {
    fn build(&self, app: &mut App) {
        app.add_step(kind::Suffer, suffer);
    }
}

/// Takes points off a fighter; their owner chooses the characteristic where it matters. Stun takes
/// END alone, costs rounds beyond that, and is recorded separately (SE-TRT-29 to SE-TRT-31).
pub(super) fn suffer(In((who, points, stun)): In<(FighterId, u16, bool)>, world: &mut World) {
    let options = choices(world, who, points, stun);
    let mut pick = Pick::Fuller;
    if !options.is_empty() {
        let (seat, why) = (world.side(who), Why::Damage { who, points });
        let step = Step::Suffer { who, points, stun };
        let Some(answer) = world.ask(step, seat, why, |_| options) else { return };
        let dexterity = answer == Move::Lose(Characteristic::Dex);
        pick = if dexterity { Pick::Dexterity } else { Pick::Strength };
    }
    // The clock of a fight never runs behind that of a body.
    let at = world.course().clock.max(world.body(who).time);
    let hit = Hit { at, damage: points, stun, pick, ..Hit::default() };
    bodies::befall(world, who, |victim| victim.hit(hit));
    if !world.is_able(who) {
        fall(world, who);
    }
}

/// Choice of STR or DEX, where the setup asks and it makes a difference: END is not enough, and the
/// two others together are more than enough (SE-INJ-01).
fn choices(world: &World, who: FighterId, points: u16, stun: bool) -> Vec<Move> {
    let score = |which| u16::from(person::score(world, who, which));
    let (strength, dexterity) = (score(Characteristic::Str), score(Characteristic::Dex));
    let left = points.saturating_sub(score(Characteristic::End));
    let differs = left > 0 && strength > 0 && dexterity > 0 && left < strength + dexterity;
    if stun || !differs || !world.setup().house.ask_damage {
        return Vec::new();
    }
    vec![Move::Lose(Characteristic::Str), Move::Lose(Characteristic::Dex)]
}

/// Applies the loss of ability: ends grapple, carrying, aim (SE-CBT-09) and riding (FL-8); the
/// unconscious lie down (SE-INJ-02).
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
