//! The games that the title goes on with, or begins.

use bevy::prelude::*;

use crate::window::screens::title::state::{Page, Title};
use crate::{
    campaign::Campaigns,
    replay_timeline::LiveError,
    saves::{self, read_card_game},
    session::{Session, SessionError},
    window::{
        card_table::game,
        common::{
            data::GameData,
            requests::{LiveSetup, NextDeck, TitleNotes, WatchCaptains},
        },
        screens::title::last_game::LastGame,
        ui::screen::Screen,
    },
};

pub(super) fn look_for_games(
    mut game_data: ResMut<GameData>,
    mut title: ResMut<Title>,
    mut notes: ResMut<TitleNotes>,
    mut next_deck: ResMut<NextDeck>,
) {
    if let Some(n) = next_deck.0.take() {
        title.new_game.take_deck(n);
    }
    let notes = &mut notes.0;
    let own = game_data.saves.decks_folder();
    let left_out = game_data.library.read_own_decks(&own);
    let problems = game_data.library.problems.iter().chain(&left_out);
    *notes = problems.map(ToString::to_string).collect();
    title.in_progress = None;
    title.campaign_waits = Campaigns::at(&game_data.saves).waits();
    title.is_new_here =
        game_data.saves.in_progress().is_empty() && game_data.saves.finished().is_empty();
    for file in game_data.saves.in_progress().into_iter().rev() {
        if let Err(fault) = saves::lock(&file) {
            notes.push(format!("{fault}."));
            continue;
        }
        match read_card_game(&file) {
            Ok(artefact) => {
                let changes = game_data.library.changes(&artefact.setup.packs).into_iter();
                notes.extend(changes.map(|change| format!("The game in progress: {change}.")));
                title.in_progress = Some(LastGame::new(&game_data.library, &file, &artefact));
                break;
            }
            Err(fault) => notes.push(format!("{fault} (left where it is)")),
        }
    }
    title.turn_to(Page::Home);
}

pub(super) fn begin(world: &mut World) {
    let game_data = world.resource::<GameData>();
    let new_game = &world.resource::<Title>().new_game;
    if new_game.is_watched() {
        return look_on(world);
    }
    let game_options = new_game.game_options(&game_data.library);
    let session = Session::begin(&game_data.library, &game_data.saves, &game_options);
    sit_down(world, session);
}

/// Watches the captains of the page of a new game.
fn look_on(world: &mut World) {
    let (game_data, title) = (world.resource::<GameData>(), world.resource::<Title>());
    let WatchCaptains(watch) = *world.resource::<WatchCaptains>();
    let (setup, seed) = (title.new_game.watched(&game_data.library), title.new_game.seed());
    let live = |setup| LiveSetup { setup, seed, back: Screen::Title };
    let watched = setup.map_err(LiveError::from).and_then(|setup| watch(world, live(setup)));
    if let Err(fault) = watched {
        world.resource_mut::<TitleNotes>().0 = vec![fault.to_string()];
    }
}

pub(super) fn go_on(world: &mut World) {
    let game_data = world.resource::<GameData>();
    let Some(game) = &world.resource::<Title>().in_progress else { return };
    let session = Session::resume(&game_data.library, &game_data.saves, &game.file);
    sit_down(world, session);
}

pub(super) fn sit_down(world: &mut World, session: Result<Session, SessionError>) {
    match session {
        Ok(session) => game::sit_down(world, session),
        Err(fault) => world.resource_mut::<TitleNotes>().0 = vec![fault.to_string()],
    }
}
