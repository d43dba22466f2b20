//! The DM of a task's skill (UGM-23 to UGM-27, UGM-31).

use dice::Modifier;

use super::{Task, TaskError, UgmRules};
use crate::Person;

/// Level of a skill for a task, and its DM.
pub(super) struct Standing {
    /// 0 without the skill (UGM-39 counts the level, not the DM).
    pub level: u8,
    pub modifier: Modifier,
}

/// UGM-23 to UGM-27: the skill itself or a related one, whichever is better; otherwise a default
/// skill; otherwise the DM without the skill, or a refusal.
pub(super) fn standing(
    task: &Task,
    person: &Person,
    rules: &UgmRules,
) -> Result<Standing, TaskError> {
    let skill = &task.descriptor.skill;
    let (own, related) = (level(skill, person, rules), related(task, person, rules));
    if let Some((from, had, level)) =
        related.filter(|&(_, _, level)| own.is_none_or(|own| own < level))
    {
        let name = format!("{skill}-{level} from {from}-{had}");
        return Ok(held(task, level, name, "UGM-27"));
    }
    if let Some(level) = own {
        let rule = if task.descriptor.per_level == 1 { "UGM-23" } else { "UGM-24" };
        return Ok(held(task, level, format!("{skill}-{level}"), rule));
    }
    if rules.is_default(skill) {
        return Ok(held(task, 0, format!("{skill}-0"), "UGM-25"));
    }
    let dm = rules.unskilled(skill).ok_or_else(|| TaskError::Unskilled { skill: skill.clone() })?;
    Ok(Standing { level: 0, modifier: Modifier::new(format!("no {skill}"), "UGM-26", dm) })
}

/// UGM-23, UGM-24: DM of a level, at the task's one rate.
fn held(task: &Task, level: u8, name: String, rule: &'static str) -> Standing {
    let dm = task.descriptor.per_level.saturating_mul(level.into());
    Standing { level, modifier: Modifier::new(name, rule, dm) }
}

/// UGM-31: best level under any name of the skill.
pub(super) fn level(skill: &str, person: &Person, rules: &UgmRules) -> Option<u8> {
    let held = person.skills.iter().filter(|(name, _)| rules.is_same_skill(name, skill));
    held.map(|(_, level)| *level).max()
}

/// UGM-27: best of the related skills, at its reduced level; one that is too low gives none.
fn related<'a>(task: &'a Task, person: &Person, rules: &UgmRules) -> Option<(&'a str, u8, u8)> {
    let serving = task.related.iter().filter_map(|name| {
        let had = level(name, person, rules)?;
        Some((name.as_str(), had, had.checked_sub(rules.related_skill_lower)?))
    });
    serving.max_by_key(|&(_, _, level)| level)
}
