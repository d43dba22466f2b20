//! Which answers win for certain: whatever the others do, and without any dice.

use engine::{Decision, Game, Seat};

use crate::{CardGame, Choice, Move, Snapshot};

/// Answers that win in this round whatever the others do.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Sure {
    pub wins: Vec<Move>,
    /// Ends that were reached.
    pub ends: usize,
}

/// Decisions that are tried at most.
const MANY: usize = 4000;
/// More decisions than this in a row are not looked at.
const DEEP: usize = 40;

/// Plays every answer to the question of `game` out to the end of the round, against every answer of the
/// others; nothing where that is too much for a proof. Where dice fall nothing is certain.
pub fn sure_wins(game: &CardGame) -> Option<Sure> {
    let choice = game.choice()?;
    let mut search = Search::of(game, choice.seat);
    let wins: Vec<Move> = (choice.options.iter().copied())
        .filter(|&chosen| search.after(&game.snapshot(), choice.seat, chosen, 0))
        .collect();
    let is_whole = search.left > 0;
    is_whole.then_some(Sure { wins, ends: search.ends })
}

struct Search {
    /// The table that all is tried on.
    scratch: CardGame,
    from: Snapshot,
    round: u16,
    me: Seat,
    left: usize,
    ends: usize,
}

impl Search {
    fn of(game: &CardGame, me: Seat) -> Search {
        let from = game.snapshot();
        let scratch = CardGame::restore(game.book(), &from);
        Search { scratch, from, round: game.round(), me, left: MANY, ends: 0 }
    }

    /// Whether it is won for certain once `seat` has chosen so on this table.
    fn after(&mut self, table: &Snapshot, seat: Seat, chosen: Move, deep: usize) -> bool {
        if self.left == 0 || deep >= DEEP {
            self.left = 0;
            return false;
        }
        self.left -= 1;
        self.scratch.rewind(table);
        if self.scratch.decide(Decision { seat, chosen }).is_err() {
            return false;
        }
        self.is_won(deep + 1)
    }

    /// Whether it is won for certain as the table stands.
    fn is_won(&mut self, deep: usize) -> bool {
        if let Some(ending) = self.scratch.ending() {
            self.ends += 1;
            return ending.winner == Some(self.me) && !self.has_thrown(&self.scratch.snapshot());
        }
        let round = self.round;
        let Some(choice) = self.scratch.choice().filter(|_| self.scratch.round() == round) else {
            self.ends += 1;
            return false;
        };
        let Choice { seat, options, .. } = choice.clone();
        let table = self.scratch.snapshot();
        if self.has_thrown(&table) {
            return false;
        }
        let mut each = options.into_iter();
        match seat == self.me {
            true => each.any(|chosen| self.after(&table, seat, chosen, deep)),
            false => each.all(|chosen| self.after(&table, seat, chosen, deep)),
        }
    }

    fn has_thrown(&self, table: &Snapshot) -> bool {
        table.dice != self.from.dice
    }
}
