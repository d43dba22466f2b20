//! What a person is for good: the sheet that is saved, printed and read by everyone else.

mod career;
mod characteristics;
mod person;
mod possessions;
mod skills;
mod titles;

use bevy::prelude::{Bundle, Component};
use serde::{Deserialize, Serialize};

pub use career::{Career, Fate, Left};
pub use characteristics::{Characteristic, Characteristics, MOST, ProfileError, digit};
pub use person::{PersonQuery, PersonRef};
pub use possessions::{Application, Debt, Membership, Possessions, Ship, ShipKind};
pub use skills::Skills;
pub use titles::{noble_titles, titles};

use crate::body::Body;

/// A person as plain data, and the bundle that makes an entity of them: each part is a component.
/// [`PersonRef`] reads the entity.
#[derive(Debug, Clone, PartialEq, Eq, Bundle, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Character {
    pub identity: Identity,
    pub characteristics: Characteristics,
    #[serde(default)]
    pub skills: Skills,
    pub career: Career,
    #[serde(default)]
    pub possessions: Possessions,
    #[serde(default)]
    pub body: Body,
}

/// Who somebody is, apart from what the dice say.
#[derive(Debug, Clone, Default, PartialEq, Eq, Component, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Identity {
    /// As the player likes (CT-TTL-01).
    pub name: String,
    /// One of those open to them, or none (CT-TTL-02).
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub title: Option<String>,
    /// What an Other did, in a word (CT-SVC-12).
    #[serde(default, skip_serializing_if = "String::is_empty")]
    pub trade: String,
    /// Lands and other matters of the referee, who alone grants them (CT-TTL-03, CT-RUL-23).
    #[serde(default, skip_serializing_if = "String::is_empty")]
    pub notes: String,
}

impl Character {
    /// The name, after the title if there is one.
    pub fn styled(&self) -> String {
        let Identity { name, title, .. } = &self.identity;
        title.as_ref().map_or_else(|| name.clone(), |title| format!("{title} {name}"))
    }

    /// Years, as whole ones.
    pub fn age(&self) -> u8 {
        self.career.age()
    }
}
