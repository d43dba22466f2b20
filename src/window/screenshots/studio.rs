//! The screens without a window.

use bevy::{
    audio::AudioPlugin, prelude::*, render::RenderPlugin, window::ExitCondition, winit::WinitPlugin,
};

use super::{camera, layouts};
use crate::window::{
    app::{canvas::set_up_camera, log, plugin},
    screens::loading::{self, places::Places},
};
use crate::{content::Sources, saves::Saves};

/// The screens without a window.
pub fn studio(sources: Sources, saves: Saves) -> App {
    let mut app = App::new();
    loading::register(&mut app, &sources);
    let no_window =
        WindowPlugin { primary_window: None, exit_condition: ExitCondition::DontExit, ..default() };
    let plugins = DefaultPlugins
        .build()
        .disable::<WinitPlugin>()
        .disable::<AudioPlugin>()
        .set(no_window)
        .set(RenderPlugin { synchronous_pipeline_compilation: true, ..default() })
        .set(log())
        .set(loading::server());
    app.insert_resource(Places { sources, saves });
    app.add_plugins(plugins).add_plugins(plugin);
    app.add_plugins((camera::plugin, layouts::plugin)).add_systems(Startup, set_up_camera);
    app.finish();
    app.cleanup();
    app
}
