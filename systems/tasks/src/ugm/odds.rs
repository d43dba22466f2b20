//! The exact odds of a task (UGM-22, UGM-46).

use std::fmt;

use dice::{Distribution, Odds};
use serde::Serialize;

use super::{Critical, Prepared};

/// Odds of each result of a task, counted over every throw of 2D and, after a double, of 3D.
#[derive(Debug, Clone, PartialEq, Eq, Serialize)]
pub struct TaskOdds {
    /// Odds of a total of 8 or more, before criticals.
    pub total: Odds,
    /// Odds of success, with criticals as the rules have them (UGM-43, UGM-44).
    pub success: Odds,
    pub critical_success: Odds,
    pub critical_failure: Odds,
    /// UGM-33: odds of each grade with its text, as the task lists them.
    pub grades: Vec<(String, Odds)>,
}

impl Prepared {
    /// Computes the exact odds. UGM-22: they depend on the net DM and the few throws that natural
    /// ability lifts to 8, so that neighbouring attributes often have the same.
    pub fn odds(&self) -> TaskOdds {
        let (bare, check) = (Distribution::two_dice(), self.critical_odds());
        let all = bare.outcomes() * check.of();
        let mut success = 0;
        for (natural, ways) in bare.iter() {
            let total = self.total(natural);
            let settles = |passed| {
                let critical = Critical::may_follow(natural).map(|may| (may, passed));
                u64::from(self.settle(total, critical).0)
            };
            success +=
                ways * (check.ways() * settles(true) + check.against().ways() * settles(false));
        }
        TaskOdds {
            total: bare.odds(|natural| self.total(natural) >= super::TARGET.into()),
            success: Odds::new(success, all),
            critical_success: Odds::new(check.ways(), all),
            critical_failure: Odds::new(check.against().ways(), all),
            grades: self.grade_odds(&bare),
        }
    }

    /// UGM-37, UGM-46: odds that 3D pass the check of a critical; never at a limit of 2 or less,
    /// always at 18 or more.
    pub fn critical_odds(&self) -> Odds {
        Distribution::three_dice().at_most(self.critical.number)
    }

    fn grade_odds(&self, bare: &Distribution) -> Vec<(String, Odds)> {
        let reached = |at_least| {
            bare.odds(|natural| {
                self.grade(self.total(natural)).is_some_and(|grade| grade.at_least == at_least)
            })
        };
        let grades = self.task.grades.iter();
        grades.map(|grade| (grade.text.clone(), reached(grade.at_least))).collect()
    }
}

/// Writes one line each: `success  15/36 (41.7 %)`.
impl fmt::Display for TaskOdds {
    fn fmt(&self, f: &mut fmt::Formatter) -> fmt::Result {
        writeln!(f, "8 or more: {}", self.total)?;
        writeln!(f, "success: {}", self.success)?;
        writeln!(f, "critical success: {}", self.critical_success)?;
        write!(f, "critical failure: {}", self.critical_failure)?;
        self.grades.iter().try_for_each(|(text, odds)| write!(f, "\n{text}: {odds}"))
    }
}
