//! The pictures of replays for the tour: the middle of a game.

use ai::Level;
use bevy::prelude::App;
use bevy_egui::egui::Key;

use super::{Watching, action::ReplayAction};
use crate::players::{self, PlayerKind, Rival};
use crate::replay_timeline::{LiveError, LiveGame};
use crate::window::{
    card_table::shots::{Scene, reach},
    common::{data::GameData, playback::PlaybackAction},
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
        Shot::of("141-watching", captains).then(|app| run(app, 200)),
        Shot::of("140-phone-replay", middle).then(|app| run(app, 60)).upright(),
        Shot::of("140-phone-replay-across", middle).then(|app| run(app, 60)).across(),
    ]
}

/// The decisions before the picture of captains who are watched.
const AFTER: usize = 150;

/// Two captains who play, after some rounds.
fn captains(app: &mut App) -> Result<(), WindowError> {
    let GameData { library, saves, .. } = app.world().resource::<GameData>();
    let kind = |persona: usize| PlayerKind::Mind {
        persona: library.personas.get(persona).cloned(),
        level: Level::Commander,
    };
    let rivals = [0, 1].map(|persona| Rival { kind: kind(persona), deck: None });
    let setup = players::setup(library, &rivals).map_err(LiveError::from)?;
    let (mut live, mut timeline) = LiveGame::deal(library, saves, setup, 7)?;
    while timeline.len() < AFTER && timeline.is_played() {
        live.think_while(&mut timeline, || true);
        timeline.go_to(timeline.len());
    }
    let books = (library.rulebook.clone(), library.glossary.clone());
    let mut watching = Watching::live((live, timeline), books, Screen::Title);
    watching.carry_out(ReplayAction::Lead(PlaybackAction::GoTo(AFTER - 1)));
    super::show(app.world_mut(), watching);
    Ok(())
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
