//! The parts of a person that affairs are about.

use crate::sheet::{Career, Character, Characteristics, Possessions};

/// Somebody with affairs to see to. The parts are those of a sheet, or the components of an entity.
#[derive(Debug)]
pub struct Owner<'a> {
    /// Whether they are alive and at liberty, and what pension they have.
    pub career: &'a mut Career,
    /// Possessions.
    pub owned: &'a mut Possessions,
    /// Their full scores: who sleeps through a trip needs Endurance.
    pub scores: Characteristics,
}

impl<'a> From<&'a mut Character> for Owner<'a> {
    fn from(person: &'a mut Character) -> Owner<'a> {
        let Character { career, possessions: owned, characteristics, .. } = person;
        Owner { career, owned, scores: *characteristics }
    }
}
