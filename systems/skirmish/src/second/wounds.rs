//! Points that got through armour, and their effect on a fighter (SE-INJ-01, SE-INJ-02).

use bevy::prelude::{App, In, Plugin, World};
use characters::healing::{Hit, Pick};
use engine::AddSteps;

use super::{Step, bodies, kind, person};
use crate::{
    choice::{Characteristic, Move, Why},
    fighter::FighterId,
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
