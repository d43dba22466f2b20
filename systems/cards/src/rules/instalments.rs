//! Two costs, one after the other, each with its own cards (CCG-EXP-4, CCG-EXP-4a).

use engine::Seat;

use super::payment;
use crate::{choice::Move, state::TableRead};

/// Whether the cards can be divided to meet each sum. The order of the deck is unknown, and does
/// not matter (CCG-COST-16).
pub(super) fn can_be_met(table: &impl TableRead, seat: Seat, sums: [u8; 2]) -> bool {
    let worths: Vec<u8> = payment::means(table, seat).map(|(_, worth)| worth).collect();
    are_enough(&worths, sums)
}

/// Ways to pay the first sum that leave enough for the second. All ways, if the deck has already
/// used up too much.
pub(super) fn wise(table: &impl TableRead, seat: Seat, sums: [u8; 2], all: Vec<Move>) -> Vec<Move> {
    if sums[1] == 0 {
        return all;
    }
    let wise: Vec<Move> =
        all.iter().copied().filter(|&way| leaves_enough(table, seat, sums, way)).collect();
    if wise.is_empty() { all } else { wise }
}

fn leaves_enough(table: &impl TableRead, seat: Seat, [first, then]: [u8; 2], way: Move) -> bool {
    let is_taken = |id| match way {
        Move::ExpendDeck => table.piles(seat).deck.contains(&id),
        Move::ExpendHand(card) | Move::JettisonExpendable(card) => id == card,
        _ => false,
    };
    let means: Vec<_> = payment::means(table, seat).collect();
    means.iter().filter(|(id, _)| is_taken(*id)).any(|&(card, worth)| {
        let others = means.iter().filter(|(id, _)| *id != card).map(|&(_, worth)| worth);
        are_enough(&others.collect::<Vec<_>>(), [first.saturating_sub(worth), then])
    })
}

fn are_enough(worths: &[u8], [first, then]: [u8; 2]) -> bool {
    let total: u32 = worths.iter().map(|&worth| u32::from(worth)).sum();
    let waste = worths.iter().max().map_or(0, |&most| u32::from(most).saturating_sub(1));
    let (first, then) = (usize::from(first), u32::from(then));
    total >= first as u32 + then + waste
        || least_spent(worths, first).is_some_and(|least| total >= least as u32 + then)
}

/// The least total of cards that together meet a sum.
fn least_spent(worths: &[u8], sum: usize) -> Option<usize> {
    let mut below = vec![false; sum];
    if let Some(nothing) = below.first_mut() {
        *nothing = true;
    } else {
        return Some(0);
    }
    let mut least = None;
    for worth in worths.iter().map(|&worth| usize::from(worth)) {
        for spent in (0..sum).rev().filter(|&spent| below[spent]).collect::<Vec<_>>() {
            match below.get_mut(spent + worth) {
                Some(reached) => *reached = true,
                None => {
                    least = Some(least.map_or(spent + worth, |it: usize| it.min(spent + worth)))
                }
            }
        }
    }
    least
}

#[cfg(test)]
mod tests {
    use super::*;

    /// CCG-EXP-4a
    #[test]
    fn two_sums_are_met_if_the_cards_can_be_parted_so() {
        assert_eq!(
            [[2, 1], [3, 0], [0, 3]].map(|sums| are_enough(&[3], sums)),
            [false, true, true]
        );
        assert!(are_enough(&[3, 1], [1, 3]) && are_enough(&[3, 1], [3, 1]));
        assert!(!are_enough(&[3, 1], [2, 2]), "3 for the one, and 1 for the other");
        assert!(are_enough(&[2, 2, 2], [3, 2]) && !are_enough(&[2, 2, 2], [3, 3]));
        assert!(are_enough(&[1; 60], [20, 40]) && !are_enough(&[1; 60], [20, 41]));
    }
}
