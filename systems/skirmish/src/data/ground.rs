//! The ground of a fight: terrain, light, gravity, air, and cover.

use serde::{Deserialize, Serialize};

use crate::field::Place;

/// Ground of a fight.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Ground {
    pub terrain: Terrain,
    #[serde(default)]
    pub light: Light,
    #[serde(default)]
    pub gravity: Gravity,
    /// Whether there is no air: shots are not heard (CT-SUP-09).
    #[serde(default)]
    pub vacuum: bool,
    /// Metres from the left end to the right end; a walled end cannot be passed.
    pub length: u16,
    /// Whether the left end and the right end are open to leave.
    #[serde(default)]
    pub open_ends: (bool, bool),
    #[serde(default)]
    pub cover: Vec<Cover>,
    /// Stretches that halve speed (SE-CBT-13).
    #[serde(default)]
    pub difficult: Vec<Span>,
}

impl Ground {
    /// Creates so many metres of bare ground between two walls, by day.
    pub fn new(terrain: Terrain, length: u16) -> Ground {
        Ground {
            terrain,
            light: Light::Day,
            gravity: Gravity::Normal,
            vacuum: false,
            length,
            open_ends: (false, false),
            cover: Vec::new(),
            difficult: Vec::new(),
        }
    }
}

/// The 15 kinds of terrain in the encounter table (CT-RNG-06).
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
    /// Every terrain, in the order of the table.
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

/// Light (M-07).
#[derive(Debug, Clone, Copy, Default, PartialEq, Eq, PartialOrd, Ord, Serialize, Deserialize)]
pub enum Light {
    #[default]
    Day,
    /// Guns -6 at medium range; nobody sees beyond it.
    Dim,
    /// Guns -9 beyond short range; nobody sees beyond short range.
    Dark,
}

/// Strength of gravity.
#[derive(Debug, Clone, Copy, Default, PartialEq, Eq, Serialize, Deserialize)]
pub enum Gravity {
    #[default]
    Normal,
    /// SE-TRT-32
    Zero,
}

/// Cover on the field.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Cover {
    /// Name for the player, such as `a row of barrels`.
    pub name: String,
    pub kind: CoverKind,
    /// Place on the field.
    pub at: Place,
}

/// Material of cover (SE-DMG-07); classic rules know partial cover and concealment (M-07).
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
    /// Every material, the weakest first.
    pub const ALL: [CoverKind; 6] = [
        CoverKind::Vegetation,
        CoverKind::Trees,
        CoverKind::StoneWall,
        CoverKind::Vehicle,
        CoverKind::ArmouredVehicle,
        CoverKind::Fortification,
    ];
}

/// Stretch from one place to another, both included.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Span {
    pub from: Place,
    pub to: Place,
}

impl Span {
    /// Whether the place is within, ends included.
    pub fn contains(self, place: Place) -> bool {
        self.from <= place && place <= self.to
    }
}
