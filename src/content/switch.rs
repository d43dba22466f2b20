//! Turning packs on and off.

use std::{io, path::PathBuf};

use super::Sources;
use crate::data::{FileError, Library, LibraryError, ListedPack, PackSwitches, Problem, Texts};

/// The data with one more pack, or one less.
#[derive(Debug)]
pub struct Switched {
    pub texts: Texts,
    pub library: Library,
    /// Mistakes that were not there before: packs that need this one, say.
    pub news: Vec<Problem>,
}

/// Why a pack cannot be turned on or off.
#[derive(Debug, thiserror::Error)]
pub enum SwitchError {
    #[error("there is no pack `{id}`; there are {known}")]
    Unknown { id: String, known: String },
    #[error("without the pack `{id}` there is nothing to play with: {fault}")]
    NothingLeft { id: String, fault: LibraryError },
    #[error(transparent)]
    Switches(#[from] FileError),
    #[error("there is no folder to keep it in")]
    NoHome,
    #[error("{}: cannot be written: {fault}", file.display())]
    Unwritable { file: PathBuf, fault: io::Error },
}

impl Sources {
    /// Turns the pack of this id on or off, for good.
    ///
    /// # Errors
    /// There is no such pack, nothing would be left to play with, or the disk says no. All is as it was.
    pub fn switch_pack(&self, texts: &Texts, id: &str, on: bool) -> Result<Switched, SwitchError> {
        let own = self.own.as_deref().ok_or(SwitchError::NoHome)?;
        let found = Library::packs_in(texts, &self.assets, own);
        if !found.iter().any(|pack| pack.id == id) {
            return Err(SwitchError::unknown(id, &found));
        }
        let mut switches = PackSwitches::compile(texts, own)?;
        switches.turn(id, on);
        let (file, mut texts) = (PackSwitches::file(own), texts.clone());
        texts.insert(file.clone(), Ok(switches.text().into()));
        let library = self
            .library(&texts)
            .map_err(|fault| SwitchError::NothingLeft { id: id.to_owned(), fault })?;
        switches.keep(own).map_err(|fault| SwitchError::Unwritable { file, fault })?;
        let news = news(&found, &library);
        Ok(Switched { texts, library, news })
    }
}

impl SwitchError {
    fn unknown(id: &str, found: &[ListedPack]) -> SwitchError {
        let known: Vec<&str> = found.iter().map(|pack| pack.id.as_str()).collect();
        SwitchError::Unknown { id: id.to_owned(), known: known.join(", ") }
    }
}

/// Problems with packs that were not there before.
fn news(before: &[ListedPack], now: &Library) -> Vec<Problem> {
    let known: Vec<String> =
        before.iter().filter_map(ListedPack::problem).map(|it| it.to_string()).collect();
    let problems = now.packs.iter().filter_map(ListedPack::problem);
    problems.filter(|problem| !known.contains(&problem.to_string())).collect()
}
