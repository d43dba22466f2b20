//! A gamepad is a small keyboard: its buttons and sticks strike keys, so that it can do on every screen what
//! the keys do there.

mod sticks;

use std::time::Duration;

use bevy::{
    prelude::*,
    winit::{UpdateMode, WinitSettings},
};
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

/// How long the window sleeps at most while a pad is plugged in: no event of the system tells of a pad, so
/// it has to be asked.
const BETWEEN_LOOKS: Duration = Duration::from_millis(25);

pub(in crate::window) fn plugin(app: &mut App) {
    app.add_systems(
        PreUpdate,
        (strike_buttons, sticks::strike)
            .chain()
            .after(EguiPreUpdateSet::ProcessInput)
            .before(EguiPreUpdateSet::BeginPass),
    )
    .add_systems(Update, look_often.run_if(pads_come_or_go));
}

fn pads_come_or_go(added: Query<(), Added<Gamepad>>, removed: RemovedComponents<Gamepad>) -> bool {
    !added.is_empty() || !removed.is_empty()
}

/// Wakes the window often while there is a pad, and as seldom as ever without one.
fn look_often(pads: Query<(), With<Gamepad>>, settings: Option<ResMut<WinitSettings>>) {
    let Some(mut settings) = settings else { return };
    let usual = WinitSettings::desktop_app();
    settings.focused_mode =
        if pads.is_empty() { usual.focused_mode } else { UpdateMode::reactive(BETWEEN_LOOKS) };
}

/// The keyboards of all canvases: keys that are struck here arrive there.
type Keyboards<'w, 's> = Query<'w, 's, &'static mut EguiInput, With<Canvas>>;

pub(in crate::window) fn strike_buttons(pads: Query<&Gamepad>, mut keyboards: Keyboards) {
    for pad in &pads {
        for (button, key, modifiers) in PAD {
            if pad.just_pressed(button) {
                strike(&mut keyboards, key, modifiers, true);
            }
            if pad.just_released(button) {
                strike(&mut keyboards, key, modifiers, false);
            }
        }
    }
}

fn strike(keyboards: &mut Keyboards, key: Key, modifiers: Modifiers, pressed: bool) {
    for mut input in keyboards {
        if pressed {
            input.modifiers = modifiers;
        }
        let (physical_key, repeat) = (None, false);
        input.events.push(Event::Key { key, physical_key, pressed, repeat, modifiers });
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// The keys that went down after this was done to a pad.
    fn struck(press: GamepadButton) -> Vec<(Key, bool)> {
        let mut app = App::new();
        app.add_systems(Update, strike_buttons);
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

    #[test]
    fn the_window_looks_often_only_while_a_pad_is_plugged_in() {
        let mut app = App::new();
        app.insert_resource(WinitSettings::desktop_app());
        app.add_systems(Update, look_often.run_if(pads_come_or_go));
        let mode = |app: &App| app.world().resource::<WinitSettings>().focused_mode;
        let usual = WinitSettings::desktop_app().focused_mode;
        app.update();
        assert_eq!(mode(&app), usual);
        let pad = app.world_mut().spawn(Gamepad::default()).id();
        app.update();
        assert_eq!(mode(&app), UpdateMode::reactive(BETWEEN_LOOKS));
        app.world_mut().despawn(pad);
        app.update();
        assert_eq!(mode(&app), usual);
    }
}
