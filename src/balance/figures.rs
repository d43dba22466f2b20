//! What a run comes to, all of it; the same for any number of threads.

use cards::data::CardBook;
use play::JournalHash;
use serde::Serialize;

use super::{
    Bout, CardFigures, Criterion, DeckFigures, PairingFigures, Piracy, Plan, Seats, Share, Wins,
    criteria, decks, worth,
};
use crate::simulate::{self, Endings, Rounds};

/// All figures. Mirrors are in `matrix`, `pairings`, `seats`, `decisions` and `journal_hash`, and in
/// nothing else.
#[derive(Debug, Clone, PartialEq, Serialize)]
pub struct Figures {
    pub seed: u64,
    /// Who played.
    pub captains: String,
    pub games_per_pairing: usize,
    /// Games between different decks.
    pub games: usize,
    pub decks: Vec<DeckFigures>,
    /// The rate of the row's deck against the column's, in the order of `decks`.
    pub matrix: Vec<Vec<Option<Share>>>,
    pub pairings: Vec<PairingFigures>,
    pub seats: Seats,
    pub rounds: Rounds,
    pub endings: Endings,
    /// Games nobody won.
    pub draws: usize,
    pub wins: Wins,
    pub piracy: Piracy,
    pub cards: Vec<CardFigures>,
    pub criteria: Vec<Criterion>,
    pub decisions: usize,
    /// Of all games' journals in their order.
    pub journal_hash: JournalHash,
}

impl Figures {
    /// Counts what was played by this plan.
    pub fn of(plan: &Plan, book: &CardBook, bouts: &[Bout]) -> Figures {
        let fair: Vec<&Bout> = bouts.iter().filter(|bout| !bout.is_mirror()).collect();
        let (matrix, decks) =
            (decks::matrix(bouts, plan.decks().len()), decks::of_decks(plan, bouts));
        let mut figures = Figures {
            seed: plan.seed,
            captains: plan.captains.to_string(),
            games_per_pairing: plan.games(),
            games: fair.len(),
            pairings: decks::of_pairings(plan, bouts),
            seats: Seats::of(bouts, &matrix),
            rounds: fair.iter().map(|bout| bout.story.rounds).collect(),
            endings: fair.iter().map(|bout| bout.story.ending).collect(),
            draws: fair.iter().filter(|bout| bout.story.ending.winner.is_none()).count(),
            wins: Wins::of(&fair),
            piracy: Piracy::of(&fair),
            cards: worth::of_cards(plan, book, bouts, &decks),
            criteria: Vec::new(),
            decisions: bouts.iter().map(|bout| bout.story.decisions).sum(),
            journal_hash: simulate::journal_hash(bouts.iter().map(|bout| bout.story.journal)),
            decks,
            matrix,
        };
        figures.criteria = criteria::of(&figures);
        figures
    }

    /// Whether everything that is asked is so.
    pub fn is_balanced(&self) -> bool {
        self.criteria.iter().all(|criterion| criterion.passed)
    }
}
