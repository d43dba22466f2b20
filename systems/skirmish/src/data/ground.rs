//! Where a fight is: terrain, light, gravity, air, and what one can hide behind.

use serde::{Deserialize, Serialize};

use crate::field::Place;

/// The ground of a fight.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Ground {
    pub terrain: Terrain,
    #[serde(default)]
    pub light: Light,
    #[serde(default)]
    pub gravity: Gravity,
    /// No air: shots are not heard (CT-SUP-09).
    #[serde(default)]
    pub vacuum: bool,
    /// Metres from the left end to the right end; there is no way past an end that is a wall.
    pub length: u16,
    /// Whether one can leave over the left end, and over the right end.
    #[serde(default)]
    pub open_ends: (bool, bool),
    #[serde(default)]
    pub cover: Vec<Cover>,
    /// Stretches that halve speed (SE-CBT-13).
    #[serde(default)]
    pub difficult: Vec<Span>,
}

/// The 15 kinds of the encounter table (CT-RNG-06).
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Serialize, Deserialize)]
pub enum Terrain {
    Clear,
    Prairie,
    Rough,
    Broken,
    Mountain,
    Forest,
    Jungle,
    River,
    Swamp,
    Desert,
    MaritimeSurface,
    MaritimeSubsurface,
    Arctic,
    City,
    Interior,
}

impl Terrain {
    pub const ALL: [Terrain; 15] = [
        Terrain::Clear,
        Terrain::Prairie,
        Terrain::Rough,
        Terrain::Broken,
        Terrain::Mountain,
        Terrain::Forest,
        Terrain::Jungle,
        Terrain::River,
        Terrain::Swamp,
        Terrain::Desert,
        Terrain::MaritimeSurface,
        Terrain::MaritimeSubsurface,
        Terrain::Arctic,
        Terrain::City,
        Terrain::Interior,
    ];
}

/// How much can be seen (M-07).
#[derive(Debug, Clone, Copy, Default, PartialEq, Eq, PartialOrd, Ord, Serialize, Deserialize)]
pub enum Light {
    #[default]
    Day,
    /// Nobody sees beyond medium range, and -6.
    Dim,
    /// Guns beyond short range -9; nobody sees beyond short range.
    Dark,
}

/// How much things weigh.
#[derive(Debug, Clone, Copy, Default, PartialEq, Eq, Serialize, Deserialize)]
pub enum Gravity {
    #[default]
    Normal,
    /// SE-TRT-32
    Zero,
}

/// Something to hide behind or in.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Cover {
    /// What a player is told, such as `a row of barrels`.
    pub name: String,
    pub kind: CoverKind,
    /// Where it stands.
    pub at: Place,
}

/// What cover is made of (SE-DMG-07); classic rules know partial cover and concealment (M-07).
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Serialize, Deserialize)]
pub enum CoverKind {
    /// Conceals only.
    Vegetation,
    Trees,
    StoneWall,
    Vehicle,
    ArmouredVehicle,
    Fortification,
}

impl CoverKind {
    pub const ALL: [CoverKind; 6] = [
        CoverKind::Vegetation,
        CoverKind::Trees,
        CoverKind::StoneWall,
        CoverKind::Vehicle,
        CoverKind::ArmouredVehicle,
        CoverKind::Fortification,
    ];
}

/// From one place to another, both included.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Span {
    pub from: Place,
    pub to: Place,
}

impl Span {
    pub fn contains(self, place: Place) -> bool {
        self.from <= place && place <= self.to
    }
}
