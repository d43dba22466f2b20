//! Armour.

use serde::{Deserialize, Serialize};

/// Suit of armour (M-03, SE-DAT-08).
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Armor {
    pub name: String,
    /// Column of the matrix (CT-ATK-06).
    pub column: ArmorColumn,
    /// Whether it can be worn over another suit; the one that is worse for the attacker counts.
    #[serde(default)]
    pub over: bool,
    /// Whether it is battle dress, which counts for surprise (CT-SUP-15) and doubles STR.
    #[serde(default)]
    pub battle_dress: bool,
    /// Points off each hit (SE-DMG-04).
    pub protection: u8,
    /// Rads that it absorbs.
    #[serde(default)]
    pub rads: u16,
    pub tl: u8,
    pub grams: u32,
    /// Whether it counts as load when worn, as only vacc suits do.
    #[serde(default)]
    pub is_load: bool,
    #[serde(default)]
    pub sealed: bool,
    /// Level of Vacc Suit needed to move in it.
    #[serde(default)]
    pub vacc_suit: u8,
    #[serde(default)]
    pub price: Option<u32>,
}

/// Columns of the classic matrix.
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
