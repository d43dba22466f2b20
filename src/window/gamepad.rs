//! A gamepad is a small keyboard: each of its buttons strikes a key, so that it can do on every screen what
//! the keys do there. Pads are known where no library of the system is needed for it: in browsers, on Windows
//! and on macOS.

use bevy::prelude::*;
use bevy_egui::{
    EguiInput, EguiPreUpdateSet,
    egui::{Event, Key, Modifiers},
};

use super::screen::Canvas;

/// Which key a button strikes.
pub const PAD: [(GamepadButton, Key, Modifiers); 15] = [
    (GamepadButton::DPadUp, Key::ArrowUp, Modifiers::NONE),
    (GamepadButton::DPadDown, Key::ArrowDown, Modifiers::NONE),
    (GamepadButton::DPadLeft, Key::ArrowLeft, Modifiers::NONE),
    (GamepadButton::DPadRight, Key::ArrowRight, Modifiers::NONE),
    (GamepadButton::South, Key::Enter, Modifiers::NONE),
    (GamepadButton::East, Key::Escape, Modifiers::NONE),
    (GamepadButton::West, Key::V, Modifiers::NONE),
    (GamepadButton::North, Key::P, Modifiers::NONE),
    (GamepadButton::LeftTrigger, Key::Tab, Modifiers::SHIFT),
    (GamepadButton::RightTrigger, Key::Tab, Modifiers::NONE),
    (GamepadButton::LeftTrigger2, Key::U, Modifiers::NONE),
    (GamepadButton::RightTrigger2, Key::W, Modifiers::NONE),
    (GamepadButton::Start, Key::F2, Modifiers::NONE),
    (GamepadButton::Select, Key::F1, Modifiers::NONE),
    (GamepadButton::RightThumb, Key::L, Modifiers::NONE),
];

pub(super) fn plugin(app: &mut App) {
    app.add_systems(
        PreUpdate,
        strike_keys.after(EguiPreUpdateSet::ProcessInput).before(EguiPreUpdateSet::BeginPass),
    );
}

fn strike_keys(pads: Query<&Gamepad>, mut canvases: Query<&mut EguiInput, With<Canvas>>) {
    for pad in &pads {
        let changed = PAD.iter().flat_map(|&(button, key, modifiers)| {
            let struck = pad.just_pressed(button).then_some(true);
            let change = struck.or(pad.just_released(button).then_some(false));
            change.map(|pressed| (key, modifiers, pressed))
        });
        for (key, modifiers, pressed) in changed {
            for mut input in &mut canvases {
                if pressed {
                    input.modifiers = modifiers;
                }
                let (physical_key, repeat) = (None, false);
                input.events.push(Event::Key { key, physical_key, pressed, repeat, modifiers });
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// The keys that went down after this was done to a pad.
    fn struck(press: GamepadButton) -> Vec<(Key, bool)> {
        let mut app = App::new();
        app.add_systems(Update, strike_keys);
        let canvas = app.world_mut().spawn((Canvas { size: Vec2::ONE }, EguiInput::default())).id();
        let pad = app.world_mut().spawn(Gamepad::default()).id();
        let mut gamepad = app.world_mut().get_mut::<Gamepad>(pad).expect("just spawned");
        gamepad.digital_mut().press(press);
        app.update();
        let input = app.world().get::<EguiInput>(canvas).expect("just spawned");
        let keys = input.events.iter().filter_map(|event| {
            let Event::Key { key, pressed: true, modifiers, .. } = event else { return None };
            Some((*key, modifiers.shift))
        });
        keys.collect()
    }

    #[test]
    fn a_button_strikes_its_key_once() {
        assert_eq!(struck(GamepadButton::South), [(Key::Enter, false)]);
        assert_eq!(struck(GamepadButton::LeftTrigger), [(Key::Tab, true)]);
    }

    #[test]
    fn every_button_strikes_a_key_of_its_own() {
        for (n, (button, key, modifiers)) in PAD.iter().enumerate() {
            for (other, again, more) in &PAD[n + 1..] {
                assert!(button != other && (key, modifiers) != (again, more));
            }
        }
    }
}
