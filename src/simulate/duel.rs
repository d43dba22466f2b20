//! Shared parts of all comparisons: the pairings, the tables, the winners.

use cards::{
    Ending, Setup,
    data::{Deck, PackUsed},
};
use engine::Seat;

use super::ROUND_CAP;
use crate::{
    data::{Library, ListedDeck},
    players::{self, PlayerKind},
};

/// Two of so many at a time, by index; one with itself only where there are mirrors.
pub fn pairings(count: usize, mirrors: bool) -> Vec<[usize; 2]> {
    let each = (0..count).flat_map(|one| (one..count).map(move |other| [one, other]));
    each.filter(|[one, other]| one != other || mirrors).collect()
}

/// Which two of so many decks meet, by seat: every deck every other from both seats, in an order in which
/// any few that follow each other use all decks about equally.
pub fn meetings(count: usize) -> Vec<[usize; 2]> {
    let round = |apart: usize| (0..count).map(move |n| [n, (n + apart) % count]);
    if count == 1 { vec![[0, 0]] } else { (1..count).flat_map(round).collect() }
}

/// The decks of the `nth` of many tables, by seat; they follow each other as [`meetings`] do, and after each round of
/// those comes the next number of captains.
pub fn decks_at<'a>(
    decks: &'a [ListedDeck],
    captains: &[usize],
    nth: usize,
) -> impl Iterator<Item = &'a Deck> {
    let meetings = meetings(decks.len());
    let [first, second] = meetings[nth % meetings.len()];
    let apart = (second + decks.len() - first) % decks.len();
    let captains = captains[nth / meetings.len() % captains.len()];
    (0..captains).map(move |seat| &decks[(first + seat * apart) % decks.len()].deck)
}

/// A game of these captains, by seat, with their decks; it is ranked after [`ROUND_CAP`] rounds.
pub fn setup<'a>(
    library: &Library,
    packs: &[PackUsed],
    seats: impl IntoIterator<Item = (&'a PlayerKind, &'a Deck)>,
) -> Setup {
    let seats = seats.into_iter().enumerate();
    let seated = seats.map(|(n, (kind, deck))| players::captain(Seat(n as u8), kind, deck.clone()));
    let mut constants = library.constants;
    constants.round_cap = Some(ROUND_CAP);
    Setup { captains: seated.collect(), constants, packs: packs.to_vec() }
}

/// 1 for a win of `seat`, 0 for a loss, a half for a draw.
pub fn score(ending: Ending, seat: usize) -> f64 {
    let winner = ending.winner.map(Seat::index);
    winner.map_or(0.5, |winner| if winner == seat { 1.0 } else { 0.0 })
}

#[cfg(test)]
mod tests {
    use super::meetings;

    #[test]
    fn every_deck_meets_every_other_from_both_seats() {
        assert_eq!(meetings(3), [[0, 1], [1, 2], [2, 0], [0, 2], [1, 0], [2, 1]]);
        assert_eq!(meetings(1), [[0, 0]]);
    }
}
