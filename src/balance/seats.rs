//! Whether it matters where one sits, and who begins.

use serde::Serialize;

use super::{Bout, Share, share::rounded};

/// How often the captain in a certain place wins.
#[derive(Debug, Clone, Copy, PartialEq, Serialize)]
pub struct Seats {
    /// The first seat; every deck sits there as often as its rival.
    pub first_seat: Share,
    /// The first captain of the first round (CCG-RDY-3a, CCG-RDY-3b).
    pub first_captain: Share,
    /// What one would expect of the decks that were first: how they do against the same rivals,
    /// first or not. The rest is what being first is worth.
    pub first_captain_expected: f64,
    /// The first captain of the first round where initiatives were equal and the dice chose.
    pub first_by_dice: Share,
    /// The first seat in games of a deck against itself, if there are any.
    pub mirror_first_seat: Share,
    /// The first captain of the first round in games of a deck against itself.
    pub mirror_first_captain: Share,
}

impl Seats {
    /// `rates` has each deck's rate against each, by row and column.
    pub fn of(bouts: &[Bout], rates: &[Vec<Option<Share>>]) -> Seats {
        let (mirrors, fair): (Vec<&Bout>, Vec<&Bout>) = bouts.iter().partition(|b| b.is_mirror());
        let by_dice =
            fair.iter().copied().filter(|b| b.story.first.is_some_and(|first| first.by_dice));
        let expected = fair.iter().filter_map(|bout| {
            let [one, other] = order_of_play(bout)?;
            rates[one][other].map(|share| share.rate)
        });
        let first_seat = |bouts: &[&Bout]| Share::mean(bouts.iter().map(|bout| bout.score(0)));
        Seats {
            first_seat: first_seat(&fair),
            first_captain: Share::mean(fair.iter().copied().filter_map(first_score)),
            first_captain_expected: mean(expected),
            first_by_dice: Share::mean(by_dice.filter_map(first_score)),
            mirror_first_seat: first_seat(&mirrors),
            mirror_first_captain: Share::mean(mirrors.iter().copied().filter_map(first_score)),
        }
    }
}

fn first_score(bout: &Bout) -> Option<f64> {
    bout.story.first.map(|first| bout.score(first.seat.index()))
}

/// The decks, that of the first captain first.
fn order_of_play(bout: &Bout) -> Option<[usize; 2]> {
    let first = bout.story.first?.seat.index();
    Some([bout.decks[first], bout.decks[1 - first]])
}

/// 0 for none.
pub(super) fn mean(numbers: impl IntoIterator<Item = f64>) -> f64 {
    let add = |(sum, count), number| (sum + number, count + 1);
    let (sum, count) = numbers.into_iter().fold((0.0, 0_u32), add);
    if count == 0 { 0.0 } else { rounded(sum / f64::from(count)) }
}

#[cfg(test)]
mod tests {
    use super::{super::decks::matrix, *};
    use crate::balance::{story::First, testing::bout};

    #[test]
    fn the_first_captain_is_counted_wherever_they_sit() {
        let mut bouts = vec![bout([0, 1], Some(1)), bout([1, 0], Some(1)), bout([0, 1], None)];
        let second = First { seat: play::Seat(1), by_dice: false };
        bouts[0].story.first = Some(second);
        let seats = Seats::of(&bouts, &matrix(&bouts, 2));
        assert_eq!(seats.first_captain.rate, 0.5); // won, lost, drawn
        assert_eq!(seats.first_by_dice.games, 2);
        assert_eq!(seats.first_seat.rate, rounded(1.0 / 6.0));
    }

    #[test]
    fn a_strong_deck_that_is_always_first_gives_nothing_to_being_first() {
        let bouts = [bout([0, 1], Some(0)), bout([0, 1], Some(0)), bout([0, 1], Some(1))];
        let seats = Seats::of(&bouts, &matrix(&bouts, 2));
        assert_eq!(seats.first_captain.rate, seats.first_captain_expected);
    }

    #[test]
    fn mirrors_are_counted_apart() {
        let bouts = [bout([0, 0], Some(0)), bout([0, 1], Some(1))];
        let seats = Seats::of(&bouts, &matrix(&bouts, 2));
        assert_eq!((seats.mirror_first_seat.rate, seats.mirror_first_seat.games), (1.0, 1));
        assert_eq!((seats.first_seat.rate, seats.first_seat.games), (0.0, 1));
    }
}
