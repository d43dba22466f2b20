//! Consequences of the death table of the second edition.

use serde::{Deserialize, Serialize};

use super::Seconds;

/// The rows of the death table, the worst first (SE-INJ-03).
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Serialize, Deserialize)]
pub enum DeathRow {
    /// Destroyed: there is nothing left to save (SE-INJ-04).
    Destroyed,
    /// SE-INJ-05
    Killed,
    /// Dies without prompt attention, and keeps a disability (SE-INJ-06).
    Crippled,
    /// Dies without prompt attention, with lasting losses (SE-INJ-07).
    Maimed,
    /// Dies without any attention, and needs good care (SE-INJ-08).
    Critical,
    /// Lives, and heals once attended (SE-INJ-09).
    Stable,
    /// Lives and heals, attended or not (SE-INJ-10).
    Hardy,
}

impl DeathRow {
    /// Every row, the worst first.
    pub const ALL: [DeathRow; 7] = [
        DeathRow::Destroyed,
        DeathRow::Killed,
        DeathRow::Crippled,
        DeathRow::Maimed,
        DeathRow::Critical,
        DeathRow::Stable,
        DeathRow::Hardy,
    ];

    /// The rule of the row.
    pub const fn rule(self) -> &'static str {
        match self {
            DeathRow::Destroyed => "SE-INJ-04",
            DeathRow::Killed => "SE-INJ-05",
            DeathRow::Crippled => "SE-INJ-06",
            DeathRow::Maimed => "SE-INJ-07",
            DeathRow::Critical => "SE-INJ-08",
            DeathRow::Stable => "SE-INJ-09",
            DeathRow::Hardy => "SE-INJ-10",
        }
    }
}

/// A death roll whose victim still waits for help.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Peril {
    pub row: DeathRow,
    /// Time of the roll.
    pub since: Seconds,
}

/// Pending consequences of death rolls.
#[derive(Debug, Clone, Copy, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields, default)]
pub struct Aftermath {
    /// Waits for a medic: for life (SE-INJ-06 to SE-INJ-08) or to heal at all (SE-INJ-09).
    pub peril: Option<Peril>,
    /// Will lose something for good without good care (SE-INJ-08).
    pub frail: bool,
    /// Heals unaided (SE-INJ-10).
    pub hardy: bool,
}
