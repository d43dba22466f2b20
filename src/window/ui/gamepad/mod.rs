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
        strike_on(&mut input, key, modifiers, pressed);
    }
}

/// A key goes down or up on this keyboard.
pub(super) fn strike_on(input: &mut EguiInput, key: Key, modifiers: Modifiers, pressed: bool) {
    if pressed {
        input.modifiers = modifiers;
    }
    let (physical_key, repeat) = (None, false);
    input.events.push(Event::Key { key, physical_key, pressed, repeat, modifiers });
}

#[cfg(test)]
mod tests;
