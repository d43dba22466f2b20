//! Exact probabilities of what many throws together come to.

use std::{cmp::Ordering, fmt, str::FromStr};

use serde::{Deserialize, Serialize};

/// Exact probability in lowest terms, from 0 to 1. It is written as `5/12`.
///
/// [`Odds`](crate::Odds) count the ways of one throw; this one is for whole chains of throws, and has
/// room for 49 dice. Sums and products that need more are `None`, never rounded.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
#[serde(try_from = "String", into = "String")]
pub struct Probability {
    ways: u128,
    of: u128,
}

impl Probability {
    /// Probability of 0.
    pub const NEVER: Probability = Probability { ways: 0, of: 1 };
    /// Probability of 1.
    pub const ALWAYS: Probability = Probability { ways: 1, of: 1 };

    /// Creates one of `ways` out of `of`, with `of` at least 1 and `ways` at most `of`.
    pub fn new(ways: u128, of: u128) -> Probability {
        let of = of.max(1);
        let ways = ways.min(of);
        let by = gcd(ways, of);
        Probability { ways: ways / by, of: of / by }
    }

    /// Probability that one or the other happens, of two that cannot happen together.
    pub fn plus(self, other: Probability) -> Option<Probability> {
        let by = gcd(self.of, other.of);
        let of = self.of.checked_mul(other.of / by)?;
        let mine = self.ways.checked_mul(other.of / by)?;
        let theirs = other.ways.checked_mul(self.of / by)?;
        Some(Probability::new(mine.checked_add(theirs)?, of))
    }

    /// Probability that both happen, of two that do not hang together.
    pub fn times(self, other: Probability) -> Option<Probability> {
        let (a, b) = (gcd(self.ways, other.of), gcd(other.ways, self.of));
        let ways = (self.ways / a).checked_mul(other.ways / b)?;
        let of = (self.of / b).checked_mul(other.of / a)?;
        Some(Probability { ways, of })
    }

    /// In hundredths of a hundredth, rounded to the nearest, a half upward: 4167 for 5/12.
    pub fn per_ten_thousand(self) -> u16 {
        // The last bits of a long fraction do not show, and leave room to multiply.
        let bits = u128::BITS - self.of.leading_zeros();
        let (ways, of) =
            (self.ways >> bits.saturating_sub(100), self.of >> bits.saturating_sub(100));
        ((ways * 20_000 + of) / (of * 2)) as u16
    }
}

fn gcd(a: u128, b: u128) -> u128 {
    if a == 0 { b } else { gcd(b % a, a) }
}

impl Ord for Probability {
    /// Compares whole parts of ever smaller remainders, which needs no longer numbers.
    fn cmp(&self, other: &Probability) -> Ordering {
        let (mut a, mut b) = ((self.ways, self.of), (other.ways, other.of));
        loop {
            let whole = (a.0 / a.1).cmp(&(b.0 / b.1));
            let rest = (a.0 % a.1, b.0 % b.1);
            match (whole, rest) {
                (Ordering::Less | Ordering::Greater, _) => return whole,
                (Ordering::Equal, (0, 0)) => return Ordering::Equal,
                (Ordering::Equal, (0, _)) => return Ordering::Less,
                (Ordering::Equal, (_, 0)) => return Ordering::Greater,
                // Of two fractions below 1 the greater one has the smaller inverse.
                (Ordering::Equal, (mine, theirs)) => (a, b) = ((b.1, theirs), (a.1, mine)),
            }
        }
    }
}

impl PartialOrd for Probability {
    fn partial_cmp(&self, other: &Probability) -> Option<Ordering> {
        Some(self.cmp(other))
    }
}

/// Writes `5/12`, and `0/1` and `1/1` at the ends.
impl fmt::Display for Probability {
    fn fmt(&self, f: &mut fmt::Formatter) -> fmt::Result {
        write!(f, "{}/{}", self.ways, self.of)
    }
}

/// A text that is no probability.
#[derive(Debug, Clone, PartialEq, Eq, thiserror::Error)]
#[error("`{0}` is no probability; one is written as `5/12`")]
pub struct NoProbability(pub String);

impl FromStr for Probability {
    type Err = NoProbability;

    fn from_str(text: &str) -> Result<Probability, NoProbability> {
        let wrong = || NoProbability(text.to_owned());
        let (ways, of) = text.split_once('/').ok_or_else(wrong)?;
        let read = |number: &str| number.trim().parse::<u128>().map_err(|_| wrong());
        let (ways, of) = (read(ways)?, read(of)?);
        if of == 0 || ways > of { Err(wrong()) } else { Ok(Probability::new(ways, of)) }
    }
}

impl TryFrom<String> for Probability {
    type Error = NoProbability;

    fn try_from(text: String) -> Result<Probability, NoProbability> {
        text.parse()
    }
}

impl From<Probability> for String {
    fn from(it: Probability) -> String {
        it.to_string()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn read(text: &str) -> Probability {
        text.parse().expect("a probability")
    }

    #[test]
    fn sums_and_products_are_exact_and_in_lowest_terms() {
        assert_eq!(read("1/6").plus(read("1/3")), Some(read("1/2")));
        assert_eq!(read("5/6").times(read("3/10")), Some(read("1/4")));
        assert_eq!(read("15/36").to_string(), "5/12");
    }

    #[test]
    fn what_has_no_room_is_refused_and_not_rounded() {
        let long = Probability::new(1, 6_u128.pow(49));
        assert_eq!(long.times(read("1/6")), None);
        assert_eq!(long.plus(read("1/7")), None);
        assert!(long.plus(read("1/6")).is_some());
    }

    #[test]
    fn any_two_are_compared_however_long_they_are() {
        let of = 6_u128.pow(49);
        let (less, more) = (Probability::new(of / 2 - 1, of), Probability::new(1, 2));
        assert_eq!(less.cmp(&more), Ordering::Less);
        assert_eq!(more.cmp(&less), Ordering::Greater);
        assert_eq!(more, read("2/4"));
        assert!(read("1/3") < read("1/2") && Probability::NEVER < read("1/9"));
        assert!(read("2/3") < Probability::ALWAYS && read("3/5") < read("2/3"));
    }

    #[test]
    fn they_show_in_hundredths_of_a_percent() {
        assert_eq!(read("5/12").per_ten_thousand(), 4167);
        assert_eq!(Probability::ALWAYS.per_ten_thousand(), 10_000);
        let of = 6_u128.pow(49);
        assert_eq!(Probability::new(of / 6 * 5 - 1, of).per_ten_thousand(), 8333);
    }

    #[test]
    fn a_text_that_is_none_is_named() {
        for text in ["", "1", "3/2", "1/0", "a/b"] {
            let told = text.parse::<Probability>().expect_err("none").to_string();
            assert!(told.contains(&format!("`{text}`")), "{told}");
        }
    }
}
