//! How sure a share of games is.

use serde::Serialize;

/// So many standard deviations hold 95 percent of a normal distribution.
pub const NORMAL_95: f64 = 1.959_964;

/// A share of games from 0 to 1, and where it may really lie.
#[derive(Debug, Clone, Copy, PartialEq, Serialize)]
pub struct Share {
    pub games: usize,
    /// 0 where there are no games.
    pub rate: f64,
    /// The lower end of Wilson's 95 percent interval; 0 where there are no games.
    pub low: f64,
    /// The upper end; 1 where there are no games.
    pub high: f64,
}

impl Share {
    /// So much of `games`; a draw may count a half.
    pub fn of(won: f64, games: usize) -> Share {
        if games == 0 {
            return Share { games, rate: 0.0, low: 0.0, high: 1.0 };
        }
        let (n, z2) = (games as f64, NORMAL_95 * NORMAL_95);
        let rate = won / n;
        let middle = (rate + z2 / (2.0 * n)) / (1.0 + z2 / n);
        let spread = (rate * (1.0 - rate) / n + z2 / (4.0 * n * n)).sqrt();
        let reach = NORMAL_95 / (1.0 + z2 / n) * spread;
        let (low, high) = ((middle - reach).max(0.0), (middle + reach).min(1.0));
        Share { games, rate: rounded(rate), low: rounded(low), high: rounded(high) }
    }

    /// The share of those that `holds` holds of.
    pub fn that<T>(all: impl IntoIterator<Item = T>, holds: impl Fn(T) -> bool) -> Share {
        Share::mean(all.into_iter().map(|one| if holds(one) { 1.0 } else { 0.0 }))
    }

    /// The share of scores from 0 to 1.
    pub fn mean(scores: impl IntoIterator<Item = f64>) -> Share {
        let add = |(sum, count), score| (sum + score, count + 1);
        let (won, games) = scores.into_iter().fold((0.0, 0), add);
        Share::of(won, games)
    }
}

/// A share of points over pairs of games that belong together: the same cards in the same order, with
/// the two captains in each other's places.
///
/// What luck gives to one captain in one game of a pair it gives to the other in the other, so pairs
/// say more than single games, and the pair is what varies.
#[derive(Debug, Clone, Copy, PartialEq, Serialize)]
pub struct PairShare {
    pub pairs: usize,
    /// 0 where there are no pairs.
    pub rate: f64,
    /// The lower end of the normal 95 percent interval of the mean; 0 for fewer than two pairs.
    pub low: f64,
    /// The upper end; 1 for fewer than two pairs.
    pub high: f64,
}

impl PairShare {
    /// Of the scores of pairs, each from 0 to 1.
    pub fn mean(scores: &[f64]) -> PairShare {
        let (pairs, n) = (scores.len(), scores.len() as f64);
        let rate = scores.iter().sum::<f64>() / n.max(1.0);
        if pairs < 2 {
            return PairShare { pairs, rate: rounded(rate), low: 0.0, high: 1.0 };
        }
        let variance = scores.iter().map(|score| (score - rate).powi(2)).sum::<f64>() / (n - 1.0);
        let reach = NORMAL_95 * (variance / n).sqrt();
        let (low, high) = ((rate - reach).max(0.0), (rate + reach).min(1.0));
        PairShare { pairs, rate: rounded(rate), low: rounded(low), high: rounded(high) }
    }
}

/// To four places: what is printed is what is compared.
pub fn rounded(number: f64) -> f64 {
    (number * 10_000.0).round() / 10_000.0
}

#[cfg(test)]
mod tests {
    use super::*;

    /// The figures are those of R's `prop.test(won, games, correct = FALSE)`.
    #[test]
    fn an_interval_is_wilsons() {
        for (won, games, low, high) in
            [(50.0, 100, 0.4038, 0.5962), (0.0, 10, 0.0, 0.2775), (1140.0, 2000, 0.5482, 0.5915)]
        {
            let share = Share::of(won, games);
            assert_eq!((share.low, share.high), (low, high), "{won} of {games}");
            assert_eq!(share.rate, rounded(won / games as f64));
        }
    }

    /// The figures are those of R's `mean` and `qnorm(.975) * sd(x) / sqrt(length(x))`.
    #[test]
    fn an_interval_of_pairs_is_normal_around_their_mean() {
        let share = PairShare::mean(&[1.0, 0.5, 0.5, 1.0, 0.0]);
        assert_eq!((share.pairs, share.rate), (5, 0.6));
        assert_eq!((share.low, share.high), (0.2333, 0.9667));
        let even = PairShare::mean(&[0.5; 9]);
        assert_eq!((even.rate, even.low, even.high), (0.5, 0.5, 0.5));
        assert_eq!(PairShare::mean(&[1.0]), PairShare { pairs: 1, rate: 1.0, low: 0.0, high: 1.0 });
    }

    #[test]
    fn nothing_is_known_of_no_games() {
        let nothing = Share { games: 0, rate: 0.0, low: 0.0, high: 1.0 };
        assert_eq!(Share::mean([]), nothing);
        assert_eq!(Share::that([] as [u8; 0], |_| true), nothing);
    }

    #[test]
    fn a_draw_counts_a_half() {
        assert_eq!(Share::mean([1.0, 0.0, 0.5, 0.5]).rate, 0.5);
        assert_eq!(Share::that([1, 2, 3, 4], |n| n > 1).rate, 0.75);
    }
}
