//! The results of a tournament; the same for any number of threads.

use engine::JournalHash;
use serde::Serialize;

use super::{Bout, Manner, Plan, Style, criteria};
use crate::{
    balance::{Criterion, PairScore, PairShare, Score, Share},
    players::PlayerKind,
    simulate::{Endings, Lengths, Rounds, Totals},
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
    /// Whether all others met the first alone.
    pub against_first: bool,
    /// The share of the row's entrant against the column's, in the order of `entrants`.
    pub matrix: Vec<Vec<Option<PairShare>>>,
    pub mirrors: Vec<Mirror>,
    /// The entrant in that seat.
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
    /// Their style, a game.
    pub manner: Manner,
}

/// Somebody against their own like.
#[derive(Debug, Clone, PartialEq, Serialize)]
pub struct Mirror {
    pub id: String,
    /// The share that the first seat won.
    pub first_seat: Share,
}

/// The running counts, so that no game need be kept.
pub struct Tally<'a> {
    plan: &'a Plan,
    entrants: Vec<Sums>,
    /// The score of the first named in each pairing, by entrant and entrant.
    matrix: Vec<Vec<PairScore>>,
    /// The first game of a pair, until the second follows: what the first named of the two made of it.
    half: Option<f64>,
    first_seat: Score,
    totals: Totals,
}

/// The sums of one captain's games.
#[derive(Default)]
struct Sums {
    games: usize,
    lengths: Lengths,
    style: Style,
    mirror: Score,
}

impl<'a> Tally<'a> {
    /// Of a plan none of whose games has been played.
    pub fn new(plan: &'a Plan) -> Tally<'a> {
        let count = plan.entrants().len();
        Tally {
            plan,
            entrants: (0..count).map(|_| Sums::default()).collect(),
            matrix: vec![vec![PairScore::default(); count]; count],
            half: None,
            first_seat: Score::default(),
            totals: Totals::default(),
        }
    }

    /// The game that comes next in the plan.
    pub fn add(&mut self, bout: &Bout) {
        self.totals.add_decisions(bout.decisions, bout.journal);
        if bout.is_mirror() {
            return self.entrants[bout.entrants[0]].mirror.add(bout.score(0));
        }
        self.totals.add_game(&bout.ending, bout.rounds);
        self.first_seat.add(bout.score(0));
        for (entrant, style) in bout.entrants.into_iter().zip(bout.styles) {
            let sums = &mut self.entrants[entrant];
            sums.games += 1;
            sums.lengths.add(bout.rounds);
            sums.style = sums.style.and(style);
        }
        self.add_to_pair(bout);
    }

    fn add_to_pair(&mut self, bout: &Bout) {
        let [one, other] = bout.entrants;
        let first = usize::from(one > other);
        let score = bout.score(first);
        match self.half.take() {
            None => self.half = Some(score),
            Some(half) => self.matrix[one.min(other)][one.max(other)].add((half + score) / 2.0),
        }
    }

    /// The results.
    pub fn figures(&self) -> Figures {
        let (plan, totals) = (self.plan, &self.totals);
        let matrix = self.shares();
        Figures {
            seed: plan.seed,
            pairs: plan.pairs(),
            games: totals.games,
            decks: plan.decks().iter().map(|deck| deck.id.clone()).collect(),
            entrants: self.each(|n, id| Some(self.entrant(n, id))),
            against_first: plan.against_first,
            mirrors: self.each(|n, id| self.mirror(n, id)),
            first_seat: self.first_seat.share(),
            rounds: totals.lengths.rounds(),
            endings: totals.endings,
            draws: totals.draws,
            refused: 0,
            criteria: criteria::of(plan.entrants(), &matrix),
            decisions: totals.decisions,
            journal_hash: totals.journal,
            matrix,
        }
    }

    fn each<T>(&self, of: impl Fn(usize, String) -> Option<T>) -> Vec<T> {
        let names = self.plan.entrants().iter().map(PlayerKind::to_string);
        names.enumerate().filter_map(|(n, id)| of(n, id)).collect()
    }

    fn shares(&self) -> Vec<Vec<Option<PairShare>>> {
        let all = 0..self.entrants.len();
        let share = |one, other| Some(self.pairs(one, other).share()).filter(|it| it.pairs > 0);
        all.clone().map(|one| all.clone().map(|other| share(one, other)).collect()).collect()
    }

    /// The scores of one entrant's pairs against another.
    fn pairs(&self, one: usize, other: usize) -> PairScore {
        let of = |one: usize, other: usize| self.matrix[one][other];
        if one <= other { of(one, other) } else { of(other, one).of_the_other() }
    }

    fn entrant(&self, one: usize, id: String) -> Entrant {
        let sums = &self.entrants[one];
        let others = (0..self.entrants.len()).map(|other| self.pairs(one, other));
        Entrant {
            id,
            others: others.fold(PairScore::default(), PairScore::and).share(),
            rounds: sums.lengths.rounds(),
            manner: sums.style.a_game(sums.games),
        }
    }

    fn mirror(&self, one: usize, id: String) -> Option<Mirror> {
        let first_seat = self.entrants[one].mirror.share();
        (first_seat.games > 0).then_some(Mirror { id, first_seat })
    }
}

#[cfg(test)]
pub(super) mod tests {
    use cards::{Ending, EndingKind};
    use engine::Seat;

    use super::*;
    use crate::balance::testing::deck;

    /// A game between two entrants, by seat, won by a seat or drawn.
    fn bout(entrants: [usize; 2], winner: Option<u8>) -> Bout {
        let ending = Ending { kind: EndingKind::VictoryPoints, winner: winner.map(Seat) };
        let (journal, styles) = (JournalHash(1), [Style::default(); 2]);
        Bout {
            seed: 1,
            entrants,
            decks: [0, 1],
            ending,
            rounds: 9,
            decisions: 100,
            journal,
            styles,
        }
    }

    fn figures(bouts: &[Bout]) -> Figures {
        let entrants = vec![PlayerKind::default(), PlayerKind::Baseline, PlayerKind::Random];
        let plan = Plan::new(entrants, vec![deck("oak"), deck("pine")], 2).expect("a plan");
        let mut tally = Tally::new(&plan);
        bouts.iter().for_each(|bout| tally.add(bout));
        tally.figures()
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
