//! The games of one step: two captains against each other at many tables.

use std::sync::Arc;

use cards::data::{CardBook, PackUsed};

use crate::{
    data::{Library, ListedDeck},
    parallel::{Work, in_order},
    players::{AgentPool, PlayerKind},
    simulate::{SimulationError, Table, Ticket, duel},
};

/// How many sit at a table, one round of the decks' meetings after the other. A game of three takes the time of two and a
/// half games of two, and tells as much.
const TABLES: [usize; 4] = [2, 2, 2, 3];

/// Two captains, and where they meet: each table is played twice, with the two in each other's seats.
pub struct Trial<'a> {
    pub library: &'a Library,
    pub packs: &'a [PackUsed],
    pub book: &'a Arc<CardBook>,
    pub decks: &'a [ListedDeck],
    pub captains: [PlayerKind; 2],
    /// The number of the first table.
    pub first: usize,
    /// Of each table.
    pub seeds: &'a [u64],
}

impl Trial<'_> {
    /// What the first captain wins more than the second, from -1 to 1 a game; 0 where there are no games.
    ///
    /// # Errors
    /// Something is wrong with the rules or a captain.
    pub fn margin(&self, threads: usize) -> Result<f64, SimulationError> {
        let mut sum = 0.0;
        let piece = |agents: &mut AgentPool, nth| self.piece(agents, nth);
        in_order(
            0..self.count(),
            threads,
            || self.tool(),
            piece,
            |won| {
                sum += won?;
                Ok::<_, SimulationError>(())
            },
        )?;
        Ok(sum / self.count().max(1) as f64)
    }
}

impl Work for Trial<'_> {
    type Tool = AgentPool;
    /// 1 where the first captain has won, -1 where the second has, 0 where nobody has.
    type Piece = f64;
    type Error = SimulationError;

    fn count(&self) -> usize {
        2 * self.seeds.len()
    }

    fn tool(&self) -> AgentPool {
        AgentPool::default()
    }

    fn piece(&self, agents: &mut AgentPool, nth: usize) -> Result<f64, SimulationError> {
        let Trial { library, packs, book, .. } = *self;
        let (number, swapped) = (self.first + nth / 2, nth % 2);
        let captain = |seat: usize| (seat + swapped) % 2;
        let seats = duel::decks_at(self.decks, &TABLES, number).enumerate();
        let seats = seats.map(|(seat, deck)| (&self.captains[captain(seat)], deck));
        let setup = &duel::setup(library, packs, seats);
        let table = Table { library, book, setup, check: false };
        let played = table.play(agents, Ticket { number, seed: self.seeds[nth / 2] }, |_| {})?;
        let winner = played.ending.winner.map(|seat| captain(seat.index()));
        Ok(winner.map_or(0.0, |winner| if winner == 0 { 1.0 } else { -1.0 }))
    }
}
