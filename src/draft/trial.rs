//! The trial of drafted decks: each against all ready ones, from both seats.

use std::sync::Arc;

use cards::{
    data::{CardBook, Deck},
    draft::{DraftError, DraftGame},
};
use engine::JournalHash;
use serde::{Deserialize, Serialize};

use super::{drafter::Drafter, rivals::finished};
use crate::{
    data::{Library, ListedDeck},
    parallel::Work,
    players::{AgentPool, PlayerKind},
    simulate::{SimulationError, Table, Ticket, duel, seeds},
};

/// The games to play: so many drafts, the deck of each against every ready deck, twice with the seats swapped.
#[derive(Debug, Clone)]
pub struct Trial {
    decks: Vec<ListedDeck>,
    drafts: usize,
    pub seed: u64,
    /// Who drafts.
    pub drafters: PlayerKind,
    /// Who plays all decks; a person cannot.
    pub captains: PlayerKind,
}

/// Why nothing can be tried.
#[derive(Debug, thiserror::Error)]
pub enum TrialError {
    #[error("there is no ready deck to play against")]
    NoDecks,
    #[error("0 drafts tell nothing")]
    Nothing,
    #[error("a draft takes captains without decks; what they play is drafted")]
    ADeck,
    #[error(transparent)]
    Draft(#[from] DraftError),
    #[error(transparent)]
    Game(#[from] SimulationError),
}

/// The games of one drafted deck.
#[derive(Debug, Clone, Serialize, Deserialize)]
pub struct Bout {
    /// The seed of the draft.
    pub seed: u64,
    /// The deck, card by card.
    pub deck: cards::data::Deck,
    /// By ready deck: 1 for a win of the drafted one, 0 for a loss, a half for a draw; from the first seat and from
    /// the second.
    pub scores: Vec<[f64; 2]>,
    pub journal: JournalHash,
}

/// The games of a trial, about to be played.
pub struct Games<'a> {
    trial: &'a Trial,
    library: &'a Library,
    book: Arc<CardBook>,
    /// A draft's, and then one for every ready deck.
    seeds: Vec<u64>,
}

impl Trial {
    /// A trial of `drafts` against these decks, from seed 1, by steady minds.
    ///
    /// # Errors
    /// There is no deck or no draft.
    pub fn new(decks: Vec<ListedDeck>, drafts: usize) -> Result<Trial, TrialError> {
        match (decks.len(), drafts) {
            (0, _) => Err(TrialError::NoDecks),
            (_, 0) => Err(TrialError::Nothing),
            _ => {
                let [drafters, captains] = [PlayerKind::default(), PlayerKind::default()];
                Ok(Trial { decks, drafts, seed: 1, drafters, captains })
            }
        }
    }

    /// The ready decks.
    pub fn decks(&self) -> &[ListedDeck] {
        &self.decks
    }

    /// How many decks are drafted.
    pub fn drafts(&self) -> usize {
        self.drafts
    }

    /// Its games, from all cards of this library.
    pub fn games<'a>(&'a self, library: &'a Library) -> Games<'a> {
        let seeds = seeds(self.seed, self.drafts * (self.decks.len() + 1));
        Games { trial: self, library, book: library.book.clone(), seeds }
    }
}

impl Work for Games<'_> {
    type Tool = AgentPool;
    type Piece = Bout;
    type Error = TrialError;

    fn count(&self) -> usize {
        self.trial.drafts
    }

    fn tool(&self) -> AgentPool {
        AgentPool::default()
    }

    fn piece(&self, agents: &mut AgentPool, nth: usize) -> Result<Bout, TrialError> {
        let Trial { decks, drafters, captains, .. } = self.trial;
        let each = decks.len() + 1;
        let (first, seeds) = (nth * each, &self.seeds[nth * each..]);
        let seed = seeds[0];
        let deck = deck_of(drafters, (self.library, &self.book), seed)?;
        // All packs take part, so every game has the same cards by the same numbers.
        let packs: Vec<_> = self.book.packs().iter().map(|pack| pack.used()).collect();
        let (mut scores, mut journal) = (Vec::new(), JournalHash::default());
        for (n, ready) in decks.iter().enumerate() {
            let mut score = [0.0; 2];
            for (seat, score) in score.iter_mut().enumerate() {
                let mut seats = [(captains, &deck), (captains, &ready.deck)];
                seats.rotate_left(seat);
                let setup = duel::setup(self.library, &packs, seats);
                let (library, book) = (self.library, &self.book);
                let table = Table { library, book, setup: &setup, check: false };
                let ticket = Ticket { number: first + n, seed: seeds[n + 1] };
                let played = table.play(agents, ticket, |_| {})?;
                *score = duel::score(played.ending, seat);
                journal = journal.then(&played.journal.0.to_le_bytes());
            }
            scores.push(score);
        }
        Ok(Bout { seed, deck, scores, journal })
    }
}

/// What a captain drafts from the offers of this seed, with its plan in a sentence.
///
/// # Errors
/// No legal deck can be made of the cards.
pub(super) fn deck_of(
    kind: &PlayerKind,
    (library, book): (&Library, &Arc<CardBook>),
    seed: u64,
) -> Result<Deck, DraftError> {
    let mut game = DraftGame::new(book, seed)?;
    let mut drafter = Drafter::of(kind, (library, book), seed);
    while drafter.step(&mut game) {}
    Ok(finished(&game, format!("Draft {seed}")))
}
