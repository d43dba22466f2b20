//! The entries of both pages, and the value of each row.

#![expect(
    clippy::wildcard_enum_match_arm,
    reason = "each page has rows of its own; those of the other say and do nothing there"
)]

use characters::text::count;
use tasks::{Person, ugm};

use crate::roster::Roster;

use super::{
    check_form::CheckForm,
    field::{Field, Page},
    people::{Known, attribute, known},
    task_form::{TaskForm, opponent},
};

/// Everything that is entered.
#[derive(Debug, Clone, PartialEq)]
pub struct Entries {
    pub page: Page,
    /// 0 for somebody unnamed, else a place in the library counted from 1.
    pub who: usize,
    pub task: TaskForm,
    pub check: CheckForm,
    /// As typed.
    pub seed: String,
}

impl Entries {
    /// The text of a row that is typed in; `None` for one that turns.
    pub fn text(&mut self, field: Field) -> Option<&mut String> {
        match field {
            Field::Line => Some(&mut self.task.line),
            Field::Grades => Some(&mut self.task.grades),
            Field::Dms => Some(&mut self.check.dms),
            Field::Skill => Some(&mut self.check.skill),
            Field::Seed => Some(&mut self.seed),
            _ => None,
        }
    }

    /// The chosen person of the library.
    pub fn known(&self, people: &Roster) -> Option<Known> {
        known(people, people.nth(self.who.checked_sub(1)?)?)
    }

    /// The value of a row that turns; values of `people` are theirs and do not turn.
    pub fn value(&self, field: Field, people: &Roster) -> String {
        let known = self.known(people);
        let person = known.as_ref().map(|known| &known.person);
        match (self.page, field) {
            (_, Field::Who) => known.map_or_else(|| nobody(people), |known| known.name),
            (Page::Task, _) => self.task_value(field, person),
            (Page::Check, _) => self.check_value(field, person),
        }
    }

    fn task_value(&self, field: Field, person: Option<&Person>) -> String {
        let form = &self.task;
        let task = form.descriptor();
        let of_line = |words: &dyn Fn(&ugm::Descriptor) -> String| match &task {
            Ok(task) => words(task),
            Err(_) => "as the line says".to_owned(),
        };
        match field {
            Field::Level => match person {
                Some(person) => of_line(&|task| theirs_level(&task.skill, person, form)),
                None => level(form.level),
            },
            Field::Score => match person {
                Some(person) => of_line(&|task| theirs_score(&task.attributes, person)),
                None => form.score.to_string(),
            },
            Field::StandIn => of_line(&|task| match (task.attributes.len(), form.stand_in) {
                (0 | 1, _) => "write `EDU or Ship's TL`".to_owned(),
                (_, None) => "no number".to_owned(),
                (n, Some(number)) => format!("{} {number}", task.attributes[n - 1]),
            }),
            Field::Difficulty => of_line(&|task| match task.difficulty.landmark() {
                Some(name) => format!("{name} ({})", task.difficulty),
                None => task.difficulty.to_string(),
            }),
            Field::Rate => of_line(&|task| format!("{:+} per level", task.per_level)),
            Field::Referenced => of_line(&|task| match uses_attribute(task, form) {
                true => "used otherwise: no ability".to_owned(),
                false => "gives natural ability".to_owned(),
            }),
            Field::Opponent => of_line(&|task| match opponent(task) {
                Some(level) => format!("skill {level} against it"),
                None => "none".to_owned(),
            }),
            Field::Unskilled => match form.unskilled {
                Some(dm) => format!("DM {dm:+}"),
                None => "cannot be tried".to_owned(),
            },
            Field::Minutes => match form.minutes {
                Some(minutes) => format!("{} on average", count(minutes, "minute")),
                None => "does not matter".to_owned(),
            },
            _ => String::new(),
        }
    }

    fn check_value(&self, field: Field, person: Option<&Person>) -> String {
        let form = &self.check;
        let none_or = |n: u8, none: &str| if n == 0 { none.to_owned() } else { n.to_string() };
        match field {
            Field::Difficulty => form.difficulty.to_string(),
            Field::Characteristic => form.characteristic.map_or("nothing".to_owned(), attribute),
            Field::Score => match (form.characteristic, person) {
                (None, _) => "counts for nothing".to_owned(),
                (Some(which), Some(person)) => theirs_score(&[attribute(which)], person),
                (Some(_), None) => form.score.to_string(),
            },
            Field::Level => match person {
                _ if form.skill.trim().is_empty() => "no skill is asked for".to_owned(),
                Some(person) => match person.skill(form.skill.trim()) {
                    Some(level) => format!("{level}, their own"),
                    None => "not held".to_owned(),
                },
                None => level(form.level),
            },
            Field::Boons => none_or(form.boons, "none"),
            Field::Banes => none_or(form.banes, "none"),
            Field::AtOnce => match form.at_once {
                0 | 1 => "this one alone".to_owned(),
                n => format!("{n}, a step harder"),
            },
            Field::Frame => {
                form.frame.map_or("does not matter".to_owned(), |frame| frame.to_string())
            }
            Field::Pace => match form.frame {
                None => "choose a time frame first".to_owned(),
                Some(_) => form.pace.to_string(),
            },
            Field::Luck => match form.luck {
                0 => "none declared".to_owned(),
                1 => "1 point".to_owned(),
                n => format!("{n} points"),
            },
            Field::After => match form.after {
                Some(band) => format!("after {band}"),
                None => "the first".to_owned(),
            },
            _ => String::new(),
        }
    }
}

fn level(level: Option<u8>) -> String {
    level.map_or("not held".to_owned(), |level| level.to_string())
}

/// The level that counts for a task, by any name of the skill (UGM-31).
fn theirs_level(skill: &str, person: &Person, form: &TaskForm) -> String {
    let rules = form.rules();
    let held = person.skills.iter().filter(|(name, _)| rules.is_same_skill(name, skill));
    match held.map(|(_, level)| level).max() {
        Some(level) => format!("{level}, their own"),
        None => "not held".to_owned(),
    }
}

/// Whether natural ability is left out, by the line itself or by its skill (UGM-12, UGM-51).
fn uses_attribute(task: &ugm::Descriptor, form: &TaskForm) -> bool {
    let rules = form.rules();
    task.attributes.iter().any(|attribute| task.references(attribute, &rules))
}

fn nobody(people: &Roster) -> String {
    match people.is_empty() {
        true => "unnamed; the library is empty".to_owned(),
        false => "somebody unnamed".to_owned(),
    }
}

fn theirs_score(names: &[String], person: &Person) -> String {
    let own = names.iter().find_map(|name| Some((name, person.attribute(name)?)));
    match own {
        Some((name, score)) if score.current < score.full => {
            format!("{name} {} of {}, their own", score.current, score.full)
        }
        Some((name, score)) => format!("{name} {}, their own", score.current),
        None => "none of theirs".to_owned(),
    }
}
