//! Screens after a game: its replay, and statistics.

use ai::{BaselineCaptain, Level};
use bevy::prelude::*;
use bevy_egui::{EguiInput, egui};
use cards::{CardGame, Decision, Move};
use characters::healing::RuleSet;
use engine::{Game, Player};

use super::{
    scene::{Scene, reach as play_to},
    watched,
};
use crate::window::{
    common::data::GameData,
    error::WindowError,
    screens::replay,
    screenshots::studio::run,
    ui::screen::{Canvas, Screen},
};
use crate::{
    players::{self, PlayerKind, Rival},
    saves::{CARD_GAME, CardArtefact, Saves},
    session::SessionError,
};

/// The scene of a picture.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum AfterGameScene {
    /// The middle of a game.
    Replay,
    /// A rival's reasons there.
    Why,
    Statistics,
    /// The middle of a fight, with the person's eyes.
    Fight(&'static str, RuleSet),
    /// The same with all eyes.
    AllEyes(&'static str, RuleSet),
    /// What moved a computer there.
    FightWhy(&'static str, RuleSet),
    FightStatistics,
}

/// Decisions after which somebody gives up: alone, rules of thumb go on for ever.
const PATIENCE: usize = 1500;
/// Finished games in the picture of statistics.
const GAMES: u64 = 14;

/// Turns to the screen.
pub fn reach(app: &mut App, what: AfterGameScene) -> Result<(), WindowError> {
    match what {
        AfterGameScene::Replay | AfterGameScene::Why => {
            let session = play_to(app.world().resource::<GameData>(), Scene::Result)?;
            let (artefact, file) = (session.artefact(), session.file().to_owned());
            let middle = artefact.decisions.len() / 2;
            let library = app.world().resource::<GameData>().library.clone();
            let watching = replay::load(&library, artefact, &file, middle, Screen::Result)?;
            replay::show(app.world_mut(), watching);
        }
        AfterGameScene::Fight(id, rules)
        | AfterGameScene::AllEyes(id, rules)
        | AfterGameScene::FightWhy(id, rules) => watched::reach(app.world_mut(), id, rules)?,
        AfterGameScene::Statistics | AfterGameScene::FightStatistics => {
            // Who is there already does not read anew.
            app.world_mut().resource_mut::<NextState<Screen>>().set(Screen::Title);
            run(app, 2);
            let mut game_data = app.world_mut().resource_mut::<GameData>();
            let saves = Saves::at(game_data.saves.root().join("statistics"));
            game_data.saves = saves;
            match what == AfterGameScene::FightStatistics {
                true => watched::finish_some(&game_data)?,
                false => finish_some_games(&game_data)?,
            }
            app.world_mut().resource_mut::<NextState<Screen>>().set(Screen::Statistics);
        }
    }
    Ok(())
}

/// Lets everything be read, and strikes what keys the picture needs.
pub fn lay_open(app: &mut App, what: AfterGameScene) {
    run(app, 60);
    match what {
        AfterGameScene::Replay | AfterGameScene::Fight(..) => {}
        AfterGameScene::AllEyes(..) => (0..2).for_each(|_| strike(app, egui::Key::S)),
        AfterGameScene::Why | AfterGameScene::FightWhy(..) => {
            strike(app, egui::Key::N);
            strike(app, egui::Key::Y);
            run(app, 200);
        }
        AfterGameScene::Statistics | AfterGameScene::FightStatistics => {
            if what == AfterGameScene::FightStatistics {
                strike(app, egui::Key::Tab);
            }
            let mut game_data = app.world_mut().resource_mut::<GameData>();
            let root = game_data.saves.root().parent().map(ToOwned::to_owned);
            game_data.saves = Saves::at(root.unwrap_or_default());
        }
    }
}

/// The keyboard stands on a round of the plot.
pub fn lead_to_a_round(app: &mut App) {
    run(app, 60);
    for _ in 0..5 {
        strike(app, egui::Key::ArrowRight);
    }
}

fn strike(app: &mut App, key: egui::Key) {
    let world = app.world_mut();
    let mut inputs = world.query_filtered::<&mut EguiInput, With<Canvas>>();
    for pressed in [true, false] {
        let modifiers = egui::Modifiers::default();
        let event = egui::Event::Key { key, physical_key: None, pressed, repeat: false, modifiers };
        inputs.iter_mut(world).for_each(|mut input| input.events.push(event.clone()));
    }
    run(app, 2);
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
