//! The pictures of a draft: before it, an offer of each part, with the adviser's words, the keys, and its end.

use bevy::prelude::*;
use bevy_egui::egui::Key;

use super::state::DraftUi;
use crate::{
    draft::{Drafts, rivals},
    window::{
        common::data::GameData,
        error::WindowError,
        tour::{
            Shot,
            hands::{column_of, run, strike, turn_to},
        },
        ui::screen::Screen,
    },
};

/// The draft of the pictures.
const SEED: u64 = 1177;

pub(in crate::window) fn shots() -> Vec<Shot> {
    vec![
        Shot::of("142-draft-begin", |app| {
            turn_to(app, Screen::Draft);
            Ok(())
        })
        .then(|app| strike(app, Key::N)),
        Shot::of("143-draft-ship", |app| at(app, 0)),
        Shot::of("144-draft-adventure", |app| at(app, 6)).then(|app| strike(app, Key::W)),
        Shot::of("145-draft-card", |app| at(app, 34)),
        Shot::of("146-draft-advice", |app| at(app, 52)).then(|app| strike(app, Key::W)),
        Shot::of("147-draft-keys", |app| at(app, 52)).then(|app| strike(app, Key::F1)),
        Shot::of("148-draft-whole", |app| at(app, 71)).then(|app| run(app, 200)),
        Shot::of("148-phone-draft-begin", |app| {
            turn_to(app, Screen::Draft);
            Ok(())
        })
        .then(|app| strike(app, Key::N))
        .upright(),
        Shot::of("148-phone-draft", |app| at(app, 6))
            .then(|app| column_of(app, "draft", 0))
            .upright(),
        Shot::of("148-phone-draft-advice-across", |app| at(app, 52))
            .then(|app| strike(app, Key::W))
            .across(),
        Shot::of("148-phone-draft-whole", |app| at(app, 71)).then(|app| run(app, 200)).upright(),
        Shot::of("148-phone-draft-deck", |app| at(app, 52))
            .then(|app| column_of(app, "draft", 1))
            .upright()
            .afterwards(|app| column_of(app, "draft", 0)),
    ]
}

/// Comes to a draft with so many picks of the first card of each offer but one.
fn at(app: &mut App, picks: usize) -> Result<(), WindowError> {
    turn_to(app, Screen::Title);
    run(app, 2);
    let world = app.world_mut();
    world.resource_mut::<DraftUi>().leave();
    let game_data = world.resource::<GameData>();
    let library = &game_data.library;
    let beside = rivals(library, SEED, ai::Level::Lieutenant);
    let begun = Drafts::at(&game_data.saves).begin(library, &beside, SEED);
    let mut begun = begun.map_err(|_| WindowError::Drawing("nobody can draft for the picture"))?;
    for nth in 0..picks {
        let Some(offer) = begun.drafting.offer() else { break };
        let chosen = offer.options[nth % 2];
        let refused = begun.pick(chosen).is_err();
        if refused {
            return Err(WindowError::Drawing("a pick for the picture is refused"));
        }
    }
    drop(begun);
    turn_to(app, Screen::Draft);
    run(app, 4);
    Ok(())
}
