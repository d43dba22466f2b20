//! The figures of both rule sets, from `assets/skirmish/figures.ron`.

use serde::{Deserialize, Serialize};

use super::{CoverKind, Terrain};
use crate::field::Range;

/// Every number of a fight that is not a weapon's.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Figures {
    pub classic: ClassicFigures,
    pub second: SecondFigures,
}

/// Figures of the classic rules.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct ClassicFigures {
    /// Seconds (CT-CBT-08).
    pub round_seconds: u8,
    /// Target number to hit (CT-CBT-05).
    pub to_hit: u8,
    /// Margin by which a party has to lead every other (CT-SUP-03).
    pub surprise_margin: u8,
    /// Target number to see a comrade fall (CT-SUP-12).
    pub notice: u8,
    /// Target number to escape before the fight (CT-ESC-05).
    pub escape: u8,
    /// Target number for outnumbered NPCs with surprise to avoid a fight (CT-ESC-03).
    pub avoid: u8,
    /// By range (CT-RNG-12); the second row is that of other printings (CT-RUL-14).
    pub escape_dms: [i8; 5],
    pub escape_dms_errata: [i8; 5],
    /// By range (CT-MOV-12); the second row is that of other printings (CT-RUL-15).
    pub evade_dms: [i8; 5],
    pub evade_dms_errata: [i8; 5],
    /// Rows 1 to 13 of the encounter table (CT-RNG-05).
    pub encounter: [Range; 13],
    pub terrain: Vec<TerrainRow>,
    /// First band of each named range (CT-RUL-67).
    pub opening_bands: [u16; 5],
    pub walk: u8,
    pub run: u8,
    pub ride: u8,
    /// Bands beyond which a fighter has escaped (CT-MOV-08).
    pub out_of_range: u16,
    /// M-07
    pub cover: i8,
    pub concealment: i8,
    pub dim: i8,
    pub dark: i8,
    /// Drawing and firing in the same round.
    pub drawing: i8,
    /// DM without any level in the weapon: on attacks, and for those who attack them (M-06).
    pub untrained: i8,
    pub untrained_defence: i8,
    /// DM of a telescopic sight, at long and very long range.
    pub sight: i8,
    pub folded_stock: i8,
    /// Shots of a burst, and its throws to hit.
    pub burst: u8,
    pub burst_throws: u8,
    /// DM on throws at those beside the target of a burst (ours).
    pub group: i8,
    /// Morale (M-07).
    pub morale: u8,
    pub morale_casualties_percent: u8,
    pub morale_heavy_percent: u8,
    pub morale_military: i8,
    pub morale_leader: i8,
    pub morale_tactics: i8,
    pub morale_leader_lost: i8,
    pub morale_heavy: i8,
    /// Rounds for which a dead leader is missed.
    pub morale_leader_rounds: u8,
    /// Target number of two dice, DEX and other modifiers for a thrown blade.
    pub thrown: u8,
    /// Target number to keep control without gravity (CT-ATK-12).
    pub zero_g: u8,
    /// DMs on it by DEX; the best step reached counts.
    pub zero_g_dex: Vec<ScoreStep>,
    /// DM on it for each level of Vacc Suit.
    pub zero_g_vacc_suit: i8,
}

/// DM for a score of at least this much.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct ScoreStep {
    pub at_least: u8,
    pub dm: i8,
}

/// Kind of terrain (CT-RNG-06).
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct TerrainRow {
    pub terrain: Terrain,
    /// DM on the encounter throw.
    pub dm: i8,
}

/// Figures of the second edition.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct SecondFigures {
    /// SE-INI-04
    pub surprise: i8,
    /// Metres of a person's move (SE-CBT-12).
    pub movement: u8,
    /// Everything that can be ridden (FL-8); ours.
    pub mounts: Vec<Mount>,
    /// Minor actions of a turn without a significant one, and with it (SE-CBT-02).
    pub minors: u8,
    pub minors_with_significant: u8,
    /// Centimetres (SE-CBT-16).
    pub close_combat: u32,
    pub dual_wielding: i8,
    /// SE-RNG-01
    pub aim: i8,
    pub aim_most: i8,
    pub laser_sight: i8,
    pub short: i8,
    pub long: i8,
    pub extreme: i8,
    /// Metres a round for each -1 (SE-RNG-04).
    pub fast: u8,
    pub in_cover: i8,
    pub prone: i8,
    /// Metres beyond which every range is extreme without a scope (SE-RNG-11).
    pub scopeless: u16,
    /// SE-RCT-01
    pub reaction: i8,
    /// SE-RCT-04, SE-RCT-05
    pub dive: i8,
    pub dive_no_cover: i8,
    pub opportunity: i8,
    /// Protection of each kind of cover (SE-DMG-07).
    pub cover: Vec<(CoverKind, u8)>,
    /// Effect from which a hit does at least a little damage (SE-DMG-05).
    pub sure_effect: u8,
    pub destructive: u8,
    /// Metres that a grapple may drag (SE-GRP-08).
    pub drag: u8,
    pub indirect: i8,
    /// Metres between the targets of full automatic fire (SE-TRT-09).
    pub spread: u8,
    pub burn_out: u8,
    pub extinguisher: i8,
    pub silent: i8,
    pub rads: u16,
    pub rads_spacecraft: u8,
    /// Effects of radiation, where the house rule is on (SE-TRT-24); ours.
    #[serde(default = "radiation")]
    pub radiation: Vec<RadiationRow>,
    /// Equivalents of the classic skills: (second edition, classic).
    pub skills: Vec<(String, String)>,
    /// Tech level of those who have nothing better (SE-TRT-27).
    pub home_tl: u8,
}

/// Vehicle or beast that is ridden (FL-8).
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Mount {
    pub name: String,
    /// Metres of a rider's move, by the second edition.
    pub metres: u8,
}

/// Damage when a body's total of rads reaches this number (SE-TRT-24, SE-DAT-16).
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct RadiationRow {
    pub rads: u16,
    /// Dice of damage, which ignore armour.
    pub dice: u8,
}

/// Default radiation table: a little at first, death in the end.
pub fn radiation() -> Vec<RadiationRow> {
    let row = |(rads, dice)| RadiationRow { rads, dice };
    [(150, 1), (300, 2), (500, 4), (800, 6)].into_iter().map(row).collect()
}
