//! Figures that every run of card games gives: how games ended, and how long they were.

use std::{collections::BTreeMap, fmt};

use cards::{Ending, EndingKind};
use engine::JournalHash;
use serde::Serialize;

use super::and_journal;

/// Games by how they ended.
#[derive(Debug, Clone, Copy, Default, PartialEq, Eq, Serialize)]
pub struct Endings {
    pub victory_points: usize,
    pub bankruptcy: usize,
    pub concession: usize,
    pub round_cap: usize,
}

impl fmt::Display for Endings {
    fn fmt(&self, f: &mut fmt::Formatter) -> fmt::Result {
        let Endings { victory_points, bankruptcy, concession, round_cap } = self;
        write!(
            f,
            "victory points {victory_points}, bankruptcy {bankruptcy}, concession {concession}, \
             round cap {round_cap}"
        )
    }
}

/// Lengths of games in rounds; 0 for none.
#[derive(Debug, Clone, Copy, Default, PartialEq, Eq, Serialize)]
pub struct Rounds {
    pub median: u16,
    pub p10: u16,
    pub p90: u16,
}

impl fmt::Display for Rounds {
    fn fmt(&self, f: &mut fmt::Formatter) -> fmt::Result {
        write!(f, "median {}, from {} (p10) to {} (p90)", self.median, self.p10, self.p90)
    }
}

/// Games by their length in rounds.
#[derive(Debug, Clone, Default, PartialEq, Eq)]
pub struct Lengths(BTreeMap<u16, usize>);

/// Totals of games, for any players and decks.
#[derive(Debug, Clone, Default)]
pub struct Totals {
    pub games: usize,
    /// Games nobody won.
    pub draws: usize,
    pub lengths: Lengths,
    pub endings: Endings,
    pub decisions: usize,
    /// Of all games' journals in their order.
    pub journal: JournalHash,
}

impl Totals {
    /// The decisions of a game, whether or not the game itself counts.
    pub fn add_decisions(&mut self, decisions: usize, journal: JournalHash) {
        self.decisions += decisions;
        self.journal = and_journal(self.journal, journal);
    }

    /// A game that ended like that after so many rounds.
    pub fn add_game(&mut self, ending: &Ending, rounds: u16) {
        self.games += 1;
        self.draws += usize::from(ending.winner.is_none());
        self.lengths.add(rounds);
        self.endings.add(ending.kind);
    }
}

impl Endings {
    /// One more game that ended like that.
    pub fn add(&mut self, kind: EndingKind) {
        *match kind {
            EndingKind::VictoryPoints => &mut self.victory_points,
            EndingKind::Bankruptcy => &mut self.bankruptcy,
            EndingKind::Concession => &mut self.concession,
            EndingKind::RoundCap => &mut self.round_cap,
        } += 1;
    }
}

impl Lengths {
    /// One more game of so many rounds.
    pub fn add(&mut self, rounds: u16) {
        *self.0.entry(rounds).or_default() += 1;
    }

    /// Median and spread.
    pub fn rounds(&self) -> Rounds {
        Rounds { median: self.percentile(50), p10: self.percentile(10), p90: self.percentile(90) }
    }

    /// The nearest rank: the least length that so many in a hundred games do not exceed.
    fn percentile(&self, share: usize) -> u16 {
        let rank = (self.0.values().sum::<usize>() * share).div_ceil(100);
        let mut upto = 0;
        let reached = self.0.iter().find(|(_, games)| {
            upto += **games;
            upto >= rank
        });
        reached.map_or(0, |(rounds, _)| *rounds)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_percentile_is_the_least_length_that_so_many_games_do_not_exceed() {
        let rounds = |lengths: &[u16]| {
            let mut all = Lengths::default();
            lengths.iter().for_each(|rounds| all.add(*rounds));
            all.rounds()
        };
        let ten = rounds(&[10, 9, 8, 7, 6, 5, 4, 3, 2, 1]);
        assert_eq!(ten, Rounds { median: 5, p10: 1, p90: 9 });
        assert_eq!(rounds(&[3, 9, 3, 3]), Rounds { median: 3, p10: 3, p90: 9 });
        assert_eq!(rounds(&[7]), Rounds { median: 7, p10: 7, p90: 7 });
        assert_eq!(rounds(&[]), Rounds::default());
    }
}
