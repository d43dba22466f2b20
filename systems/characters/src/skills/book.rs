//! The skill book: all skills, checked, with look-ups.

use super::{Absent, Covers, SkillEntry, SkillFault, SkillFile, check};
use crate::data::{Tables, Things};

/// Every skill there is, with an entry for all that a table can give.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct SkillBook {
    pub(super) file: SkillFile,
    pub(super) things: Things,
}

impl SkillBook {
    /// The skills of `file`, checked against `tables`.
    ///
    /// # Errors
    /// A skill of the tables has no entry, or an entry is at fault (CT-DEF-02, CT-DEF-14).
    pub fn new(file: SkillFile, tables: &Tables) -> Result<SkillBook, SkillFault> {
        let book = SkillBook { file, things: tables.things.clone() };
        check::book(&book, tables)?;
        Ok(book)
    }

    /// All entries, in the order of the file.
    pub fn entries(&self) -> &[SkillEntry] {
        &self.file.skills
    }

    /// Headings that the summary leaves empty (CT-DEF-16, CT-DEF-17).
    pub fn absent(&self) -> &[Absent] {
        &self.file.absent
    }

    /// The spelling of a skill used here, for any of its spellings (CT-SKT-05).
    pub fn canonical<'a>(&'a self, skill: &'a str) -> &'a str {
        let alias = self.file.aliases.iter().find(|(printed, _)| printed == skill);
        alias.map_or(skill, |(_, canonical)| canonical)
    }

    /// The entry of a skill, or of its group.
    pub fn entry(&self, skill: &str) -> Option<&SkillEntry> {
        let skill = self.canonical(skill);
        let named = self.entries().iter().find(|entry| entry.name == skill);
        named.or_else(|| self.entries().iter().find(|it| self.members(it).contains(&skill)))
    }

    /// The weapons or vehicles of an entry; empty for a skill by itself.
    pub fn members(&self, entry: &SkillEntry) -> Vec<&str> {
        let Things { weapons, vehicles, .. } = &self.things;
        match &entry.covers {
            Covers::Itself => Vec::new(),
            Covers::Weapons(classes) => {
                let of = weapons.iter().filter(|weapon| classes.contains(&weapon.class));
                of.map(|weapon| weapon.name.as_str()).collect()
            }
            Covers::Vehicles(groups) => {
                let of = vehicles.iter().filter(|vehicle| groups.contains(&vehicle.group));
                of.map(|vehicle| vehicle.name.as_str()).collect()
            }
        }
    }
}
