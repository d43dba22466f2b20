//! Tests of `sticks`.

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
