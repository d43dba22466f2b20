//! Reading `assets/`: card packs, decks, the numbers of the rules, and how minds weigh.
//!
//! Two steps: [`Texts`] are fetched, by the platform, and everything is compiled from them, by pure
//! functions. The command line fetches from the disk, the window through Bevy's asset server.
//!
//! Packs and decks are those of the game and the player's own. A broken pack is left out as a whole and
//! reported; the game goes on without it.

mod decks;
mod files;
mod guides;
mod packs;
mod personas;
mod rulebook;
mod table;
mod texts;

use packs::Packs;
use std::{
    path::{Path, PathBuf},
    sync::Arc,
};

use ai::{Level, Persona, Personality, Profiles};
use cards::data::{CardBook, Constants};

pub use decks::{DeckError, FaultAt, ListedDeck, deck_in, read_deck};
use engine::Rulebook;
pub(crate) use files::read_text;
pub use files::{ASSETS_VARIABLE, FileError};
pub use guides::Guides;
pub use packs::{Lack, ListedPack, MANIFEST, PackFault, PackState, PackSwitches};
pub(crate) use personas::STEADY;
pub use rulebook::BookError;
pub use table::{Cause, PackChange};
pub use texts::{DataFiles, Part, Texts};

use crate::{disk, glossary::Glossary, saves::Saves};

/// Where the packs are in the assets folder.
pub const PACKS: &str = "packs";

/// The parts of the assets folder that a [`Library`] is compiled from.
pub const LIBRARY: &[Part] = &[
    Part::Packs(PACKS),
    Part::File("rules/cards.ron"),
    Part::Folder("decks"),
    Part::File("captains/steady.ron"),
    Part::File("captains/levels.ron"),
    Part::Folder("captains/personas"),
    Part::Folder("rulebook"),
    Part::File("glossary.ron"),
    Part::Folder("guides"),
];

/// The parts of a player's own folder that a [`Library`] is compiled from.
pub const OWN: &[Part] = &[Part::Packs(PACKS), Part::File(PackSwitches::FILE)];

/// Everything read from the assets folder, checked.
#[derive(Debug, Clone)]
pub struct Library {
    /// The assets folder.
    pub folder: PathBuf,
    pub book: Arc<CardBook>,
    /// Every pack that was found, whether or not it takes part.
    pub packs: Vec<ListedPack>,
    /// Which packs the player has turned off.
    pub switches: PackSwitches,
    /// By file name; those that break the rules included.
    pub decks: Vec<ListedDeck>,
    pub constants: Constants,
    /// Every rule in words.
    pub rulebook: Arc<Rulebook>,
    /// Every word of the card table, explained.
    pub glossary: Arc<Glossary>,
    /// The guided first games.
    pub guides: Guides,
    /// How minds weigh.
    pub personality: Personality,
    /// What each level does.
    pub levels: Profiles<Level>,
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
    #[error("{}: no card pack there can be used{}", folder.display(), first_reason(problems, off))]
    NoCards { folder: PathBuf, problems: Vec<Problem>, off: Vec<String> },
    #[error(transparent)]
    File(#[from] FileError),
}

impl Library {
    /// Finds the assets folder and reads it, with the player's own packs.
    ///
    /// # Errors
    /// There is none, no card in it can be used, or the rules' numbers are broken.
    pub fn load() -> Result<Library, LibraryError> {
        let saves = Saves::open().ok();
        Library::with_own(&find_folder()?, saves.as_ref().map(Saves::root))
    }

    /// Reads one assets folder.
    ///
    /// # Errors
    /// No card in it can be used, or the rules' numbers are broken.
    pub fn read(folder: &Path) -> Result<Library, LibraryError> {
        Library::with_own(folder, None)
    }

    /// Reads one assets folder, and the packs and switches in a player's own folder.
    ///
    /// # Errors
    /// No card in them can be used, or the rules' numbers are broken.
    pub fn with_own(folder: &Path, own: Option<&Path>) -> Result<Library, LibraryError> {
        let mut texts = Texts::fetch(folder, LIBRARY);
        if let Some(own) = own {
            texts.extend(Texts::fetch(own, OWN));
        }
        Library::compile(&texts, folder, own)
    }

    /// Compiles the texts of one assets folder, and of a player's own folder.
    ///
    /// # Errors
    /// No card in them can be used, or the rules' numbers are broken.
    pub fn compile(
        texts: &Texts,
        folder: &Path,
        own: Option<&Path>,
    ) -> Result<Library, LibraryError> {
        let mut problems = Vec::new();
        let switches = own.map_or_else(Default::default, |own| {
            PackSwitches::compile(texts, own).unwrap_or_else(|fault| {
                problems.push(Problem::Switches(Arc::new(fault)));
                PackSwitches::default()
            })
        });
        let Packs { book, listed: packs } = packs::compile(texts, folder, own, &switches);
        problems.extend(packs.iter().filter_map(ListedPack::problem));
        if book.cards().next().is_none() {
            let off = packs.iter().filter(|pack| pack.is_off()).map(|pack| pack.id.clone());
            let (folder, off) = (folder.join(PACKS), off.collect());
            return Err(LibraryError::NoCards { folder, problems, off });
        }
        let constants = texts.read(&folder.join("rules").join("cards.ron"))?;
        let decks = compile_decks(texts, &folder.join("decks"), &book, &mut problems);
        let personality = texts.read(&folder.join("captains").join("steady.ron"));
        let personality = personality.unwrap_or_else(|fault| {
            problems.push(Problem::Personality(Arc::new(fault)));
            Personality::default()
        });
        let levels = personas::levels(texts, &folder.join("captains").join("levels.ron"));
        let levels = levels.unwrap_or_else(|fault| {
            problems.push(Problem::Levels(Arc::new(fault)));
            Profiles::default()
        });
        let personas = folder.join("captains").join("personas");
        let personas = personas::compile(texts, &personas, &mut problems);
        let rulebook = rulebook::compile(texts, &folder.join("rulebook")).unwrap_or_else(|fault| {
            problems.push(Problem::Rulebook(Arc::new(fault)));
            Rulebook::default()
        });
        let groups = texts.read(&folder.join("glossary.ron")).unwrap_or_else(|fault| {
            problems.push(Problem::Glossary(Arc::new(fault)));
            Vec::new()
        });
        let guides = Guides::compile(texts, &folder.join("guides"), &mut problems);
        let (folder, book, rulebook) = (folder.to_owned(), Arc::new(book), Arc::new(rulebook));
        let glossary = Arc::new(Glossary::new(groups));
        Ok(Library {
            folder,
            book,
            packs,
            switches,
            decks,
            constants,
            rulebook,
            glossary,
            guides,
            personality,
            levels,
            personas,
            problems,
        })
    }

    /// The packs of one assets folder and of a player's own one, even where none of them can be used.
    pub fn packs_in(texts: &Texts, folder: &Path, own: &Path) -> Vec<ListedPack> {
        let switches = PackSwitches::compile(texts, own).unwrap_or_default();
        packs::compile(texts, folder, Some(own), &switches).listed
    }

    /// Reads the player's own decks anew: those of this folder, which stand behind the shipped ones.
    /// Returns what was left out, and why.
    pub fn read_own_decks(&mut self, folder: &Path) -> Vec<Problem> {
        self.decks.retain(|deck| !deck.file.starts_with(folder));
        let (mut problems, mut texts) = (Vec::new(), Texts::default());
        texts.fetch_folder(folder);
        self.decks.extend(compile_decks(&texts, folder, &self.book, &mut problems));
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
    /// apart from those for learners and lessons.
    pub fn ready_decks(&self) -> Vec<ListedDeck> {
        let shipped = self.decks.iter().filter(|deck| deck.file.starts_with(&self.folder));
        let is_for_all = |deck: &&ListedDeck| !deck.is_for_learners() && !deck.is_for_a_lesson();
        let ready = shipped.filter(|deck| deck.faults.is_empty()).filter(is_for_all);
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
fn compile_decks(
    texts: &Texts,
    folder: &Path,
    book: &CardBook,
    problems: &mut Vec<Problem>,
) -> Vec<ListedDeck> {
    let mut decks = Vec::new();
    for file in texts.ron_files(folder) {
        match texts.text(file).and_then(|text| deck_in(file, text, book)) {
            Ok(deck) => decks.push(deck),
            Err(fault) => problems.push(Problem::Deck(Arc::new(fault))),
        }
    }
    decks.sort_by_key(|deck| (deck.is_for_a_lesson(), !deck.is_for_learners()));
    decks
}

fn first_reason(problems: &[Problem], off: &[String]) -> String {
    match (problems.first(), off) {
        (Some(problem), _) => format!(": {problem}"),
        (None, []) => String::new(),
        (None, off) => format!("; turned off: {} (`far-lanes packs on` turns on)", off.join(", ")),
    }
}
