//! Errors of the library of people.

use std::path::PathBuf;

use super::person::PersonError;
use crate::saves::SaveError;

/// Why something cannot be done with the library. Nothing has changed then.
#[derive(Debug, thiserror::Error)]
pub enum RosterError {
    #[error(transparent)]
    File(#[from] SaveError),
    #[error(transparent)]
    Person(#[from] PersonError),
    #[error("nobody here is called `{name}`; there are: {known}")]
    Unknown { name: String, known: String },
    #[error("several people are called `{name}`; say which: {known}")]
    Ambiguous { name: String, known: String },
    #[error("a name needs a letter at least")]
    NoName,
    #[error("a tag needs a letter at least")]
    NoTag,
    #[error("{0} is dead: the sheet cannot be changed any more (CT-SUR-04)")]
    Dead(String),
    #[error("{}: is there already, and nothing is overwritten", .0.display())]
    Taken(PathBuf),
}
