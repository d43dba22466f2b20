//! Screenshots: a picture of every screen.
//!
//! Draws the very screens of the window on a picture instead of a window, so it needs a graphics
//! adapter but no display. Every state is reached by decisions on a fixed seed, but for some moments
//! of fights, which are made by hand.

mod camera;
mod faults;
mod layouts;
mod studio;

use std::{fs, path::Path};

use bevy::prelude::*;
use bevy_egui::EguiContext;

use crate::window::{
    app::on_an_adapter,
    battlefield::game::Fighting,
    card_table::{self, gallery, game::Playing},
    error::WindowError,
    screens::{
        campaign, deck_builder, draft, loading, packs,
        people::{self, Living},
        puzzles, referee, replay, result, settings, sickbay, skirmish, statistics, title,
    },
    tour::{Shot, hands::run},
    ui::screen::{Canvas, Screen},
};
use crate::{
    content::Sources,
    data::find_folder,
    saves::Saves,
    settings::{Motion, Settings},
};
use camera::Capture;
use faults::unwritable;
use layouts::Layouts;
use studio::studio;

/// The pictures of every screen.
fn shots() -> Vec<Shot> {
    let screens = [
        title::shots::shots,
        settings::shots::shots,
        card_table::shots::shots,
        result::shots::shots,
        replay::shots::shots,
        statistics::shots::shots,
        packs::shots::shots,
        puzzles::shots::shots,
        deck_builder::shots::shots,
        draft::shots::shots,
        people::shots::shots,
        referee::shots::shots,
        sickbay::shots::shots,
        skirmish::shots::shots,
        campaign::shots::shots,
    ];
    screens.iter().flat_map(|shots| shots()).collect()
}

/// Writes a picture of every screen in whose name `only` stands into `folder` and prints the files' names.
/// Beside a picture of a game, a life or a fight lies its record; `layouts.txt` names texts that are not whole.
///
/// # Errors
/// There is nothing to play with, no adapter, the folder cannot be written to, or a text is not whole
/// where `whole` is asked for.
pub fn take_screenshots(folder: &Path, only: &str, whole: bool) -> Result<(), WindowError> {
    // The same pictures everywhere: without anybody's own packs.
    let sources = Sources { assets: find_folder()?, own: None };
    fs::create_dir_all(folder).map_err(|fault| unwritable(folder, &fault))?;
    let scratch =
        std::env::temp_dir().join(format!("far-lanes-screenshots-{}", std::process::id()));
    let saves = Saves::at(&scratch);
    let mut app = on_an_adapter(|| studio(sources, saves))?;
    loading::finished(&mut app)?;
    let shots = shots().into_iter().filter(|shot| shot.name.contains(only));
    let mut layouts = Layouts::default();
    let taken = shots.into_iter().try_for_each(|shot| take(&mut app, &shot, folder, &mut layouts));
    // The games of the pictures are of no use afterwards.
    let _ = fs::remove_dir_all(&scratch);
    taken.and_then(|()| layouts.end(folder, whole))
}

/// Settings without motion: pictures show motion only where they are about it.
fn still() -> Settings {
    Settings { motion: Motion::Off, ..Settings::default() }
}

fn take(
    app: &mut App,
    shot: &Shot,
    folder: &Path,
    layouts: &mut Layouts,
) -> Result<(), WindowError> {
    app.insert_resource(still());
    let capture = Capture::begin(app, shot.size);
    shot.come_there(app)?;
    // A screen that is left takes a few frames to go.
    run(app, 8);
    wait_for_pictures(app);
    let file = folder.join(format!("{}.png", shot.name));
    layouts.add(app, shot.name);
    capture.end(app, &file)?;
    shot.leave(app);
    if let Some(record) = record(app) {
        let file = file.with_extension("json");
        fs::write(&file, record).map_err(|fault| unwritable(&file, &fault))?;
    }
    println!("{}", file.display());
    Ok(())
}

/// The record of what the screen shows, if it is one of something that is recorded.
fn record(app: &App) -> Option<String> {
    let world = app.world();
    match world.resource::<State<Screen>>().get() {
        Screen::Table | Screen::Result => {
            Some(world.get_non_send_resource::<Playing>()?.session.artefact().write())
        }
        Screen::Life => Some(world.get_resource::<Living>()?.artefact().write()),
        Screen::Fight | Screen::Aftermath => {
            Some(world.get_non_send_resource::<Fighting>()?.session.artefact().write())
        }
        Screen::Loading
        | Screen::Failed
        | Screen::Title
        | Screen::Replay
        | Screen::FightReplay
        | Screen::Statistics
        | Screen::Packs
        | Screen::Puzzles
        | Screen::Puzzle
        | Screen::Builder
        | Screen::Draft
        | Screen::People
        | Screen::Referee
        | Screen::Sickbay
        | Screen::Skirmish
        | Screen::Campaign
        | Screen::Settings => None,
    }
}

/// Lets everything be drawn until all cards have their pictures.
fn wait_for_pictures(app: &mut App) {
    for _ in 0..500 {
        let world = app.world_mut();
        let mut canvases = world.query_filtered::<&mut EguiContext, With<Canvas>>();
        let mut contexts = canvases.iter_mut(world);
        if !contexts.any(|mut ctx| gallery::is_busy(ctx.get_mut())) {
            return;
        }
        run(app, 1);
    }
}
