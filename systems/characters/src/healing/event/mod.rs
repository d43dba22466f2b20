//! What happens to a body.

mod rules;
mod why;

use dice::Throw;
use serde::{Deserialize, Serialize};
use tasks::check::{CheckResult, TimeTaken};

pub use why::{Cause, Means, NoHealing};

use super::{Care, Group, Rumours};
use crate::{
    body::{DeathRow, Operation, Remedy, Seconds},
    sheet::Characteristic,
};

/// Something that happened to somebody, with every die that fell. Triples are STR, DEX, END; `now`
/// is what they are afterwards.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
pub enum Event {
    /// SE-INJ-01
    Hit {
        damage: u16,
        taken: [u8; 3],
        now: [u8; 3],
    },
    /// Off END only, and so many rounds in which nothing can be done (SE-TRT-29, SE-TRT-30).
    Stunned {
        damage: u16,
        points: u8,
        rounds: u16,
        now: [u8; 3],
    },
    /// SE-TRT-31
    StunOver {
        now: [u8; 3],
    },
    /// Classic rules: each die to one characteristic, and on to another where it is too much.
    Wounded {
        groups: Vec<Group>,
        now: [u8; 3],
    },
    /// By the second edition until a check succeeds (SE-INJ-02), by the classic rules until a
    /// certain time.
    FellUnconscious {
        until: Option<Seconds>,
    },
    /// A throw on the death table; after an earlier one that nobody has seen to, the worse of them
    /// stands (SE-INJ-03, SE-INJ-18).
    DeathRoll {
        damage: u16,
        throw: Throw,
        rolled: DeathRow,
        stands: DeathRow,
        again: bool,
    },
    Died {
        cause: Cause,
    },
    /// SE-INJ-15
    WakingCheck {
        check: CheckResult,
        awake: bool,
    },
    /// Classic rules; minor wounds come half way back.
    Woke {
        half_way: bool,
        now: [u8; 3],
    },
    /// Classic rules: the fight is over, and who stayed awake comes half way back.
    HalfWay {
        now: [u8; 3],
    },
    /// A medic is at work until then.
    TreatmentBegan {
        operation: Operation,
        time: TimeTaken,
        ends: Seconds,
    },
    /// So many points come back, of the most that the new injuries took (SE-HEA-01).
    FirstAid {
        check: CheckResult,
        points: u16,
        most: u16,
    },
    /// SE-INJ-14
    Attended {
        check: CheckResult,
    },
    /// So many points come back, or are lost (SE-HEA-07).
    Operated {
        check: CheckResult,
        points: i32,
    },
    /// A medic was in time for what the death table said (SE-INJ-14).
    Saved {
        row: DeathRow,
    },
    /// SE-INJ-06
    Disabled {
        disability: String,
    },
    /// Which maximum suffers most, by a die or by choice (SE-INJ-07).
    SingledOut {
        throw: Option<Throw>,
        which: Characteristic,
    },
    /// A maximum is lower for good (SE-INJ-07, SE-INJ-08).
    MaximumLost {
        which: Characteristic,
        throw: Throw,
        from: u8,
        to: u8,
        row: DeathRow,
    },
    /// Good care came in time (SE-INJ-08).
    OutOfDanger,
    /// A day of medical care, and what it is made of (SE-HEA-10).
    MedicalCare {
        base: u8,
        end_dm: i16,
        medic: u8,
        points: u16,
    },
    /// A day of natural healing (SE-HEA-11).
    NaturalHealing {
        throw: Throw,
        points: u16,
    },
    /// A day in need of surgery, without it (SE-HEA-12).
    WithoutSurgery {
        end_dm: i16,
    },
    /// A day's rest that brings nothing.
    NoHealing {
        why: NoHealing,
    },
    /// A day with neither treatment nor rest (SE-HSE-02).
    Declined {
        throw: Throw,
        points: u16,
    },
    /// Points came back.
    Better {
        by: Means,
        healed: [u8; 3],
        now: [u8; 3],
    },
    /// Points were lost; none where nothing is left.
    Worse {
        by: Means,
        lost: [u8; 3],
        now: [u8; 3],
    },
    /// Rest is over for today, by one's own doing or not (SE-HEA-18).
    RestBroken {
        forced: bool,
    },
    /// Every score is at its full value.
    Recovered,
    /// Classic rules: a recovery began; the days are thrown for serious wounds.
    Mending {
        by: Remedy,
        throw: Option<Throw>,
        ends: Seconds,
    },
    /// Classic rules: what was healing the wound has come to an end before it could.
    MendingStopped {
        by: Remedy,
    },
    /// Classic rules: the wound is healed.
    Mended {
        by: Remedy,
    },
    /// SE-HSE-06
    Rumours(Rumours),
    /// Into the sickbay's book, with this care.
    Admitted {
        care: Care,
    },
    CareChanged {
        care: Care,
    },
    Discharged,
}
