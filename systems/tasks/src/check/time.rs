//! Time frames of tasks (SE-TIM-01 to SE-TIM-13).

use std::fmt;

use dice::{Dice, Modifier, Pool, Throw};
use serde::{Deserialize, Serialize};

use super::CheckRules;

/// Time that tasks of a kind take: 1D of a unit.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Serialize, Deserialize)]
pub enum TimeFrame {
    /// SE-TIM-01: shooting, punching, jumping.
    Seconds,
    /// SE-TIM-02: hurrying a jump calculation.
    CombatRounds,
    /// SE-TIM-03: rerouting power, opening a channel.
    TensOfSeconds,
    /// SE-TIM-04: first aid, plain technical work.
    Minutes,
    /// SE-TIM-05: hard technical work, a thorough search.
    TensOfMinutes,
    /// SE-TIM-06: a shelter, a way through the wilds.
    Hours,
    /// SE-TIM-07: research.
    FourHours,
    /// SE-TIM-08: repairs of a ship.
    TensOfHours,
    /// SE-TIM-09: finding somebody in a city.
    Days,
}

/// SE-TIM-10: pace of a task.
#[derive(Debug, Clone, Copy, Default, PartialEq, Eq, Serialize, Deserialize)]
pub enum Pace {
    #[default]
    Usual,
    /// This many steps up the ladder of time frames, with a penalty.
    Faster(u8),
    /// This many steps down, with a bonus.
    Slower(u8),
}

/// Reason a pace is not possible.
#[derive(Debug, Clone, PartialEq, Eq, thiserror::Error)]
pub enum TimeError {
    #[error("{asked} steps are too many, {most} at most")]
    TooManySteps { asked: u8, most: u8 },
    #[error("what takes {frame} cannot be done {pace}")]
    OffTheLadder { frame: TimeFrame, pace: Pace },
}

impl TimeFrame {
    /// The ladder from step 1, the fastest, to step 9.
    pub const ALL: [TimeFrame; 9] = [
        TimeFrame::Seconds,
        TimeFrame::CombatRounds,
        TimeFrame::TensOfSeconds,
        TimeFrame::Minutes,
        TimeFrame::TensOfMinutes,
        TimeFrame::Hours,
        TimeFrame::FourHours,
        TimeFrame::TensOfHours,
        TimeFrame::Days,
    ];

    /// Time of a 1 on the die: a number of a unit.
    fn unit(self) -> (u32, &'static str) {
        match self {
            TimeFrame::Seconds => (1, "second"),
            TimeFrame::CombatRounds => (1, "combat round"),
            TimeFrame::TensOfSeconds => (10, "second"),
            TimeFrame::Minutes => (1, "minute"),
            TimeFrame::TensOfMinutes => (10, "minute"),
            TimeFrame::Hours => (1, "hour"),
            TimeFrame::FourHours => (4, "hour"),
            TimeFrame::TensOfHours => (10, "hour"),
            TimeFrame::Days => (1, "day"),
        }
    }

    /// Time of a 1 on the die, in seconds.
    pub fn seconds(self, rules: &CheckRules) -> u32 {
        match self {
            TimeFrame::Seconds => 1,
            TimeFrame::CombatRounds => rules.round_seconds.max(1),
            TimeFrame::TensOfSeconds => 10,
            TimeFrame::Minutes => 60,
            TimeFrame::TensOfMinutes => 600,
            TimeFrame::Hours => 3_600,
            TimeFrame::FourHours => 14_400,
            TimeFrame::TensOfHours => 36_000,
            TimeFrame::Days => 86_400,
        }
    }

    /// SE-TIM-10: returns the frame and the DM at a pace.
    ///
    /// # Errors
    /// SE-TIM-11: more steps than the rules allow. SE-TIM-12: beyond an end of the ladder.
    pub fn at(self, pace: Pace, rules: &CheckRules) -> Result<(TimeFrame, Modifier), TimeError> {
        let (asked, sign) = match pace {
            Pace::Usual => (0, 1_i8),
            Pace::Faster(steps) => (steps, -1),
            Pace::Slower(steps) => (steps, 1),
        };
        if asked > rules.max_time_steps {
            return Err(TimeError::TooManySteps { asked, most: rules.max_time_steps });
        }
        let place = TimeFrame::ALL.iter().position(|&frame| frame == self).unwrap_or_default();
        let place = place.checked_add_signed(isize::from(asked) * isize::from(sign));
        let frame = place.and_then(|place| TimeFrame::ALL.get(place));
        let frame = frame.ok_or(TimeError::OffTheLadder { frame: self, pace })?;
        let dm = rules.time_step_dm.saturating_mul(i16::from(asked) * i16::from(sign));
        Ok((*frame, Modifier::new(pace.to_string(), "SE-TIM-10", dm)))
    }

    /// Throws the time it takes.
    pub fn throw(self, rules: &CheckRules, dice: &mut Dice) -> TimeTaken {
        let throw = Throw::roll(Pool::Dice(1), dice);
        let die = throw.natural().unsigned_abs();
        TimeTaken { frame: self, seconds: die.saturating_mul(self.seconds(rules)), throw }
    }
}

/// Thrown duration of a task.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
pub struct TimeTaken {
    pub frame: TimeFrame,
    /// Throw of 1D.
    pub throw: Throw,
    pub seconds: u32,
}

impl TimeTaken {
    /// SE-TIM-13: the duration in combat rounds, rounded up, at least 1.
    pub fn rounds(&self, rules: &CheckRules) -> u32 {
        self.seconds.div_ceil(rules.round_seconds.max(1)).max(1)
    }
}

/// Writes `1D minutes` or `1D x 10 minutes`.
impl fmt::Display for TimeFrame {
    fn fmt(&self, f: &mut fmt::Formatter) -> fmt::Result {
        match self.unit() {
            (1, unit) => write!(f, "1D {unit}s"),
            (times, unit) => write!(f, "1D x {times} {unit}s"),
        }
    }
}

/// Writes `one step faster`.
impl fmt::Display for Pace {
    fn fmt(&self, f: &mut fmt::Formatter) -> fmt::Result {
        match self {
            Pace::Usual => f.write_str("usual pace"),
            Pace::Faster(1) => f.write_str("one step faster"),
            Pace::Slower(1) => f.write_str("one step slower"),
            Pace::Faster(steps) => write!(f, "{steps} steps faster"),
            Pace::Slower(steps) => write!(f, "{steps} steps slower"),
        }
    }
}

/// Writes `40 minutes`.
impl fmt::Display for TimeTaken {
    fn fmt(&self, f: &mut fmt::Formatter) -> fmt::Result {
        let (times, unit) = self.frame.unit();
        let count = self.throw.natural().unsigned_abs().saturating_mul(times);
        write!(f, "{count} {unit}{}", if count == 1 { "" } else { "s" })
    }
}
