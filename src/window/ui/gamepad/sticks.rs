//! The sticks of a gamepad: the left one strikes the arrows, the right one turns pages. Who holds a stick
//! goes on and on, as with a key that is held.

use std::time::Duration;

use bevy::prelude::*;
use bevy_egui::egui::{Key, Modifiers};

use super::{Keyboards, strike as strike_key};

/// Which keys the two ends of an axis strike, the lower end first.
const AXES: [(GamepadAxis, [Key; 2]); 3] = [
    (GamepadAxis::LeftStickX, [Key::ArrowLeft, Key::ArrowRight]),
    (GamepadAxis::LeftStickY, [Key::ArrowDown, Key::ArrowUp]),
    (GamepadAxis::RightStickY, [Key::PageDown, Key::PageUp]),
];

/// How far a stick is pushed, of 1, to strike its key, and how far it must come back before it does so again: between
/// the two a hand that trembles changes nothing.
const PUSHED: f32 = 0.6;
const LET_GO: f32 = 0.4;

/// How long a stick is held before it goes on by itself, and then from one key to the next.
const PATIENCE: Duration = Duration::from_millis(400);
const PACE: Duration = Duration::from_millis(110);

/// Where a stick was pushed when it was last looked at.
#[derive(Default)]
pub(super) struct Held {
    pushed: Option<(Entity, Key)>,
    until_next: Duration,
}

/// Strikes the key of the direction that a stick is pushed in: once, and again while it is held.
pub(super) fn strike(
    pads: Query<(Entity, &Gamepad)>,
    mut keyboards: Keyboards,
    mut held: Local<Held>,
    time: Res<Time<Real>>,
) {
    let pushed = pads.iter().find_map(|(id, pad)| direction(pad, held.of(id)).map(|key| (id, key)));
    let is_new = pushed != held.pushed;
    held.until_next = held.until_next.saturating_sub(time.delta());
    if let Some((_, before)) = held.pushed.filter(|_| is_new) {
        strike_key(&mut keyboards, before, Modifiers::NONE, false);
    }
    if let Some((_, key)) = pushed.filter(|_| is_new || held.until_next.is_zero()) {
        strike_key(&mut keyboards, key, Modifiers::NONE, true);
        held.until_next = if is_new { PATIENCE } else { PACE };
    }
    held.pushed = pushed;
}

impl Held {
    /// The key that this pad's stick has struck and still holds.
    fn of(&self, pad: Entity) -> Option<Key> {
        self.pushed.filter(|(id, _)| *id == pad).map(|(_, key)| key)
    }
}

/// The key of the axis that is pushed furthest, if one is pushed far enough.
fn direction(pad: &Gamepad, held: Option<Key>) -> Option<Key> {
    let pushes = AXES.iter().map(|&(axis, [lower, upper])| {
        let value = pad.get(axis).unwrap_or(0.0);
        (value.abs(), if value < 0.0 { lower } else { upper })
    });
    let far = pushes.filter(|&(push, key)| push > if held == Some(key) { LET_GO } else { PUSHED });
    far.max_by(|(one, _), (other, _)| one.total_cmp(other)).map(|(_, key)| key)
}

#[cfg(test)]
mod tests;
