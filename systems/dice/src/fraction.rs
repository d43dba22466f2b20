//! Exact fractions.

use std::fmt;

use serde::Serialize;

/// A fraction in lowest terms.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize)]
pub struct Fraction {
    numerator: i64,
    denominator: u64,
}

impl Fraction {
    /// Returns `numerator` over `denominator`, reduced; a denominator of 0 counts as 1.
    pub fn new(numerator: i64, denominator: u64) -> Fraction {
        let denominator = denominator.max(1);
        let by = gcd(numerator.unsigned_abs(), denominator);
        let whole = (numerator.unsigned_abs() / by) as i64;
        Fraction { numerator: numerator.signum() * whole, denominator: denominator / by }
    }

    /// Upper number, negative for a negative fraction.
    pub fn numerator(self) -> i64 {
        self.numerator
    }

    /// Lower number, 1 or more.
    pub fn denominator(self) -> u64 {
        self.denominator
    }
}

/// Greatest common divisor; `b` must not be 0.
pub(crate) fn gcd(a: u64, b: u64) -> u64 {
    if a == 0 { b } else { gcd(b % a, a) }
}

/// Writes `203/24`, or `7` where it is whole.
impl fmt::Display for Fraction {
    fn fmt(&self, f: &mut fmt::Formatter) -> fmt::Result {
        match self.denominator {
            1 => write!(f, "{}", self.numerator),
            denominator => write!(f, "{}/{denominator}", self.numerator),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_fraction_stands_in_lowest_terms_and_keeps_its_sign() {
        assert_eq!(Fraction::new(1827, 216).to_string(), "203/24");
        assert_eq!(Fraction::new(-27, 36).to_string(), "-3/4");
        assert_eq!(Fraction::new(252, 36), Fraction::new(7, 1));
        assert_eq!(
            (Fraction::new(0, 36).to_string(), Fraction::new(3, 0).to_string()),
            ("0".into(), "3".into())
        );
    }
}
