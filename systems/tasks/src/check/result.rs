//! Results of checks (SE-EFF-01).

use std::fmt;

use dice::Throw;
use serde::{Deserialize, Serialize};

use super::{Band, Difficulty, TimeTaken};

/// Result of a check.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
pub struct CheckResult {
    pub throw: Throw,
    /// SE-EFF-01: the total less the target.
    pub effect: i32,
    pub band: Band,
    /// Time it took, where that matters.
    pub time: Option<TimeTaken>,
}

impl CheckResult {
    pub(super) fn new(
        throw: Throw,
        difficulty: Difficulty,
        time: Option<TimeTaken>,
    ) -> CheckResult {
        let effect = throw.total().saturating_sub(difficulty.0.into());
        CheckResult { throw, effect, band: Band::of(effect), time }
    }

    /// SE-CHK-01: whether the total is the target or more.
    pub fn success(&self) -> bool {
        self.band.is_success()
    }
}

/// Writes `5 + 3 = 8, needs 8+: success by 0 (marginal success, Effect 0), 4 minutes`.
impl fmt::Display for CheckResult {
    fn fmt(&self, f: &mut fmt::Formatter) -> fmt::Result {
        write!(f, "{} ({}, Effect {})", self.throw, self.band, self.effect)?;
        self.time.iter().try_for_each(|time| write!(f, ", {time}"))
    }
}
