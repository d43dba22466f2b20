//! Reading `assets/`: card packs, decks, the numbers of the rules, and how minds weigh.
//!
//! Packs and decks are those of the game and the player's own. A broken pack is left out as a whole and
//! reported; the game goes on without it.

mod decks;
mod files;
mod packs;
mod personas;
mod rulebook;
mod table;

use std::{
    path::{Path, PathBuf},
    sync::Arc,
};

use ai::{Persona, Personality};
use cards::data::{CardBook, Constants};

pub use decks::{DeckError, FaultAt, ListedDeck, deck_in, read_deck};
use engine::Rulebook;
pub use files::{ASSETS_VARIABLE, FileError, read_file};
pub(crate) use files::{place, read_text, ron_files};
pub use packs::{MANIFEST, PackFault};
pub use rulebook::BookError;
pub use table::{Cause, PackChange};

use crate::{disk, glossary::Glossary, guide::Guide, saves::Saves};

/// Everything read from the assets folder, checked.
#[derive(Debug, Clone)]
pub struct Library {
    /// The assets folder.
    pub folder: PathBuf,
    pub book: Arc<CardBook>,
    /// By file name; those that break the rules included.
    pub decks: Vec<ListedDeck>,
    pub constants: Constants,
    /// Every rule in words.
    pub rulebook: Arc<Rulebook>,
    /// Every word of the card table, explained.
    pub glossary: Arc<Glossary>,
    /// The guided first game.
    pub guide: Arc<Guide>,
    /// How minds weigh.
    pub personality: Personality,
    /// Captains who lean away from it, by file name.
    pub personas: Vec<Arc<Persona>>,
    /// Problems for the person to read: what was left out, and why.
    pub problems: Vec<Problem>,
}

/// Something in the assets folder that the game goes on without.
#[derive(Debug, Clone, thiserror::Error)]
pub enum Problem {
    #[error("{fault} (the pack `{pack}` is left out)")]
    Pack { pack: String, fault: Arc<PackFault> },
    #[error("{0} (the deck is left out)")]
    Deck(Arc<FileError>),
    #[error("{0} (the rulebook is empty)")]
    Rulebook(Arc<BookError>),
    #[error("{0} (words of the table stay unexplained)")]
    Glossary(Arc<FileError>),
    #[error("{0} (there is no guided game)")]
    Guide(Arc<FileError>),
    #[error("{0} (minds keep the personality they were built with)")]
    Personality(Arc<FileError>),
    #[error("{0} (this captain stays ashore)")]
    Persona(Arc<FileError>),
}

/// Why there is nothing to play with.
#[derive(Debug, thiserror::Error)]
pub enum LibraryError {
    #[error("the assets folder `{}` is not there ({ASSETS_VARIABLE} names it)", .0.display())]
    NamedFolderMissing(PathBuf),
    #[error("there is no assets folder here or next to the program; set {ASSETS_VARIABLE} to it")]
    NoFolder,
    #[error("{}: no card pack there can be used{}", folder.display(), first_reason(problems))]
    NoCards { folder: PathBuf, problems: Vec<Problem> },
    #[error(transparent)]
    File(#[from] FileError),
}

impl Library {
    /// Finds the assets folder and reads it, with the player's own packs.
    ///
    /// # Errors
    /// There is none, no card in it can be used, or the rules' numbers are broken.
    pub fn load() -> Result<Library, LibraryError> {
        let own = Saves::open().ok().map(|saves| saves.packs_folder());
        Library::with_own(&find_folder()?, own.as_deref())
    }

    /// Reads one assets folder.
    ///
    /// # Errors
    /// No card in it can be used, or the rules' numbers are broken.
    pub fn read(folder: &Path) -> Result<Library, LibraryError> {
        Library::with_own(folder, None)
    }

    /// Reads one assets folder, and a folder of the player's own packs.
    ///
    /// # Errors
    /// No card in them can be used, or the rules' numbers are broken.
    pub fn with_own(folder: &Path, own: Option<&Path>) -> Result<Library, LibraryError> {
        let mut problems = Vec::new();
        let packs = folder.join("packs");
        let folders: Vec<&Path> = [packs.as_path()].into_iter().chain(own).collect();
        let book = packs::read_packs(&folders, &mut problems);
        if book.cards().next().is_none() {
            return Err(LibraryError::NoCards { folder: packs, problems });
        }
        let constants = read_file(&folder.join("rules").join("cards.ron"))?;
        let decks = read_decks(&folder.join("decks"), &book, &mut problems);
        let personality =
            read_personality(&folder.join("captains").join("steady.ron"), &mut problems);
        let personas = folder.join("captains").join("personas");
        let personas = personas::read_personas(&personas, &mut problems);
        let rulebook = rulebook::read(&folder.join("rulebook")).unwrap_or_else(|fault| {
            problems.push(Problem::Rulebook(Arc::new(fault)));
            Rulebook::default()
        });
        let groups = read_file(&folder.join("glossary.ron")).unwrap_or_else(|fault| {
            problems.push(Problem::Glossary(Arc::new(fault)));
            Vec::new()
        });
        let guide = read_file(&folder.join("guide.ron")).unwrap_or_else(|fault| {
            problems.push(Problem::Guide(Arc::new(fault)));
            Guide::default()
        });
        let (folder, book, rulebook) = (folder.to_owned(), Arc::new(book), Arc::new(rulebook));
        let (glossary, guide) = (Arc::new(Glossary::new(groups)), Arc::new(guide));
        Ok(Library {
            folder,
            book,
            decks,
            constants,
            rulebook,
            glossary,
            guide,
            personality,
            personas,
            problems,
        })
    }

    /// Reads the player's own decks anew: those of this folder, which stand behind the shipped ones.
    /// Returns what was left out, and why.
    pub fn read_own_decks(&mut self, folder: &Path) -> Vec<Problem> {
        self.decks.retain(|deck| !deck.file.starts_with(folder));
        let mut problems = Vec::new();
        self.decks.extend(read_decks(folder, &self.book, &mut problems));
        problems
    }

    /// The deck that `name` names: by its file, its id, or its title in any case.
    ///
    /// # Errors
    /// There is no such deck, or it breaks the rules.
    pub fn deck(&self, name: &str) -> Result<ListedDeck, DeckError> {
        self.listed(name)?.playable()
    }

    /// The same, legal or not.
    ///
    /// # Errors
    /// There is no such deck.
    pub fn listed(&self, name: &str) -> Result<ListedDeck, DeckError> {
        if Path::new(name).extension().is_some_and(|ending| ending == "ron") {
            return Ok(read_deck(Path::new(name), &self.book)?);
        }
        let wanted = name.to_lowercase();
        let is_it = |deck: &&ListedDeck| {
            deck.id.to_lowercase() == wanted || deck.deck.name.to_lowercase() == wanted
        };
        self.decks.iter().find(is_it).cloned().ok_or_else(|| self.unknown_deck(name))
    }

    /// The persona with this id.
    pub fn persona(&self, id: &str) -> Option<&Arc<Persona>> {
        self.personas.iter().find(|persona| persona.id == id)
    }

    /// A deck for somebody who named none: of those that can be played, the first that the fewest
    /// others have.
    ///
    /// # Errors
    /// No deck can be played.
    pub fn another_deck(&self, taken: &[ListedDeck]) -> Result<ListedDeck, DeckError> {
        let playable = self.decks.iter().filter(|deck| deck.faults.is_empty());
        let had_by = |deck: &&ListedDeck| taken.iter().filter(|t| t.deck == deck.deck).count();
        let found = playable.min_by_key(had_by).cloned();
        found.ok_or_else(|| DeckError::None(self.folder.join("decks")))
    }

    /// The decks that are meant to be each other's equals: all shipped ones that may be played,
    /// apart from those for learners.
    pub fn ready_decks(&self) -> Vec<ListedDeck> {
        let shipped = self.decks.iter().filter(|deck| deck.file.starts_with(&self.folder));
        let ready = shipped.filter(|deck| deck.faults.is_empty() && !deck.is_for_learners());
        ready.cloned().collect()
    }

    fn unknown_deck(&self, name: &str) -> DeckError {
        let ids: Vec<&str> = self.decks.iter().map(|deck| deck.id.as_str()).collect();
        DeckError::Unknown { name: name.to_owned(), known: ids.join(", ") }
    }
}

/// The assets folder: `FAR_LANES_ASSETS`; or `assets` next to the program, here, or where the program
/// was built. Next to it comes first, so that a packed game runs from any folder.
///
/// # Errors
/// The one that is named is not there, or none is named and none is found.
pub fn find_folder() -> Result<PathBuf, LibraryError> {
    if let Some(named) = std::env::var_os(ASSETS_VARIABLE).filter(|name| !name.is_empty()) {
        let named = PathBuf::from(named);
        return if disk::is_folder(&named) {
            Ok(named)
        } else {
            Err(LibraryError::NamedFolderMissing(named))
        };
    }
    let beside = std::env::current_exe().ok().and_then(|exe| Some(exe.parent()?.join("assets")));
    let here = Some(PathBuf::from("assets"));
    let mut places = [beside, here, where_it_was_built()].into_iter().flatten();
    places.find(|place| disk::is_folder(place)).ok_or(LibraryError::NoFolder)
}

/// Nothing in a browser, which never was where the program was built.
fn where_it_was_built() -> Option<PathBuf> {
    #[cfg(not(target_arch = "wasm32"))]
    return Some(Path::new(env!("CARGO_MANIFEST_DIR")).join("assets"));
    #[cfg(target_arch = "wasm32")]
    None
}

/// The decks of a folder by file name, those for learners first, as the default for new players.
fn read_decks(folder: &Path, book: &CardBook, problems: &mut Vec<Problem>) -> Vec<ListedDeck> {
    let mut decks = Vec::new();
    for file in files::ron_files(folder) {
        match read_deck(&file, book) {
            Ok(deck) => decks.push(deck),
            Err(fault) => problems.push(Problem::Deck(Arc::new(fault))),
        }
    }
    decks.sort_by_key(|deck| !deck.is_for_learners());
    decks
}

fn read_personality(file: &Path, problems: &mut Vec<Problem>) -> Personality {
    read_file(file).unwrap_or_else(|fault| {
        problems.push(Problem::Personality(Arc::new(fault)));
        Personality::default()
    })
}

fn first_reason(problems: &[Problem]) -> String {
    problems.first().map_or_else(String::new, |problem| format!(": {problem}"))
}
