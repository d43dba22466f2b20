//! Where the app draws: on a window, or on the page's canvas.

use bevy::{
    core_pipeline::core_2d::Camera2d,
    prelude::*,
    window::{PrimaryWindow, WindowResolution},
};

use crate::window::ui::screen::Canvas;

/// Bevy's own plugin, with one window.
pub fn window() -> WindowPlugin {
    WindowPlugin {
        primary_window: Some(Window {
            title: "Far Lanes: loading".to_owned(),
            resolution: WindowResolution::new(1280.0, 720.0),
            ..placed()
        }),
        ..default()
    }
}

/// The camera that egui is drawn with.
pub(in crate::window) fn set_up_camera(mut commands: Commands) {
    commands.spawn((Camera2d, Msaa::Off));
}

/// Makes the window a canvas of the screens.
pub fn draw_on_the_window(mut commands: Commands, windows: Query<Entity, With<PrimaryWindow>>) {
    for window in &windows {
        commands.entity(window).insert(Canvas { size: Vec2::new(1280.0, 720.0) });
    }
}

#[cfg(not(target_arch = "wasm32"))]
fn placed() -> Window {
    let smallest =
        bevy::window::WindowResizeConstraints { min_width: 960.0, min_height: 540.0, ..default() };
    Window { resize_constraints: smallest, ..default() }
}

/// On the page's canvas, which has the size of the page. Where a window is to have all of the browser's keys, egui brings
/// a field that a phone's own keyboard writes in; [`leave_the_browser_its_keys`] takes back the rest of it.
#[cfg(target_arch = "wasm32")]
fn placed() -> Window {
    Window {
        canvas: Some(crate::browser::CANVAS.to_owned()),
        fit_canvas_to_parent: true,
        prevent_default_event_handling: true,
        ..default()
    }
}

/// The window that is about to open leaves the browser its own keys.
#[cfg(target_arch = "wasm32")]
pub fn leave_the_browser_its_keys(app: &mut App) {
    let world = app.world_mut();
    for mut window in world.query::<&mut Window>().iter_mut(world) {
        window.prevent_default_event_handling = false;
    }
}
