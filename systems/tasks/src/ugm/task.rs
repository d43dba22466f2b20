//! A task with all that may hang on it (UGM-32 to UGM-35, UGM-45).

use std::fmt;

use dice::{Modifier, Target};
use serde::{Deserialize, Serialize};

use super::{Descriptor, Prepared, UgmRules, governor, situation, skill};
use crate::Person;

/// A descriptor, and what the referee has tied to its result. A bare descriptor is a task too.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Task {
    pub descriptor: Descriptor,
    /// UGM-27: skills that may serve at a lower level, by the referee's leave.
    #[serde(default)]
    pub related: Vec<String>,
    /// UGM-33: what totals lead to, beyond success and failure.
    #[serde(default)]
    pub grades: Vec<Grade>,
    /// UGM-34: what the player gets to see.
    #[serde(default)]
    pub visibility: Visibility,
    /// UGM-34: what the player is told on a success, and may make of it what they will.
    #[serde(default)]
    pub hint: Option<String>,
    /// UGM-32: how long it takes on average, in minutes, if its time matters.
    #[serde(default)]
    pub minutes: Option<u32>,
    /// UGM-45: what a critical success does, in the referee's words.
    #[serde(default)]
    pub on_critical_success: Option<String>,
    /// UGM-45: what a critical failure does, in the referee's words.
    #[serde(default)]
    pub on_critical_failure: Option<String>,
}

/// UGM-33: what a total of so much or more leads to.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Grade {
    /// The lowest total of the grade; `None` for every total below the other grades.
    pub at_least: Option<i32>,
    pub text: String,
    /// UGM-35: a task that may be tried later because of it.
    #[serde(default)]
    pub second_check: Option<Box<Task>>,
}

/// UGM-34: what the player sees of a task.
#[derive(Debug, Clone, Copy, Default, PartialEq, Eq, Serialize, Deserialize)]
pub enum Visibility {
    /// All of it.
    #[default]
    Open,
    /// The throw, but not what its total leads to.
    GradesHidden,
    /// Nothing, but for the hint of a success.
    Hidden,
}

/// Why somebody cannot try a task.
#[derive(Debug, Clone, PartialEq, Eq, thiserror::Error)]
pub enum TaskError {
    #[error("nobody knows the {wanted} for this task; known are {known}")]
    NoAttribute { wanted: String, known: String },
    #[error("this cannot be tried without {skill}")]
    Unskilled { skill: String },
}

impl From<Descriptor> for Task {
    fn from(descriptor: Descriptor) -> Task {
        Task {
            descriptor,
            related: Vec::new(),
            grades: Vec::new(),
            visibility: Visibility::Open,
            hint: None,
            minutes: None,
            on_critical_success: None,
            on_critical_failure: None,
        }
    }
}

impl Task {
    /// The task with somebody's numbers: ready to be weighed and thrown.
    ///
    /// # Errors
    /// Nobody knows the attribute, or the task cannot be tried without its skill (UGM-26).
    pub fn prepare(&self, person: &Person, rules: &UgmRules) -> Result<Prepared, TaskError> {
        let candidates = governor::candidates(&self.descriptor, person, rules)?;
        let skill = skill::standing(self, person, rules)?;
        let difficulty = self.descriptor.difficulty;
        let name = difficulty.landmark().unwrap_or("Difficulty");
        let mut critical: Vec<Modifier> = governor::for_criticals(&candidates, rules)
            .map(|own| Modifier::new(own.name, "UGM-37", own.score.into()))
            .into_iter()
            .collect();
        // UGM-38: neither the situation nor natural ability counts here.
        critical.push(Modifier::new(self.descriptor.skill.clone(), "UGM-39", skill.level.into()));
        critical.push(Modifier::new(name, "UGM-02", difficulty.0));
        let mut modifiers = vec![skill.modifier, Modifier::new(name, "UGM-02", difficulty.0)];
        modifiers.extend(situation::modifiers(&self.descriptor, person, rules)?);
        Ok(Prepared {
            task: self.clone(),
            rules: rules.clone(),
            governor: governor::for_ability(&self.descriptor, &candidates, rules),
            modifiers,
            critical: Target::at_most_sum(critical),
        })
    }
}

/// Its descriptor.
impl fmt::Display for Task {
    fn fmt(&self, f: &mut fmt::Formatter) -> fmt::Result {
        self.descriptor.fmt(f)
    }
}
