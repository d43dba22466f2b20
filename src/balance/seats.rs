//! The advantage of the first seat, and of the first captain.

use std::collections::BTreeMap;

use serde::Serialize;

use super::{
    plan::Bout,
    share::{Score, Share, rounded},
    story::First,
};

/// How often the captain in a certain place wins.
#[derive(Debug, Clone, Copy, PartialEq, Serialize)]
pub struct Seats {
    /// The first seat; every deck sits there as often as its rival.
    pub first_seat: Share,
    /// The first captain of the first round (CCG-RDY-3a, CCG-RDY-3b).
    pub first_captain: Share,
    /// The expected share of the decks that were first: their results against the same rivals,
    /// first or not. The rest is what being first is worth.
    pub first_captain_expected: f64,
    /// The first captain of the first round where initiatives were equal and the dice chose.
    pub first_by_dice: Share,
    /// The first seat in games of a deck against itself, if there are any.
    pub mirror_first_seat: Share,
    /// The first captain of the first round in games of a deck against itself.
    pub mirror_first_captain: Share,
}

/// The counts.
#[derive(Default)]
pub(super) struct SeatsTally {
    first_seat: Score,
    first_captain: Score,
    first_by_dice: Score,
    mirror_first_seat: Score,
    mirror_first_captain: Score,
    /// Games by their decks, that of the first captain first.
    orders: BTreeMap<[usize; 2], usize>,
}

impl SeatsTally {
    pub fn add(&mut self, bout: &Bout) {
        let (seat, captain) = if bout.is_mirror() {
            (&mut self.mirror_first_seat, &mut self.mirror_first_captain)
        } else {
            (&mut self.first_seat, &mut self.first_captain)
        };
        seat.add(bout.score(0));
        let Some(First { seat: first, by_dice }) = bout.story.first else { return };
        let score = bout.score(first.index());
        captain.add(score);
        if bout.is_mirror() {
            return;
        }
        if by_dice {
            self.first_by_dice.add(score);
        }
        let order = [bout.decks[first.index()], bout.decks[1 - first.index()]];
        *self.orders.entry(order).or_default() += 1;
    }

    /// `rates` has each deck's rate against each, by row and column.
    pub fn figures(&self, rates: &[Vec<Option<Share>>]) -> Seats {
        Seats {
            first_seat: self.first_seat.share(),
            first_captain: self.first_captain.share(),
            first_captain_expected: self.expected(rates),
            first_by_dice: self.first_by_dice.share(),
            mirror_first_seat: self.mirror_first_seat.share(),
            mirror_first_captain: self.mirror_first_captain.share(),
        }
    }

    fn expected(&self, rates: &[Vec<Option<Share>>]) -> f64 {
        let rate = |[one, other]: [usize; 2]| rates[one][other].map_or(0.0, |share| share.rate);
        let sum: f64 = self.orders.iter().map(|(decks, &games)| rate(*decks) * games as f64).sum();
        rounded(sum / self.orders.values().sum::<usize>().max(1) as f64)
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::balance::testing::{self, bout};

    fn seats(bouts: &[Bout]) -> Seats {
        testing::figures(&["oak", "pine"], bouts).seats
    }

    #[test]
    fn the_first_captain_is_counted_wherever_they_sit() {
        let mut bouts = vec![bout([0, 1], Some(1)), bout([1, 0], Some(1)), bout([0, 1], None)];
        let second = First { seat: engine::Seat(1), by_dice: false };
        bouts[0].story.first = Some(second);
        let seats = seats(&bouts);
        assert_eq!(seats.first_captain.rate, 0.5); // won, lost, drawn
        assert_eq!(seats.first_by_dice.games, 2);
        assert_eq!(seats.first_seat.rate, rounded(1.0 / 6.0));
    }

    #[test]
    fn a_strong_deck_that_is_always_first_gives_nothing_to_being_first() {
        let bouts = [bout([0, 1], Some(0)), bout([0, 1], Some(0)), bout([0, 1], Some(1))];
        let seats = seats(&bouts);
        assert_eq!(seats.first_captain.rate, seats.first_captain_expected);
    }

    #[test]
    fn mirrors_are_counted_apart() {
        let bouts = [bout([0, 0], Some(0)), bout([0, 1], Some(1))];
        let seats = seats(&bouts);
        assert_eq!((seats.mirror_first_seat.rate, seats.mirror_first_seat.games), (1.0, 1));
        assert_eq!((seats.first_seat.rate, seats.first_seat.games), (0.0, 1));
    }
}
