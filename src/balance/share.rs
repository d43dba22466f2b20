//! Confidence intervals of a share of games.

use std::fmt;

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

/// As in `51.5 ±2.2`, in percent: the wider half of the interval.
impl fmt::Display for Share {
    fn fmt(&self, f: &mut fmt::Formatter) -> fmt::Result {
        in_percent(self.rate, self.low, self.high, f)
    }
}

/// Likewise.
impl fmt::Display for PairShare {
    fn fmt(&self, f: &mut fmt::Formatter) -> fmt::Result {
        in_percent(self.rate, self.low, self.high, f)
    }
}

fn in_percent(rate: f64, low: f64, high: f64, f: &mut fmt::Formatter) -> fmt::Result {
    write!(f, "{:.1} ±{:.1}", rate * 100.0, (high - rate).max(rate - low) * 100.0)
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
}

/// Scores of games, each from 0 to 1, that are counted one by one.
#[derive(Debug, Clone, Copy, Default, PartialEq)]
pub struct Score {
    pub games: usize,
    pub won: f64,
}

impl Score {
    /// One more.
    pub fn add(&mut self, score: f64) {
        self.games += 1;
        self.won += score;
    }

    /// The share of the games so far.
    pub fn share(self) -> Share {
        Share::of(self.won, self.games)
    }
}

/// A share of points over pairs of games that belong together: the same cards in the same order, with
/// the two captains in each other's places.
///
/// Luck that helps one captain in one game of a pair helps the other in the second, so pairs
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

/// Scores of pairs, each from 0 to 1 in quarters, that are counted one by one.
#[derive(Debug, Clone, Copy, Default, PartialEq)]
pub struct PairScore {
    pairs: usize,
    /// Sums of quarters, and of their squares, are exact.
    sum: f64,
    squares: f64,
}

impl PairScore {
    /// One more.
    pub fn add(&mut self, score: f64) {
        self.pairs += 1;
        self.sum += score;
        self.squares += score * score;
    }

    /// Both together.
    pub fn and(self, other: PairScore) -> PairScore {
        PairScore {
            pairs: self.pairs + other.pairs,
            sum: self.sum + other.sum,
            squares: self.squares + other.squares,
        }
    }

    /// The same from the other captain's place.
    pub fn of_the_other(self) -> PairScore {
        let n = self.pairs as f64;
        PairScore { sum: n - self.sum, squares: n - 2.0 * self.sum + self.squares, ..self }
    }

    /// The share of the pairs so far.
    pub fn share(self) -> PairShare {
        let (pairs, n) = (self.pairs, self.pairs as f64);
        let rate = self.sum / n.max(1.0);
        if pairs < 2 {
            return PairShare { pairs, rate: rounded(rate), low: 0.0, high: 1.0 };
        }
        let variance = (self.squares - n * rate * rate).max(0.0) / (n - 1.0);
        let reach = NORMAL_95 * (variance / n).sqrt();
        let (low, high) = ((rate - reach).max(0.0), (rate + reach).min(1.0));
        PairShare { pairs, rate: rounded(rate), low: rounded(low), high: rounded(high) }
    }
}

/// To four places: what is printed is what is compared.
pub fn rounded(number: f64) -> f64 {
    (number * 10_000.0).round() / 10_000.0
}

/// A sum over so many, for one of them; 0 for none.
pub fn mean_of(sum: i64, count: usize) -> f64 {
    rounded(sum as f64 / count.max(1) as f64)
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

    fn pairs(scores: &[f64]) -> PairScore {
        let mut all = PairScore::default();
        scores.iter().for_each(|score| all.add(*score));
        all
    }

    /// The figures are those of R's `mean` and `qnorm(.975) * sd(x) / sqrt(length(x))`.
    #[test]
    fn an_interval_of_pairs_is_normal_around_their_mean() {
        let share = pairs(&[1.0, 0.5, 0.5, 1.0, 0.0]).share();
        assert_eq!((share.pairs, share.rate), (5, 0.6));
        assert_eq!((share.low, share.high), (0.2333, 0.9667));
        let even = pairs(&[0.5; 9]).share();
        assert_eq!((even.rate, even.low, even.high), (0.5, 0.5, 0.5));
        let one = PairShare { pairs: 1, rate: 1.0, low: 0.0, high: 1.0 };
        assert_eq!(pairs(&[1.0]).share(), one);
    }

    #[test]
    fn pairs_look_the_other_way_round_from_the_other_place() {
        let (scores, others) = ([1.0, 0.75, 0.5, 0.25, 0.25], [0.0, 0.25, 0.5, 0.75, 0.75]);
        assert_eq!(pairs(&scores).of_the_other(), pairs(&others));
        assert_eq!(pairs(&scores[..2]).and(pairs(&scores[2..])), pairs(&scores));
    }

    #[test]
    fn nothing_is_known_of_no_games() {
        let nothing = Share { games: 0, rate: 0.0, low: 0.0, high: 1.0 };
        assert_eq!(Score::default().share(), nothing);
    }

    #[test]
    fn a_draw_counts_a_half() {
        let mut score = Score::default();
        [1.0, 0.0, 0.5, 1.0].into_iter().for_each(|one| score.add(one));
        assert_eq!(score.share().rate, 0.625);
    }
}
