//! What somebody at the screen does: waits, points, presses, types.

use bevy::prelude::*;
use bevy_egui::{
    EguiContext, EguiInput,
    egui::{
        Event, Key, Modifiers, MouseWheelUnit, PointerButton, Pos2, TouchDeviceId, TouchId,
        TouchPhase, vec2,
    },
};

use crate::window::ui::{
    compact::columns,
    screen::{Canvas, Screen},
};

/// So many frames.
pub fn run(app: &mut App, frames: u32) {
    (0..frames).for_each(|_| app.update());
}

/// Turns to a screen.
pub fn turn_to(app: &mut App, screen: Screen) {
    app.world_mut().resource_mut::<NextState<Screen>>().set(screen);
}

/// Moves the pointer over the canvas, in points.
pub fn point_at(app: &mut App, at: Pos2) {
    add(app, Event::PointerMoved(at));
}

/// Lets the pointer rest for as long as a tip takes to come.
pub fn rest_at(app: &mut App, at: Pos2) {
    point_at(app, at);
    run(app, 2);
    std::thread::sleep(std::time::Duration::from_millis(400));
}

/// Presses the left button of the pointer where it is, and keeps it down.
pub fn press(app: &mut App, at: Pos2) {
    let (button, modifiers) = (PointerButton::Primary, Modifiers::NONE);
    add(app, Event::PointerButton { pos: at, button, pressed: true, modifiers });
}

/// Touches with a finger, nothing in particular: a phone is played by touch.
pub fn touch(app: &mut App) {
    for phase in [TouchPhase::Start, TouchPhase::End] {
        add(app, touched(phase, Pos2::ZERO));
    }
}

fn touched(phase: TouchPhase, pos: Pos2) -> Event {
    Event::Touch { device_id: TouchDeviceId(0), id: TouchId(0), phase, pos, force: None }
}

/// Taps with a finger: a touch, and what it does as a pointer.
pub fn tap(app: &mut App, pos: Pos2) {
    for (phase, pressed) in [(TouchPhase::Start, true), (TouchPhase::End, false)] {
        add(app, touched(phase, pos));
        add(app, Event::PointerMoved(pos));
        let (button, modifiers) = (PointerButton::Primary, Modifiers::NONE);
        add(app, Event::PointerButton { pos, button, pressed, modifiers });
        run(app, 1);
    }
    add(app, Event::PointerGone);
    run(app, 2);
}

/// Shows this column of a screen on a phone.
pub fn column_of(app: &mut App, screen: &str, column: usize) {
    let mut canvases = app.world_mut().query_filtered::<&mut EguiContext, With<Canvas>>();
    for mut ctx in canvases.iter_mut(app.world_mut()) {
        columns::turn_to(ctx.get_mut(), screen, column);
    }
    run(app, 2);
}

/// Turns the wheel by so many points.
pub fn roll(app: &mut App, by: f32) {
    let (unit, delta, modifiers) = (MouseWheelUnit::Point, vec2(0.0, by), Modifiers::NONE);
    add(app, Event::MouseWheel { unit, delta, modifiers });
    run(app, 40);
}

/// Strikes a key.
pub fn strike(app: &mut App, key: Key) {
    for pressed in [true, false] {
        let modifiers = Modifiers::NONE;
        add(app, Event::Key { key, physical_key: None, pressed, repeat: false, modifiers });
    }
    run(app, 2);
}

fn add(app: &mut App, event: Event) {
    let world = app.world_mut();
    let mut inputs = world.query_filtered::<&mut EguiInput, With<Canvas>>();
    inputs.iter_mut(world).for_each(|mut input| input.events.push(event.clone()));
}
