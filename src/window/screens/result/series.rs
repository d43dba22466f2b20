//! What the lines of the plot are of: victory points, or chances to win.

use engine::Seat;

use crate::match_summary::{MatchSummary, Round, RoundChances};

/// What is plotted.
#[derive(Debug, Clone, Copy, Default, PartialEq, Eq)]
pub(super) enum Measure {
    #[default]
    Points,
    Chance,
}

impl Measure {
    pub const fn other(self) -> Measure {
        match self {
            Measure::Points => Measure::Chance,
            Measure::Chance => Measure::Points,
        }
    }

    pub const fn words(self) -> &'static str {
        match self {
            Measure::Points => "Victory points",
            Measure::Chance => "Chance to win",
        }
    }

    /// What stands over the figures of a round.
    pub const fn heading(self) -> &'static str {
        match self {
            Measure::Points => "VP · contracts",
            Measure::Chance => "of 100, as they saw it",
        }
    }

    /// The distance of two thin rules.
    pub const fn step(self) -> usize {
        match self {
            Measure::Points => 5,
            Measure::Chance => 25,
        }
    }
}

/// A game as lines over its rounds.
pub(super) struct Series<'a> {
    pub summary: &'a MatchSummary,
    /// Of every round but the last, as far as they are known.
    pub chances: &'a [RoundChances],
    pub measure: Measure,
}

impl Series<'_> {
    pub fn rounds(&self) -> &[Round] {
        &self.summary.rounds
    }

    /// The highest value that has a place on the plot, where so many points are enough to win.
    pub fn most(&self, threshold: i16) -> f32 {
        let all = || self.rounds().iter().flat_map(|it| &it.captains);
        match self.measure {
            Measure::Points => {
                f32::from(all().map(|it| it.vp).max().unwrap_or(0).max(threshold) + 1)
            }
            Measure::Chance => 100.0,
        }
    }

    /// How a captain stands at the end of a round, by its place in the list; nothing where that is not known.
    pub fn value(&self, n: usize, seat: Seat) -> Option<f32> {
        match self.measure {
            Measure::Points => {
                let standing = self.rounds().get(n)?.captains.get(seat.index());
                Some(f32::from(standing.map_or(0, |it| it.vp)))
            }
            Measure::Chance => Some(self.chances.get(n)?.chances.get(seat.index())? * 100.0),
        }
    }

    /// The figures of a captain at the end of a round.
    pub fn figures(&self, n: usize, seat: Seat) -> String {
        let standing = self.rounds().get(n).and_then(|it| it.captains.get(seat.index()));
        match (self.measure, standing, self.value(n, seat)) {
            (Measure::Points, Some(it), _) => format!("{} · {}", it.vp, it.contracts),
            (Measure::Chance, _, Some(chance)) => format!("{chance:.0}"),
            (Measure::Points, None, _) | (Measure::Chance, _, None) => "–".to_owned(),
        }
    }
}
