//! Reading personas: captains with a name and a character, a file each, called by their id. And what
//! captains of each level do, and what a position is worth to them.

use std::{path::Path, sync::Arc};

use ai::{Level, Persona, Profiles, value::ValueModel};
use cards::data::DataError;

use super::{
    files::{FileError, read_text},
    kind::{DataFile, stem},
    library::Library,
    problem::Problem,
    texts::Texts,
};

/// The name of the captain without a persona.
pub(crate) const STEADY: &str = "mind";
/// Words for players that name no persona.
const RESERVED: [&str; 4] = ["person", STEADY, "baseline", "random"];

/// The personas of a folder by file name; a broken one is reported and left out.
pub(super) fn compile(
    texts: &Texts,
    folder: &Path,
    problems: &mut Vec<Problem>,
) -> Vec<Arc<Persona>> {
    let mut personas = Vec::new();
    for file in texts.ron_files(folder) {
        match texts.get(file) {
            Ok(persona) => personas.push(persona),
            Err(fault) => problems.push(Problem::Persona(Arc::new(fault))),
        }
    }
    personas
}

impl Library {
    /// Takes in the captain of a file; returns the id.
    ///
    /// # Errors
    /// The file cannot be read, or holds no persona.
    pub fn take_in_file(&mut self, file: &Path) -> Result<String, FileError> {
        let persona = <Persona as DataFile>::read(file, &read_text(file)?)?;
        Ok(self.take_in(persona).id.clone())
    }

    /// Takes in a captain, in the place of whoever has the same id.
    pub fn take_in(&mut self, persona: Persona) -> Arc<Persona> {
        let persona = Arc::new(persona);
        self.personas.retain(|it| it.id != persona.id);
        self.personas.push(persona.clone());
        persona
    }
}

/// What each level does.
pub(super) fn levels(texts: &Texts, file: &Path) -> Result<Profiles<Level>, FileError> {
    Ok(Profiles::<Level>::read(&file.display().to_string(), texts.text(file)?)?)
}

/// The chance of winning, as it was learned.
pub(super) fn value(texts: &Texts, file: &Path) -> Result<ValueModel, FileError> {
    Ok(ValueModel::read(&file.display().to_string(), texts.text(file)?)?)
}

impl DataFile for Persona {
    fn read(file: &Path, text: &str) -> Result<Persona, FileError> {
        let (id, file) = (stem(file), file.display().to_string());
        let is_word = id.chars().all(|c| c.is_ascii_lowercase() || c.is_ascii_digit() || c == '-');
        if !is_word || RESERVED.contains(&id.as_str()) {
            let what = "a captain's file is called by a word of lower case that nobody else has";
            let what = what.to_owned();
            return Err(DataError::Senseless { file, line: 1, column: 1, id, what }.into());
        }
        Ok(Persona::read(&id, &file, text)?)
    }
}
