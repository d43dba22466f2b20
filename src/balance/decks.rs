//! Results of deck against deck, and of each deck against all others.

use serde::Serialize;

use super::{
    plan::{Bout, Plan},
    points::Points,
    share::{Score, Share, mean_of},
    story::Account,
};
use crate::simulate::{Lengths, Rounds};

/// How one deck does.
#[derive(Debug, Clone, PartialEq, Serialize)]
pub struct DeckFigures {
    pub id: String,
    pub name: String,
    /// Against all other decks.
    pub others: Share,
    /// Victory points a game, by what brought them.
    pub points: Points<f64>,
    /// Contracts completed a game.
    pub contracts: f64,
    /// Rounds as a pirate, a game.
    pub piracy: f64,
    /// Mean victory points after each round, from the first; a game that is over counts with its
    /// last ones. As long as nine games in ten.
    pub curve: Vec<f64>,
}

/// How two decks do against each other.
#[derive(Debug, Clone, PartialEq, Serialize)]
pub struct PairingFigures {
    pub decks: [String; 2],
    pub games: usize,
    /// In the order of `decks`; of a deck against itself by seat.
    pub wins: [usize; 2],
    pub draws: usize,
    pub rounds: Rounds,
}

/// Scores of each deck (the row) against each (the column). On the diagonal, where there are
/// mirrors, those of the first seat.
pub(super) struct Matrix(Vec<Vec<Score>>);

impl Matrix {
    pub fn new(decks: usize) -> Matrix {
        Matrix(vec![vec![Score::default(); decks]; decks])
    }

    pub fn add(&mut self, bout: &Bout) {
        let [one, other] = bout.decks;
        self.0[one][other].add(bout.score(0));
        if one != other {
            self.0[other][one].add(bout.score(1));
        }
    }

    pub fn shares(&self) -> Vec<Vec<Option<Share>>> {
        let share = |score: &Score| (score.games > 0).then(|| score.share());
        self.0.iter().map(|row| row.iter().map(share).collect()).collect()
    }
}

/// The counts of a deck's games against others.
#[derive(Default)]
pub(super) struct DeckTally {
    score: Score,
    points: Points<i64>,
    contracts: i64,
    piracy: i64,
    lengths: Lengths,
    curve: Curve,
}

impl DeckTally {
    /// One more game, in which it sat there.
    pub fn add(&mut self, bout: &Bout, seat: usize) {
        let account = &bout.story.accounts[seat];
        self.score.add(bout.score(seat));
        self.points.add(&account.points);
        self.contracts += i64::from(account.contracts);
        self.piracy += i64::from(account.piracy);
        self.lengths.add(bout.story.rounds);
        self.curve.add(account);
    }

    pub fn figures(&self, plan: &Plan, deck: usize) -> DeckFigures {
        let (listed, games) = (&plan.decks()[deck], self.score.games);
        let rounds = self.lengths.rounds();
        DeckFigures {
            id: listed.id.clone(),
            name: listed.deck.name.clone(),
            others: self.score.share(),
            points: self.points.a_game(games),
            contracts: mean_of(self.contracts, games),
            piracy: mean_of(self.piracy, games),
            curve: self.curve.means(rounds.p90.into(), games),
        }
    }
}

/// Sums of points after each round.
#[derive(Default)]
struct Curve {
    by_round: Vec<i64>,
    /// After all rounds that any game had.
    last: i64,
}

impl Curve {
    fn add(&mut self, account: &Account) {
        let last = account.curve.last().copied().unwrap_or(0);
        let rounds = self.by_round.len().max(account.curve.len());
        self.by_round.resize(rounds, self.last);
        for (round, sum) in self.by_round.iter_mut().enumerate() {
            *sum += i64::from(account.curve.get(round).copied().unwrap_or(last));
        }
        self.last += i64::from(last);
    }

    fn means(&self, rounds: usize, games: usize) -> Vec<f64> {
        let sum = |round: usize| self.by_round.get(round).copied().unwrap_or(self.last);
        (0..rounds).map(|round| mean_of(sum(round), games)).collect()
    }
}

/// The counts of each pairing, in the order of play.
#[derive(Default)]
pub(super) struct Pairings(Vec<Pairing>);

struct Pairing {
    decks: [usize; 2],
    games: usize,
    wins: [usize; 2],
    lengths: Lengths,
}

impl Pairings {
    pub fn add(&mut self, bout: &Bout) {
        let [one, other] = bout.decks;
        let decks = [one.min(other), one.max(other)];
        if self.0.last().is_none_or(|pairing| pairing.decks != decks) {
            self.0.push(Pairing { decks, games: 0, wins: [0; 2], lengths: Lengths::default() });
        }
        let Some(pairing) = self.0.last_mut() else { return };
        pairing.games += 1;
        pairing.lengths.add(bout.story.rounds);
        for seat in 0..2 {
            // By deck, and in a mirror by seat.
            let place = if one > other { 1 - seat } else { seat };
            pairing.wins[place] += usize::from(bout.score(seat) == 1.0);
        }
    }

    pub fn figures(&self, plan: &Plan) -> Vec<PairingFigures> {
        let figures = self.0.iter().map(|pairing| PairingFigures {
            decks: pairing.decks.map(|n| plan.decks()[n].id.clone()),
            games: pairing.games,
            wins: pairing.wins,
            draws: pairing.games - pairing.wins[0] - pairing.wins[1],
            rounds: pairing.lengths.rounds(),
        });
        figures.collect()
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::balance::testing::bout;
    use crate::balance::{Figures, testing};

    fn figures(bouts: &[Bout]) -> Figures {
        testing::figures(&["oak", "pine", "yew"], bouts)
    }

    #[test]
    fn the_two_halves_of_a_matrix_add_up_to_one_wherever_the_decks_sat() {
        let bouts = [bout([0, 1], Some(0)), bout([1, 0], Some(0)), bout([0, 1], None)];
        let matrix = figures(&bouts).matrix;
        let rate = |row: usize, column: usize| matrix[row][column].map(|share| share.rate);
        assert_eq!((rate(0, 1), rate(1, 0)), (Some(0.5), Some(0.5)));
        assert_eq!((rate(0, 0), rate(0, 2)), (None, None));
    }

    #[test]
    fn a_deck_is_measured_by_its_games_against_others() {
        let bouts = [bout([0, 1], Some(0)), bout([2, 0], Some(0)), bout([0, 0], Some(1))];
        let decks = figures(&bouts).decks;
        assert_eq!((decks[0].others.games, decks[0].others.rate), (2, 0.5));
        assert_eq!((decks[1].others.games, decks[1].others.rate), (1, 0.0));
    }

    #[test]
    fn a_pairing_counts_wins_by_deck_and_a_mirror_by_seat() {
        let bouts = [
            bout([0, 1], Some(1)),
            bout([1, 0], Some(1)),
            bout([1, 0], None),
            bout([1, 1], Some(1)),
        ];
        let pairings = figures(&bouts).pairings;
        let counts: Vec<_> = pairings.iter().map(|it| (it.wins, it.draws, it.games)).collect();
        assert_eq!(counts, [([1, 1], 1, 3), ([0, 1], 0, 1)]);
    }

    #[test]
    fn a_game_that_is_over_stays_in_the_curve_with_its_last_points() {
        let mut bouts = [bout([0, 1], Some(0)), bout([0, 1], Some(0))];
        bouts[0].story.accounts[0].curve = vec![2, 20];
        bouts[1].story.accounts[0].curve = vec![0, 10, 16];
        (bouts[0].story.rounds, bouts[1].story.rounds) = (2, 3);
        assert_eq!(figures(&bouts).decks[0].curve, [1.0, 15.0, 18.0]);
    }
}
