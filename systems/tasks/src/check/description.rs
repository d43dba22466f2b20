//! Descriptions of checks (SE-CHK-03, SE-CHK-04, SE-CHK-10, SE-CHK-12).

use std::{borrow::Cow, fmt};

use dice::{Modifier, Pool};
use serde::{Deserialize, Serialize};

use super::{
    CheckRules, Difficulty, Pace, Prepared, SeveralTasks, TimeError, TimeFrame,
    characteristic::skill_modifiers, characteristic_dm, pool,
};
use crate::{Person, names::list};

/// Check as the referee calls for it.
#[derive(Debug, Clone, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(default, deny_unknown_fields)]
pub struct Check {
    pub difficulty: Difficulty,
    /// `None` for a check on DMs alone.
    pub characteristic: Option<String>,
    /// SE-CHK-12: `None` for a check on a characteristic alone, or on DMs alone.
    pub skill: Option<String>,
    /// SE-CHK-04: DMs of the situation, penalties for reactions and the like, each with its rule.
    pub modifiers: Vec<Modifier>,
    pub boons: u8,
    pub banes: u8,
    /// SE-CHK-10: number of tasks done at the same time, including this one; 0 and 1 both mean this
    /// one alone.
    pub at_once: u8,
    /// Time frame and pace, where time matters.
    pub time: Option<(TimeFrame, Pace)>,
}

/// Reason a check cannot be made.
#[derive(Debug, Clone, PartialEq, Eq, thiserror::Error)]
pub enum CheckError {
    #[error("nobody knows the {wanted} for this check; known are {known}")]
    NoCharacteristic { wanted: String, known: String },
    #[error(transparent)]
    Time(#[from] TimeError),
}

impl Check {
    /// Creates an Average check of a characteristic with a skill.
    pub fn of(characteristic: &str, skill: &str) -> Check {
        Check { skill: Some(skill.to_owned()), ..Check::on(characteristic) }
    }

    /// SE-CHK-12: creates an Average check of a characteristic alone.
    pub fn on(characteristic: &str) -> Check {
        Check { characteristic: Some(characteristic.to_owned()), ..Check::default() }
    }

    /// Sets the difficulty.
    pub fn at(self, difficulty: Difficulty) -> Check {
        Check { difficulty, ..self }
    }

    /// Adds a DM of the situation.
    pub fn with_dm(mut self, name: impl Into<Cow<'static, str>>, dm: i16) -> Check {
        self.modifiers.push(Modifier::new(name, "SE-CHK-04", dm));
        self
    }

    /// Adds a boon.
    pub fn with_boon(self) -> Check {
        Check { boons: self.boons.saturating_add(1), ..self }
    }

    /// Adds a bane.
    pub fn with_bane(self) -> Check {
        Check { banes: self.banes.saturating_add(1), ..self }
    }

    /// Sets the time frame and the pace.
    pub fn taking(self, frame: TimeFrame, pace: Pace) -> Check {
        Check { time: Some((frame, pace)), ..self }
    }

    /// Prepares the check with a person's numbers, for odds and throws.
    ///
    /// # Errors
    /// The person lacks the characteristic, or the pace is not possible.
    pub fn prepare(&self, person: &Person, rules: &CheckRules) -> Result<Prepared, CheckError> {
        let score = self.score(person)?;
        let mut modifiers: Vec<Modifier> = score
            .iter()
            .map(|(name, score)| {
                let dm = characteristic_dm(*score);
                Modifier::new(format!("{name} {score}"), "SE-DAT-02", dm)
            })
            .collect();
        if let Some(skill) = &self.skill {
            modifiers.extend(skill_modifiers(skill, person, rules));
        }
        modifiers.extend(self.modifiers.iter().cloned());
        let time = self.time.map(|(frame, pace)| frame.at(pace, rules)).transpose()?;
        Ok(Prepared::new(
            self.difficulty.harder(self.steps_harder(rules)),
            pool(self.boons, self.banes),
            modifiers,
            score.map(|(_, score)| score),
            time,
            rules.clone(),
        ))
    }

    /// Current score of the characteristic, wounds included.
    fn score(&self, person: &Person) -> Result<Option<(String, u8)>, CheckError> {
        let Some(name) = &self.characteristic else { return Ok(None) };
        let score = person.attribute(name).ok_or_else(|| CheckError::NoCharacteristic {
            wanted: name.clone(),
            known: list(person.attributes.keys().map(String::as_str)),
        })?;
        Ok(Some((name.clone(), score.current)))
    }

    /// SE-CHK-10: one step for several tasks at once, or one for each extra task.
    fn steps_harder(&self, rules: &CheckRules) -> u8 {
        let extra = self.at_once.saturating_sub(1);
        match rules.several_tasks {
            SeveralTasks::OneStep => extra.min(1),
            SeveralTasks::StepPerExtraTask => extra,
        }
    }
}

/// Writes `Routine (6+) END/Carouse, crowd -1, boon`.
impl fmt::Display for Check {
    fn fmt(&self, f: &mut fmt::Formatter) -> fmt::Result {
        write!(f, "{}", self.difficulty)?;
        let names = self.characteristic.iter().chain(&self.skill);
        let names: Vec<&str> = names.map(String::as_str).collect();
        if !names.is_empty() {
            write!(f, " {}", names.join("/"))?;
        }
        self.modifiers.iter().try_for_each(|modifier| write!(f, ", {modifier}"))?;
        let pool = pool(self.boons, self.banes);
        if matches!(pool, Pool::Boon | Pool::Bane) {
            write!(f, ", {pool}")?;
        }
        if self.at_once > 1 {
            write!(f, ", one of {} at once", self.at_once)?;
        }
        self.time.iter().try_for_each(|(frame, pace)| write!(f, ", {frame}, {pace}"))
    }
}
