//! What the classic rules have to remember of a fighter.

use bevy::prelude::Component;
use engine::Seat;
use serde::{Deserialize, Serialize};

use crate::{choice::Deed, fighter::FighterId};

/// A fighter's state in a classic fight.
#[derive(Debug, Clone, Default, PartialEq, Eq, Component, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Classic {
    /// Full blows left: END at the start (M-04).
    pub blows: u8,
    /// How they move this round, once ordered (CT-MOV-09).
    pub order: Option<Deed>,
    /// What they do after it, once ordered (CT-ATK-03).
    pub action: Option<Deed>,
    /// Whom they touch (CT-RUL-12).
    pub touching: Vec<FighterId>,
    /// Wounded in this fight already (CT-WND-05).
    pub blooded: bool,
    /// Rounds of reloading to come, and the weapon.
    pub reloading: Option<(u8, u8)>,
    /// Hits of this round that have yet to tell (CT-RUL-50).
    pub hits: Vec<Hit>,
    /// Fired a shot this round that is heard (CT-SUP-09).
    pub loud: bool,
    /// Was awake this round when a hit told on them (CT-SUP-10).
    pub struck: bool,
    /// Sides whose blows they have parried, and with which skill: those know how well
    /// (CT-ATK-10).
    pub parried: Vec<(Seat, String)>,
}

/// A hit whose wounds are thrown, and have yet to tell.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Hit {
    pub by: FighterId,
    /// Each die is a group of points (CT-WND-04).
    pub dice: Vec<u8>,
}
