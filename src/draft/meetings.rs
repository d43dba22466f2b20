//! The games of a drafted deck against those who drafted beside the person: which were played, and how they ended.
//!
//! A record needs no word of it: its setup and its seed say which it is.

use std::path::PathBuf;

use cards::CardGame;
use engine::Seat;

use super::{
    drafting::Drafting,
    rivals::{Drafted, game_seed, setup},
};
use crate::{
    data::Library,
    replay::verified,
    saves::{CardArtefact, Saves, read_card_game},
};

/// How a game against a rival stands.
#[derive(Debug, Clone, Default, PartialEq, Eq)]
pub enum Meeting {
    /// They have not met.
    #[default]
    ToCome,
    /// The game in this file goes on.
    UnderWay(PathBuf),
    Won,
    Lost,
    Drawn,
}

impl Meeting {
    /// In a few words.
    pub const fn words(&self) -> &'static str {
        match self {
            Meeting::ToCome => "to be met",
            Meeting::UnderWay(_) => "the game goes on",
            Meeting::Won => "you won",
            Meeting::Lost => "they won",
            Meeting::Drawn => "nobody won",
        }
    }
}

/// The first game against each rival, in their order.
pub fn meetings(
    drafting: &Drafting,
    rivals: &[Drafted],
    (library, saves): (&Library, &Saves),
) -> Vec<Meeting> {
    let files = saves.finished().into_iter().chain(saves.in_progress());
    let games: Vec<(PathBuf, CardArtefact)> =
        files.filter_map(|file| read_card_game(&file).ok().map(|game| (file, game))).collect();
    let met = |(nth, rival): (usize, &Drafted)| {
        let (setup, seed) = (setup(drafting, rival, library), game_seed(drafting, nth));
        let found = games.iter().find(|(_, game)| game.seed == seed && game.setup == setup);
        found.map_or(Meeting::ToCome, |(file, game)| meeting(file.clone(), game, library))
    };
    rivals.iter().enumerate().map(met).collect()
}

fn meeting(file: PathBuf, artefact: &CardArtefact, library: &Library) -> Meeting {
    if !artefact.finished {
        return Meeting::UnderWay(file);
    }
    // A game whose cards are others now cannot say how it ended.
    let ending = verified(library, &file, artefact).ok().as_ref().and_then(CardGame::ending);
    match ending.and_then(|ending| ending.winner) {
        Some(Seat(0)) => Meeting::Won,
        Some(_) => Meeting::Lost,
        None => Meeting::Drawn,
    }
}
