//! The app of the window: its plugins, what it opens on, and where it draws.

#[cfg(target_arch = "wasm32")]
mod awake;
pub(in crate::window) mod canvas;
#[cfg(target_arch = "wasm32")]
mod clipboard;
mod redraw;
#[cfg(target_arch = "wasm32")]
mod shared;

use std::{
    panic::{AssertUnwindSafe, catch_unwind, resume_unwind},
    path::PathBuf,
};

use bevy::{
    log::{Level, LogPlugin},
    prelude::*,
    winit::WinitSettings,
};
use bevy_egui::EguiPlugin;

#[cfg(target_arch = "wasm32")]
pub(crate) use shared::begin as begin_shared;

use crate::window::{
    app::canvas::{draw_on_the_window, set_up_camera, window},
    audio, battlefield,
    card_table::{self, game, marking},
    common::{self, data::GameData},
    error::WindowError,
    screens::{
        campaign, deck_builder, draft,
        loading::{self, Failure},
        packs, people, puzzles, referee, replay, result, settings, sickbay, skirmish, statistics,
        title,
    },
    ui::{compact, gamepad, glyphs, interface, magnifier, reader, screen},
};
use crate::{
    content::Sources,
    saves::{CardArtefact, Saves},
    session::{GameOptions, Session, SessionError},
};
#[cfg(not(target_arch = "wasm32"))]
use crate::{
    skirmish::session::FightArtefact,
    window::common::requests::{FightRecord, WatchFight},
};

/// Opens the window on the data of an assets folder, and stays until it is closed. Options that mean a
/// new game begin it at once; without any, the title screen offers to go on with the last one.
///
/// # Errors
/// There is nothing to play with, a wish cannot be met, or the window ended badly.
pub fn run(assets: PathBuf, saves: Saves, game_options: GameOptions) -> Result<(), WindowError> {
    if !game_options.mean_a_new_game() {
        return show(assets, saves, |_| Ok(()), |_| ());
    }
    let begin = move |data: &GameData| Session::begin(&data.library, &data.saves, &game_options);
    show(assets, saves, |world| sit_down(world, begin), |_| ())
}

/// The same on the guided first game.
///
/// # Errors
/// There is nothing to play with, it cannot be dealt, or the window ended badly.
pub fn run_guided(assets: PathBuf, saves: Saves) -> Result<(), WindowError> {
    let begin = |data: &GameData| Session::begin_guided(&data.library, &data.saves);
    show(assets, saves, move |world| sit_down(world, begin), |_| ())
}

/// The same on the guided first fight.
///
/// # Errors
/// There is nothing to play with, it cannot be set up, or the window ended badly.
pub fn run_guided_fight(assets: PathBuf, saves: Saves) -> Result<(), WindowError> {
    let learn = |world: &mut World| skirmish::learn(world).map_err(WindowError::Guide);
    show(assets, saves, learn, |_| ())
}

/// The same on the guided first life.
///
/// # Errors
/// There is nothing to play with, it cannot begin, or the window ended badly.
pub fn run_guided_life(assets: PathBuf, saves: Saves) -> Result<(), WindowError> {
    let learn = |world: &mut World| people::learn(world).map_err(WindowError::Guide);
    show(assets, saves, learn, |_| ())
}

/// The same on the first leg of a guided campaign.
///
/// # Errors
/// There is nothing to play with, it cannot begin, or the window ended badly.
pub fn run_guided_campaign(assets: PathBuf, saves: Saves) -> Result<(), WindowError> {
    let learn = |world: &mut World| campaign::learn(world).map_err(WindowError::Guide);
    show(assets, saves, learn, |_| ())
}

fn sit_down(
    world: &mut World,
    begin: impl FnOnce(&GameData) -> Result<Session, SessionError>,
) -> Result<(), WindowError> {
    let session = begin(world.resource::<GameData>())?;
    game::sit_down(world, session);
    Ok(())
}

/// Opens the window on a recorded game after so many decisions, to be watched, and stays until it is
/// closed.
///
/// # Errors
/// The game cannot be set up with the cards there are, or the window ended badly.
#[cfg(not(target_arch = "wasm32"))]
pub fn watch(
    assets: PathBuf,
    saves: Saves,
    game: CardArtefact,
    (file, from): (&std::path::Path, usize),
) -> Result<(), WindowError> {
    let file = file.to_owned();
    let open = move |world: &mut World| {
        let library = &world.resource::<GameData>().library;
        let watching = replay::load(library, game, &file, from, screen::Screen::Title)?;
        replay::show(world, watching);
        Ok(())
    };
    show(assets, saves, open, |_| ())
}

/// The same on a recorded fight.
///
/// # Errors
/// The fight cannot be set up with the armoury there is, or the window ended badly.
#[cfg(not(target_arch = "wasm32"))]
pub fn watch_fight(
    assets: PathBuf,
    saves: Saves,
    artefact: FightArtefact,
    (file, from): (&std::path::Path, usize),
) -> Result<(), WindowError> {
    let record = FightRecord { artefact, file: file.to_owned(), from, back: screen::Screen::Title };
    let open = move |world: &mut World| {
        let WatchFight(watch) = *world.resource::<WatchFight>();
        watch(world, record)
    };
    show(assets, saves, open, |_| ())
}

/// Opens the window. Once data is there, it goes where `open` says, or to the title; `place` is what
/// else the app needs where it runs.
pub(crate) fn show(
    assets: PathBuf,
    saves: Saves,
    open: impl FnOnce(&mut World) -> Result<(), WindowError> + 'static,
    place: impl FnOnce(&mut App),
) -> Result<(), WindowError> {
    let sources = Sources { assets, own: Some(saves.root().to_owned()) };
    let mut app = on_an_adapter(|| {
        let mut app = App::new();
        loading::register(&mut app, &sources);
        let plugins = DefaultPlugins.set(window()).set(log()).set(loading::server());
        app.add_plugins(audio::with_audio(plugins));
        app
    })?;
    // Nothing moves by itself: a frame is drawn when something was done or asked for one.
    app.insert_resource(WinitSettings::desktop_app())
        .add_systems(Startup, (set_up_camera, draw_on_the_window, redraw::by_the_clock))
        // After whatever asks in the last schedule.
        .add_systems(Last, redraw::at_once.after(screen::draw_what_comes));
    let failure = Failure::default();
    app.insert_resource(loading::places::Places { sources, saves })
        .insert_resource(failure.clone());
    app.add_plugins(plugin);
    #[cfg(target_arch = "wasm32")]
    canvas::leave_the_browser_its_keys(&mut app);
    #[cfg(not(target_arch = "wasm32"))]
    app.insert_resource(loading::Hot);
    app.insert_non_send_resource(loading::Opening(Box::new(open)));
    place(&mut app);
    let closed = app.run();
    match failure.take() {
        Some(fault) => Err(fault),
        None if closed.is_error() => Err(WindowError::Closed),
        None => Ok(()),
    }
}

/// Has what went wrong with loading told where the window runs.
#[cfg(target_arch = "wasm32")]
pub(crate) fn when_it_fails(app: &mut App, tell: fn(&str)) {
    let failed = move |failure: Res<Failure>| tell(&failure.to_string());
    app.add_systems(OnEnter(screen::Screen::Failed), failed);
}

/// Has a system run after every frame that shows something of the game.
#[cfg(target_arch = "wasm32")]
pub(crate) fn once_open<M>(app: &mut App, system: impl IntoSystemConfigs<M>) {
    app.add_systems(Last, system.run_if(resource_exists::<GameData>));
}

/// Has the title and the library look at their files again.
#[cfg(target_arch = "wasm32")]
pub(crate) fn look_again(world: &mut World) {
    let screen = *world.resource::<State<screen::Screen>>().get();
    use crate::window::ui::screen::Screen::{Builder, People, Skirmish, Title};
    if matches!(screen, Builder | Title | People | Skirmish) {
        let _ = world.try_run_schedule(OnEnter(screen));
    }
}

/// Builds an app that draws. The renderer gives up by panicking when there is no adapter; that one
/// panic becomes an error.
pub(in crate::window) fn on_an_adapter(build: impl FnOnce() -> App) -> Result<App, WindowError> {
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
pub(in crate::window) fn plugin(app: &mut App) {
    app.add_plugins((EguiPlugin, audio::plugin));
    app.add_plugins((
        common::plugin,
        screen::plugin,
        settings::plugin,
        compact::plugin,
        magnifier::plugin,
        gamepad::plugin,
        interface::plugin,
        reader::plugin,
        glyphs::plugin,
        loading::plugin,
    ));
    app.add_plugins((
        title::plugin,
        (card_table::gallery::plugin, card_table::screen::plugin),
        game::plugin,
        marking::plugin,
        result::plugin,
        replay::plugin,
        statistics::plugin,
        packs::plugin,
        puzzles::plugin,
        (deck_builder::plugin, draft::plugin),
        campaign::plugin,
        people::plugin,
        referee::plugin,
        sickbay::plugin,
        (battlefield::scene::plugin, battlefield::game::plugin, skirmish::plugin),
    ));
    #[cfg(target_arch = "wasm32")]
    app.add_plugins((awake::plugin, clipboard::plugin));
}

pub(in crate::window) fn log() -> LogPlugin {
    // Drivers say much that no player can act on; what matters comes back as an error.
    let filter = "wgpu_hal=off,wgpu_core=off,winit=off".to_owned();
    LogPlugin { level: Level::ERROR, filter, ..default() }
}
