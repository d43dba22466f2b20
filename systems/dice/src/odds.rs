//! Exact probabilities.

use std::{cmp::Ordering, fmt};

use serde::Serialize;

use crate::fraction::gcd;

/// Probability as a number of equally likely outcomes. Equal odds compare equal: 15/36 is 5/12.
#[derive(Debug, Clone, Copy, Serialize)]
pub struct Odds {
    ways: u64,
    of: u64,
}

impl Odds {
    /// Odds of 0.
    pub const NEVER: Odds = Odds { ways: 0, of: 1 };
    /// Odds of 1.
    pub const ALWAYS: Odds = Odds { ways: 1, of: 1 };

    /// Creates odds of `ways` out of `of`, with `of` at least 1 and `ways` at most `of`.
    pub fn new(ways: u64, of: u64) -> Odds {
        let of = of.max(1);
        Odds { ways: ways.min(of), of }
    }

    /// Number of outcomes in which it happens.
    pub fn ways(self) -> u64 {
        self.ways
    }

    /// Number of equally likely outcomes.
    pub fn of(self) -> u64 {
        self.of
    }

    /// Returns the same odds in lowest terms.
    pub fn reduced(self) -> Odds {
        let by = gcd(self.ways, self.of);
        Odds { ways: self.ways / by, of: self.of / by }
    }

    /// Odds that it does not happen.
    pub fn against(self) -> Odds {
        Odds { ways: self.of - self.ways, of: self.of }
    }

    /// Odds per thousand, rounded to the nearest, a half upward.
    pub fn per_mille(self) -> u16 {
        let (ways, of) = (u128::from(self.ways), u128::from(self.of));
        ((ways * 2000 + of) / (of * 2)) as u16
    }
}

impl Ord for Odds {
    fn cmp(&self, other: &Odds) -> Ordering {
        let cross = |a: u64, b: u64| u128::from(a) * u128::from(b);
        cross(self.ways, other.of).cmp(&cross(other.ways, self.of))
    }
}

impl PartialOrd for Odds {
    fn partial_cmp(&self, other: &Odds) -> Option<Ordering> {
        Some(self.cmp(other))
    }
}

impl PartialEq for Odds {
    fn eq(&self, other: &Odds) -> bool {
        self.cmp(other) == Ordering::Equal
    }
}

impl Eq for Odds {}

/// Writes `15/36 (41.7 %)`.
impl fmt::Display for Odds {
    fn fmt(&self, f: &mut fmt::Formatter) -> fmt::Result {
        let per_mille = self.per_mille();
        write!(f, "{}/{} ({}.{} %)", self.ways, self.of, per_mille / 10, per_mille % 10)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn odds_show_the_fraction_and_the_nearest_tenth_of_a_percent() {
        assert_eq!(Odds::new(15, 36).to_string(), "15/36 (41.7 %)");
        assert_eq!(Odds::new(1, 2000).to_string(), "1/2000 (0.1 %)");
        assert_eq!(Odds::new(1, 2001).to_string(), "1/2001 (0.0 %)");
        assert_eq!(
            (Odds::NEVER.to_string(), Odds::ALWAYS.to_string()),
            ("0/1 (0.0 %)".into(), "1/1 (100.0 %)".into())
        );
        assert_eq!(Odds::new(u64::MAX, u64::MAX).per_mille(), 1000);
    }

    #[test]
    fn odds_compare_by_value() {
        assert_eq!(Odds::new(15, 36), Odds::new(5, 12));
        assert!(Odds::new(147, 216) > Odds::new(15, 36));
        assert_eq!(Odds::new(15, 36).reduced().to_string(), "5/12 (41.7 %)");
        assert_eq!(Odds::new(0, 36).reduced().of(), 1);
    }

    #[test]
    fn odds_against_make_up_the_rest_and_none_exceed_certainty() {
        assert_eq!(Odds::new(15, 36).against().ways(), 21);
        assert_eq!((Odds::new(3, 0), Odds::new(3, 0).of()), (Odds::ALWAYS, 1));
        assert_eq!(Odds::new(7, 6), Odds::ALWAYS);
    }
}
