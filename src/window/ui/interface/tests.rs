//! Tests of `interface`.

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
