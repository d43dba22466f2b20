//! The pictures of statistics for the tour.

use ai::{BaselineCaptain, Level};
use bevy::prelude::App;
use bevy_egui::egui::Key;
use cards::{CardGame, Decision, Move};
use characters::{data::Service, healing::RuleSet};
use engine::{Game, Player};

use super::SelectedBefore;
use crate::window::{
    battlefield::shots::finish_some,
    common::data::GameData,
    error::WindowError,
    tour::{
        Shot,
        hands::{column_of, run, strike, turn_to},
    },
    ui::screen::Screen,
};
use crate::{
    campaign::{Agent, AgentKind, Campaigns, Charted, captain, guided_setup},
    players::{self, PlayerKind, Rival},
    saves::{CARD_GAME, CardArtefact, Saves},
    session::SessionError,
};

/// Decisions after which somebody gives up: alone, rules of thumb go on for ever.
const PATIENCE: usize = 1500;
/// Finished games in the picture.
const GAMES: u64 = 14;
/// Finished campaigns in the picture.
const CAMPAIGNS: u64 = 9;

pub(in crate::window) fn shots() -> Vec<Shot> {
    let shot = |name, finish: Finish| {
        Shot::of(name, move |app| reach(app, finish)).then(|app| run(app, 60)).afterwards(leave)
    };
    vec![
        shot("104-statistics", finish_some_games),
        shot("104-statistics-fights", finish_some).then(|app| strike(app, Key::Tab)),
        shot("104-statistics-campaigns", fly_some).then(|app| {
            strike(app, Key::Tab);
            strike(app, Key::Tab);
        }),
        shot("104-statistics-story", fly_some).then(|app| {
            strike(app, Key::Tab);
            strike(app, Key::Tab);
            strike(app, Key::Enter);
        }),
        shot("147-phone-statistics", finish_some_games).then(|app| strike(app, Key::Tab)).upright(),
        shot("147-phone-statistics-shares", finish_some_games).then(|app| column(app, 1)).upright(),
        shot("147-phone-statistics-all-across", finish_some_games)
            .then(|app| column(app, 2))
            .across(),
        shot("147-phone-statistics-story", fly_some)
            .then(|app| {
                column(app, 0);
                strike(app, Key::Tab);
                strike(app, Key::Tab);
                strike(app, Key::Enter);
            })
            .upright(),
    ]
}

fn column(app: &mut App, column: usize) {
    column_of(app, "statistics", column);
}

/// Fills the folder of finished games.
type Finish = fn(&GameData) -> Result<(), WindowError>;

/// Turns to the screen, with games in a folder of their own.
fn reach(app: &mut App, finish: Finish) -> Result<(), WindowError> {
    // Who is there already does not read anew, and who comes back finds the sort that was left.
    turn_to(app, Screen::Title);
    run(app, 2);
    app.world_mut().remove_resource::<SelectedBefore>();
    let mut game_data = app.world_mut().resource_mut::<GameData>();
    let saves = Saves::at(game_data.saves.root().join("statistics"));
    game_data.saves = saves;
    finish(&game_data)?;
    turn_to(app, Screen::Statistics);
    Ok(())
}

fn leave(app: &mut App) {
    let mut game_data = app.world_mut().resource_mut::<GameData>();
    let root = game_data.saves.root().parent().map(ToOwned::to_owned);
    game_data.saves = Saves::at(root.unwrap_or_default());
}

/// Short hauls by dice, and one by a mind, with captains of every service.
fn fly_some(game_data: &GameData) -> Result<(), WindowError> {
    let library = &game_data.library;
    let none = WindowError::Drawing("no campaign can be flown");
    let Ok(charted) = Charted::compile(&game_data.texts, library) else { return Err(none) };
    let campaigns = Campaigns::at(&game_data.saves);
    for seed in 0..CAMPAIGNS {
        let guide = &library.guides.haul;
        let Some(mut setup) = guided_setup(&charted, library, guide) else { return Err(none) };
        let service = Service::ALL[seed as usize % Service::ALL.len()];
        let lives = &charted.book.lives;
        if let Some(captain) = captain(lives, &Default::default(), Some(service), seed) {
            setup.captain = captain;
        }
        if seed % 3 == 0 {
            setup.rules = RuleSet::SecondEdition;
        }
        let mut under_way = campaigns.begin(&charted.book, &setup, seed)?;
        let mind = AgentKind::Mind(Level::ALL[seed as usize % 3]);
        let mut agent = Agent::new(mind, &charted, library, seed);
        while let Some(decision) = agent.decide(&under_way.campaign) {
            if under_way.decide_quietly(decision).is_err() {
                break;
            }
        }
        under_way.write();
    }
    Ok(())
}

/// Games of rules of thumb against everybody in turn, which is quick.
fn finish_some_games(game_data: &GameData) -> Result<(), WindowError> {
    for n in 0..GAMES {
        let game = finished(game_data, n)?;
        let file = game_data.saves.next_file();
        game_data.saves.finish(&file, &game)?;
    }
    Ok(())
}

fn finished(game_data: &GameData, n: u64) -> Result<CardArtefact, WindowError> {
    let library = &game_data.library;
    let decks = library.ready_decks();
    let pick = |n: u64| decks.get(n as usize % decks.len().max(1)).map(|deck| deck.id.clone());
    let persona = library.personas.get(n as usize % 4).cloned();
    let level = Level::ALL[(n as usize / 3) % Level::ALL.len()];
    let me = Rival { kind: PlayerKind::Person, deck: pick(n / 4) };
    let rival = Rival { kind: PlayerKind::Mind { persona, level }, deck: None };
    let captains: Vec<Rival> = [me].into_iter().chain((n != 9).then_some(rival)).collect();
    let setup = players::setup(library, &captains).map_err(SessionError::from)?;
    let book = library.cards_of(&setup.packs);
    let mut game = CardGame::new(&book, &setup, 40 + n).map_err(SessionError::from)?;
    let (mut captain, mut decisions) = (BaselineCaptain::new(book), Vec::new());
    while let Some(choice) = game.choice() {
        let seat = choice.seat;
        let chosen = if decisions.len() < PATIENCE {
            captain.decide(&game.observe(seat), choice)
        } else {
            Move::Concede
        };
        let decision = Decision { seat, chosen };
        decisions.push(decision);
        if game.decide(decision).is_err() {
            break;
        }
    }
    Ok(CardArtefact {
        game: CARD_GAME.to_owned(),
        setup,
        seed: 40 + n,
        decisions,
        journal: game.journal().hash(),
        finished: game.ending().is_some(),
        taken_back: u32::from(n == 5),
    })
}
