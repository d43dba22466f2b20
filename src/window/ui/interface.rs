//! What somebody plays with: keyboard and mouse, fingers, or a gamepad. The guide speaks accordingly.

use bevy::prelude::*;
use bevy_egui::{
    EguiContext, EguiInput, EguiPreUpdateSet,
    egui::{Context, Event as Input, Id},
};

use super::{gamepad, screen::Canvas};
use crate::guide::Interface;

pub(in crate::window) fn plugin(app: &mut App) {
    let look = notice.after(EguiPreUpdateSet::ProcessInput).before(EguiPreUpdateSet::BeginPass);
    // Before a pad strikes keys as if it were a keyboard.
    app.add_systems(PreUpdate, look.before(gamepad::strike_buttons));
}

/// What was used last on this canvas.
pub(in crate::window) fn in_use(ctx: &Context) -> Interface {
    ctx.data(|data| data.get_temp(Id::new(NAME)).unwrap_or_default())
}

/// As if this had been used last.
#[cfg(test)]
pub(in crate::window) fn pretend(ctx: &Context, used: Interface) {
    ctx.data_mut(|data| data.insert_temp(Id::new(NAME), used));
}

const NAME: &str = "what is played with";

fn notice(
    mut canvases: Query<(&EguiInput, &mut EguiContext), With<Canvas>>,
    pads: Query<&Gamepad>,
) {
    let padded = pads.iter().any(|pad| pad.get_just_pressed().next().is_some());
    for (input, mut ctx) in &mut canvases {
        let used = if padded { Some(Interface::Gamepad) } else { used_in(&input.events) };
        if let Some(used) = used {
            ctx.get_mut().data_mut(|data| data.insert_temp(Id::new(NAME), used));
        }
    }
}

/// What these events come from. A finger moves the pointer as well, so it is looked for first.
fn used_in(events: &[Input]) -> Option<Interface> {
    let any = |is_it: fn(&Input) -> bool| events.iter().any(is_it);
    if any(|event| matches!(event, Input::Touch { .. })) {
        return Some(Interface::Touch);
    }
    let by_hand =
        |event: &Input| matches!(event, Input::Key { pressed: true, .. } | Input::PointerMoved(_));
    any(by_hand).then_some(Interface::Keyboard)
}

#[cfg(test)]
mod tests {
    use bevy_egui::egui::{Key, Modifiers, Pos2, TouchDeviceId, TouchId, TouchPhase};

    use super::*;

    const KEY: Input = Input::Key {
        key: Key::Enter,
        physical_key: None,
        pressed: true,
        repeat: false,
        modifiers: Modifiers::NONE,
    };

    fn finger() -> Input {
        let (device_id, id) = (TouchDeviceId(0), TouchId(0));
        Input::Touch { device_id, id, phase: TouchPhase::Start, pos: Pos2::ZERO, force: None }
    }

    /// The canvas after these events, one frame each, and a button of a pad at the end if one is `pushed`.
    fn after(frames: &[&[Input]], pushed: bool) -> Interface {
        let mut app = App::new();
        app.add_systems(Update, notice);
        let canvas = (Canvas { size: Vec2::ONE }, EguiInput::default(), EguiContext::default());
        let canvas = app.world_mut().spawn(canvas).id();
        for (n, events) in frames.iter().enumerate() {
            if pushed && n + 1 == frames.len() {
                let mut pad = Gamepad::default();
                pad.digital_mut().press(GamepadButton::South);
                app.world_mut().spawn(pad);
            }
            let mut input = app.world_mut().get_mut::<EguiInput>(canvas).expect("a canvas");
            input.events = events.to_vec();
            app.update();
        }
        let mut ctx = app.world_mut().get_mut::<EguiContext>(canvas).expect("a canvas");
        in_use(ctx.get_mut())
    }

    #[test]
    fn it_is_what_was_used_last() {
        let moved = Input::PointerMoved(Pos2::ZERO);
        assert_eq!(after(&[&[]], false), Interface::Keyboard);
        assert_eq!(after(&[&[finger(), moved.clone()], &[]], false), Interface::Touch);
        assert_eq!(after(&[&[finger()], &[KEY]], false), Interface::Keyboard);
        assert_eq!(after(&[&[moved], &[KEY]], true), Interface::Gamepad);
    }
}
