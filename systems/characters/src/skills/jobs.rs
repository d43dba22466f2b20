//! Jobs that need a skill.

use super::{Ability, How, Job, SkillBook, SkillEntry};
use crate::data::Need;

/// Reason why somebody cannot have a job.
#[derive(Debug, Clone, PartialEq, Eq, thiserror::Error)]
pub enum JobError {
    #[error("there is no job `{0}`")]
    Unknown(String),
    #[error("{job} asks for {skill}-{need}, and there is {}", level_of(.skill, *.have))]
    Level { job: String, skill: String, need: u8, have: Option<u8> },
    #[error("{job} asks for {} {}, and there is {have}", .need.0.name(), .need.1)]
    Characteristic { job: String, need: Need, have: u8 },
    /// CT-DEF-12
    #[error("{job} asks for {skill} itself; to know a little of everything does not count")]
    NotReally { job: String, skill: String },
}

fn level_of(skill: &str, level: Option<u8>) -> String {
    level.map_or_else(|| format!("no {skill}"), |level| format!("{skill}-{level}"))
}

impl SkillBook {
    /// Every job, with the skill it needs.
    pub fn jobs(&self) -> impl Iterator<Item = (&SkillEntry, &Job)> {
        self.entries().iter().flat_map(|entry| entry.jobs.iter().map(move |job| (entry, job)))
    }

    /// Checks that somebody can take a job, which needs the skill itself at a level. Jack of all
    /// trades does not count (CT-DEF-12, CT-DEF-13).
    ///
    /// # Errors
    /// There is no such job, or something is missing for it.
    pub fn can_serve_as<'a>(&self, who: impl Into<Ability<'a>>, job: &str) -> Result<(), JobError> {
        let Ability { scores, learnt } = who.into();
        let named = self.jobs().find(|(_, it)| it.name == job);
        let (entry, asks) = named.ok_or_else(|| JobError::Unknown(job.to_owned()))?;
        let (job, skill) = (asks.name.clone(), entry.name.clone());
        let (have, how) = self.level_for(learnt, &skill);
        if how == How::JackOfAllTrades {
            return Err(JobError::NotReally { job, skill });
        }
        if have.is_none_or(|level| level < asks.level) {
            return Err(JobError::Level { job, skill, need: asks.level, have });
        }
        let Some(need) = asks.need else { return Ok(()) };
        let have = scores.get(need.0);
        if have < need.1 { Err(JobError::Characteristic { job, need, have }) } else { Ok(()) }
    }
}
