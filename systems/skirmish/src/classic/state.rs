//! State of a fighter by the classic rules.

use bevy::prelude::Component;
use engine::Seat;
use serde::{Deserialize, Serialize};

use crate::{choice::FighterAction, fighter::FighterId};

/// State of a fighter in a classic fight.
#[derive(Debug, Clone, Default, PartialEq, Eq, Component, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Classic {
    /// Full blows left: END at the start (M-04).
    pub blows: u8,
    /// Movement status of this round, once ordered (CT-MOV-09).
    pub order: Option<FighterAction>,
    /// Action of this round, once declared (CT-ATK-03).
    pub action: Option<FighterAction>,
    /// Fighters in contact (CT-RUL-12).
    pub touching: Vec<FighterId>,
    /// Whether wounded in this fight already (CT-WND-05).
    pub blooded: bool,
    /// Rounds of reloading left, and the weapon.
    pub reloading: Option<(u8, u8)>,
    /// Hits of this round that have yet to take effect (CT-RUL-50).
    pub hits: Vec<Hit>,
    /// Whether a shot fired this round is heard (CT-SUP-09).
    pub loud: bool,
    /// Whether awake this round when a hit took effect (CT-SUP-10).
    pub struck: bool,
    /// Sides whose blows they have parried, and the skill used: those sides know its level
    /// (CT-ATK-10).
    pub parried: Vec<(Seat, String)>,
}

/// Hit with thrown wounds that have yet to take effect.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Hit {
    pub by: FighterId,
    /// Each die is a group of points (CT-WND-04).
    pub dice: Vec<u8>,
}
