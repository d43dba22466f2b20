//! The parts of a person that skills are about.

use crate::sheet::{Character, Characteristics, PersonRef, Skills};

/// Somebody as far as a skill goes. The parts are those of a sheet, or the components of an entity.
#[derive(Debug, Clone, Copy)]
pub struct Ability<'a> {
    /// The full scores.
    pub scores: Characteristics,
    /// Skills.
    pub learnt: &'a Skills,
}

impl<'a> From<&'a Character> for Ability<'a> {
    fn from(person: &'a Character) -> Ability<'a> {
        Ability { scores: person.characteristics, learnt: &person.skills }
    }
}

impl<'a> From<PersonRef<'a>> for Ability<'a> {
    fn from(person: PersonRef<'a>) -> Ability<'a> {
        Ability { scores: *person.characteristics, learnt: person.skills }
    }
}
