//! Gear: worn, carried or fitted to a weapon.

use serde::{Deserialize, Serialize};

/// Piece of gear with a rule (SE-DAT-10).
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Serialize, Deserialize)]
pub enum Gear {
    /// Fitted: +4 at long and very long range; a Scope (SE-TRT-25).
    TelescopicSight,
    /// The same, and it cancels darkness.
    ElectronicSight,
    /// Fitted: +1 when aiming (SE-RNG-02).
    LaserSight,
    /// Fitted to a pistol (CT-SUP-09).
    Silencer,
    /// Fitted: -1 at any range while folded.
    FoldingStock,
    /// SE-TRT-20
    Extinguisher,
    /// SE-TRT-05
    Comms,
    /// With its tech level, for first aid (SE-HEA-16).
    Medikit { tl: u8 },
    /// Cancels darkness for the wearer.
    NightGoggles,
}

impl Gear {
    /// Name in words, as after `the`.
    pub const fn name(self) -> &'static str {
        match self {
            Gear::TelescopicSight => "telescopic sight",
            Gear::ElectronicSight => "electronic sight",
            Gear::LaserSight => "laser sight",
            Gear::Silencer => "silencer",
            Gear::FoldingStock => "folding stock",
            Gear::Extinguisher => "fire extinguisher",
            Gear::Comms => "radio",
            Gear::Medikit { .. } => "medical kit",
            Gear::NightGoggles => "night goggles",
        }
    }

    /// Price in credits. Those of sights, silencers and stocks are from other printings (not of
    /// laser sights); the rest are ours.
    pub const fn price(self) -> u32 {
        match self {
            Gear::TelescopicSight | Gear::Silencer => 200,
            Gear::ElectronicSight => 2000,
            Gear::FoldingStock => 100,
            Gear::LaserSight => 200,
            Gear::Extinguisher => 50,
            Gear::Comms => 250,
            Gear::NightGoggles => 500,
            Gear::Medikit { tl } => 100 * tl as u32,
        }
    }

    /// Whether it is fitted to a weapon rather than carried.
    pub const fn is_fitting(self) -> bool {
        match self {
            Gear::TelescopicSight
            | Gear::ElectronicSight
            | Gear::LaserSight
            | Gear::Silencer
            | Gear::FoldingStock => true,
            Gear::Extinguisher | Gear::Comms | Gear::Medikit { .. } | Gear::NightGoggles => false,
        }
    }
}
