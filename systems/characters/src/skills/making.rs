//! Makes the throw of a skill for a person, with every modifier.

use dice::Modifier;

use super::{Ability, How, OtherDm, SkillBook, SkillEntry, Task, Use, When};
use crate::sheet::Characteristics;

/// Reason why a skill throw cannot be made.
#[derive(Debug, Clone, PartialEq, Eq, thiserror::Error)]
pub enum SkillError {
    #[error("there is no skill `{0}`")]
    Skill(String),
    #[error("{skill} is not thrown for `{wanted}`; it is for {}", or_nothing(.known))]
    Use { skill: String, wanted: String, known: Vec<String> },
    #[error("`{wanted}` changes nothing about `{on}`; what does: {}", or_nothing(.known))]
    Circumstance { on: String, wanted: String, known: Vec<String> },
}

fn or_nothing(known: &[String]) -> String {
    if known.is_empty() { "nothing".to_owned() } else { known.join(", ") }
}

impl SkillBook {
    /// A throw of a skill by somebody, with every modifier that holds: that of the level or of
    /// lacking the skill, and those of the circumstances in `holds`, one that counts each time as
    /// often as it stands there (CT-DEF-01, CT-DEF-04, CT-DEF-08).
    ///
    /// # Errors
    /// There is no such skill, throw or circumstance.
    pub fn task<'a>(
        &self,
        who: impl Into<Ability<'a>>,
        skill: &str,
        wanted: &str,
        holds: &[&str],
    ) -> Result<Task, SkillError> {
        let Ability { scores, learnt } = who.into();
        self.make(scores, self.level_for(learnt, skill), (skill, wanted), holds)
    }

    /// The same for a non-player character (CT-SKL-12).
    ///
    /// # Errors
    /// As [`task`](SkillBook::task).
    pub fn task_of_other<'a>(
        &self,
        who: impl Into<Ability<'a>>,
        skill: &str,
        wanted: &str,
        holds: &[&str],
    ) -> Result<Task, SkillError> {
        let Ability { scores, learnt } = who.into();
        self.make(scores, self.level_of_other(learnt, skill), (skill, wanted), holds)
    }

    fn make(
        &self,
        scores: Characteristics,
        (level, how): (Option<u8>, How),
        (skill, wanted): (&str, &str),
        holds: &[&str],
    ) -> Result<Task, SkillError> {
        let unknown = || SkillError::Skill(skill.to_owned());
        let made_for = find(self.entry(skill).ok_or_else(unknown)?, wanted)?;
        only_known(made_for, holds)?;
        let of_level = of_level(made_for, self.canonical(skill), level, &how);
        let others = made_for.others.iter().filter_map(|other| {
            let (times, name) = holds_now(&other.when, scores, level, holds)?;
            Some(of_other(made_for, other, times, name))
        });
        let mut task = Task::of(made_for);
        let place = if made_for.suggested { &mut task.suggested } else { &mut task.modifiers };
        place.extend(of_level);
        task.modifiers.extend(others);
        Ok(task)
    }
}

fn find<'a>(entry: &'a SkillEntry, wanted: &str) -> Result<&'a Use, SkillError> {
    entry.uses.iter().find(|it| it.name == wanted).ok_or_else(|| SkillError::Use {
        skill: entry.name.clone(),
        wanted: wanted.to_owned(),
        known: entry.uses.iter().map(|it| it.name.clone()).collect(),
    })
}

fn only_known(made_for: &Use, holds: &[&str]) -> Result<(), SkillError> {
    let known: Vec<&str> = made_for.circumstances().collect();
    let unknown = holds.iter().find(|circumstance| !known.contains(circumstance));
    unknown.map_or(Ok(()), |&wanted| {
        let known = known.iter().map(|&it| it.to_owned()).collect();
        Err(SkillError::Circumstance { on: made_for.name.clone(), wanted: wanted.into(), known })
    })
}

/// The modifier for the level, or for lacking the skill; `None` where neither counts (CT-DEF-05,
/// CT-DEF-09).
fn of_level(made_for: &Use, skill: &str, level: Option<u8>, how: &How) -> Option<Modifier> {
    let rule = made_for.dm_rule().to_owned();
    let Some(level) = level else {
        let dm = made_for.without?;
        return Some(Modifier::new(format!("no {skill}"), rule, dm.into()));
    };
    let dm = i16::from(made_for.per_level) * i16::from(level);
    let named = how.explain(skill, level);
    (made_for.per_level != 0).then(|| Modifier::new(named, rule, dm))
}

/// Number of times that a modifier holds, with its name; `None` where it does not hold.
fn holds_now(
    when: &When,
    scores: Characteristics,
    level: Option<u8>,
    holds: &[&str],
) -> Option<(i16, String)> {
    match when {
        When::Any(circumstances) => {
            let hold = circumstances.iter().find(|it| holds.contains(&it.as_str()))?;
            Some((1, hold.clone()))
        }
        When::Each(circumstance) => {
            let times = holds.iter().filter(|&it| it == circumstance).count();
            (times > 0).then(|| (times.min(100) as i16, format!("{circumstance} x{times}")))
        }
        When::Has(need) => {
            let has = scores.get(need.0) >= need.1;
            has.then(|| (1, format!("{} {}+", need.0, need.1)))
        }
        When::Level(least) => {
            level.is_some_and(|level| level >= *least).then(|| (1, format!("level {least}+")))
        }
    }
}

fn of_other(made_for: &Use, other: &OtherDm, times: i16, name: String) -> Modifier {
    let rule = other.rule.as_deref().unwrap_or(made_for.dm_rule());
    Modifier::new(name, rule.to_owned(), i16::from(other.dm) * times)
}
