//! What is wrong with the data: problems that the game goes on without, and errors that end it.

use std::{path::PathBuf, sync::Arc};

use super::{
    files::{ASSETS_VARIABLE, FileError},
    packs::{ListedPack, PackFault, PackState},
    rulebook::BookError,
};

/// Something in the assets folder that the game goes on without.
#[derive(Debug, Clone, thiserror::Error)]
pub enum Problem {
    #[error("{fault} (the pack `{pack}` is left out)")]
    Pack { pack: String, fault: Arc<PackFault> },
    #[error("{0} (every pack is on)")]
    Switches(Arc<FileError>),
    #[error("{0} (the deck is left out)")]
    Deck(Arc<FileError>),
    #[error("{0} (the rulebook is empty)")]
    Rulebook(Arc<BookError>),
    #[error("{0} (words of the table stay unexplained)")]
    Glossary(Arc<FileError>),
    #[error("{0} (nobody is taught this game)")]
    Guide(Arc<FileError>),
    #[error("{0} (minds keep the personality they were built with)")]
    Personality(Arc<FileError>),
    #[error("{0} (every level does what it was built with)")]
    Levels(Arc<FileError>),
    #[error("{0} (chances to win are stated as they were when it was built)")]
    Value(Arc<FileError>),
    #[error("{0} (this captain stays ashore)")]
    Persona(Arc<FileError>),
    #[error("{0} (it is no puzzle to play)")]
    Puzzles(Arc<FileError>),
}

/// Why there is nothing to play with.
#[derive(Debug, thiserror::Error)]
pub enum LibraryError {
    #[error("the assets folder `{}` is not there ({ASSETS_VARIABLE} names it)", .0.display())]
    NamedFolderMissing(PathBuf),
    #[error("there is no assets folder here or next to the program; set {ASSETS_VARIABLE} to it")]
    NoFolder,
    #[error("{}: no card pack there can be used{}", folder.display(), first_reason(problems, off))]
    NoCards { folder: PathBuf, problems: Vec<Problem>, off: Vec<String> },
    #[error(transparent)]
    File(#[from] FileError),
}

impl ListedPack {
    /// The problem that it is left out for.
    pub fn problem(&self) -> Option<Problem> {
        let PackState::LeftOut(fault) = &self.state else { return None };
        Some(Problem::Pack { pack: self.id.clone(), fault: Arc::clone(fault) })
    }
}

fn first_reason(problems: &[Problem], off: &[String]) -> String {
    match (problems.first(), off) {
        (Some(problem), _) => format!(": {problem}"),
        (None, []) => String::new(),
        (None, off) => format!("; turned off: {} (`far-lanes packs on` turns on)", off.join(", ")),
    }
}
