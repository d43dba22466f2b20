//! A task with a person's numbers, for odds and throws (UGM-03).

use dice::{Dice, Modifier, Pool, Target, Throw};
use serde::{Deserialize, Serialize};

use super::{
    Critical, CriticalCheck, Grade, TARGET, Task, TaskResult, UgmRules, governor::Governor,
};

/// Task made by [`Task::prepare`]: everything is known but the dice.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
pub struct Prepared {
    pub task: Task,
    pub(super) rules: UgmRules,
    /// Number for natural ability; `None` where it is left out (UGM-12).
    pub governor: Option<Governor>,
    /// DMs of skill, difficulty and situation, in that order; natural ability depends on the dice.
    pub modifiers: Vec<Modifier>,
    /// UGM-37: limit of 3D for a critical success, or to avoid a critical failure.
    pub critical: Target,
}

impl Prepared {
    /// UGM-03: modifiers after a bare throw: natural ability, then skill, difficulty and situation.
    pub fn modifiers_after(&self, natural: i32) -> Vec<Modifier> {
        let mut modifiers = match &self.governor {
            Some(governor) => governor.modifiers(natural, &self.rules),
            None => vec![self.left_out()],
        };
        modifiers.extend(self.modifiers.iter().cloned());
        modifiers
    }

    /// UGM-12: explains why the attribute gives nothing: the throw uses it in another way.
    fn left_out(&self) -> Modifier {
        let name = format!("{} used otherwise", self.task.descriptor.attributes.join(" or "));
        Modifier::new(name, "UGM-12", 0)
    }

    /// Total after a bare throw.
    pub fn total(&self, natural: i32) -> i32 {
        let dms = self.modifiers_after(natural);
        dms.iter().fold(natural, |sum, modifier| sum.saturating_add(modifier.dm.into()))
    }

    /// UGM-01, UGM-36: throws 2D, and 3D more where a critical may follow.
    pub fn throw(&self, dice: &mut Dice) -> TaskResult {
        let throw = Throw::roll(Pool::Dice(2), dice);
        let natural = throw.natural();
        let throw =
            throw.with(self.modifiers_after(natural)).needing(Target::at_least(TARGET.into()));
        let check = Critical::may_follow(natural).map(|may| {
            let throw = Throw::roll(Pool::Dice(3), dice).needing(self.critical.clone());
            CriticalCheck { may, throw }
        });
        TaskResult::new(self, throw, check)
    }

    /// UGM-42, UGM-43, UGM-44: decides success and critical, by the total and by the check of the
    /// critical.
    pub(super) fn settle(
        &self,
        total: i32,
        check: Option<(Critical, bool)>,
    ) -> (bool, Option<Critical>) {
        let by_total = total >= TARGET.into();
        match check {
            Some((Critical::Success, true)) => {
                (by_total || self.rules.criticals_overrule_total, Some(Critical::Success))
            }
            Some((Critical::Failure, false)) => {
                (by_total && !self.rules.criticals_overrule_total, Some(Critical::Failure))
            }
            Some((Critical::Failure, true)) => {
                (by_total && self.rules.avoided_failure_by_total, None)
            }
            Some((Critical::Success, false)) | None => (by_total, None),
        }
    }

    /// UGM-33: grade that a total reaches.
    pub fn grade(&self, total: i32) -> Option<&Grade> {
        let reached = |grade: &&Grade| grade.at_least.is_none_or(|least| total >= least);
        self.task.grades.iter().filter(reached).max_by_key(|grade| grade.at_least)
    }

    /// UGM-32: time it takes, in minutes: the margin of success shortens it, that of failure
    /// extends it.
    pub fn minutes(&self, total: i32) -> Option<u32> {
        let margin = i64::from(total) - i64::from(TARGET);
        let least = i64::from(self.rules.least_minutes);
        self.task.minutes.map(|minutes| {
            let shifted = (i64::from(minutes) - margin).max(least);
            u32::try_from(shifted).unwrap_or(u32::MAX)
        })
    }
}
