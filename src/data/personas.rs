//! Reading personas: captains with a name and a character, a file each, called by their id.

use std::{path::Path, sync::Arc};

use ai::Persona;
use cards::data::DataError;

use super::{
    Problem,
    files::{FileError, read_text, ron_files},
};
use crate::players::TAKEN;

/// The personas of a folder by file name; a broken one is reported and left out.
pub(super) fn read_personas(folder: &Path, problems: &mut Vec<Problem>) -> Vec<Arc<Persona>> {
    let mut personas = Vec::new();
    for file in ron_files(folder) {
        match read_persona(&file) {
            Ok(persona) => personas.push(Arc::new(persona)),
            Err(fault) => problems.push(Problem::Persona(Arc::new(fault))),
        }
    }
    personas
}

fn read_persona(file: &Path) -> Result<Persona, FileError> {
    let text = read_text(file)?;
    let id = file.file_stem().unwrap_or_default().to_string_lossy().into_owned();
    let file = file.display().to_string();
    let is_word = id.chars().all(|c| c.is_ascii_lowercase() || c.is_ascii_digit() || c == '-');
    if !is_word || TAKEN.contains(&id.as_str()) {
        let what =
            "a captain's file is called by a word of lower case that nobody else has".to_owned();
        return Err(DataError::Senseless { file, line: 1, column: 1, id, what }.into());
    }
    Ok(Persona::read(&id, &file, &text)?)
}
