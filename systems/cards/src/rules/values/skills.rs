//! Present skills of a crew: printed, granted, raised and lowered (CCG-SKL).

use std::collections::BTreeMap;

use super::changes;
use crate::{
    choice::CardId,
    data::{Crew, Face, Level, Modifier, Skill},
    state::{Kinds, TableRead},
};

/// Skills of a crew, each at one level only (CCG-SKL-2), in the order of the list of skills:
/// printed and granted levels, then every raising and lowering (CCG-SKL-5, CCG-SKL-5a).
pub(crate) fn skills(table: &impl TableRead, crew: CardId) -> Vec<(Skill, Level)> {
    let Face::Crew(printed) = &table.printed(crew).face else { return Vec::new() };
    skills_of(table, crew, printed)
}

/// The same with the crew already looked up.
pub(crate) fn skills_of(
    table: &impl TableRead,
    crew: CardId,
    printed: &Crew,
) -> Vec<(Skill, Level)> {
    let mut skills = printed.skills.clone();
    let mut steps = BTreeMap::<Skill, i8>::new();
    changes(table, crew, Kinds::SKILL, skill_change, |change| match change {
        SkillChange::AtLeast(skill, level) => {
            let held = skills.entry(skill).or_insert(level);
            *held = (*held).max(level);
        }
        SkillChange::By(skill, by) => {
            let steps = steps.entry(skill).or_default();
            *steps = steps.saturating_add(by);
        }
    });
    for (skill, by) in steps {
        let level = moved(skills.remove(&skill), by);
        skills.extend(level.map(|level| (skill, level)));
    }
    skills.into_iter().collect()
}

/// The same for one skill.
pub(in super::super) fn skill(
    table: &impl TableRead,
    crew: CardId,
    wanted: Skill,
) -> Option<Level> {
    let Face::Crew(printed) = &table.printed(crew).face else { return None };
    let (mut held, mut steps) = (printed.skills.get(&wanted).copied(), 0_i8);
    changes(table, crew, Kinds::SKILL, skill_change, |change| match change {
        SkillChange::AtLeast(skill, level) if skill == wanted => held = held.max(Some(level)),
        SkillChange::By(skill, by) if skill == wanted => {
            steps = steps.saturating_add(by);
        }
        SkillChange::AtLeast(..) | SkillChange::By(..) => {}
    });
    moved(held, steps)
}

/// The level this many steps up or down.
fn moved(held: Option<Level>, by: i8) -> Option<Level> {
    match held.map_or(0, |level| level as i8 + 1).saturating_add(by).clamp(0, 2) {
        0 => None,
        1 => Some(Level::Trained),
        _ => Some(Level::Expert),
    }
}

enum SkillChange {
    AtLeast(Skill, Level),
    By(Skill, i8),
}

fn skill_change(change: &Modifier) -> Option<SkillChange> {
    match change {
        Modifier::Grant(skill, level) => Some(SkillChange::AtLeast(*skill, *level)),
        Modifier::RaiseSkill(skill) => Some(SkillChange::By(*skill, 1)),
        Modifier::LowerSkill(skill) => Some(SkillChange::By(*skill, -1)),
        _ => None,
    }
}
