//! Figures that every run of card games gives: how games ended, and how long they were.

use cards::{Ending, EndingKind};
use serde::Serialize;

/// Games by how they ended.
#[derive(Debug, Clone, Copy, Default, PartialEq, Eq, Serialize)]
pub struct Endings {
    pub victory_points: usize,
    pub bankruptcy: usize,
    pub concession: usize,
    pub round_cap: usize,
}

/// Lengths of games in rounds; 0 for none.
#[derive(Debug, Clone, Copy, Default, PartialEq, Eq, Serialize)]
pub struct Rounds {
    pub median: u16,
    pub p10: u16,
    pub p90: u16,
}

impl FromIterator<Ending> for Endings {
    fn from_iter<I: IntoIterator<Item = Ending>>(games: I) -> Endings {
        let mut endings = Endings::default();
        for ending in games {
            *match ending.kind {
                EndingKind::VictoryPoints => &mut endings.victory_points,
                EndingKind::Bankruptcy => &mut endings.bankruptcy,
                EndingKind::Concession => &mut endings.concession,
                EndingKind::RoundCap => &mut endings.round_cap,
            } += 1;
        }
        endings
    }
}

impl FromIterator<u16> for Rounds {
    fn from_iter<I: IntoIterator<Item = u16>>(games: I) -> Rounds {
        let mut rounds: Vec<u16> = games.into_iter().collect();
        rounds.sort_unstable();
        // The nearest rank: the least length that so many in a hundred games do not exceed.
        let percentile = |share: usize| {
            let rank = (rounds.len() * share).div_ceil(100);
            rounds.get(rank.saturating_sub(1)).copied().unwrap_or(0)
        };
        Rounds { median: percentile(50), p10: percentile(10), p90: percentile(90) }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_percentile_is_the_least_length_that_so_many_games_do_not_exceed() {
        let rounds: Rounds = (1..=10).rev().collect();
        assert_eq!(rounds, Rounds { median: 5, p10: 1, p90: 9 });
        assert_eq!([7].into_iter().collect::<Rounds>(), Rounds { median: 7, p10: 7, p90: 7 });
        assert_eq!([].into_iter().collect::<Rounds>(), Rounds::default());
    }
}
