//! The results of a run; the same for any number of threads.

use cards::data::CardBook;
use engine::JournalHash;
use serde::Serialize;

use super::{
    criteria::{self, Criterion},
    decks::{DeckFigures, DeckTally, Matrix, PairingFigures, Pairings},
    plan::{Bout, Plan},
    seats::{Seats, SeatsTally},
    share::Share,
    wins::{Piracy, Wins, WinsTally},
    worth::{CardFigures, Worth},
};
use crate::simulate::{Endings, Rounds, Totals};

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

/// The running counts, so that no game need be kept.
pub struct Tally<'a> {
    plan: &'a Plan,
    matrix: Matrix,
    decks: Vec<DeckTally>,
    pairings: Pairings,
    seats: SeatsTally,
    wins: WinsTally,
    cards: Worth,
    totals: Totals,
}

impl<'a> Tally<'a> {
    /// Of a plan none of whose games has been played.
    pub fn new(plan: &'a Plan) -> Tally<'a> {
        let decks = plan.decks().len();
        Tally {
            plan,
            matrix: Matrix::new(decks),
            decks: (0..decks).map(|_| DeckTally::default()).collect(),
            pairings: Pairings::default(),
            seats: SeatsTally::default(),
            wins: WinsTally::default(),
            cards: Worth::default(),
            totals: Totals::default(),
        }
    }

    /// The game that comes next in the plan.
    pub fn add(&mut self, bout: &Bout) {
        let story = &bout.story;
        self.matrix.add(bout);
        self.pairings.add(bout);
        self.seats.add(bout);
        self.totals.add_decisions(story.decisions, story.journal);
        if bout.is_mirror() {
            return;
        }
        self.totals.add_game(&story.ending, story.rounds);
        self.wins.add(bout);
        for (seat, deck) in bout.decks.into_iter().enumerate() {
            self.decks[deck].add(bout, seat);
            self.cards.add(bout, seat);
        }
    }

    /// The results, with the cards of this book.
    pub fn figures(&self, book: &CardBook) -> Figures {
        let (plan, totals) = (self.plan, &self.totals);
        let matrix = self.matrix.shares();
        let decks = self.decks.iter().enumerate().map(|(n, deck)| deck.figures(plan, n));
        let decks: Vec<DeckFigures> = decks.collect();
        let mut figures = Figures {
            seed: plan.seed,
            captains: plan.captains.to_string(),
            games_per_pairing: plan.games(),
            games: totals.games,
            pairings: self.pairings.figures(plan),
            seats: self.seats.figures(&matrix),
            rounds: totals.lengths.rounds(),
            endings: totals.endings,
            draws: totals.draws,
            wins: self.wins.wins(),
            piracy: self.wins.piracy(),
            cards: self.cards.figures(plan, book, &decks),
            criteria: Vec::new(),
            decisions: totals.decisions,
            journal_hash: totals.journal,
            decks,
            matrix,
        };
        figures.criteria = criteria::of(&figures);
        figures
    }
}
