//! Tasks with their optional parts (UGM-32 to UGM-35, UGM-45).

use std::fmt;

use dice::{Modifier, Target};
use serde::{Deserialize, Serialize};

use super::{Descriptor, Prepared, UgmRules, governor, situation, skill};
use crate::Person;

/// Task: a descriptor, and what the referee attaches to its result. A bare descriptor is a task
/// too.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Task {
    pub descriptor: Descriptor,
    /// UGM-27: skills that may serve at a lower level, with the referee's permission.
    #[serde(default)]
    pub related: Vec<String>,
    /// UGM-33: grades of totals, beyond success and failure.
    #[serde(default)]
    pub grades: Vec<Grade>,
    /// UGM-34: lines the player sees.
    #[serde(default)]
    pub visibility: Visibility,
    /// UGM-34: hint for the player on a success, to be interpreted freely.
    #[serde(default)]
    pub hint: Option<String>,
    /// UGM-32: average time in minutes, if time matters.
    #[serde(default)]
    pub minutes: Option<u32>,
    /// UGM-45: consequence of a critical success, in the referee's words.
    #[serde(default)]
    pub on_critical_success: Option<String>,
    /// UGM-45: consequence of a critical failure, in the referee's words.
    #[serde(default)]
    pub on_critical_failure: Option<String>,
}

/// UGM-33: grade for this total or more.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Grade {
    /// Lowest total of the grade; `None` for every total below the other grades.
    pub at_least: Option<i32>,
    pub text: String,
    /// UGM-35: task that may be tried later because of it.
    #[serde(default)]
    pub second_check: Option<Box<Task>>,
}

/// UGM-34: parts of a result that the player sees.
#[derive(Debug, Clone, Copy, Default, PartialEq, Eq, Serialize, Deserialize)]
pub enum Visibility {
    /// Everything.
    #[default]
    Open,
    /// The throw, but not its grade.
    GradesHidden,
    /// Only the hint of a success.
    Hidden,
}

/// Reason a task cannot be tried.
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
    /// Prepares the task with a person's numbers, for odds and throws.
    ///
    /// # Errors
    /// The person lacks the attribute, or the task cannot be tried without its skill (UGM-26).
    pub fn prepare(&self, person: &Person, rules: &UgmRules) -> Result<Prepared, TaskError> {
        let candidates = governor::candidates(&self.descriptor, person, rules)?;
        let skill = skill::standing(self, person, rules)?;
        let difficulty = self.descriptor.difficulty;
        let name = difficulty.landmark().unwrap_or("Difficulty");
        let mut critical: Vec<Modifier> = governor::for_criticals(&candidates, rules)
            .map(|own| Modifier::new(own.name, "UGM-37", own.score.into()))
            .into_iter()
            .collect();
        // UGM-38: situation and natural ability do not count here.
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

/// Writes its descriptor.
impl fmt::Display for Task {
    fn fmt(&self, f: &mut fmt::Formatter) -> fmt::Result {
        self.descriptor.fmt(f)
    }
}
