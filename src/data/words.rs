//! The file of the words of the table.

use std::path::Path;

use cards::data::read_ron;

use super::{files::FileError, kind::DataFile};
use crate::glossary::Group;

/// Words with what they mean, by group.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct WordGroups(pub Vec<Group>);

impl DataFile for WordGroups {
    fn read(file: &Path, text: &str) -> Result<WordGroups, FileError> {
        Ok(WordGroups(read_ron(&file.display().to_string(), text)?))
    }
}
