//! Results of tasks, for the player and for the referee (UGM-33 to UGM-36, UGM-42 to UGM-45).

use std::fmt;

use dice::Throw;
use serde::{Deserialize, Serialize};

use super::{Grade, Prepared, Task, Visibility};

/// UGM-36: critical that may follow a double.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
pub enum Critical {
    Success,
    Failure,
}

impl Critical {
    /// UGM-36: a critical failure after a double 1, a critical success after a double 6.
    pub fn may_follow(natural: i32) -> Option<Critical> {
        match natural {
            2 => Some(Critical::Failure),
            12 => Some(Critical::Success),
            _ => None,
        }
    }
}

/// Writes `critical success` or `critical failure`.
impl fmt::Display for Critical {
    fn fmt(&self, f: &mut fmt::Formatter) -> fmt::Result {
        f.write_str(match self {
            Critical::Success => "critical success",
            Critical::Failure => "critical failure",
        })
    }
}

/// UGM-37: throw of 3D that wins a critical success, or avoids a critical failure.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
pub struct CriticalCheck {
    pub may: Critical,
    pub throw: Throw,
}

/// Result of a task.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
pub struct TaskResult {
    pub throw: Throw,
    /// Second throw after a double.
    pub critical_check: Option<CriticalCheck>,
    /// UGM-44: success, which may differ from the total's.
    pub success: bool,
    pub critical: Option<Critical>,
    /// UGM-45: consequence of the critical, in the referee's words.
    pub consequence: Option<String>,
    /// UGM-33: grade that the total reaches.
    pub grade: Option<Grade>,
    /// UGM-32: time it took, in minutes.
    pub minutes: Option<u32>,
    /// UGM-34: hint for the player on a success.
    pub hint: Option<String>,
    pub visibility: Visibility,
}

impl TaskResult {
    pub(super) fn new(
        prepared: &Prepared,
        throw: Throw,
        critical_check: Option<CriticalCheck>,
    ) -> TaskResult {
        let total = throw.total();
        let passed = |check: &CriticalCheck| (check.may, check.throw.success() == Some(true));
        let (success, critical) = prepared.settle(total, critical_check.as_ref().map(passed));
        let task = &prepared.task;
        TaskResult {
            throw,
            critical_check,
            success,
            critical,
            consequence: match critical {
                Some(Critical::Success) => task.on_critical_success.clone(),
                Some(Critical::Failure) => task.on_critical_failure.clone(),
                None => None,
            },
            grade: prepared.grade(total).cloned(),
            minutes: prepared.minutes(total),
            hint: task.hint.clone().filter(|_| success),
            visibility: task.visibility,
        }
    }

    /// UGM-32: the total less 8.
    pub fn margin(&self) -> i32 {
        self.throw.total().saturating_sub(super::TARGET.into())
    }

    /// UGM-35: task that may be tried later because of the grade reached.
    pub fn second_check(&self) -> Option<&Task> {
        self.grade.as_ref()?.second_check.as_deref()
    }

    /// UGM-34: lines for the player, as far as the referee shows them.
    pub fn for_player(&self) -> Vec<String> {
        let mut lines = match self.visibility {
            Visibility::Open => return self.for_referee(),
            Visibility::GradesHidden => self.open_lines(),
            Visibility::Hidden => Vec::new(),
        };
        lines.extend(self.hint.clone());
        lines
    }

    /// UGM-34: every line.
    pub fn for_referee(&self) -> Vec<String> {
        let mut lines = self.open_lines();
        lines.extend(self.grade.iter().map(|grade| grade.text.clone()));
        let second = self.second_check();
        lines.extend(second.map(|task| format!("a second check may follow: {}", task)));
        lines.extend(self.hint.clone());
        lines
    }

    /// Lines of the throws and their result.
    fn open_lines(&self) -> Vec<String> {
        let mut lines = vec![self.throw.to_string()];
        lines.extend(
            self.critical_check.iter().map(|check| format!("{}? {}", check.may, check.throw)),
        );
        lines.extend(self.critical.map(|critical| match &self.consequence {
            Some(consequence) => format!("{critical}: {consequence}"),
            None => critical.to_string(),
        }));
        if self.throw.success() != Some(self.success) {
            lines.push(
                if self.success { "success after all" } else { "failure after all" }.to_owned(),
            );
        }
        lines.extend(self.minutes.map(|minutes| match minutes {
            1 => "1 minute".to_owned(),
            minutes => format!("{minutes} minutes"),
        }));
        lines
    }
}

/// Writes every line, for the referee.
impl fmt::Display for TaskResult {
    fn fmt(&self, f: &mut fmt::Formatter) -> fmt::Result {
        f.write_str(&self.for_referee().join("\n"))
    }
}
