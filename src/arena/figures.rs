//! What a tournament comes to; the same for any number of threads.

use cards::Ending;
use play::JournalHash;
use serde::Serialize;

use super::{Bout, Manner, Plan, Style, criteria};
use crate::{
    balance::{Criterion, PairShare, Share},
    players::PlayerKind,
    simulate::{self, Endings, Rounds},
};

/// All figures. Mirrors are in `mirrors`, `decisions` and `journal_hash`, and in nothing else.
#[derive(Debug, Clone, PartialEq, Serialize)]
pub struct Figures {
    pub seed: u64,
    /// Of every two entrants.
    pub pairs: usize,
    /// Between different entrants.
    pub games: usize,
    pub decks: Vec<String>,
    pub entrants: Vec<Entrant>,
    /// The share of the row's entrant against the column's, in the order of `entrants`.
    pub matrix: Vec<Vec<Option<PairShare>>>,
    pub mirrors: Vec<Mirror>,
    /// Whoever sat there.
    pub first_seat: Share,
    pub rounds: Rounds,
    pub endings: Endings,
    /// Games nobody won.
    pub draws: usize,
    /// Decisions that were not accepted; a run with one is broken off.
    pub refused: usize,
    pub criteria: Vec<Criterion>,
    pub decisions: usize,
    /// Of all games' journals in their order.
    pub journal_hash: JournalHash,
}

/// How one captain does.
#[derive(Debug, Clone, PartialEq, Serialize)]
pub struct Entrant {
    /// As the command line names them.
    pub id: String,
    /// Against all others.
    pub others: PairShare,
    pub rounds: Rounds,
    /// What they do, a game.
    pub manner: Manner,
}

/// Somebody against their own like.
#[derive(Debug, Clone, PartialEq, Serialize)]
pub struct Mirror {
    pub id: String,
    /// What the first seat won.
    pub first_seat: Share,
}

impl Figures {
    /// Counts what was played by this plan.
    pub fn of(plan: &Plan, bouts: &[Bout]) -> Figures {
        let (mirrors, fair): (Vec<&Bout>, Vec<&Bout>) = bouts.iter().partition(|b| b.is_mirror());
        let names: Vec<String> = plan.entrants().iter().map(PlayerKind::to_string).collect();
        let matrix = matrix(&fair, names.len());
        Figures {
            seed: plan.seed,
            pairs: plan.pairs(),
            games: fair.len(),
            decks: plan.decks().iter().map(|deck| deck.id.clone()).collect(),
            entrants: names.iter().enumerate().map(|(n, id)| entrant(&fair, n, id)).collect(),
            mirrors: names
                .iter()
                .enumerate()
                .filter_map(|(n, id)| mirror(&mirrors, n, id))
                .collect(),
            first_seat: Share::mean(fair.iter().map(|bout| bout.score(0))),
            rounds: fair.iter().map(|bout| bout.rounds).collect(),
            endings: fair
                .iter()
                .map(|bout| bout.ending)
                .collect::<Vec<Ending>>()
                .into_iter()
                .collect(),
            draws: fair.iter().filter(|bout| bout.ending.winner.is_none()).count(),
            refused: 0,
            criteria: criteria::of(plan.entrants(), &matrix),
            decisions: bouts.iter().map(|bout| bout.decisions).sum(),
            journal_hash: simulate::journal_hash(bouts.iter().map(|bout| bout.journal)),
            matrix,
        }
    }
}

/// What the first named of two made of each of their pairs, by entrant and entrant.
fn matrix(fair: &[&Bout], entrants: usize) -> Vec<Vec<Option<PairShare>>> {
    let cell = |one, other| {
        let scores = pair_scores(fair, one, |rival| rival == other);
        (!scores.is_empty()).then(|| PairShare::mean(&scores))
    };
    (0..entrants).map(|one| (0..entrants).map(|other| cell(one, other)).collect()).collect()
}

/// The score of `one`, from 0 to 1, in each pair against whom `with` holds of.
fn pair_scores(fair: &[&Bout], one: usize, with: impl Fn(usize) -> bool) -> Vec<f64> {
    let seat = |bout: &Bout| {
        let at = bout.entrants.iter().position(|&entrant| entrant == one)?;
        with(bout.entrants[1 - at]).then_some(at)
    };
    let pairs = fair.chunks_exact(2).filter_map(|pair| {
        let [first, second] = [pair[0], pair[1]].map(|bout| Some(bout.score(seat(bout)?)));
        Some((first? + second?) / 2.0)
    });
    pairs.collect()
}

fn entrant(fair: &[&Bout], one: usize, id: &str) -> Entrant {
    let seats = fair.iter().filter_map(|bout| {
        Some((*bout, bout.entrants.iter().position(|&entrant| entrant == one)?))
    });
    let games: Vec<(&Bout, usize)> = seats.collect();
    let style =
        games.iter().fold(Style::default(), |sum, (bout, seat)| sum.and(bout.styles[*seat]));
    Entrant {
        id: id.to_owned(),
        others: PairShare::mean(&pair_scores(fair, one, |_| true)),
        rounds: games.iter().map(|(bout, _)| bout.rounds).collect(),
        manner: style.a_game(games.len()),
    }
}

fn mirror(mirrors: &[&Bout], one: usize, id: &str) -> Option<Mirror> {
    let games = mirrors.iter().filter(|bout| bout.entrants[0] == one);
    let first_seat = Share::mean(games.map(|bout| bout.score(0)));
    (first_seat.games > 0).then(|| Mirror { id: id.to_owned(), first_seat })
}

#[cfg(test)]
pub(super) mod tests {
    use cards::EndingKind;
    use play::Seat;

    use super::*;
    use crate::balance::testing::deck;

    /// A game between two entrants, by seat, won by a seat or drawn.
    fn bout(entrants: [usize; 2], winner: Option<u8>) -> Bout {
        let ending = Ending { kind: EndingKind::VictoryPoints, winner: winner.map(Seat) };
        let (journal, styles) = (JournalHash(1), [Style::default(); 2]);
        Bout { entrants, decks: [0, 1], ending, rounds: 9, decisions: 100, journal, styles }
    }

    fn figures(bouts: &[Bout]) -> Figures {
        let entrants = vec![PlayerKind::default(), PlayerKind::Baseline, PlayerKind::Random];
        let plan = Plan::new(entrants, vec![deck("oak"), deck("pine")], 2).expect("a plan");
        Figures::of(&plan, bouts)
    }

    #[test]
    fn a_pair_is_scored_by_who_won_and_not_by_where_they_sat() {
        let bouts = [
            bout([0, 1], Some(0)),
            bout([1, 0], Some(1)), // the first won both
            bout([0, 1], Some(0)),
            bout([1, 0], None), // and one and a half of these
        ];
        let figures = figures(&bouts);
        let cell = |row: usize, column: usize| figures.matrix[row][column].expect("they met");
        assert_eq!((cell(0, 1).pairs, cell(0, 1).rate), (2, 0.875));
        assert_eq!(cell(1, 0).rate, 0.125);
        assert_eq!(figures.matrix[0][2], None);
        assert_eq!(figures.entrants[0].others.rate, 0.875);
        assert_eq!((figures.games, figures.draws), (4, 1));
    }

    #[test]
    fn mirrors_count_for_nothing_but_the_seats() {
        let bouts = [
            bout([0, 0], Some(0)),
            bout([0, 0], Some(0)),
            bout([0, 1], Some(1)),
            bout([1, 0], Some(0)),
        ];
        let figures = figures(&bouts);
        assert_eq!((figures.games, figures.decisions), (2, 400));
        assert_eq!(figures.mirrors.len(), 1);
        assert_eq!(
            (figures.mirrors[0].first_seat.rate, figures.mirrors[0].first_seat.games),
            (1.0, 2)
        );
        assert_eq!(figures.matrix[0][0], None);
        assert_eq!(figures.entrants[0].others.rate, 0.0);
    }
}
