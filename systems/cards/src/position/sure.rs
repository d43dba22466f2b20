//! What is certain: what an answer comes to whatever the others do.

use engine::{Decision, Game, Seat};

use crate::{CardGame, Choice, Move, Snapshot};

/// What an answer comes to.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Fate {
    /// Whoever is asked can reach the goal after it, whatever the others do.
    Sure,
    /// The others, or dice that are not known, can keep them from it.
    Open,
    /// There is too much to try.
    Unknown,
}

/// Answers that win in this round whatever the others do.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Sure {
    pub wins: Vec<Move>,
    /// Ends that were reached.
    pub ends: usize,
}

/// Decisions that are tried at most after one answer.
const MANY: usize = 1500;
/// More decisions than this in a row are not looked at.
const DEEP: usize = 40;

/// Plays every answer to the question of `game` out to the end of the round, against every answer of the
/// others; nothing where that is too much for a proof.
pub fn sure_wins(game: &CardGame) -> Option<Sure> {
    let me = game.choice()?.seat;
    let goal = |game: &CardGame| game.ending().and_then(|ending| ending.winner) == Some(me);
    let (fates, ends) = fates(game, (game.round(), false), &goal);
    let is_known = fates.iter().all(|(_, fate)| *fate != Fate::Unknown);
    let wins = fates.iter().filter(|(_, fate)| *fate == Fate::Sure).map(|(option, _)| *option);
    is_known.then(|| Sure { wins: wins.collect(), ends })
}

/// What every answer to the question of `game` comes to, and how many ends were reached: the goal is looked
/// at where the round of this number is over. Dice that are known fall as they fall; where others have
/// fallen nothing is certain.
pub(super) fn fates(
    game: &CardGame,
    (round, dice_are_known): (u16, bool),
    goal: &dyn Fn(&CardGame) -> bool,
) -> (Vec<(Move, Fate)>, usize) {
    let Some(choice) = game.choice() else { return (Vec::new(), 0) };
    let (from, me) = (game.snapshot(), choice.seat);
    let scratch = CardGame::restore(game.book(), &from);
    let mut search =
        Search { scratch, from: &from, round, dice_are_known, me, goal, left: 0, ends: 0 };
    let fates = choice.options.iter().map(|&option| (option, search.fate(option))).collect();
    (fates, search.ends)
}

struct Search<'a> {
    /// The table that all is tried on.
    scratch: CardGame,
    from: &'a Snapshot,
    round: u16,
    dice_are_known: bool,
    me: Seat,
    goal: &'a dyn Fn(&CardGame) -> bool,
    left: usize,
    ends: usize,
}

impl Search<'_> {
    fn fate(&mut self, option: Move) -> Fate {
        self.left = MANY;
        let is_sure = self.after(self.from, self.me, option, 0);
        match (self.left, is_sure) {
            (0, _) => Fate::Unknown,
            (_, true) => Fate::Sure,
            (_, false) => Fate::Open,
        }
    }

    /// Whether the goal is certain once `seat` has chosen so on this table.
    fn after(&mut self, table: &Snapshot, seat: Seat, chosen: Move, deep: usize) -> bool {
        if self.left == 0 || deep >= DEEP {
            self.left = 0;
            return false;
        }
        self.left -= 1;
        self.scratch.rewind(table);
        let is_made = self.scratch.decide(Decision { seat, chosen }).is_ok();
        is_made && self.is_certain(deep + 1)
    }

    /// Whether it is certain as the table stands.
    fn is_certain(&mut self, deep: usize) -> bool {
        let round = self.round;
        let Some(choice) = self.scratch.choice().filter(|_| self.scratch.round() == round) else {
            self.ends += 1;
            return (self.goal)(&self.scratch) && !self.has_thrown();
        };
        let Choice { seat, options, .. } = choice.clone();
        if self.has_thrown() {
            return false;
        }
        let table = self.scratch.snapshot();
        let mut each = options.into_iter();
        match seat == self.me {
            true => each.any(|chosen| self.after(&table, seat, chosen, deep)),
            false => each.all(|chosen| self.after(&table, seat, chosen, deep)),
        }
    }

    fn has_thrown(&self) -> bool {
        !self.dice_are_known && !self.scratch.has_the_dice_of(self.from)
    }
}
