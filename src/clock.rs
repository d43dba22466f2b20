//! The time, and random seeds; the rules ask for neither.

use jiff::{Timestamp, civil::Date, tz::TimeZone};
pub use web_time::Instant;
use web_time::{SystemTime, UNIX_EPOCH};

/// The day that it is, in the world's common time.
pub fn today() -> Date {
    let since = SystemTime::now().duration_since(UNIX_EPOCH).unwrap_or_default();
    let seconds = i64::try_from(since.as_secs()).unwrap_or_default();
    Timestamp::from_second(seconds).unwrap_or_default().to_zoned(TimeZone::UTC).date()
}

/// A number that is another one each time.
#[cfg(not(target_arch = "wasm32"))]
pub fn entropy() -> u64 {
    entropy_at(std::time::SystemTime::now())
}

/// The same by a clock that may stand anywhere, even before its own beginning.
#[cfg(not(target_arch = "wasm32"))]
fn entropy_at(now: std::time::SystemTime) -> u64 {
    let since =
        now.duration_since(std::time::UNIX_EPOCH).unwrap_or_else(|before| before.duration());
    since.as_nanos() as u64 ^ u64::from(std::process::id())
}

/// A number that is another one each time.
#[cfg(target_arch = "wasm32")]
pub fn entropy() -> u64 {
    getrandom::u64().unwrap_or_else(|_| js_sys::Date::now().to_bits())
}

#[cfg(all(test, not(target_arch = "wasm32")))]
mod tests {
    use std::time::{Duration, UNIX_EPOCH};

    use super::*;

    #[test]
    fn a_clock_that_stands_anywhere_still_gives_numbers_that_differ() {
        let nights = [0, 1, 2, 40_000].map(|days| Duration::from_secs(days * 86_400));
        let mut numbers: Vec<u64> =
            nights.iter().map(|&night| entropy_at(UNIX_EPOCH + night)).collect();
        let before = nights.map(|night| UNIX_EPOCH - night - Duration::from_nanos(7));
        numbers.extend(before.map(entropy_at));
        numbers.sort_unstable();
        numbers.dedup();
        assert_eq!(numbers.len(), 8);
    }
}
