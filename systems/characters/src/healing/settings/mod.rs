//! The numbers and switches of injury and healing, in one place.
//!
//! The game reads them from `assets/healing/rules.ron`; the defaults here are the same.

mod classic;
mod death;

use serde::{Deserialize, Serialize};
use tasks::check::CheckRules;

pub use classic::{ClassicFigures, Figure};
pub use death::{DeathDm, DeathTable, WorstLoss};

use crate::body::Seconds;

/// Rules for a fight and for the time after it.
#[derive(Debug, Clone, Copy, Default, PartialEq, Eq, Serialize, Deserialize)]
pub enum RuleSet {
    /// Wounds heal by rest or by a medic, without a throw (M-05).
    Classic,
    /// Points come back day by day (SE-INJ, SE-HEA).
    #[default]
    SecondEdition,
}

/// All rulings on injury and healing; a table may change each.
#[derive(Debug, Clone, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields, default)]
pub struct HealingRules {
    pub injury: InjuryRules,
    pub death: DeathTable,
    pub medicine: MedicineRules,
    pub house: HouseRules,
    pub classic: ClassicFigures,
    /// Rules of checks.
    pub checks: CheckRules,
}

/// Injury, by the second edition.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields, default)]
pub struct InjuryRules {
    /// Time within which a medic's help is prompt (SE-INJ-14).
    pub prompt: Seconds,
    /// Time within which a medic's help counts at all (SE-INJ-14).
    pub basic: Seconds,
    /// Time between two checks to wake up (SE-INJ-15).
    pub waking: Seconds,
    /// Time of rest that ends stun (SE-TRT-31).
    pub stun_rest: Seconds,
    /// Name of a disability until the referee gives a better one (SE-INJ-06).
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

/// Treatment, by the second edition.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields, default)]
pub struct MedicineRules {
    /// Time after the injury within which first aid has to begin (SE-HEA-01).
    pub first_aid_window: Seconds,
    /// Modifier on treating oneself; `None` forbids it (SE-HEA-04).
    pub oneself: Option<i16>,
    /// Points of surgery, before the Effect (SE-HEA-07).
    pub surgery: u8,
    /// Effect of a failed operation (SE-HEA-07).
    pub surgery_failure: SurgeryFailure,
    /// Points of a day of medical care, before END DM and Medic level (SE-HEA-10).
    pub care: u8,
    /// Whether an augmented patient gains less from medical care as well (SE-HEA-17).
    pub augmentation_cuts_care: bool,
    /// Tech level of a medic with neither facility nor kit (SE-HEA-16).
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

/// Effect of an operation whose check failed (SE-HEA-07).
#[derive(Debug, Clone, Copy, Default, PartialEq, Eq, Serialize, Deserialize)]
pub enum SurgeryFailure {
    /// Points of surgery plus the Effect: help after a near miss, harm after a bad one.
    #[default]
    Signed,
    /// No effect.
    Nothing,
    /// A loss of as many points as the Effect is below 0.
    Harm,
}

/// The house rules; a rule that is off throws no dice (SE-HSE-01).
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields, default)]
pub struct HouseRules {
    /// Whether the injured get worse without treatment and rest (SE-HSE-02).
    pub decline: bool,
    /// Whether a characteristic at 0 allows only rest (SE-HSE-05).
    pub too_hurt: bool,
    /// Whether rumours can be gathered (SE-HSE-06).
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
