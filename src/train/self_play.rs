//! Games that captains play, and how each of them stood when a round began.

use std::sync::Arc;

use ai::value::{Example, FeatureExtractor, Position};
use cards::{
    CardGame, Setup,
    data::{CardBook, PackUsed},
};
use engine::{Game as _, JournalHash, Seat};
use serde::{Deserialize, Serialize};

use crate::{
    data::{Library, ListedDeck},
    parallel::Work,
    players::{AgentPool, PlayerKind},
    simulate::{SimulationError, Table, Ticket, duel, seeds},
};

/// How many captains play, one round of the decks' meetings after the other: mostly two, as at most tables.
const TABLES: [usize; 5] = [2, 2, 3, 2, 4];

/// The games to learn from.
#[derive(Debug, Clone)]
pub struct Plan {
    pub games: usize,
    pub seed: u64,
    /// Who plays, in every seat.
    pub captain: PlayerKind,
    pub decks: Vec<ListedDeck>,
}

/// One game as it is learned from.
#[derive(Debug, Clone, PartialEq, Serialize, Deserialize)]
pub struct Game {
    pub seed: u64,
    pub journal: JournalHash,
    /// How it stood at the beginning of each round but the first, for each captain.
    pub examples: Vec<Example>,
}

/// The games of a plan, about to be played.
pub struct SelfPlay<'a> {
    plan: &'a Plan,
    library: &'a Library,
    packs: Vec<PackUsed>,
    book: Arc<CardBook>,
    seeds: Vec<u64>,
}

impl Plan {
    /// Its games, with the cards of this library.
    pub fn games<'a>(&'a self, library: &'a Library) -> SelfPlay<'a> {
        let packs = library.book.packs_of(self.decks.iter().map(|deck| &deck.deck));
        let book = library.cards_of(&packs);
        SelfPlay { plan: self, library, packs, book, seeds: seeds(self.seed, self.games) }
    }
}

impl Work for SelfPlay<'_> {
    /// Captains, and who tells positions.
    type Tool = (AgentPool, FeatureExtractor);
    type Piece = Game;
    type Error = SimulationError;

    fn count(&self) -> usize {
        self.plan.games
    }

    fn tool(&self) -> Self::Tool {
        (AgentPool::default(), FeatureExtractor::new(Arc::clone(&self.book)))
    }

    fn piece(&self, tool: &mut Self::Tool, number: usize) -> Result<Game, SimulationError> {
        let (agents, extractor) = tool;
        let (seed, setup) = (self.seeds[number], self.setup(number));
        let SelfPlay { library, ref book, .. } = *self;
        let table = Table { library, book, setup: &setup, check: false };
        let (mut round, mut stood) = (1, Vec::new());
        let look = |game: &CardGame| {
            if game.round() > round && game.choice().is_some() {
                round = game.round();
                stood.extend(positions(game, setup.captains.len(), extractor));
            }
        };
        let played = table.play_looking(agents, Ticket { number, seed }, look)?;
        let example = |(seat, position): (Seat, Position)| {
            let won = duel::score(played.ending, seat.index()) as f32;
            Example { position, won }
        };
        let examples = stood.into_iter().map(example).collect();
        Ok(Game { seed, journal: played.journal, examples })
    }
}

impl SelfPlay<'_> {
    fn setup(&self, number: usize) -> Setup {
        let Plan { captain, decks, .. } = self.plan;
        let seats = duel::decks_at(decks, &TABLES, number).map(|deck| (captain, deck));
        duel::setup(self.library, &self.packs, seats)
    }
}

/// How the game stands for each captain who is still in it.
fn positions(
    game: &CardGame,
    captains: usize,
    extractor: &FeatureExtractor,
) -> Vec<(Seat, Position)> {
    let seen = (0..captains).map(|seat| game.glance(Seat(seat as u8)));
    let still_in = seen.filter(|seen| !seen.captains[seen.you.index()].out);
    still_in.map(|seen| (seen.you, extractor.position(&seen))).collect()
}
