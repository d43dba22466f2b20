//! The people of a library in memory: a small world with an entity for each of them.

use bevy::{
    ecs::query::ReadOnlyQueryData,
    prelude::{Entity, World},
};
use characters::{data::Tables, sheet::Identity};

use super::{
    components::PersonFile,
    entry::Entry,
    error::RosterError,
    query::{Query, SearchQuery},
};

/// Who is in the library, in the order of their list, and what cannot be used. An entity has the
/// components of its character, a [`PersonFile`], [`Tags`](super::Tags), a [`Story`](super::Story) and
/// a [`LifeRecord`](super::LifeRecord); whoever reads it names those that they need.
#[derive(Debug, Default)]
pub struct Roster {
    world: World,
    order: Vec<Entity>,
    /// Tell the player; the files are left where they are.
    pub problems: Vec<RosterError>,
}

impl Roster {
    /// How many there are.
    pub fn len(&self) -> usize {
        self.order.len()
    }

    /// Whether there is nobody.
    pub fn is_empty(&self) -> bool {
        self.order.is_empty()
    }

    /// The person at a place of the list, counted from 0.
    pub fn nth(&self, place: usize) -> Option<Entity> {
        self.order.get(place).copied()
    }

    /// Components of one person; `None` if they are not here, or lack one of them.
    pub fn get<Q: ReadOnlyQueryData>(&self, who: Entity) -> Option<Q::Item<'_>> {
        self.world.get_entity(who).ok()?.get_components::<Q>()
    }

    /// Components of everybody, in the order of the list.
    pub fn query<Q: ReadOnlyQueryData>(&self) -> impl Iterator<Item = Q::Item<'_>> {
        self.order.iter().filter_map(|&who| self.get::<Q>(who))
    }

    /// The person in this file.
    pub fn in_file(&self, file: &PersonFile) -> Option<Entity> {
        let mut all = self.query::<(Entity, &PersonFile)>();
        all.find(|(_, its)| *its == file).map(|(who, _)| who)
    }

    /// Components of the one whom `name` names: by file without its ending, or by name in any case,
    /// with or without the title.
    ///
    /// # Errors
    /// Nobody is called that, or several are.
    pub fn named<Q: ReadOnlyQueryData>(&self, name: &str) -> Result<Q::Item<'_>, RosterError> {
        let of_file = self.query::<(Entity, &PersonFile)>().find(|(_, file)| file.id() == name);
        let called = match of_file {
            Some((who, _)) => vec![who],
            None => self.called(name),
        };
        let (name, known) = (name.to_owned(), self.ids(&called));
        match called[..] {
            [who] => self.get::<Q>(who).ok_or(RosterError::Unknown { name, known }),
            [] => Err(RosterError::Unknown { name, known: self.ids(&self.order) }),
            [..] => Err(RosterError::Ambiguous { name, known }),
        }
    }

    fn called(&self, name: &str) -> Vec<Entity> {
        let wanted = name.trim().to_lowercase();
        let is = |it: &Identity| {
            [&it.name, &it.styled()].iter().any(|name| name.to_lowercase() == wanted)
        };
        let all = self.query::<(Entity, &Identity)>();
        all.filter(|(_, identity)| is(identity)).map(|(who, _)| who).collect()
    }

    fn ids(&self, people: &[Entity]) -> String {
        if people.is_empty() {
            return "nobody at all".to_owned();
        }
        let files = people.iter().filter_map(|&who| self.get::<&PersonFile>(who));
        files.map(PersonFile::id).collect::<Vec<_>>().join(", ")
    }

    /// Puts somebody at the end of the list.
    pub fn add(&mut self, entry: Entry) -> Entity {
        let who = self.world.spawn(entry).id();
        self.order.push(who);
        who
    }

    /// Somebody as their file has them now, in the same place of the list.
    pub fn replace(&mut self, who: Entity, entry: Entry) {
        if let Ok(mut person) = self.world.get_entity_mut(who) {
            person.insert(entry);
        }
    }

    /// Takes out everybody whom a query does not fit.
    pub fn retain(&mut self, query: &Query, tables: &Tables) {
        let fits = |&who: &Entity| {
            self.get::<SearchQuery>(who).is_some_and(|who| query.fits(&who, tables))
        };
        let (found, others): (Vec<Entity>, Vec<Entity>) =
            self.order.iter().copied().partition(fits);
        self.order = found;
        for who in others {
            self.world.despawn(who);
        }
    }

    /// By name and then by file: `mara-venn-2` before `mara-venn-10`.
    pub(super) fn sort(&mut self) {
        let mut places: Vec<_> = self
            .query::<(&Identity, &PersonFile, Entity)>()
            .map(|(identity, file, who)| (identity.name.to_lowercase(), file.id(), who))
            .map(|(name, id, who)| (name, id.len(), id, who))
            .collect();
        places.sort();
        self.order = places.into_iter().map(|(.., who)| who).collect();
    }
}

impl FromIterator<Entry> for Roster {
    fn from_iter<I: IntoIterator<Item = Entry>>(entries: I) -> Roster {
        let mut roster = Roster::default();
        for entry in entries {
            roster.add(entry);
        }
        roster
    }
}
