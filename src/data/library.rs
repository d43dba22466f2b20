//! Compiles everything that games are played with from the texts of the assets folder.

use std::{
    path::{Path, PathBuf},
    sync::Arc,
};

use ai::{Level, Persona, Personality, Profiles, value::ValueModel};
use cards::data::{CardBook, Constants, Deck};
use engine::Rulebook;

use super::{
    decks::{ListedDeck, listed},
    folder::find_folder,
    guides::Guides,
    packs::{self, ListedPack, PACKS, PackSwitches, Packs},
    personas,
    problem::{LibraryError, Problem},
    puzzles::{self, Puzzle},
    rulebook,
    texts::{Part, Texts},
    words::WordGroups,
};
use crate::{glossary::Glossary, saves::Saves};

/// The parts of the assets folder that a [`Library`] is compiled from.
pub const LIBRARY: &[Part] = &[
    Part::Packs(PACKS),
    Part::File("rules/cards.ron"),
    Part::Folder("decks"),
    Part::File("captains/steady.ron"),
    Part::File("captains/levels.ron"),
    Part::File("captains/value.ron"),
    Part::Folder("captains/personas"),
    Part::Folder("rulebook"),
    Part::File("glossary.ron"),
    Part::Folder("guides"),
    Part::Folder("puzzles"),
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
    /// The chance of winning, as it was learned.
    pub value: Arc<ValueModel>,
    /// Captains who lean away from it, by file name.
    pub personas: Vec<Arc<Persona>>,
    /// Positions with a question: by theme, the easier ones first.
    pub puzzles: Vec<Puzzle>,
    /// Problems for the person to read: what was left out, and why.
    pub problems: Vec<Problem>,
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
        let switches = own.map(|own| PackSwitches::compile(texts, own));
        let switches = switches.map_or_else(PackSwitches::default, |read| {
            or_report(read, Problem::Switches, &mut problems)
        });
        let Packs { book, listed: packs } = packs::compile(texts, folder, own, &switches);
        problems.extend(packs.iter().filter_map(ListedPack::problem));
        if book.cards().next().is_none() {
            let off = packs.iter().filter(|pack| pack.is_off()).map(|pack| pack.id.clone());
            let (folder, off) = (folder.join(PACKS), off.collect());
            return Err(LibraryError::NoCards { folder, problems, off });
        }
        let captains = folder.join("captains");
        let (steady, levels) = (captains.join("steady.ron"), captains.join("levels.ron"));
        let value = captains.join("value.ron");
        let constants = texts.read(&folder.join("rules").join("cards.ron"))?;
        let decks = compile_decks(texts, &folder.join("decks"), &book, &mut problems);
        let personality = or_report(texts.read(&steady), Problem::Personality, &mut problems);
        let mut levels =
            or_report(personas::levels(texts, &levels), Problem::Levels, &mut problems);
        let value = or_report(personas::value(texts, &value), Problem::Value, &mut problems);
        let value = Arc::new(value);
        levels.set_value(&value);
        let personas = personas::compile(texts, &captains.join("personas"), &mut problems);
        let rulebook = rulebook::compile(texts, &folder.join("rulebook"));
        let rulebook = or_report(rulebook, Problem::Rulebook, &mut problems);
        let words = texts.get::<WordGroups>(&folder.join("glossary.ron"));
        let groups = words.map(|words| words.0.clone());
        let groups = or_report(groups, Problem::Glossary, &mut problems);
        let guides = Guides::compile(texts, &folder.join("guides"), &mut problems);
        let puzzles = puzzles::compile(texts, &folder.join("puzzles"), &mut problems);
        Ok(Library {
            folder: folder.to_owned(),
            book: Arc::new(book),
            packs,
            switches,
            decks,
            constants,
            rulebook: Arc::new(rulebook),
            glossary: Arc::new(Glossary::new(groups)),
            guides,
            personality,
            levels,
            value,
            personas,
            puzzles,
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

    /// Reads the player's own puzzles anew: those of this folder, which stand behind the shipped ones.
    /// Returns what was left out, and why.
    pub fn read_own_puzzles(&mut self, folder: &Path) -> Vec<Problem> {
        self.puzzles.retain(|puzzle| !puzzle.at().file.starts_with(folder));
        let (mut problems, mut texts) = (Vec::new(), Texts::default());
        texts.fetch_folder(folder);
        let own = puzzles::compile(&texts, folder, &mut problems);
        let is_new = |own: &Puzzle| self.puzzles.iter().all(|known| known.id() != own.id());
        let (own, twice): (Vec<_>, Vec<_>) = own.into_iter().partition(is_new);
        let twice = twice.iter().map(puzzles::called_as_another);
        problems.extend(twice.map(|fault| Problem::Puzzles(Arc::new(fault))));
        self.puzzles.extend(own);
        problems
    }
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
        let read = texts.get::<Deck>(file).map(|deck| (*deck).clone());
        match read.and_then(|deck| Ok(listed(file, texts.text(file)?, deck, book))) {
            Ok(deck) => decks.push(deck),
            Err(fault) => problems.push(Problem::Deck(Arc::new(fault))),
        }
    }
    decks.sort_by_key(|deck| (deck.is_for_a_lesson(), !deck.is_for_learners()));
    decks
}

/// What was read, or the default for it where it is broken, which is a problem to report.
fn or_report<T: Default, E>(
    read: Result<T, E>,
    problem: fn(Arc<E>) -> Problem,
    problems: &mut Vec<Problem>,
) -> T {
    read.unwrap_or_else(|fault| {
        problems.push(problem(Arc::new(fault)));
        T::default()
    })
}
