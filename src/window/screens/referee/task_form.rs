//! A task of the Universal Game Mechanic as it is entered: one line, and the numbers beside it.

#![expect(
    clippy::wildcard_enum_match_arm,
    reason = "each page has rows of its own; those of the other say and do nothing there"
)]

use tasks::{
    Person,
    ugm::{Descriptor, DescriptorError, Difficulty, Prepared, Situation, Task, UgmRules},
};

use super::{
    field::{Field, Trouble, at},
    list,
};
use crate::window::ui::steps::around;

/// The form of the page of tasks.
#[derive(Debug, Clone, PartialEq)]
pub struct TaskForm {
    /// The descriptor, as typed (UGM-08).
    pub line: String,
    /// The level of somebody unnamed; `None` without the skill.
    pub level: Option<u8>,
    /// The attribute of somebody unnamed.
    pub score: u8,
    /// A number that may stand in for the attribute (UGM-21).
    pub stand_in: Option<u8>,
    /// The DM without the skill; `None` where it cannot be tried (UGM-26).
    pub unskilled: Option<i16>,
    /// The grades of totals, as typed (UGM-33).
    pub grades: String,
    /// How long it takes (UGM-32).
    pub minutes: Option<u32>,
}

/// The prefix of opponents' DMs.
const OPPONENT: &str = "opponent's ";

impl TaskForm {
    /// The line as a task.
    pub fn descriptor(&self) -> Result<Descriptor, DescriptorError> {
        self.line.parse()
    }

    /// The person who tries it: somebody of the library, or somebody with only these numbers.
    pub fn person(&self, task: &Descriptor, known: Option<&Person>) -> Person {
        let mut person = known.cloned().unwrap_or_else(|| self.unnamed(task));
        let mut names = task.attributes.iter().rev();
        // The first is the person's own; the last named is what stands in for it.
        if let (Some(number), Some(name), true) =
            (self.stand_in, names.next(), task.attributes.len() > 1)
        {
            person.stand_ins.insert(name.clone(), number);
        }
        person
    }

    fn unnamed(&self, task: &Descriptor) -> Person {
        let stepped = task.situational.iter().filter_map(|situation| match situation {
            Situation::IfAttribute { attribute, .. } => Some(attribute),
            Situation::Dm { .. } => None,
        });
        let own = task.attributes.iter().take(1).chain(stepped);
        let person = own.fold(Person::default(), |who, name| who.with_attribute(name, self.score));
        match self.level {
            Some(level) => person.with_skill(&task.skill, level),
            None => person,
        }
    }

    /// How the rules are set.
    pub fn rules(&self) -> UgmRules {
        UgmRules { unskilled_dm: self.unskilled, ..UgmRules::default() }
    }

    /// Everything together, ready to be weighed and thrown.
    pub fn prepare(&self, known: Option<&Person>) -> Result<Prepared, Trouble> {
        let descriptor = self.descriptor().map_err(|it| {
            let said = it.to_string();
            Trouble { field: Field::Line, at: at(it.column, &it.found), said }
        })?;
        let grades = list::grades(&self.grades).map_err(|it| Trouble::typed(Field::Grades, &it))?;
        let person = self.person(&descriptor, known);
        let task = Task { grades, minutes: self.minutes, ..descriptor.into() };
        task.prepare(&person, &self.rules()).map_err(|it| Trouble::general(Field::Level, &it))
    }

    /// Turns something that the line itself says, and writes the line anew.
    pub fn turn_line(&mut self, field: Field, steps: isize) {
        let Ok(mut task) = self.descriptor() else { return };
        match field {
            Field::Difficulty => {
                let dm = (isize::from(task.difficulty.0) + steps).clamp(-20, 12);
                task.difficulty = Difficulty(dm as i16);
            }
            Field::Rate => {
                task.per_level = (isize::from(task.per_level) - 1 + steps).rem_euclid(6) as i16 + 1;
            }
            Field::Referenced => task.attribute_referenced = !task.attribute_referenced,
            Field::Opponent => {
                let now = opponent(&task).map_or(0, |level| usize::from(level) + 1);
                let level = around(now, steps, 8).checked_sub(1);
                set_opponent(&mut task, level.map(|level| level as u8));
            }
            _ => return,
        }
        self.line = task.to_string();
    }
}

/// UGM-30: the level of the opponent's skill against the throw.
pub fn opponent(task: &Descriptor) -> Option<u8> {
    task.situational.iter().find_map(|situation| match situation {
        Situation::Dm { dm, text } if text.starts_with(OPPONENT) => {
            u8::try_from(dm.saturating_neg()).ok()
        }
        Situation::Dm { .. } | Situation::IfAttribute { .. } => None,
    })
}

/// An opponent's skill where one is named; else the very skill of the task.
fn set_opponent(task: &mut Descriptor, level: Option<u8>) {
    let place = task.situational.iter().position(is_opponents);
    let named = place.and_then(|n| skill_against(&task.situational[n]));
    task.situational.retain(|situation| !is_opponents(situation));
    if let Some(level) = level {
        let skill = named.unwrap_or_else(|| task.skill.clone());
        let place = place.unwrap_or(task.situational.len()).min(task.situational.len());
        task.situational.insert(place, Situation::opponents_skill(&skill, level));
    }
}

fn is_opponents(situation: &Situation) -> bool {
    match situation {
        Situation::Dm { text, .. } => text.starts_with(OPPONENT),
        Situation::IfAttribute { .. } => false,
    }
}

/// The name of the skill that an opponent throws in.
fn skill_against(situation: &Situation) -> Option<String> {
    let Situation::Dm { text, .. } = situation else { return None };
    let name = text.strip_prefix(OPPONENT)?;
    Some(name.rsplit_once('-').map_or(name, |(name, _)| name).to_owned())
}
