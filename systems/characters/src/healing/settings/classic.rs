//! Figures of the classic rules, each with its confidence (M-05).

use serde::{Deserialize, Serialize};

use crate::data::Confidence;

/// A figure that the summary leaves out, with the agreement of other printings on it.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Figure<T = u32> {
    pub is: T,
    pub confidence: Confidence,
}

/// Wounds and recovery by the classic rules (M-05).
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields, default)]
pub struct ClassicFigures {
    /// Minutes unconscious with one characteristic at 0.
    pub minor_minutes: Figure,
    /// Hours unconscious with two at 0.
    pub serious_hours: Figure,
    /// Least score of a characteristic on waking from a serious wound.
    pub serious_least: Figure<u8>,
    /// Whether the wounded who stayed awake come half way back after a fight.
    pub half_way_after_combat: Figure<bool>,
    /// Days of rest that heal a minor wound.
    pub rest_days: Figure,
    /// Medical level to heal a minor wound, with a kit.
    pub minor_medical: Figure<u8>,
    /// Minutes of that treatment (CT-WND-07). Files leave it out at its default, so that older
    /// fights keep their hashes.
    #[serde(skip_serializing_if = "is_usual")]
    pub medic_minutes: Figure,
    /// Medical level to heal a serious wound, in a medical facility.
    pub serious_medical: Figure<u8>,
    /// Number of dice for the days of that recovery.
    pub serious_dice: Figure<u8>,
}

/// Half an hour.
const TREATMENT: Figure = sure(30);

fn is_usual(minutes: &Figure) -> bool {
    *minutes == TREATMENT
}

impl Default for ClassicFigures {
    fn default() -> ClassicFigures {
        ClassicFigures {
            minor_minutes: sure(10),
            serious_hours: sure(3),
            serious_least: sure(1),
            half_way_after_combat: sure(true),
            rest_days: sure(3),
            minor_medical: sure(1),
            medic_minutes: TREATMENT,
            serious_medical: fair(3),
            serious_dice: fair(5),
        }
    }
}

const fn sure<T: Copy>(is: T) -> Figure<T> {
    Figure { is, confidence: Confidence::High }
}

const fn fair<T: Copy>(is: T) -> Figure<T> {
    Figure { is, confidence: Confidence::Medium }
}
