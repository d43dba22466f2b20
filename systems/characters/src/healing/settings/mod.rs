//! The numbers and switches of injury and healing, in one place.
//!
//! They stand in `assets/healing/rules.ron`, which whoever runs a game reads; the defaults here are
//! the same.

mod classic;
mod death;

use serde::{Deserialize, Serialize};
use tasks::check::CheckRules;

pub use classic::{ClassicFigures, Figure};
pub use death::{DeathDm, DeathTable, WorstLoss};

use crate::body::Seconds;

/// Which rules hold for a fight and for the time after it.
#[derive(Debug, Clone, Copy, Default, PartialEq, Eq, Serialize, Deserialize)]
pub enum RuleSet {
    /// Wounds that heal by rest or by a medic, without a throw (M-05).
    Classic,
    /// Points that come back day by day (SE-INJ, SE-HEA).
    #[default]
    SecondEdition,
}

/// Every ruling on injury and healing that a table may make otherwise.
#[derive(Debug, Clone, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields, default)]
pub struct HealingRules {
    pub injury: InjuryRules,
    pub death: DeathTable,
    pub medicine: MedicineRules,
    pub house: HouseRules,
    pub classic: ClassicFigures,
    /// Every check is made by these.
    pub checks: CheckRules,
}

/// Being hurt, by the second edition.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields, default)]
pub struct InjuryRules {
    /// A medic who begins within this time is prompt (SE-INJ-14).
    pub prompt: Seconds,
    /// A medic who begins within this time is there at all (SE-INJ-14).
    pub basic: Seconds,
    /// Between two checks to wake up (SE-INJ-15).
    pub waking: Seconds,
    /// Rest that ends stun (SE-TRT-31).
    pub stun_rest: Seconds,
    /// What a disability is called until the referee says which it is (SE-INJ-06).
    pub disability: String,
}

impl Default for InjuryRules {
    fn default() -> InjuryRules {
        InjuryRules {
            prompt: Seconds::MINUTE,
            basic: Seconds::HOUR,
            waking: Seconds::MINUTE,
            stun_rest: Seconds::HOUR,
            disability: "a lasting disability".to_owned(),
        }
    }
}

/// Being treated, by the second edition.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields, default)]
pub struct MedicineRules {
    /// First aid has to begin this soon after the injury (SE-HEA-01).
    pub first_aid_window: Seconds,
    /// On treating oneself; `None` where nobody can (SE-HEA-04).
    pub oneself: Option<i16>,
    /// Points of surgery, before the Effect (SE-HEA-07).
    pub surgery: u8,
    /// What a failed operation does (SE-HEA-07).
    pub surgery_failure: SurgeryFailure,
    /// Points of a day of medical care, before END DM and Medic level (SE-HEA-10).
    pub care: u8,
    /// An augmented patient gains less from medical care as well (SE-HEA-17).
    pub augmentation_cuts_care: bool,
    /// The tech level of a medic with neither facility nor kit (SE-HEA-16).
    pub bare_hands: u8,
}

impl Default for MedicineRules {
    fn default() -> MedicineRules {
        MedicineRules {
            first_aid_window: Seconds::MINUTE,
            oneself: Some(-2),
            surgery: 3,
            surgery_failure: SurgeryFailure::Signed,
            care: 3,
            augmentation_cuts_care: false,
            bare_hands: 0,
        }
    }
}

/// What an operation does whose check failed (SE-HEA-07).
#[derive(Debug, Clone, Copy, Default, PartialEq, Eq, Serialize, Deserialize)]
pub enum SurgeryFailure {
    /// The points of surgery and the Effect together: help after a near miss, harm after a bad one.
    #[default]
    Signed,
    /// Nothing.
    Nothing,
    /// As many points are lost as the Effect is below 0.
    Harm,
}

/// The house rules; one that is off never throws dice (SE-HSE-01).
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields, default)]
pub struct HouseRules {
    /// The injured get worse without treatment and rest (SE-HSE-02).
    pub decline: bool,
    /// With a characteristic at 0 one can only rest (SE-HSE-05).
    pub too_hurt: bool,
    /// Rumours can be gathered (SE-HSE-06).
    pub rumours: bool,
    /// Rumours for a success (SE-HSE-10).
    pub success: u8,
    /// Rumours for an exceptional success (SE-HSE-10).
    pub exceptional_success: u8,
    /// False rumours for an exceptional failure (SE-HSE-10).
    pub exceptional_failure: u8,
}

impl Default for HouseRules {
    fn default() -> HouseRules {
        HouseRules {
            decline: true,
            too_hurt: true,
            rumours: true,
            success: 1,
            exceptional_success: 2,
            exceptional_failure: 1,
        }
    }
}
