//! Weapons to hand, loaded or laid down, and time.

use super::{Acting, Asked, moving};
use crate::combat::sense::{Arm, Combatant, expected};

/// Another weapon to hand: what it can do more than what is there (SE-CBT-11).
pub(super) fn draw(asked: Asked, me: &Combatant, weapon: u8) -> Acting {
    let better = me.arm(weapon).map_or(0.0, |arm| could(asked, me, arm) - ready(asked, me));
    Acting { ready: better, ..moving::staying(asked, me) }
}

/// A new magazine, for a weapon that is empty or soon will be, and better than what else is ready.
pub(super) fn reload(asked: Asked, me: &Combatant, weapon: u8) -> Acting {
    let Some(arm) = me.arm(weapon) else { return moving::staying(asked, me) };
    let full = arm.weapon.magazine.map_or(1, |magazine| magazine.shots.max(1));
    let left = f32::from(arm.loaded.unwrap_or(full)) / f32::from(full);
    let worth = could(asked, me, arm);
    let gain = if left == 0.0 { worth - ready(asked, me) } else { worth * TOPPING * (1.0 - left) };
    let pressed = asked.sight.foes().any(|foe| asked.sight.touching(me, foe));
    let part = if pressed { PRESSED } else { 1.0 };
    Acting { ready: gain * part, ..moving::staying(asked, me) }
}

/// A weapon off the ground is good for those who have none.
pub(super) fn pick_up(asked: Asked, me: &Combatant) -> Acting {
    let bare = me.ready().all(|arm| arm.weapon.hands == 0);
    let missing = if bare { BARE_HANDED } else { 0.0 };
    Acting { ready: missing, ..moving::staying(asked, me) }
}

/// What is thrown away cannot be used.
pub(super) fn drop(asked: Asked, me: &Combatant, weapon: u8) -> Acting {
    let lost = me.arm(weapon).map_or(0.0, |arm| could(asked, me, arm) + LOSS);
    Acting { waiting: lost.min(1.0), ..moving::staying(asked, me) }
}

/// Later in the round, when somebody may have come nearer (SE-INI-07).
pub(super) fn delay(asked: Asked, me: &Combatant) -> Acting {
    let idle = ready(asked, me) == 0.0;
    let hopes = if idle { EXPECTANT } else { 0.0 };
    Acting { ready: hopes, waiting: 1.0, ..moving::staying(asked, me) }
}

/// What a weapon could do to the foe it is best against, if it were loaded and in hand.
fn could(asked: Asked, me: &Combatant, arm: &Arm) -> f32 {
    let sight = asked.sight;
    let here = sight.foes().map(|foe| expected(sight, me, arm, foe, sight.meeting(me, foe)));
    here.map(|strike| strike.worth()).fold(0.0, f32::max)
}

/// What they can do with what is ready.
fn ready(asked: Asked, me: &Combatant) -> f32 {
    me.ready().map(|arm| could(asked, me, arm)).fold(0.0, f32::max)
}

/// What it counts to fill a magazine that is not empty.
const TOPPING: f32 = 0.3;
/// What reloading counts within reach of a blow.
const PRESSED: f32 = 0.3;
const BARE_HANDED: f32 = 0.4;
/// What giving up any weapon counts.
const LOSS: f32 = 0.5;
/// What waiting for something to happen counts.
const EXPECTANT: f32 = 0.05;
