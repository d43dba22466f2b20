//! What a person of the library has besides their character, as components.

use std::{
    collections::BTreeSet,
    path::{Path, PathBuf},
};

use bevy::prelude::{Component, Deref, DerefMut};
use serde::{Deserialize, Serialize};

/// The file that somebody is kept in.
#[derive(Debug, Clone, PartialEq, Eq, PartialOrd, Ord, Component, Deref)]
pub struct PersonFile(pub PathBuf);

impl PersonFile {
    /// The file's name without its ending: no two people have the same.
    pub fn id(&self) -> String {
        self.file_stem().unwrap_or_default().to_string_lossy().into_owned()
    }
}

impl AsRef<Path> for PersonFile {
    fn as_ref(&self) -> &Path {
        &self.0
    }
}

impl From<PathBuf> for PersonFile {
    fn from(file: PathBuf) -> PersonFile {
        PersonFile(file)
    }
}

/// Words of the player's own to find people by.
#[derive(
    Debug, Clone, Default, PartialEq, Eq, Component, Deref, DerefMut, Serialize, Deserialize,
)]
#[serde(transparent)]
pub struct Tags(pub BTreeSet<String>);

/// The life as it is told, a paragraph an item.
#[derive(
    Debug, Clone, Default, PartialEq, Eq, Component, Deref, DerefMut, Serialize, Deserialize,
)]
#[serde(transparent)]
pub struct Story(pub Vec<String>);

impl From<Vec<String>> for Story {
    fn from(paragraphs: Vec<String>) -> Story {
        Story(paragraphs)
    }
}

/// The game this life came from (setup, seed, decisions), as that game writes it.
#[derive(Debug, Clone, Default, PartialEq, Component, Serialize, Deserialize)]
#[serde(transparent)]
pub struct LifeRecord(pub Option<serde_json::Value>);

impl LifeRecord {
    /// Whether nobody lived this life: the sheet was written by hand.
    pub fn is_none(&self) -> bool {
        self.0.is_none()
    }
}
