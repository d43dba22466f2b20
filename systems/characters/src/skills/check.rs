//! Checks of the skills.

use super::{EveryonesSkills, Relation, SkillBook, SkillEntry, Use, When};
use crate::data::{Cell, Service, SkillTable, Tables};

/// A fault in the file of skills; each names the entry.
#[derive(Debug, Clone, PartialEq, Eq, thiserror::Error)]
pub enum SkillFault {
    #[error("{service} can give `{skill}`, which has no entry")]
    Missing { service: Service, skill: String },
    #[error("`{0}` is a weapon or vehicle without an entry for its kind")]
    Ungrouped(String),
    #[error("`{0}` has two entries")]
    Twice(String),
    #[error("`{0}` is described in no words")]
    Undescribed(String),
    #[error("`{entry}`: two throws are called `{name}`")]
    UseTwice { entry: String, name: String },
    #[error("`{entry}`, `{name}`: {number} is no number that two dice show")]
    Number { entry: String, name: String, number: u8 },
    #[error("`{entry}`, `{name}`: a modifier says in no words when it holds")]
    When { entry: String, name: String },
    #[error("{of} names `{skill}`, which has no entry")]
    Unknown { of: String, skill: String },
}

/// Checks that all a table can give has an entry (CT-DEF-14), and that every entry works
/// (CT-DEF-02).
pub(super) fn book(book: &SkillBook, tables: &Tables) -> Result<(), SkillFault> {
    for (service, skill) in given(tables) {
        if book.entry(&skill).is_none() {
            return Err(SkillFault::Missing { service, skill });
        }
    }
    let weapons = book.things.weapons.iter().map(|weapon| &weapon.name);
    let things = weapons.chain(book.things.vehicles.iter().map(|vehicle| &vehicle.name));
    if let Some(name) = things.into_iter().find(|name| book.entry(name).is_none()) {
        return Err(SkillFault::Ungrouped(name.clone()));
    }
    names(book)?;
    book.entries().iter().try_for_each(|it| entry(book, it))
}

/// Skills from the skill tables, and automatic ones.
fn given(tables: &Tables) -> impl Iterator<Item = (Service, String)> {
    Service::ALL.into_iter().flat_map(|service| {
        let table = tables.service(service);
        let rolled = SkillTable::ALL.into_iter().flat_map(|of| table.skills(of));
        let automatic = table.automatic.iter().map(|it| &it.gives);
        rolled
            .chain(automatic)
            .filter_map(skill_of)
            .map(move |skill| (service, skill))
            .collect::<Vec<_>>()
    })
}

fn skill_of(cell: &Cell) -> Option<String> {
    match cell {
        Cell::Change(..) => None,
        Cell::Skill(skill) => Some(skill.clone()),
        Cell::Blade | Cell::Gun | Cell::Vehicle => Some(crate::text::cell(cell)),
    }
}

/// Checks that all skills named beside the entries have one.
fn names(book: &SkillBook) -> Result<(), SkillFault> {
    let file = &book.file;
    let mut named: Vec<(&str, &String)> = Vec::new();
    named.extend(file.aliases.iter().map(|(_, skill)| ("an alias", skill)));
    for everyone in &file.everyone {
        if let EveryonesSkills::These(skills) = &everyone.skills {
            named.extend(skills.iter().map(|skill| ("what everyone has", skill)));
        }
    }
    for related in &file.related {
        match &related.how {
            Relation::Counts(from, to, _) => {
                named.extend([("a relation", from), ("a relation", to)])
            }
            Relation::AllOthers(from, _) => named.push(("a relation", from)),
            Relation::Within(..) => {}
        }
    }
    let unknown = named.into_iter().find(|(_, skill)| book.entry(skill).is_none());
    unknown.map_or(Ok(()), |(of, skill)| {
        Err(SkillFault::Unknown { of: of.to_owned(), skill: skill.clone() })
    })
}

fn entry(book: &SkillBook, entry: &SkillEntry) -> Result<(), SkillFault> {
    let name = &entry.name;
    if book.entries().iter().filter(|other| other.name == *name).count() > 1 {
        return Err(SkillFault::Twice(name.clone()));
    }
    if name.trim().is_empty() || entry.about.text.trim().is_empty() {
        return Err(SkillFault::Undescribed(name.clone()));
    }
    entry.uses.iter().try_for_each(|it| one_use(entry, it))
}

fn one_use(entry: &SkillEntry, made_for: &Use) -> Result<(), SkillFault> {
    let (of, name) = (entry.name.clone(), made_for.name.clone());
    if entry.uses.iter().filter(|other| other.name == name).count() > 1 {
        return Err(SkillFault::UseTwice { entry: of, name });
    }
    let numbers = made_for.goal.map(|goal| goal.number()).into_iter().chain(made_for.loses_on);
    if let Some(number) = numbers.into_iter().find(|number| !(2..=12).contains(number)) {
        return Err(SkillFault::Number { entry: of, name, number });
    }
    let wordless = made_for.others.iter().any(|other| match &other.when {
        When::Any(circumstances) => circumstances.iter().all(|it| it.trim().is_empty()),
        When::Each(circumstance) => circumstance.trim().is_empty(),
        When::Has(_) | When::Level(_) => false,
    });
    if wordless { Err(SkillFault::When { entry: of, name }) } else { Ok(()) }
}
