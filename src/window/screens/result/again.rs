//! The same decks once more.

use bevy::prelude::*;
use cards::CaptainSetup;

use crate::window::{
    card_table::game::{self, Playing},
    common::data::GameData,
};
use crate::{
    players::{PlayerKind, Rival},
    session::{GameOptions, Session},
};

/// Deals the same decks once more, and the same cards of them if it is the same seed.
pub(super) fn deal(world: &mut World, same_seed: bool) {
    let Some(playing) = world.get_non_send_resource::<Playing>() else { return };
    let artefact = playing.session.artefact();
    let game_data = world.resource::<GameData>();
    let captains = &artefact.setup.captains;
    let rival = |rival: &CaptainSetup| Rival {
        kind: PlayerKind::read(&rival.player, &game_data.library).unwrap_or_default(),
        deck: Some(rival.deck.name.clone()),
    };
    let game_options = GameOptions {
        seed: same_seed.then_some(artefact.seed),
        deck: captains.first().map(|me| me.deck.name.clone()),
        against: Some(captains.iter().skip(1).map(rival).collect()),
        constants: Some(artefact.setup.constants),
        new: true,
    };
    match Session::begin(&game_data.library, &game_data.saves, &game_options) {
        Ok(session) => game::sit_down(world, session),
        Err(fault) => warn!("{fault}"),
    }
}
