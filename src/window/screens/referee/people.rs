//! People of the library, as tasks and checks know them.

use std::collections::BTreeMap;

use bevy::prelude::Entity;
use characters::{
    Characteristic, Characteristics,
    body::Body,
    sheet::{Identity, Skills},
};
use tasks::{Person, Score};

use crate::roster::Roster;

/// Somebody of the library.
#[derive(Debug, Clone, PartialEq)]
pub struct Known {
    pub name: String,
    pub person: Person,
}

/// Skills of the classic lists that checks call otherwise; a person with one has both.
const ALIASES: [(&str, &str); 3] =
    [("Medical", "Medic"), ("Gambling", "Gambler"), ("Carousing", "Carouse")];

/// Somebody of the library with what counts in a task, wounds and all.
pub fn known(roster: &Roster, who: Entity) -> Option<Known> {
    let parts = roster.get::<(&Identity, &Characteristics, &Skills, &Body)>(who)?;
    let (identity, &full, skills, body) = parts;
    let person = Person { attributes: attributes(full, body), ..learnt(skills) };
    Some(Known { name: identity.styled(), person })
}

fn attributes(full: Characteristics, body: &Body) -> BTreeMap<String, Score> {
    let now = body.current(full);
    let score = |which| Score { full: full.get(which), current: now.get(which) };
    Characteristic::ALL.map(|which| (attribute(which), score(which))).into()
}

fn learnt(skills: &Skills) -> Person {
    let mut person = Person::default();
    for (skill, level) in skills.iter() {
        person.skills.insert(skill.to_owned(), level);
        let alias = ALIASES.iter().find(|(classic, _)| *classic == skill);
        person.skills.extend(alias.map(|(_, name)| ((*name).to_owned(), level)));
    }
    person
}

/// A characteristic as tasks write it.
pub fn attribute(which: Characteristic) -> String {
    which.label().to_uppercase()
}
