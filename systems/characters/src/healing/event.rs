//! What happens to a body.

use dice::Throw;
use serde::{Deserialize, Serialize};
use tasks::check::{CheckResult, TimeTaken};

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

/// What somebody died of.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
pub enum Cause {
    /// The death table said so (SE-INJ-04, SE-INJ-05).
    Row(DeathRow),
    /// Nobody came in time for what the death table said (SE-INJ-06 to SE-INJ-08).
    Unattended(DeathRow),
    /// Classic rules: three characteristics at 0.
    ThreeAtZero,
}

/// What brought points back, or took them.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
pub enum Means {
    FirstAid,
    Surgery,
    MedicalCare,
    NaturalHealing,
    /// A day in need of surgery.
    WithoutSurgery,
    /// A day without anything.
    Neglect,
}

/// Why a day's rest brings nothing.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
pub enum NoHealing {
    /// A medic has to see to it first (SE-INJ-09).
    Unattended,
    /// There was no rest in it (SE-HEA-18).
    RestBroken,
}

/// Wounds and recovery by the classic rules: the gap in the summary that other printings fill.
const CLASSIC: &str = "M-05";

impl Event {
    /// The rules behind it, the first of them above all.
    pub fn rules(&self) -> Vec<&'static str> {
        match self {
            Event::Hit { .. } => vec!["SE-INJ-01"],
            Event::Stunned { rounds: 0, .. } => vec!["SE-TRT-29"],
            Event::Stunned { .. } => vec!["SE-TRT-29", "SE-TRT-30"],
            Event::StunOver { .. } => vec!["SE-TRT-31"],
            Event::Wounded { .. } => vec!["CT-RUL-64", CLASSIC],
            Event::FellUnconscious { until: None } => vec!["SE-INJ-02"],
            Event::DeathRoll { throw, stands, again, .. } => death_rules(throw, *stands, *again),
            Event::Died { cause } => cause.rules(),
            Event::WakingCheck { awake: true, .. } => vec!["SE-INJ-15", "SE-INJ-16"],
            Event::WakingCheck { .. } => vec!["SE-INJ-15"],
            Event::TreatmentBegan { operation: Operation::FirstAid, .. } => vec!["SE-HEA-01"],
            Event::TreatmentBegan { operation: Operation::Attention, .. }
            | Event::Attended { .. } => vec!["SE-INJ-14"],
            Event::TreatmentBegan { operation: Operation::Surgery, .. } => {
                vec!["SE-HEA-08", "SE-HEA-06"]
            }
            Event::FirstAid { points: 0, .. } => vec!["SE-HEA-02", "SE-HEA-04"],
            Event::FirstAid { .. } => vec!["SE-HEA-01", "SE-HEA-04"],
            Event::Operated { .. } => vec!["SE-HEA-07", "SE-HEA-04"],
            Event::Saved { row } => vec!["SE-INJ-14", row.rule()],
            Event::Disabled { .. } => vec!["SE-INJ-06"],
            Event::SingledOut { .. } => vec!["SE-INJ-07"],
            Event::MaximumLost { row, .. } => vec![row.rule()],
            Event::OutOfDanger => vec!["SE-INJ-08"],
            Event::MedicalCare { .. } => vec!["SE-HEA-10", "SE-HEA-13", "SE-HEA-15"],
            Event::NaturalHealing { .. } => vec!["SE-HEA-11", "SE-HEA-13"],
            Event::WithoutSurgery { .. } => vec!["SE-HEA-12", "SE-HEA-09"],
            Event::NoHealing { why: NoHealing::Unattended } => vec!["SE-INJ-09"],
            Event::NoHealing { why: NoHealing::RestBroken } | Event::RestBroken { .. } => {
                vec!["SE-HEA-18"]
            }
            Event::Declined { .. } => vec!["SE-HSE-02", "SE-HSE-03"],
            Event::Better { by, .. } | Event::Worse { by, .. } => by.rules(),
            Event::Rumours(heard) => vec![heard.at.rule(), "SE-HSE-06", "SE-HSE-10"],
            Event::FellUnconscious { until: Some(_) }
            | Event::Woke { .. }
            | Event::HalfWay { .. }
            | Event::Mending { .. }
            | Event::MendingStopped { .. }
            | Event::Mended { .. } => vec![CLASSIC],
            Event::Recovered
            | Event::Admitted { .. }
            | Event::CareChanged { .. }
            | Event::Discharged => Vec::new(),
        }
    }
}

fn death_rules(throw: &Throw, stands: DeathRow, again: bool) -> Vec<&'static str> {
    let modifiers = throw.modifiers.iter().filter(|it| it.rule == "SE-INJ-13");
    let luck = modifiers.map(|_| "SE-INJ-13");
    let again = again.then_some("SE-INJ-18");
    ["SE-INJ-03", stands.rule(), "SE-INJ-11", "SE-INJ-12"]
        .into_iter()
        .chain(luck)
        .chain(again)
        .collect()
}

impl Cause {
    fn rules(self) -> Vec<&'static str> {
        match self {
            Cause::Row(row) => vec![row.rule()],
            Cause::Unattended(row) => vec![row.rule(), "SE-INJ-14"],
            Cause::ThreeAtZero => vec![CLASSIC],
        }
    }
}

impl Means {
    fn rules(self) -> Vec<&'static str> {
        match self {
            Means::FirstAid | Means::Surgery => vec!["SE-HEA-05"],
            Means::MedicalCare | Means::NaturalHealing => vec!["SE-HEA-14"],
            Means::WithoutSurgery => vec!["SE-HEA-12"],
            Means::Neglect => vec!["SE-HSE-04"],
        }
    }
}
