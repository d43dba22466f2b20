//! Time of bodies, in seconds.

use std::fmt;

use serde::{Deserialize, Serialize};

/// Whole seconds on a game's clock, or between two moments of it (SE-DAT-17).
#[derive(Debug, Clone, Copy, Default, PartialEq, Eq, PartialOrd, Ord, Serialize, Deserialize)]
#[serde(transparent)]
pub struct Seconds(pub u64);

impl Seconds {
    /// A minute.
    pub const MINUTE: Seconds = Seconds(60);
    /// An hour.
    pub const HOUR: Seconds = Seconds(60 * 60);
    /// A day.
    pub const DAY: Seconds = Seconds(24 * 60 * 60);

    /// Multiplies the time, at most to the longest there is.
    pub const fn times(self, count: u64) -> Seconds {
        Seconds(self.0.saturating_mul(count))
    }

    /// A moment this much later, at most the end of time.
    pub const fn after(self, wait: Seconds) -> Seconds {
        Seconds(self.0.saturating_add(wait.0))
    }

    /// Whole days, of which one begun counts as one.
    pub const fn days(self) -> u64 {
        self.0.div_ceil(Seconds::DAY.0)
    }

    /// Time since an earlier moment; none where that one is later.
    pub const fn since(self, earlier: Seconds) -> Seconds {
        Seconds(self.0.saturating_sub(earlier.0))
    }
}

/// A length of time, in its two largest units: `3 days 4 hours`, `10 minutes`, `1 second`.
impl fmt::Display for Seconds {
    fn fmt(&self, f: &mut fmt::Formatter) -> fmt::Result {
        let units = [
            (self.0 / Seconds::DAY.0, "day"),
            (self.0 / Seconds::HOUR.0 % 24, "hour"),
            (self.0 / Seconds::MINUTE.0 % 60, "minute"),
            (self.0 % 60, "second"),
        ];
        let first = units.iter().position(|&(count, _)| count > 0).unwrap_or(3);
        let shown = units.iter().skip(first).take(2);
        let words: Vec<String> = shown
            .enumerate()
            .filter(|&(n, &(count, _))| n == 0 || count > 0)
            .map(|(_, &(count, unit))| format!("{count} {unit}{}", plural(count)))
            .collect();
        f.pad(&words.join(" "))
    }
}

fn plural(count: u64) -> &'static str {
    if count == 1 { "" } else { "s" }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// SE-DAT-17
    #[test]
    fn time_is_whole_seconds_that_neither_wrap_nor_run_backward() {
        assert_eq!(Seconds::DAY, Seconds(86_400));
        assert_eq!(Seconds::DAY.times(u64::MAX), Seconds(u64::MAX));
        assert_eq!(Seconds(u64::MAX).after(Seconds::HOUR), Seconds(u64::MAX));
        assert_eq!(Seconds(5).since(Seconds(7)), Seconds(0));
        assert_eq!([0, 1, 86_400, 86_401].map(|it| Seconds(it).days()), [0, 1, 1, 2]);
    }

    #[test]
    fn a_time_is_told_in_its_two_largest_units() {
        let told = |seconds: u64| Seconds(seconds).to_string();
        assert_eq!((told(0), told(61)), ("0 seconds".into(), "1 minute 1 second".into()));
        assert_eq!((told(600), told(3 * 3600)), ("10 minutes".into(), "3 hours".into()));
        assert_eq!(told(2 * 86_400 + 5), "2 days");
        assert_eq!(told(86_400 + 3_600), "1 day 1 hour");
    }
}
