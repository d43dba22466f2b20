//! Exact distributions of dice totals.

use std::collections::BTreeMap;

use crate::{Fraction, Odds, Pool};

/// Number of equally likely ways to throw each total.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Distribution {
    ways: BTreeMap<i32, u64>,
}

impl Distribution {
    /// Largest pool whose outcomes, and the sum of whose totals, fit in 64 bits.
    pub const MOST_DICE: u8 = 21;

    /// Returns the totals of `pool`; `None` for more than [`MOST_DICE`](Distribution::MOST_DICE)
    /// dice.
    pub fn of(pool: Pool) -> Option<Distribution> {
        match pool {
            Pool::Dice(count) => {
                (count <= Distribution::MOST_DICE).then(|| Distribution::sum_of(count))
            }
            Pool::Boon => Some(Distribution::boon()),
            Pool::Bane => Some(Distribution::bane()),
            Pool::D3 => Some(Distribution::d3()),
        }
    }

    /// Distribution of 1D.
    pub fn one_die() -> Distribution {
        Distribution::sum_of(1)
    }

    /// Distribution of 2D.
    pub fn two_dice() -> Distribution {
        Distribution::sum_of(2)
    }

    /// Distribution of 3D.
    pub fn three_dice() -> Distribution {
        Distribution::sum_of(3)
    }

    /// Distribution of the best two of 3D.
    pub fn boon() -> Distribution {
        Distribution::counted(Pool::Boon)
    }

    /// Distribution of the worst two of 3D.
    pub fn bane() -> Distribution {
        Distribution::counted(Pool::Bane)
    }

    /// Distribution of half of one die, rounded up.
    pub fn d3() -> Distribution {
        Distribution::counted(Pool::D3)
    }

    /// Iterates over the totals with their number of ways, lowest first.
    pub fn iter(&self) -> impl Iterator<Item = (i32, u64)> + '_ {
        self.ways.iter().map(|(&total, &ways)| (total, ways))
    }

    /// Number of outcomes.
    pub fn outcomes(&self) -> u64 {
        self.ways.values().sum()
    }

    /// Odds of the totals for which `counts` is true.
    pub fn odds(&self, counts: impl Fn(i32) -> bool) -> Odds {
        let ways = self.iter().filter(|&(total, _)| counts(total)).map(|(_, ways)| ways).sum();
        Odds::new(ways, self.outcomes())
    }

    /// Odds of `number` or more.
    pub fn at_least(&self, number: i32) -> Odds {
        self.odds(|total| total >= number)
    }

    /// Odds of `number` or less.
    pub fn at_most(&self, number: i32) -> Odds {
        self.odds(|total| total <= number)
    }

    /// Average total.
    pub fn mean(&self) -> Fraction {
        self.mean_of(i64::from)
    }

    /// Average of `worth` over the totals.
    pub fn mean_of(&self, worth: impl Fn(i32) -> i64) -> Fraction {
        let sum = self.iter().fold(0_i64, |sum, (total, ways)| {
            sum.saturating_add(worth(total).saturating_mul(ways as i64))
        });
        Fraction::new(sum, self.outcomes())
    }

    /// Sums `count` dice, one die after the other.
    fn sum_of(count: u8) -> Distribution {
        let mut ways = BTreeMap::from([(0, 1)]);
        for _ in 0..count {
            let mut next = BTreeMap::new();
            for (&total, &so_far) in &ways {
                (1..=6).for_each(|die| *next.entry(total + die).or_insert(0) += so_far);
            }
            ways = next;
        }
        Distribution { ways }
    }

    /// Enumerates every outcome of a small pool.
    fn counted(pool: Pool) -> Distribution {
        let mut ways = BTreeMap::new();
        for fall in 0..6_u32.pow(pool.count().into()) {
            let face = |place: u32| (fall / 6_u32.pow(place) % 6) as u8 + 1;
            let dice: Vec<u8> = (0..pool.count().into()).map(face).collect();
            *ways.entry(pool.total(&dice)).or_insert(0) += 1;
        }
        Distribution { ways }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn ways(distribution: &Distribution) -> Vec<u64> {
        distribution.iter().map(|(_, ways)| ways).collect()
    }

    #[test]
    fn every_total_of_every_pool_is_counted_exactly() {
        assert_eq!(ways(&Distribution::one_die()), [1; 6]);
        assert_eq!(ways(&Distribution::two_dice()), [1, 2, 3, 4, 5, 6, 5, 4, 3, 2, 1]);
        let three = [1, 3, 6, 10, 15, 21, 25, 27, 27, 25, 21, 15, 10, 6, 3, 1];
        assert_eq!(ways(&Distribution::three_dice()), three);
        assert_eq!(ways(&Distribution::boon()), [1, 3, 7, 12, 19, 27, 34, 36, 34, 27, 16]);
        assert_eq!(ways(&Distribution::bane()), [16, 27, 34, 36, 34, 27, 19, 12, 7, 3, 1]);
        assert_eq!(ways(&Distribution::d3()), [2, 2, 2]);
    }

    #[test]
    fn adding_dice_up_and_counting_their_falls_agree() {
        for count in 0..=4 {
            let pool = Pool::Dice(count);
            assert_eq!(Distribution::of(pool), Some(Distribution::counted(pool)));
        }
    }

    #[test]
    fn means_are_fractions() {
        let means = [
            Distribution::two_dice(),
            Distribution::boon(),
            Distribution::bane(),
            Distribution::d3(),
            Distribution::one_die(),
        ]
        .map(|distribution| distribution.mean().to_string());
        assert_eq!(means, ["7", "203/24", "133/24", "2", "7/2"]);
    }

    #[test]
    fn odds_follow_from_the_counts() {
        let two = Distribution::two_dice();
        assert_eq!(two.at_least(8), Odds::new(15, 36));
        assert_eq!(two.at_most(7), two.at_least(8).against());
        assert_eq!((two.at_least(2), two.at_least(13)), (Odds::ALWAYS, Odds::NEVER));
        assert_eq!(Distribution::three_dice().at_most(7), Odds::new(35, 216));
        assert_eq!(two.odds(|total| total % 2 == 0), Odds::new(1, 2));
    }

    #[test]
    fn the_largest_pool_is_still_exact_and_a_larger_one_is_refused() {
        let largest = Distribution::of(Pool::Dice(Distribution::MOST_DICE)).expect("it is counted");
        assert_eq!(largest.outcomes(), 6_u64.pow(21));
        assert_eq!(largest.mean().to_string(), "147/2");
        assert_eq!(Distribution::of(Pool::Dice(Distribution::MOST_DICE + 1)), None);
    }
}
