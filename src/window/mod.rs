//! The game in a window: title, table, result; the deck builder; lives and the library of people; the
//! Referee's desk and the sickbay; fights.
//!
//! Views never change the rules: they are drawn from the observation of the person's seat, the
//! question asked of them and the journal, and what a person does becomes one of the options.
//! Start at [`table`] for what stands where, at [`game`] for how a decision is made, at [`builder`]
//! for decks, at [`people`] for lives, at [`referee`] for tasks and checks, at [`sickbay`] for wounds,
//! at [`skirmish`] for fights.

mod advice;
mod afterwards;
mod audio;
mod builder;
mod captain;
mod card;
mod drag;
mod gallery;
mod game;
mod gamepad;
mod glossary;
mod glyphs;
mod guide;
mod hints;
mod house_rules;
mod icons;
mod keys;
mod lookup;
mod magnifier;
mod menu;
mod motion;
mod overlay;
mod paint;
mod pen;
mod people;
mod reader;
mod referee;
mod replay;
mod result;
mod rulebook;
mod screen;
mod settings;
#[cfg(target_arch = "wasm32")]
mod shared;
mod sickbay;
mod signs;
mod skirmish;
mod spot;
mod statistics;
mod table;
mod table_screen;
mod table_ui;
mod theme;
mod tip;
mod title;
mod touch;
#[cfg(not(target_arch = "wasm32"))]
mod tour;
mod view;
mod weighed;

use std::panic::{AssertUnwindSafe, catch_unwind, resume_unwind};

use bevy::{
    core_pipeline::core_2d::Camera2d,
    log::{Level, LogPlugin},
    prelude::*,
    window::{PrimaryWindow, WindowResolution},
    winit::WinitSettings,
};
use bevy_egui::EguiPlugin;

#[cfg(target_arch = "wasm32")]
pub(crate) use shared::begin as begin_shared;
#[cfg(not(target_arch = "wasm32"))]
pub use tour::tour;

use crate::{
    data::{Library, LibraryError},
    replay::ReplayError,
    saves::{CardArtefact, SaveError, Saves},
    session::{Session, SessionError, Wishes},
};
use screen::Canvas;
use title::GameData;

/// Why the window cannot be shown, or its pictures not be taken.
#[derive(Debug, thiserror::Error)]
pub enum WindowError {
    #[error(transparent)]
    Library(#[from] LibraryError),
    #[error(transparent)]
    Save(#[from] SaveError),
    #[error(transparent)]
    Session(#[from] SessionError),
    #[error(transparent)]
    Replay(#[from] ReplayError),
    #[error("{}: cannot be written: {fault}", file.display())]
    Picture { file: std::path::PathBuf, fault: String },
    #[error("the pictures could not be drawn: {0}")]
    Drawing(&'static str),
    #[error("no graphics adapter answers; a Vulkan or OpenGL driver is needed")]
    NoAdapter,
    #[error("the window closed with an error")]
    Closed,
}

/// Opens the window and stays until it is closed. Wishes that mean a new game begin it at once;
/// without any, the title screen offers to go on with the last one.
///
/// # Errors
/// A wish cannot be met, or the window ended badly.
pub fn run(library: Library, saves: Saves, wishes: Wishes) -> Result<(), WindowError> {
    let begun = wishes.mean_a_new_game().then(|| Session::begin(&library, &saves, &wishes));
    let begun = begun.transpose()?;
    show(library, saves, begun, |_| ())
}

/// The same on the guided first game.
///
/// # Errors
/// It cannot be dealt, or the window ended badly.
pub fn run_guided(library: Library, saves: Saves) -> Result<(), WindowError> {
    let session = Session::begin_guided(&library, &saves)?;
    show(library, saves, Some(session), |_| ())
}

/// Opens the window on a recorded game, to be watched, and stays until it is closed.
///
/// # Errors
/// The game cannot be set up with the cards there are, or the window ended badly.
#[cfg(not(target_arch = "wasm32"))]
pub fn watch(
    library: Library,
    saves: Saves,
    game: CardArtefact,
    file: &std::path::Path,
) -> Result<(), WindowError> {
    let watching = replay::load(&library, game, file, 0, screen::Screen::Title)?;
    show(library, saves, None, |app| replay::show(app.world_mut(), watching))
}

/// Opens the window on this game, or on the title, with what else the app needs where it runs.
pub(crate) fn show(
    library: Library,
    saves: Saves,
    begun: Option<Session>,
    place: impl FnOnce(&mut App),
) -> Result<(), WindowError> {
    let mut app = on_an_adapter(|| {
        let mut app = App::new();
        app.add_plugins(audio::with_audio(DefaultPlugins.set(window()).set(log())));
        app
    })?;
    // Nothing moves by itself: a frame is drawn when something was done or asked for one.
    app.insert_resource(WinitSettings::desktop_app())
        .add_systems(Startup, (set_up_camera, draw_on_the_window));
    app.add_plugins(plugin);
    app.insert_resource(GameData { library, saves });
    place(&mut app);
    if let Some(session) = begun {
        game::sit_down(app.world_mut(), session);
    }
    if app.run().is_error() { Err(WindowError::Closed) } else { Ok(()) }
}

/// Has the title and the library look at their files again.
#[cfg(target_arch = "wasm32")]
pub(crate) fn look_again(world: &mut World) {
    let screen = *world.resource::<State<screen::Screen>>().get();
    use screen::Screen::{Builder, People, Skirmish, Title};
    if matches!(screen, Builder | Title | People | Skirmish) {
        let _ = world.try_run_schedule(OnEnter(screen));
    }
}

/// Builds an app that draws. The renderer gives up by panicking when there is no adapter; that one
/// panic becomes an error.
fn on_an_adapter(build: impl FnOnce() -> App) -> Result<App, WindowError> {
    catch_unwind(AssertUnwindSafe(build)).map_err(|panic| {
        let text = panic.downcast_ref::<String>().map(String::as_str);
        let text = text.or_else(|| panic.downcast_ref::<&str>().copied());
        if text.is_some_and(|text| text.contains("find a GPU")) {
            return WindowError::NoAdapter;
        }
        resume_unwind(panic)
    })
}

/// Every screen, wherever it is drawn.
fn plugin(app: &mut App) {
    app.add_plugins((EguiPlugin, audio::plugin));
    app.add_plugins((
        screen::plugin,
        settings::plugin,
        magnifier::plugin,
        gamepad::plugin,
        reader::plugin,
        glyphs::plugin,
    ));
    app.add_plugins((
        title::plugin,
        table_screen::plugin,
        game::plugin,
        result::plugin,
        replay::plugin,
        statistics::plugin,
        builder::plugin,
        people::plugin,
        referee::plugin,
        sickbay::plugin,
        skirmish::plugin,
    ));
}

fn window() -> WindowPlugin {
    WindowPlugin {
        primary_window: Some(Window {
            title: "Far Lanes".to_owned(),
            resolution: WindowResolution::new(1280.0, 720.0),
            ..placed()
        }),
        ..default()
    }
}

#[cfg(not(target_arch = "wasm32"))]
fn placed() -> Window {
    let smallest =
        bevy::window::WindowResizeConstraints { min_width: 960.0, min_height: 540.0, ..default() };
    Window { resize_constraints: smallest, ..default() }
}

/// On the page's canvas, which has the size of the page; the browser keeps its own keys.
#[cfg(target_arch = "wasm32")]
fn placed() -> Window {
    Window {
        canvas: Some(crate::browser::CANVAS.to_owned()),
        fit_canvas_to_parent: true,
        prevent_default_event_handling: false,
        ..default()
    }
}

fn log() -> LogPlugin {
    // Drivers say much that no player can act on; what matters comes back as an error.
    let filter = "wgpu_hal=off,wgpu_core=off,winit=off".to_owned();
    LogPlugin { level: Level::ERROR, filter, ..default() }
}

fn set_up_camera(mut commands: Commands) {
    commands.spawn((Camera2d, Msaa::Off));
}

fn draw_on_the_window(mut commands: Commands, windows: Query<Entity, With<PrimaryWindow>>) {
    for window in &windows {
        commands.entity(window).insert(Canvas { size: Vec2::new(1280.0, 720.0) });
    }
}
