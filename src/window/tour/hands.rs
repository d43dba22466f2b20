//! What somebody at the screen does: waits, points, presses, types.

use bevy::prelude::*;
use bevy_egui::{
    EguiInput,
    egui::{Event, Key, Modifiers, PointerButton, Pos2},
};

use crate::window::ui::screen::{Canvas, Screen};

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
