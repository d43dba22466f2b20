//! Single numbers, and what age takes.

use serde::{Deserialize, Serialize};

use super::{Confidence, Need, Service, Source};
use crate::sheet::Characteristic;

/// Single numbers of a life.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Figures {
    /// Years (CT-GEN-04).
    pub start_age: u8,
    /// Years (CT-GEN-05).
    pub term_years: u8,
    /// Years of a term that an injury ends (CT-SUR-05).
    pub injury_years: u8,
    /// Skill rolls (CT-SKL-03).
    pub first_term_rolls: u8,
    /// Skill rolls (CT-SKL-03).
    pub later_term_rolls: u8,
    /// Services with another number of them (CT-RUL-41).
    #[serde(default)]
    pub later_term_rolls_of: Vec<(Service, u8)>,
    /// More skill rolls in the term of a commission (CT-SKL-04).
    pub commission_rolls: u8,
    /// More skill rolls in the term of a promotion (CT-SKL-05).
    pub promotion_rolls: u8,
    /// Who may roll on the second table of advanced education (CT-SKL-08).
    pub advanced_education_2: Need,
    /// The first term whose end ages (CT-GEN-14).
    pub ageing_from: u8,
    /// As many terms as one may serve by choice (CT-RET-01).
    pub terms: u8,
    /// The throw that obliges one to stay (CT-REE-03).
    pub must_stay: u8,
    /// Terms that earn a pension (CT-RET-05).
    pub pension_from: u8,
    /// Credits a year, from those terms on (CT-RET-09).
    pub pensions: Vec<u32>,
    /// Credits a year for each term beyond the table (CT-RET-08).
    pub pension_more: u32,
    /// As many rolls on the cash table as one has (CT-CSH-01).
    pub cash_rolls: u8,
    /// On a cash roll, for who can gamble (CT-CSH-03).
    pub gambling_dm: u8,
    /// On a benefit roll, for high ranks (CT-BEN-01).
    pub rank_dm: u8,
    /// The lowest of the high ranks (CT-BEN-01).
    pub rank_dm_from: u8,
    /// More mustering-out rolls by rank, from rank 0 on (CT-MUS-02, CT-RUL-35).
    pub rank_rolls: Vec<u8>,
    /// Who throws less dies of a characteristic at 0 (CT-AGE-03).
    pub crisis: u8,
    /// The least social standing with a title (CT-TTL-02).
    pub title_from: u8,
    /// Titles by standing, from there on (CT-TTL-06).
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

    /// Credits a year for so many terms; 0 for too few (CT-RET-08, CT-RET-09).
    pub fn pension(&self, terms: u8) -> u32 {
        let Some(nth) = terms.checked_sub(self.pension_from) else { return 0 };
        let beyond = u32::from(nth).saturating_sub(self.pensions.len() as u32 - 1);
        let row = usize::from(nth).min(self.pensions.len() - 1);
        self.pensions[row] + beyond * self.pension_more
    }

    /// More mustering-out rolls for a rank.
    pub fn rank_rolls(&self, rank: u8) -> u8 {
        let last = self.rank_rolls.last().copied().unwrap_or(0);
        self.rank_rolls.get(usize::from(rank)).copied().unwrap_or(last)
    }
}

/// What the end of a term takes (CT-AGE-01).
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Ageing {
    pub source: Source,
    pub confidence: Confidence,
    /// By the first term they hold for, ascending.
    pub rows: Vec<AgeingRow>,
}

impl Ageing {
    /// What the end of this term takes, counted from 1.
    pub fn losses(&self, term: u8) -> &[Loss] {
        let row = self.rows.iter().rev().find(|row| row.from_term <= term);
        row.map_or(&[], |row| &row.losses)
    }
}

/// What the end of a term takes, from one term on.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct AgeingRow {
    pub from_term: u8,
    pub losses: Vec<Loss>,
}

/// So much is lost by who throws less than the target.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Loss {
    pub of: Characteristic,
    pub by: u8,
    pub target: u8,
}
