//! The setup of a fight: the scenario with everybody in it, and the chosen rules.

use characters::healing::{HealingRules, RuleSet};
use serde::{Deserialize, Serialize};

use crate::data::{Armoury, ArmouryFault, Scenario};

/// Everything but the dice; it is the artefact's setup, so it holds the forces themselves.
#[derive(Debug, Clone, PartialEq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Setup {
    pub rules: RuleSet,
    #[serde(default)]
    pub house: HouseRules,
    #[serde(default)]
    pub healing: HealingRules,
    pub scenario: Scenario,
}

impl Setup {
    /// Rounds of the rules in a time limit of the scenario. Scenarios count in the classic rounds of
    /// fifteen seconds; rules with shorter rounds need more of them, and the last one counts whole (FL-9).
    pub fn rounds(&self, armoury: &Armoury, limit: u16) -> u32 {
        let classic = u32::from(armoury.figures.classic.round_seconds);
        let own = match self.rules {
            RuleSet::Classic => classic,
            RuleSet::SecondEdition => self.healing.checks.round_seconds,
        };
        (u32::from(limit) * classic).div_ceil(own.max(1))
    }
}

/// Rule variants that a table may choose.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields, default)]
pub struct HouseRules {
    /// Whether to use the escape modifiers of other printings (CT-RUL-14).
    pub escape_errata: bool,
    /// Whether to use the evasion modifiers of other printings (CT-RUL-15).
    pub evade_errata: bool,
    /// Whether sides may break (CT-END-02).
    pub morale: bool,
    /// Whether load counts: it slows nobody, but lowers STR, DEX and END.
    pub load: bool,
    /// Whether the owner places each group of hits (CT-RUL-64); otherwise on the fullest score.
    pub ask_wounds: bool,
    /// Whether the victim's owner chooses STR or DEX (SE-INJ-01); otherwise the fuller one.
    pub ask_damage: bool,
    /// Whether radiation does damage (SE-TRT-24).
    pub radiation: bool,
    /// Whether nobody shoots beyond medium range in total darkness, instead of at -9 (CT-ATK-14,
    /// CT-RUL-70).
    ///
    /// Skipped in files while it is off, so that older fights keep their seals.
    #[serde(skip_serializing_if = "is_off")]
    pub dark_forbids: bool,
    /// DM of the referee's on every classic attack (CT-ATK-11).
    pub referee_dm: i8,
}

fn is_off(switch: &bool) -> bool {
    !*switch
}

impl Default for HouseRules {
    fn default() -> HouseRules {
        HouseRules {
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

/// Reason that a fight cannot begin.
#[derive(Debug, Clone, PartialEq, Eq, thiserror::Error)]
pub enum SetupError {
    #[error(transparent)]
    Scenario(#[from] ArmouryFault),
}
