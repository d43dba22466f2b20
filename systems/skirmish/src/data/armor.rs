//! What is worn against weapons.

use serde::{Deserialize, Serialize};

/// A suit of armour (M-03, SE-DAT-08).
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Armor {
    pub name: String,
    /// Which column of the matrix it is (CT-ATK-06).
    pub column: ArmorColumn,
    /// Worn over another suit, the one that is worse for the attacker counts.
    #[serde(default)]
    pub over: bool,
    /// Battle dress counts for surprise (CT-SUP-15) and doubles STR.
    #[serde(default)]
    pub battle_dress: bool,
    /// Points off each hit (SE-DMG-04).
    pub protection: u8,
    /// Rads that it keeps off.
    #[serde(default)]
    pub rads: u16,
    pub tl: u8,
    pub grams: u32,
    /// Worn armour is no load, except vacc suits.
    #[serde(default)]
    pub is_load: bool,
    #[serde(default)]
    pub sealed: bool,
    /// Level of Vacc Suit that it takes to move in it.
    #[serde(default)]
    pub vacc_suit: u8,
    #[serde(default)]
    pub price: Option<u32>,
}

/// The columns of the classic matrix.
#[derive(Debug, Clone, Copy, Default, PartialEq, Eq, PartialOrd, Ord, Serialize, Deserialize)]
pub enum ArmorColumn {
    #[default]
    Nothing,
    Jack,
    Mesh,
    Cloth,
    Reflec,
    Ablat,
    Combat,
}
