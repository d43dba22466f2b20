//! The pictures of replays for the tour: the middle of a game.

use bevy::prelude::App;
use bevy_egui::egui::Key;

use crate::window::{
    card_table::shots::{Scene, reach},
    common::data::GameData,
    error::WindowError,
    tour::{
        Shot,
        hands::{run, strike},
    },
    ui::screen::Screen,
};

pub(in crate::window) fn shots() -> Vec<Shot> {
    vec![
        Shot::of("102-replay", middle).then(|app| run(app, 60)),
        Shot::of("103-replay-why", middle).then(|app| run(app, 60)).then(ask_why),
    ]
}

fn middle(app: &mut App) -> Result<(), WindowError> {
    let session = reach(app.world().resource::<GameData>(), Scene::Result)?;
    let (artefact, file) = (session.artefact(), session.file().to_owned());
    let middle = artefact.decisions.len() / 2;
    let library = app.world().resource::<GameData>().library.clone();
    let watching = super::load(&library, artefact, &file, middle, Screen::Result)?;
    super::show(app.world_mut(), watching);
    Ok(())
}

fn ask_why(app: &mut App) {
    strike(app, Key::N);
    strike(app, Key::Y);
    run(app, 200);
}
