//! Reading `assets/campaign`: the charts whole or not at all.

use std::{
    path::{Path, PathBuf},
    sync::Arc,
};

use ::skirmish::data::Scenario;
use ai::{Persona, campaign::Personality, combat::Minds};
use campaign::data::{CampaignBook, ChartFault, Charts, PortEvent, Rival};
use cards::data::{DataError, read_ron};

use crate::{
    data::{DataFile, FileError, Library, Part, Texts},
    locate::place,
    roster::tables::{self, TablesError},
    skirmish::{self, LoadError, Skirmishes},
};

/// The parts of the assets folder that campaigns are compiled from, besides those of the games.
pub const PARTS: &[Part] = &[
    Part::File("campaign/ports.ron"),
    Part::File("campaign/jobs.ron"),
    Part::File("campaign/names.ron"),
    Part::File("campaign/figures.ron"),
    Part::File("campaign/abilities.ron"),
    Part::File("campaign/captain.ron"),
    Part::File("campaign/events.ron"),
    Part::Folder("campaign/boardings"),
];

/// What may be met in ports, as the file of it says.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct PortEvents(pub Vec<PortEvent>);

impl DataFile for PortEvents {
    fn read(file: &Path, text: &str) -> Result<PortEvents, FileError> {
        Ok(PortEvents(read_ron(&file.display().to_string(), text)?))
    }
}

/// Everything that campaigns are played with, and how their captains weigh.
#[derive(Debug, Clone)]
pub struct Charted {
    pub book: Arc<CampaignBook>,
    pub personality: Personality,
    /// Who commands in boardings.
    pub minds: Arc<Minds>,
}

/// Why there are no charts to sail by.
#[derive(Debug, thiserror::Error)]
pub enum ChartError {
    #[error(transparent)]
    File(#[from] FileError),
    #[error(transparent)]
    Captain(#[from] DataError),
    #[error(transparent)]
    Tables(#[from] TablesError),
    #[error(transparent)]
    Fights(#[from] LoadError),
    #[error("{}:{line}:{column}: {fault}", file.display())]
    Senseless { file: PathBuf, line: usize, column: usize, fault: Box<ChartFault> },
}

impl Charted {
    /// Reads the charts of the library's folder, with the tables of all games.
    ///
    /// # Errors
    /// A file is missing or wrong, or together they make no sense.
    pub fn load(library: &Library) -> Result<Charted, ChartError> {
        let parts = [PARTS, tables::PARTS, skirmish::PARTS].concat();
        Charted::compile(&Texts::fetch(&library.folder, &parts), library)
    }

    /// Compiles the texts of the library's folder.
    ///
    /// # Errors
    /// As [`load`](Charted::load).
    pub fn compile(texts: &Texts, library: &Library) -> Result<Charted, ChartError> {
        let assets = &library.folder;
        let fights = Skirmishes::compile(texts, assets, None)?;
        let book = CampaignBook {
            cards: library.book.clone(),
            constants: library.constants,
            armoury: fights.armoury.clone(),
            lives: Arc::new(tables::compile(texts, assets)?),
            affairs: Arc::new(tables::compile_affairs(texts, assets)?),
            healing: tables::compile_healing(texts, assets)?,
            charts: charts(texts, &assets.join("campaign"))?,
            boardings: boardings(texts, &assets.join("campaign/boardings"))?,
            rivals: rivals(library),
        };
        book.check().map_err(|fault| placed(texts, assets, fault))?;
        let file = assets.join("campaign/captain.ron");
        let personality = Personality::read(&file.display().to_string(), texts.text(&file)?)?;
        Ok(Charted { book: Arc::new(book), personality, minds: fights.minds })
    }
}

/// The named captains of the library whose decks can be flown.
fn rivals(library: &Library) -> Vec<Rival> {
    let rival = |persona: &Arc<Persona>| {
        let deck = library.deck(&persona.deck).ok()?.deck;
        let (id, name, about) = (&persona.id, &persona.name, &persona.character);
        Some(Rival { id: id.clone(), name: name.clone(), about: about.clone(), deck })
    };
    library.personas.iter().filter_map(rival).collect()
}

fn charts(texts: &Texts, folder: &Path) -> Result<Charts, FileError> {
    Ok(Charts {
        ports: texts.read(&folder.join("ports.ron"))?,
        jobs: texts.read(&folder.join("jobs.ron"))?,
        names: texts.read(&folder.join("names.ron"))?,
        figures: texts.read(&folder.join("figures.ron"))?,
        events: texts.get::<PortEvents>(&folder.join("events.ron"))?.0.clone(),
        abilities: texts.read(&folder.join("abilities.ron"))?,
    })
}

fn boardings(texts: &Texts, folder: &Path) -> Result<Vec<Scenario>, FileError> {
    let read = |file| Ok((*texts.get::<Scenario>(file)?).clone());
    texts.ron_files(folder).map(read).collect()
}

/// The fault with the place that it is about: in the first of the files that has its word.
fn placed(texts: &Texts, assets: &Path, fault: ChartFault) -> ChartError {
    let folder = assets.join("campaign");
    let files = texts.ron_files(&folder).map(Path::to_owned).collect::<Vec<_>>();
    let boardings = folder.join("boardings");
    let boardings = texts.ron_files(&boardings).map(Path::to_owned);
    let words = fault.word();
    let found = files.iter().cloned().chain(boardings).find_map(|file| {
        let (line, column) = place(texts.text(&file).ok()?, &words, fault.before())?;
        Some((file, line, column))
    });
    let (file, line, column) = found.unwrap_or((folder.join("figures.ron"), 1, 1));
    ChartError::Senseless { file, line, column, fault: Box::new(fault) }
}
