//! A person in a world: one entity with a component for each part of a sheet.

use bevy::{
    ecs::query::QueryData,
    prelude::{Entity, World},
};

use super::{Career, Character, Characteristics, Identity, Possessions, Skills};
use crate::body::Body;

/// All parts of a person, read by a query or from a single entity.
#[derive(QueryData)]
#[query_data(derive(Debug, Clone, Copy, PartialEq, Eq))]
pub struct PersonQuery {
    /// Name and title.
    pub identity: &'static Identity,
    /// The full scores.
    pub characteristics: &'static Characteristics,
    /// Skills.
    pub skills: &'static Skills,
    /// Service, rank and terms.
    pub career: &'static Career,
    /// Possessions.
    pub possessions: &'static Possessions,
    /// Wounds and their aftermath.
    pub body: &'static Body,
}

/// A person in a world, part by part.
pub type PersonRef<'w> = PersonQueryItem<'w>;

impl<'w> PersonRef<'w> {
    /// The person that this entity is; `None` if it is none.
    pub fn of(world: &'w World, entity: Entity) -> Option<PersonRef<'w>> {
        world.get_entity(entity).ok()?.get_components::<PersonQuery>()
    }

    /// The sheet: what spawning has made an entity of, as it is now.
    pub fn sheet(&self) -> Character {
        Character {
            identity: self.identity.clone(),
            characteristics: *self.characteristics,
            skills: self.skills.clone(),
            career: self.career.clone(),
            possessions: self.possessions.clone(),
            body: self.body.clone(),
        }
    }
}

impl<'w> From<&'w Character> for PersonRef<'w> {
    fn from(sheet: &'w Character) -> PersonRef<'w> {
        let Character { identity, characteristics, skills, career, possessions, body } = sheet;
        PersonRef { identity, characteristics, skills, career, possessions, body }
    }
}

impl Character {
    /// The person that this entity is; `None` if it is none.
    pub fn read(world: &World, entity: Entity) -> Option<Character> {
        PersonRef::of(world, entity).map(|person| person.sheet())
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::{
        Setup,
        scenario::tables,
        wish::{Wish, live},
    };

    #[test]
    fn whoever_is_put_into_a_world_comes_out_as_they_went_in() {
        let (mut world, tables) = (World::new(), tables());
        for seed in 0..100 {
            let life = live(&tables, &Setup::default(), &Wish::Anything, None, seed);
            let person = life.expect("a sound setup").character();
            let entity = world.spawn(person.clone()).id();
            assert_eq!(PersonRef::of(&world, entity), Some((&person).into()), "seed {seed}");
            assert_eq!(Character::read(&world, entity), Some(person), "seed {seed}");
        }
        let everybody = world.query::<PersonQuery>().iter(&world).count();
        assert_eq!(everybody, 100);
        let nobody = world.spawn_empty().id();
        assert_eq!(Character::read(&world, nobody), None);
    }
}
