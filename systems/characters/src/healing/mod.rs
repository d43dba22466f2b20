//! Injury and healing, by the second edition (`SE-…`) or by the classic rules (M-05).
//!
//! [`Casualty`] hurts or treats one person: it takes the scores and the
//! [`Body`](crate::body::Body), and returns [`Event`]s. [`Sickbay`] keeps a clock for many patients
//! and the care of each. [`text`] has a sentence for every event.
//!
//! One file a topic: `wounds` and `death` hurt; `waking`, `treatment`, `attention` and `daily`
//! heal; `classic` does both by the other rules; `live` lets time pass; `rumours` are for those on
//! their feet again.

mod attention;
mod care;
mod casualty;
mod classic;
mod daily;
mod death;
mod event;
mod live;
mod person;
mod refusal;
mod rumours;
mod settings;
mod sickbay;
mod spread;
pub mod text;
mod treatment;
mod waking;
mod wounds;

#[cfg(test)]
mod tests;

pub use care::{Care, Carer, Facility, FacilityKind};
pub use casualty::Casualty;
pub use classic::{Blow, Group, Outlook, Placement, outlook};
pub use event::{Cause, Event, Means, NoHealing};
pub use refusal::Refusal;
pub use rumours::{Gathering, Rumours, gather};
pub use settings::{
    ClassicFigures, DeathDm, DeathTable, Figure, HealingRules, HouseRules, InjuryRules,
    MedicineRules, RuleSet, SurgeryFailure, WorstLoss,
};
pub use sickbay::{Day, Entry, PatientId, PatientQuery, PatientRef, Sickbay};
pub use treatment::medic_check;
pub use wounds::{Hit, Pick};
