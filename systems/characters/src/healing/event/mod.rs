//! Events of a body.

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

/// An event, with every die that fell. Triples are STR, DEX, END; `now` is their value afterwards.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
pub enum Event {
    /// SE-INJ-01
    Hit {
        damage: u16,
        taken: [u8; 3],
        now: [u8; 3],
    },
    /// END lost to stun, and rounds without any action (SE-TRT-29, SE-TRT-30).
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
    /// Classic rules: each die goes to one characteristic, its excess to another.
    Wounded {
        groups: Vec<Group>,
        now: [u8; 3],
    },
    /// Second edition: until a check succeeds (SE-INJ-02). Classic rules: until a certain time.
    FellUnconscious {
        until: Option<Seconds>,
    },
    /// A throw on the death table; if an earlier one is still unattended, the worse of the two
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
    /// Classic rules: after the fight, those who stayed awake come half way back.
    HalfWay {
        now: [u8; 3],
    },
    /// A treatment began, and when it ends.
    TreatmentBegan {
        operation: Operation,
        time: TimeTaken,
        ends: Seconds,
    },
    /// Points that come back, at most those of the new injuries (SE-HEA-01).
    FirstAid {
        check: CheckResult,
        points: u16,
        most: u16,
    },
    /// SE-INJ-14
    Attended {
        check: CheckResult,
    },
    /// Points that come back, or are lost (SE-HEA-07).
    Operated {
        check: CheckResult,
        points: i32,
    },
    /// A medic averted a death roll's result in time (SE-INJ-14).
    Saved {
        row: DeathRow,
    },
    /// SE-INJ-06
    Disabled {
        disability: String,
    },
    /// The maximum that suffers most, by a die or by choice (SE-INJ-07).
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
    /// A day of medical care, with its parts (SE-HEA-10).
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
    /// A day's rest without any healing.
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
    /// Points were lost; all 0 where nothing is left.
    Worse {
        by: Means,
        lost: [u8; 3],
        now: [u8; 3],
    },
    /// Rest is over for today, by choice or by force (SE-HEA-18).
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
    /// Classic rules: a recovery stopped before its end.
    MendingStopped {
        by: Remedy,
    },
    /// Classic rules: the wound is healed.
    Mended {
        by: Remedy,
    },
    /// SE-HSE-06
    Rumours(Rumours),
    /// Admitted to the sickbay, with this care.
    Admitted {
        care: Care,
    },
    CareChanged {
        care: Care,
    },
    Discharged,
}
