//! Reading `assets/skirmish`: the tables whole or not at all, each scenario by itself; and with them
//! [who fights](minds).

use std::{
    path::{Path, PathBuf},
    sync::Arc,
};

use ai::combat::Minds;
use cards::data::read_ron;
use characters::healing::RuleSet;
use skirmish::data::{Armoury, ArmouryFault, Scenario};

use super::minds;
use crate::{
    data::{DataFile, FileError, LibraryError, Part, Texts, find_folder, read_text},
    locate::place,
    saves::Saves,
};

/// The parts of the assets folder that fights are compiled from.
pub const PARTS: &[Part] =
    &[Part::Folder("skirmish"), Part::Folder("skirmish/scenarios"), Part::Folder(minds::FOLDER)];

/// Everything there is to fight with and about.
#[derive(Debug, Clone)]
pub struct Skirmishes {
    pub armoury: Arc<Armoury>,
    /// Computer combatants who know it.
    pub minds: Arc<Minds>,
    /// The shipped ones by file name, then the player's own.
    pub scenarios: Vec<Listed>,
    /// Problems for the person to read: what was left out, and why.
    pub problems: Vec<Problem>,
}

/// A scenario that can be fought by one rule set at least.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Listed {
    pub scenario: Scenario,
    pub file: PathBuf,
    /// The player's, not ours.
    pub own: bool,
}

/// Something about fights that the game goes on without.
#[derive(Debug, Clone, thiserror::Error)]
pub enum Problem {
    #[error("{0} (the scenario is left out)")]
    Scenario(Arc<LoadError>),
    #[error("{0} (fighters of this temper weigh as they were built to)")]
    Temper(Arc<FileError>),
    #[error("{0} (every level of fighters does what it was built to)")]
    Levels(Arc<FileError>),
}

/// Why tables or a scenario cannot be used.
#[derive(Debug, thiserror::Error)]
pub enum LoadError {
    #[error(transparent)]
    Folder(#[from] LibraryError),
    #[error(transparent)]
    File(#[from] FileError),
    #[error("{}:{line}:{column}: {fault}", file.display())]
    Senseless { file: PathBuf, line: usize, column: usize, fault: ArmouryFault },
}

const WEAPONS: &str = "weapons.ron";
const ARMOR: &str = "armor.ron";
const STOCK: &str = "stock.ron";
const FIGURES: &str = "figures.ron";

impl Skirmishes {
    /// Finds the assets folder and reads it, and the player's own scenarios.
    ///
    /// # Errors
    /// There is no such folder, or as [`read`](Skirmishes::read).
    pub fn load() -> Result<Skirmishes, LoadError> {
        Skirmishes::read(&find_folder()?, own_folder().as_deref())
    }

    /// Reads one assets folder, and another folder of scenarios.
    ///
    /// # Errors
    /// A table is missing or wrong, or they make no sense together. A scenario that is wrong is
    /// left out and told of in `problems`; so is a temper or the levels of fighters, which are then
    /// as they were built.
    pub fn read(assets: &Path, own: Option<&Path>) -> Result<Skirmishes, LoadError> {
        let mut texts = Texts::fetch(assets, PARTS);
        own.into_iter().for_each(|own| texts.fetch_folder(own));
        Skirmishes::compile(&texts, assets, own)
    }

    /// Compiles the texts of one assets folder, and of another folder of scenarios.
    ///
    /// # Errors
    /// As [`read`](Skirmishes::read).
    pub fn compile(
        texts: &Texts,
        assets: &Path,
        own: Option<&Path>,
    ) -> Result<Skirmishes, LoadError> {
        let (folder, armoury) = (assets.join("skirmish"), Skirmishes::armoury(texts, assets)?);
        let mut problems = Vec::new();
        let minds = Arc::new(minds::compile(texts, assets, &armoury, &mut problems));
        let mut all = Skirmishes { armoury, minds, scenarios: Vec::new(), problems };
        all.add_folder(texts, &folder.join("scenarios"), false);
        if let Some(own) = own {
            all.add_folder(texts, own, true);
        }
        Ok(all)
    }

    /// Compiles the armoury alone.
    ///
    /// # Errors
    /// A table of it is missing or wrong.
    pub fn armoury(texts: &Texts, assets: &Path) -> Result<Arc<Armoury>, LoadError> {
        Ok(Arc::new(armoury(texts, &assets.join("skirmish"))?))
    }

    /// Compiles the minds alone; what was built in serves for a file of theirs that is wrong.
    ///
    /// # Errors
    /// A table of the armoury is missing or wrong.
    pub fn minds(texts: &Texts, assets: &Path) -> Result<Arc<Minds>, LoadError> {
        let armoury = Skirmishes::armoury(texts, assets)?;
        Ok(Arc::new(minds::compile(texts, assets, &armoury, &mut Vec::new())))
    }

    /// The scenario of that id.
    pub fn scenario(&self, id: &str) -> Option<&Scenario> {
        self.scenarios.iter().map(|listed| &listed.scenario).find(|scenario| scenario.id == id)
    }

    /// Every id, by order of the list.
    pub fn ids(&self) -> impl Iterator<Item = &str> {
        self.scenarios.iter().map(|listed| listed.scenario.id.as_str())
    }

    fn add_folder(&mut self, texts: &Texts, folder: &Path, own: bool) {
        for file in texts.ron_files(folder) {
            match self.listed(texts, file) {
                Ok(scenario) => {
                    self.scenarios.push(Listed { scenario, file: file.to_owned(), own });
                }
                Err(fault) => self.problems.push(Problem::Scenario(Arc::new(fault))),
            }
        }
    }

    /// A scenario of any file, checked; its id is none of the list's.
    ///
    /// # Errors
    /// The file is missing or wrong, or holds what cannot be fought.
    pub fn read_scenario(&self, file: &Path) -> Result<Scenario, LoadError> {
        let text = read_text(file)?;
        self.sound(file, &text, Scenario::read(file, &text)?)
    }

    fn listed(&self, texts: &Texts, file: &Path) -> Result<Scenario, LoadError> {
        let scenario: Arc<Scenario> = texts.get(file)?;
        self.sound(file, texts.text(file)?, (*scenario).clone())
    }

    /// The scenario, if it can be fought.
    fn sound(&self, file: &Path, text: &str, scenario: Scenario) -> Result<Scenario, LoadError> {
        let senseless = |fault: ArmouryFault| {
            let (line, column) = place(text, &fault.words(), fault.before()).unwrap_or((1, 1));
            LoadError::Senseless { file: file.to_owned(), line, column, fault }
        };
        self.check(&scenario).map_err(senseless)?;
        Ok(scenario)
    }

    fn check(&self, scenario: &Scenario) -> Result<(), ArmouryFault> {
        if self.scenario(&scenario.id).is_some() {
            return Err(ArmouryFault::Taken(scenario.id.clone()));
        }
        self.armoury.check_scenario(scenario)?;
        let classic = self.armoury.check_rules(scenario, RuleSet::Classic);
        classic.or_else(|_| self.armoury.check_rules(scenario, RuleSet::SecondEdition))
    }
}

impl DataFile for Scenario {
    fn read(file: &Path, text: &str) -> Result<Scenario, FileError> {
        Ok(read_ron(&file.display().to_string(), text)?)
    }
}

/// Where a player's own scenarios are: beside their saved games, whether or not there is such a
/// folder; `None` for somebody without a home.
pub fn own_folder() -> Option<PathBuf> {
    Some(Saves::open().ok()?.root().join("scenarios"))
}

fn armoury(texts: &Texts, folder: &Path) -> Result<Armoury, LoadError> {
    let (weapons, armors) = (texts.read(&folder.join(WEAPONS))?, texts.read(&folder.join(ARMOR))?);
    let (stock, figures) = (texts.read(&folder.join(STOCK))?, texts.read(&folder.join(FIGURES))?);
    let armoury = Armoury::new(weapons, armors, stock, figures);
    armoury.map_err(|fault| placed(texts, folder, fault))
}

/// The fault with the place that it is about: in the first of the files that has its words.
fn placed(texts: &Texts, folder: &Path, fault: ArmouryFault) -> LoadError {
    let words = fault.words();
    let found = [WEAPONS, ARMOR, STOCK, FIGURES].into_iter().find_map(|name| {
        let text = texts.text(&folder.join(name)).ok()?;
        Some((name, place(text, &words, fault.before())?))
    });
    let (name, (line, column)) = found.unwrap_or((WEAPONS, (1, 1)));
    LoadError::Senseless { file: folder.join(name), line, column, fault }
}
