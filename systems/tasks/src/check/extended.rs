//! Extended actions: work that takes rounds and can be disturbed (SE-EXT-01 to SE-EXT-06).

use std::fmt;

use dice::Dice;
use serde::{Deserialize, Serialize};

use super::{Band, CheckResult, Prepared, TimeTaken};

/// Extended action under way.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
pub struct ExtendedAction {
    check: Prepared,
    /// SE-EXT-01: the thrown duration.
    pub duration: TimeTaken,
    /// Rounds it takes, 1 or more.
    pub needed: u32,
    /// Rounds that count so far.
    pub done: u32,
}

/// Progress of a round of work.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
pub enum Progress {
    /// The round counts.
    Kept,
    /// SE-EXT-04: this round does not count.
    RoundLost,
    /// SE-EXT-05: no round counts any more.
    AllLost,
}

/// One round of work.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
pub struct Round {
    pub progress: Progress,
    /// Check against the damage; `None` without damage.
    pub check: Option<CheckResult>,
    /// Rounds that count now.
    pub done: u32,
}

/// Reason work cannot begin, go on or be finished.
#[derive(Debug, Clone, Copy, PartialEq, Eq, thiserror::Error)]
pub enum ExtendedError {
    #[error("nobody has said how long this takes")]
    NoTimeFrame,
    #[error("it is done: rounds of work {needed} of {needed}")]
    AllDone { needed: u32 },
    #[error("it is not done yet: rounds of work {done} of {needed}")]
    Unfinished { done: u32, needed: u32 },
}

impl ExtendedAction {
    /// SE-EXT-01: begins the work and throws its time, in rounds.
    ///
    /// # Errors
    /// The check has no time frame.
    pub fn begin(check: &Prepared, dice: &mut Dice) -> Result<ExtendedAction, ExtendedError> {
        let frame = check.frame().ok_or(ExtendedError::NoTimeFrame)?;
        let duration = frame.throw(check.rules(), dice);
        let needed = duration.rounds(check.rules());
        Ok(ExtendedAction { check: check.without_time_throw(), duration, needed, done: 0 })
    }

    /// SE-EXT-02: whether only the final check is left.
    pub fn is_done(&self) -> bool {
        self.done >= self.needed
    }

    /// SE-EXT-02: does a round of work, which costs that round's significant action. `damage` is
    /// the damage that got through armour in this round.
    ///
    /// SE-EXT-03: any damage requires a check. SE-EXT-06: no damage, no dice.
    ///
    /// # Errors
    /// All rounds are done.
    pub fn work(&mut self, damage: u16, dice: &mut Dice) -> Result<Round, ExtendedError> {
        if self.is_done() {
            return Err(ExtendedError::AllDone { needed: self.needed });
        }
        let check = (damage > 0).then(|| self.interruption(damage).throw(dice));
        let progress = check.as_ref().map_or(Progress::Kept, |check| progress(check.band));
        match progress {
            Progress::Kept => self.done += 1,
            Progress::RoundLost => {}
            Progress::AllLost => self.done = 0,
        }
        Ok(Round { progress, check, done: self.done })
    }

    /// SE-EXT-03: check against this much damage in one round.
    pub fn interruption(&self, damage: u16) -> Prepared {
        self.check.interrupted(damage)
    }

    /// SE-EXT-02: check at the end of the work; Luck may be declared for it.
    ///
    /// # Errors
    /// There are rounds left to work.
    pub fn final_check(&mut self) -> Result<&mut Prepared, ExtendedError> {
        if self.is_done() {
            return Ok(&mut self.check);
        }
        Err(ExtendedError::Unfinished { done: self.done, needed: self.needed })
    }
}

/// SE-EXT-03, SE-EXT-04, SE-EXT-05
fn progress(band: Band) -> Progress {
    match band {
        Band::ExceptionalFailure => Progress::AllLost,
        Band::AverageFailure | Band::MarginalFailure => Progress::RoundLost,
        Band::MarginalSuccess | Band::AverageSuccess | Band::ExceptionalSuccess => Progress::Kept,
    }
}

/// Writes `the round counts`.
impl fmt::Display for Progress {
    fn fmt(&self, f: &mut fmt::Formatter) -> fmt::Result {
        f.write_str(match self {
            Progress::Kept => "the round counts",
            Progress::RoundLost => "the round is lost",
            Progress::AllLost => "all progress is lost",
        })
    }
}

/// Writes the check against damage, if any, and the progress of the round.
impl fmt::Display for Round {
    fn fmt(&self, f: &mut fmt::Formatter) -> fmt::Result {
        self.check.iter().try_for_each(|check| write!(f, "{check}: "))?;
        write!(f, "{} ({} done)", self.progress, self.done)
    }
}
