//! Deck against deck, and each deck against all the others.

use serde::Serialize;

use super::{Account, Bout, Plan, Points, Share, seats::mean};
use crate::simulate::Rounds;

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

/// The rate of each deck (the row) against each (the column). On the diagonal, where there are
/// mirrors, that of the first seat.
pub(super) fn matrix(bouts: &[Bout], decks: usize) -> Vec<Vec<Option<Share>>> {
    let mut scores = vec![vec![Vec::new(); decks]; decks];
    for bout in bouts {
        let [one, other] = bout.decks;
        scores[one][other].push(bout.score(0));
        if one != other {
            scores[other][one].push(bout.score(1));
        }
    }
    let share = |scores: Vec<f64>| (!scores.is_empty()).then(|| Share::mean(scores));
    let row = |row: Vec<Vec<f64>>| row.into_iter().map(share).collect();
    scores.into_iter().map(row).collect()
}

/// By deck; mirrors do not count.
pub(super) fn of_decks(plan: &Plan, bouts: &[Bout]) -> Vec<DeckFigures> {
    let each = plan.decks().iter().enumerate();
    let figures = each.map(|(n, deck)| {
        let games: Vec<(&Bout, usize)> = seats_of(bouts, n).collect();
        let accounts: Vec<&Account> =
            games.iter().map(|(bout, seat)| &bout.story.accounts[*seat]).collect();
        let rounds: Rounds = games.iter().map(|(bout, _)| bout.story.rounds).collect();
        DeckFigures {
            id: deck.id.clone(),
            name: deck.deck.name.clone(),
            others: Share::mean(games.iter().map(|(bout, seat)| bout.score(*seat))),
            points: Points::mean(accounts.iter().map(|account| account.points)),
            contracts: mean(accounts.iter().map(|account| account.contracts.into())),
            piracy: mean(accounts.iter().map(|account| account.piracy.into())),
            curve: curve(&accounts, rounds.p90.into()),
        }
    });
    figures.collect()
}

/// The games of a deck against others, each with its seat.
pub(super) fn seats_of(bouts: &[Bout], deck: usize) -> impl Iterator<Item = (&Bout, usize)> {
    bouts.iter().filter(|bout| !bout.is_mirror()).filter_map(move |bout| {
        bout.decks.iter().position(|&of| of == deck).map(|seat| (bout, seat))
    })
}

/// In the order in which they were played.
pub(super) fn of_pairings(plan: &Plan, bouts: &[Bout]) -> Vec<PairingFigures> {
    let figures = bouts.chunk_by(|a, b| sorted(a.decks) == sorted(b.decks)).map(|games| {
        let decks = sorted(games[0].decks);
        let won_by = |deck: usize, seat: usize| {
            let at = |bout: &Bout| {
                if bout.is_mirror() {
                    Some(seat)
                } else {
                    bout.decks.iter().position(|&d| d == deck)
                }
            };
            games.iter().filter(|b| at(b).is_some_and(|seat| b.score(seat) == 1.0)).count()
        };
        let wins = [won_by(decks[0], 0), won_by(decks[1], 1)];
        PairingFigures {
            decks: decks.map(|n| plan.decks()[n].id.clone()),
            games: games.len(),
            wins,
            draws: games.len() - wins[0] - wins[1],
            rounds: games.iter().map(|bout| bout.story.rounds).collect(),
        }
    });
    figures.collect()
}

fn sorted(decks: [usize; 2]) -> [usize; 2] {
    let [one, other] = decks;
    [one.min(other), one.max(other)]
}

fn curve(accounts: &[&Account], rounds: usize) -> Vec<f64> {
    let points = |account: &Account, round: usize| {
        let known = account.curve.get(round).or(account.curve.last());
        known.copied().unwrap_or(0).into()
    };
    (0..rounds).map(|n| mean(accounts.iter().map(|account| points(account, n)))).collect()
}

impl Points<f64> {
    /// The mean of each part; 0 for no games.
    pub fn mean(games: impl Iterator<Item = Points> + Clone) -> Points<f64> {
        let part = |of: fn(&Points) -> i32| mean(games.clone().map(|it| of(&it).into()));
        Points {
            contracts: part(|it| it.contracts),
            subplots: part(|it| it.subplots),
            piracy: part(|it| it.piracy),
            other: part(|it| it.other),
            lost: part(|it| it.lost),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::balance::testing::{bout, deck};

    fn plan() -> Plan {
        Plan::new(vec![deck("oak"), deck("pine"), deck("yew")], 2).expect("a plan")
    }

    #[test]
    fn the_two_halves_of_a_matrix_add_up_to_one_wherever_the_decks_sat() {
        let bouts = [bout([0, 1], Some(0)), bout([1, 0], Some(0)), bout([0, 1], None)];
        let matrix = matrix(&bouts, 3);
        let rate = |row: usize, column: usize| matrix[row][column].map(|share| share.rate);
        assert_eq!((rate(0, 1), rate(1, 0)), (Some(0.5), Some(0.5)));
        assert_eq!((rate(0, 0), rate(0, 2)), (None, None));
    }

    #[test]
    fn a_deck_is_measured_by_its_games_against_others() {
        let bouts = [bout([0, 1], Some(0)), bout([2, 0], Some(0)), bout([0, 0], Some(1))];
        let decks = of_decks(&plan(), &bouts);
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
        let pairings = of_pairings(&plan(), &bouts);
        let counts: Vec<_> = pairings.iter().map(|it| (it.wins, it.draws, it.games)).collect();
        assert_eq!(counts, [([1, 1], 1, 3), ([0, 1], 0, 1)]);
    }

    #[test]
    fn a_game_that_is_over_stays_in_the_curve_with_its_last_points() {
        let mut bouts = [bout([0, 1], Some(0)), bout([0, 1], Some(0))];
        bouts[0].story.accounts[0].curve = vec![2, 20];
        bouts[1].story.accounts[0].curve = vec![0, 10, 16];
        (bouts[0].story.rounds, bouts[1].story.rounds) = (2, 3);
        assert_eq!(of_decks(&plan(), &bouts)[0].curve, [1.0, 15.0, 18.0]);
    }
}
