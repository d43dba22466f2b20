//! The rules behind each event.

use dice::Throw;

use super::{Cause, Event, Means, NoHealing};
use crate::body::{DeathRow, Operation, Remedy};

/// Wounds and recovery by the classic rules: a gap in the summary, filled from other printings.
const CLASSIC: &str = "M-05";

impl Event {
    /// The rules behind the event, the most important first.
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
            | Event::HalfWay { .. } => vec![CLASSIC],
            Event::Mending { by, .. } | Event::MendingStopped { by } | Event::Mended { by } => {
                by.rules()
            }
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

impl Remedy {
    fn rules(self) -> Vec<&'static str> {
        match self {
            Remedy::Medic | Remedy::Visit => vec!["CT-WND-07", CLASSIC],
            Remedy::Rest | Remedy::Facility => vec![CLASSIC],
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
