//! The death table as data.

use serde::{Deserialize, Serialize};

use crate::body::DeathRow;

/// The table rolled on with all three characteristics at 0 (SE-INJ-03).
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields, default)]
pub struct DeathTable {
    /// Rows by their highest total, ascending; totals above the last mean
    /// [`Hardy`](DeathRow::Hardy) (SE-INJ-04 to SE-INJ-10).
    pub rows: Vec<(i32, DeathRow)>,
    /// Modifiers by the damage of the last attack, ascending (SE-INJ-11).
    pub dms: Vec<DeathDm>,
    /// Modifier for more damage than any of them (SE-INJ-11).
    pub dm_beyond: i16,
    /// Modifier for each point of Luck spent (SE-INJ-13).
    pub dm_per_luck: i16,
    /// Way to find the maximum that suffers most (SE-INJ-07).
    pub worst_loss: WorstLoss,
    /// Whether the best row heals naturally even in need of surgery, so that it does recover
    /// unaided (SE-INJ-10).
    pub hardy_heals: bool,
}

/// A modifier for attacks of up to this much damage.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct DeathDm {
    pub up_to: u16,
    pub dm: i16,
}

/// Ways to find the maximum that loses 1D, where the other two lose a D3 (SE-INJ-07).
#[derive(Debug, Clone, Copy, Default, PartialEq, Eq, Serialize, Deserialize)]
pub enum WorstLoss {
    /// 1D: 1 or 2 STR, 3 or 4 DEX, 5 or 6 END.
    #[default]
    Chance,
    /// The player picks; without a pick it is the highest.
    Player,
}

impl Default for DeathTable {
    fn default() -> DeathTable {
        let rows = [1, 3, 5, 7, 9, 11].into_iter().zip(DeathRow::ALL).collect();
        let dms = vec![DeathDm { up_to: 3, dm: 4 }, DeathDm { up_to: 6, dm: 2 }];
        let (worst_loss, hardy_heals) = (WorstLoss::Chance, true);
        DeathTable { rows, dms, dm_beyond: -2, dm_per_luck: 1, worst_loss, hardy_heals }
    }
}

impl DeathTable {
    /// The row of a total.
    pub fn row(&self, total: i32) -> DeathRow {
        let row = self.rows.iter().find(|(highest, _)| total <= *highest);
        row.map_or(DeathRow::Hardy, |&(_, row)| row)
    }

    /// The modifier for an attack, by all its damage, even past 0 (SE-INJ-12).
    pub fn dm(&self, damage: u16) -> i16 {
        let band = self.dms.iter().find(|band| damage <= band.up_to);
        band.map_or(self.dm_beyond, |band| band.dm)
    }
}
