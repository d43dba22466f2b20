//! The character sheet: saved, printed, and read by every other crate.

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

/// A person's identity, apart from the dice.
#[derive(Debug, Clone, Default, PartialEq, Eq, Component, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Identity {
    /// A name of the player's choice (CT-TTL-01).
    pub name: String,
    /// One of the titles open to them, or none (CT-TTL-02).
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub title: Option<String>,
    /// The trade of an Other, in a word (CT-SVC-12).
    #[serde(default, skip_serializing_if = "String::is_empty")]
    pub trade: String,
    /// Lands and other grants, by the referee alone (CT-TTL-03, CT-RUL-23).
    #[serde(default, skip_serializing_if = "String::is_empty")]
    pub notes: String,
}

impl Identity {
    /// The name, with the title in front if there is one.
    pub fn styled(&self) -> String {
        let Identity { name, title, .. } = self;
        title.as_ref().map_or_else(|| name.clone(), |title| format!("{title} {name}"))
    }
}
