//! A person with their file, and the bundle that makes an entity of them.

use bevy::{ecs::query::QueryData, prelude::Bundle};
use characters::sheet::PersonQuery;

use super::{
    components::{LifeRecord, PersonFile, Story, Tags},
    person::Person,
};

/// A person and where they are kept: what comes from the disk and goes there.
#[derive(Debug, Clone, PartialEq, Bundle)]
pub struct Entry {
    pub file: PersonFile,
    pub person: Person,
}

/// Everything about somebody of a roster.
#[derive(QueryData)]
pub struct EntryQuery {
    /// Where they are kept.
    pub file: &'static PersonFile,
    /// The parts of their sheet.
    pub character: PersonQuery,
    /// Their tags.
    pub tags: &'static Tags,
    /// Their story.
    pub story: &'static Story,
    /// The life they came from.
    pub artefact: &'static LifeRecord,
}

/// Somebody of a roster, part by part.
pub type EntryRef<'w> = EntryQueryItem<'w>;

impl EntryRef<'_> {
    /// Somebody as they are written.
    pub fn entry(&self) -> Entry {
        let (character, tags, story) =
            (self.character.sheet(), self.tags.clone(), self.story.clone());
        let person = Person { character, tags, story, artefact: self.artefact.clone() };
        Entry { file: self.file.clone(), person }
    }
}
