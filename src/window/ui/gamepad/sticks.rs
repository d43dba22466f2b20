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
mod tests {
    use bevy_egui::{EguiInput, egui::Event};

    use super::*;
    use crate::window::ui::screen::Canvas;

    /// A pad whose stick a test pushes, and the keyboard that its keys go to.
    struct PadTest {
        app: App,
        pad: Entity,
        keyboard: Entity,
    }

    impl PadTest {
        fn new() -> Self {
            let mut app = App::new();
            app.init_resource::<Time<Real>>().add_systems(Update, strike);
            let pad = app.world_mut().spawn(Gamepad::default()).id();
            let keyboard = (Canvas { size: Vec2::ONE }, EguiInput::default());
            let keyboard = app.world_mut().spawn(keyboard).id();
            PadTest { app, pad, keyboard }
        }

        /// Pushes the stick so far, and tells which keys went down within this time.
        fn push(&mut self, axis: GamepadAxis, value: f32, for_ms: u64) -> Vec<Key> {
            let mut pad = self.app.world_mut().get_mut::<Gamepad>(self.pad).expect("a pad");
            pad.analog_mut().set(axis, value);
            for _ in 0..for_ms / 10 {
                let mut time = self.app.world_mut().resource_mut::<Time<Real>>();
                time.update_with_duration(Duration::from_millis(10));
                self.app.update();
            }
            let mut input = self.app.world_mut().get_mut::<EguiInput>(self.keyboard).expect("one");
            let events = std::mem::take(&mut input.events).into_iter();
            let down = |event| {
                let Event::Key { key, pressed: true, .. } = event else { return None };
                Some(key)
            };
            events.filter_map(down).collect()
        }
    }

    #[test]
    fn a_stick_strikes_the_key_of_its_direction_once_and_goes_on_while_it_is_held() {
        let mut pad = PadTest::new();
        let axis = GamepadAxis::LeftStickX;
        assert_eq!(pad.push(axis, 1.0, 300), [Key::ArrowRight]);
        assert_eq!(pad.push(axis, 1.0, 400), [Key::ArrowRight; 3]);
        assert_eq!(pad.push(axis, 0.0, 1000), []);
        assert_eq!(pad.push(axis, -1.0, 50), [Key::ArrowLeft]);
    }

    #[test]
    fn up_is_up_and_the_right_stick_turns_pages() {
        let mut pad = PadTest::new();
        assert_eq!(pad.push(GamepadAxis::LeftStickY, 1.0, 50), [Key::ArrowUp]);
        assert_eq!(pad.push(GamepadAxis::LeftStickY, 0.0, 50), []);
        assert_eq!(pad.push(GamepadAxis::RightStickY, -1.0, 50), [Key::PageDown]);
    }

    #[test]
    fn a_trembling_hand_strikes_no_key_twice() {
        let mut pad = PadTest::new();
        let axis = GamepadAxis::LeftStickY;
        assert_eq!(pad.push(axis, 0.5, 50), []);
        assert_eq!(pad.push(axis, 0.65, 50), [Key::ArrowUp]);
        assert_eq!(pad.push(axis, 0.45, 50), []);
        assert_eq!(pad.push(axis, 0.65, 50), []);
    }
}
