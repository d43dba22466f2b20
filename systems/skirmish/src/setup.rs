//! How a fight begins: the scenario with everybody in it, and how it is read.

use characters::healing::{HealingRules, RuleSet};
use serde::{Deserialize, Serialize};

use crate::data::{ArmouryFault, Scenario};

/// Everything but the dice; it is the artefact's setup, so it holds the forces themselves.
#[derive(Debug, Clone, PartialEq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Setup {
    pub rules: RuleSet,
    #[serde(default)]
    pub house: House,
    #[serde(default)]
    pub healing: HealingRules,
    pub scenario: Scenario,
}

/// Readings of the rules that a table may choose.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields, default)]
pub struct House {
    /// Escape modifiers of other printings (CT-RUL-14).
    pub escape_errata: bool,
    /// Evasion modifiers of other printings (CT-RUL-15).
    pub evade_errata: bool,
    /// Sides may break (CT-END-02).
    pub morale: bool,
    /// Load slows nobody, but lowers STR, DEX and END.
    pub load: bool,
    /// The wounded are asked where each group of hits goes (CT-RUL-64); otherwise to the fullest.
    pub ask_wounds: bool,
    /// The owner of a victim is asked for STR or DEX (SE-INJ-01); otherwise the fuller one.
    pub ask_damage: bool,
    /// What radiation does (SE-TRT-24).
    pub radiation: bool,
    /// In total darkness nobody shoots beyond medium range, instead of at -9 (CT-ATK-14, CT-RUL-70).
    ///
    /// Left out of files while it is off, so that fights of before keep their seals.
    #[serde(skip_serializing_if = "is_off")]
    pub dark_forbids: bool,
    /// The referee's own modifier on every classic attack (CT-ATK-11).
    pub referee_dm: i8,
}

fn is_off(switch: &bool) -> bool {
    !*switch
}

impl Default for House {
    fn default() -> House {
        House {
            escape_errata: false,
            evade_errata: false,
            morale: true,
            load: true,
            ask_wounds: true,
            ask_damage: false,
            radiation: false,
            dark_forbids: false,
            referee_dm: 0,
        }
    }
}

/// Why a fight cannot begin.
#[derive(Debug, Clone, PartialEq, Eq, thiserror::Error)]
pub enum SetupError {
    #[error(transparent)]
    Scenario(#[from] ArmouryFault),
}
