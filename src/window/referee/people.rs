//! People of the library, as tasks and checks know them.

use std::path::Path;

use characters::{Character, Characteristic};
use tasks::{Person, Score};

use crate::people::shelf::Shelf;

/// Somebody of the library.
#[derive(Debug, Clone, PartialEq)]
pub struct Known {
    pub name: String,
    pub person: Person,
}

/// Skills of the classic lists that checks call otherwise; a person with one has both.
const ALIASES: [(&str, &str); 3] =
    [("Medical", "Medic"), ("Gambling", "Gambler"), ("Carousing", "Carouse")];

/// Everybody in the library of these saves, by name.
pub fn library(saves: &Path) -> Vec<Known> {
    let people = Shelf::at(saves).list().people;
    people.into_iter().map(|entry| known(&entry.person.character)).collect()
}

/// Somebody by their sheet, wounds and all.
pub fn known(sheet: &Character) -> Known {
    let now = sheet.body.current(sheet.characteristics);
    let attributes = Characteristic::ALL.map(|which| {
        let (full, current) = (sheet.characteristics.get(which), now.get(which));
        (attribute(which), Score { full, current })
    });
    let mut person = Person { attributes: attributes.into(), ..Person::default() };
    for (skill, level) in sheet.skills.iter() {
        person.skills.insert(skill.to_owned(), level);
        let alias = ALIASES.iter().find(|(classic, _)| *classic == skill);
        person.skills.extend(alias.map(|(_, name)| ((*name).to_owned(), level)));
    }
    Known { name: sheet.styled(), person }
}

/// A characteristic as tasks write it.
pub fn attribute(which: Characteristic) -> String {
    which.label().to_uppercase()
}
