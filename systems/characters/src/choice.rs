//! The questions of a life, and their answers.

use serde::{Deserialize, Serialize};

use crate::data::{Service, SkillTable};

/// A question of a life.
pub type Choice = engine::Choice<Why, Move>;
/// The answer to it.
pub type Decision = engine::Decision<Move>;

/// Reason for a question.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
pub enum Why {
    /// Which service to apply to (CT-SVC-01, CT-GEN-08).
    Enlisting,
    /// Whether to try for a commission (CT-COM-02).
    Commission,
    /// Whether to try for promotion (CT-COM-05).
    Promotion,
    /// Which table to roll on, with this many rolls to follow (CT-SKL-06).
    Rolling { more: u8 },
    /// Which blade or polearm the level is in (CT-SKL-11, CT-SKL-15).
    NamingBlade,
    /// Which gun the level is in (CT-SKL-11, CT-SKL-16).
    NamingGun,
    /// Which vehicle the level is in (CT-SKL-18).
    NamingVehicle,
    /// Whether to serve another term (CT-REE-04).
    Reenlisting,
    /// Cash or benefits, with this many rolls to follow (CT-MUS-03).
    MusteringOut { more: u8 },
    /// Which blade to take, or which to be better with (CT-WPN-01, CT-WPN-02).
    TakingBlade,
    /// Which gun to take, or which to be better with (CT-WPN-01, CT-WPN-02).
    TakingGun,
}

impl Why {
    /// The rule that asks.
    pub const fn rule(self) -> &'static str {
        match self {
            Why::Enlisting => "CT-SVC-01",
            Why::Commission => "CT-COM-02",
            Why::Promotion => "CT-COM-05",
            Why::Rolling { .. } => "CT-SKL-06",
            Why::NamingBlade | Why::NamingGun => "CT-SKL-11",
            Why::NamingVehicle => "CT-SKL-18",
            Why::Reenlisting => "CT-REE-04",
            Why::MusteringOut { .. } => "CT-MUS-03",
            Why::TakingBlade | Why::TakingGun => "CT-WPN-01",
        }
    }
}

/// Every possible answer.
#[derive(Debug, Clone, PartialEq, Eq, PartialOrd, Ord, Serialize, Deserialize)]
pub enum Move {
    /// Apply to this service.
    Enlist(Service),
    /// Try for the commission or promotion.
    Try,
    /// Do not try in this term.
    Skip,
    /// Roll on this table.
    Roll(SkillTable),
    /// Choose this weapon or vehicle.
    Name(String),
    /// Serve another term.
    Stay,
    /// Leave the service.
    Leave,
    /// Roll for cash or benefits, with one's modifier or without (CT-RUL-36).
    MusterOut { aim: Aim, with_dm: bool },
    /// Take a level in this weapon, already owned (CT-WPN-03).
    Practise(String),
}

/// The aim of a mustering-out roll, set before the die falls.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Serialize, Deserialize)]
pub enum Aim {
    Cash,
    Benefit,
}
