//! The numbers and switches of the rules, in one place, so that a house rule changes no code.

use serde::{Deserialize, Serialize};

/// Every tunable number of the card game. Read from `assets/rules/cards.ron`, recorded in every
/// artefact. Prices are in credits.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields, default)]
pub struct Constants {
    /// Price of one jump (K-JUMP_COST, CCG-ADV-2g).
    pub jump_cost: u8,
    /// Price of declaring piracy (K-PIRACY_COST, CCG-ADV-2k).
    pub piracy_cost: u8,
    /// Price of one point restored in the Ready Phase (K-RESTORE_COST, CCG-RDY-4a).
    pub restore_cost: u8,
    /// Surcharge for each infamy on each procured card (K-INFAMY_SURCHARGE, CCG-PRC-1b).
    pub infamy_surcharge: u8,
    /// Surcharge for each point of Concealed (K-CONCEALED_UNIT, CCG-KEY-4).
    pub concealed_unit: u8,
    /// Victory points that win (K-VICTORY, CCG-VIC-2).
    pub victory: i16,
    /// Maximum hand size, and the opening hand (K-HAND, CCG-ZONE-10).
    pub hand: i16,
    /// Infamy gained by declaring piracy (K-INFAMY_GAIN, CCG-ADV-2l).
    pub infamy_gain: u8,
    /// Infamy lost by a round without piracy (K-INFAMY_DECAY, CCG-RES-4a).
    pub infamy_decay: u8,
    /// Victory points each loses when several complete one contract (K-COMPETITION_LOSS).
    pub competition_loss: i16,
    /// Whether a heroic exerts its crew (K-HEROIC_EXERTS, RUL-30).
    pub heroic_exerts: bool,
    /// Whether face-down complications change the penalty (K-FACEDOWN_PENALTY, RUL-37).
    pub facedown_penalty: bool,
    /// Whether piracy's expense points are one expense (K-LUMP_PIRACY_EXPENSE, RUL-56).
    pub lump_piracy_expense: bool,
    /// The round after which a game is stopped and ranked; `None` in play (K-ROUND_CAP, RUL-65).
    pub round_cap: Option<u16>,
}

impl Default for Constants {
    fn default() -> Constants {
        Constants {
            jump_cost: 1,
            piracy_cost: 1,
            restore_cost: 1,
            infamy_surcharge: 1,
            concealed_unit: 1,
            victory: 20,
            hand: 7,
            infamy_gain: 1,
            infamy_decay: 1,
            competition_loss: 1,
            heroic_exerts: false,
            facedown_penalty: false,
            lump_piracy_expense: true,
            round_cap: None,
        }
    }
}
