//! Single figures of a life, and the ageing table.

use serde::{Deserialize, Serialize};

use super::{Confidence, Need, Service, Source};
use crate::sheet::Characteristic;

/// Single figures of a life.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Figures {
    /// Age at the start, in years (CT-GEN-04).
    pub start_age: u8,
    /// Length of a term, in years (CT-GEN-05).
    pub term_years: u8,
    /// Years of a term that an injury ends (CT-SUR-05).
    pub injury_years: u8,
    /// Skill rolls in the first term (CT-SKL-03).
    pub first_term_rolls: u8,
    /// Skill rolls in later terms (CT-SKL-03).
    pub later_term_rolls: u8,
    /// Exceptions to that by service (CT-RUL-41).
    #[serde(default)]
    pub later_term_rolls_of: Vec<(Service, u8)>,
    /// Extra skill rolls in the term of a commission (CT-SKL-04).
    pub commission_rolls: u8,
    /// Extra skill rolls in the term of a promotion (CT-SKL-05).
    pub promotion_rolls: u8,
    /// Need for the second table of advanced education (CT-SKL-08).
    pub advanced_education_2: Need,
    /// First term whose end brings ageing (CT-GEN-14).
    pub ageing_from: u8,
    /// Most terms by choice (CT-RET-01).
    pub terms: u8,
    /// Throw that obliges one to stay (CT-REE-03).
    pub must_stay: u8,
    /// Least number of terms for a pension (CT-RET-05).
    pub pension_from: u8,
    /// Credits a year, from that number of terms on (CT-RET-09).
    pub pensions: Vec<u32>,
    /// Credits a year for each term beyond the table (CT-RET-08).
    pub pension_more: u32,
    /// Most rolls on the cash table (CT-CSH-01).
    pub cash_rolls: u8,
    /// Modifier on cash rolls for gamblers (CT-CSH-03).
    pub gambling_dm: u8,
    /// Modifier on benefit rolls for high ranks (CT-BEN-01).
    pub rank_dm: u8,
    /// Lowest of those high ranks (CT-BEN-01).
    pub rank_dm_from: u8,
    /// Extra mustering-out rolls by rank, from rank 0 on (CT-MUS-02, CT-RUL-35).
    pub rank_rolls: Vec<u8>,
    /// Throw to survive a characteristic at 0 (CT-AGE-03).
    pub crisis: u8,
    /// Least social standing with a title (CT-TTL-02).
    pub title_from: u8,
    /// Titles by standing, from that one on (CT-TTL-06).
    pub titles: Vec<Vec<String>>,
}

impl Figures {
    /// Skill rolls of a term, counted from 0, without those for rank.
    pub fn rolls(&self, service: Service, term: u8) -> u8 {
        if term == 0 {
            return self.first_term_rolls;
        }
        let other = self.later_term_rolls_of.iter().find(|(of, _)| *of == service);
        other.map_or(self.later_term_rolls, |(_, rolls)| *rolls)
    }

    /// Credits a year for this many terms; 0 for too few (CT-RET-08, CT-RET-09).
    pub fn pension(&self, terms: u8) -> u32 {
        let Some(nth) = terms.checked_sub(self.pension_from) else { return 0 };
        let beyond = u32::from(nth).saturating_sub(self.pensions.len() as u32 - 1);
        let row = usize::from(nth).min(self.pensions.len() - 1);
        self.pensions[row] + beyond * self.pension_more
    }

    /// Extra mustering-out rolls for a rank.
    pub fn rank_rolls(&self, rank: u8) -> u8 {
        let last = self.rank_rolls.last().copied().unwrap_or(0);
        self.rank_rolls.get(usize::from(rank)).copied().unwrap_or(last)
    }
}

/// The ageing table: losses at the end of terms (CT-AGE-01).
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Ageing {
    pub source: Source,
    pub confidence: Confidence,
    /// Rows in ascending order of the first term they hold for.
    pub rows: Vec<AgeingRow>,
}

impl Ageing {
    /// Losses at the end of this term, counted from 1.
    pub fn losses(&self, term: u8) -> &[Loss] {
        let row = self.rows.iter().rev().find(|row| row.from_term <= term);
        row.map_or(&[], |row| &row.losses)
    }
}

/// Losses at the end of each term, from one term on.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct AgeingRow {
    pub from_term: u8,
    pub losses: Vec<Loss>,
}

/// A loss on a throw below the target.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Loss {
    pub of: Characteristic,
    pub by: u8,
    pub target: u8,
}
