//! Reading `assets/captains/combat`: how computer combatants weigh, a file a temper, and what each level
//! does. What cannot be used is reported, and what was built in serves.

use std::{
    collections::BTreeSet,
    path::{Path, PathBuf},
    sync::Arc,
};

use ai::{
    Profiles,
    combat::{Level, Minds, Personality},
};
use cards::data::DataError;
use skirmish::data::Armoury;

use super::load::Problem;
use crate::data::{DataFile, FileError, Texts, stem};

/// Where they are in the assets folder.
pub(super) const FOLDER: &str = "captains/combat";

const LEVELS: &str = "levels";

/// One file of the folder.
#[derive(Debug, Clone, PartialEq)]
pub enum CombatFile {
    /// How a temper weighs, which the file is called by.
    Temper(String, Personality),
    Levels(Profiles<Level>),
}

impl DataFile for CombatFile {
    fn read(file: &Path, text: &str) -> Result<CombatFile, FileError> {
        let (stem, file) = (stem(file), file.display().to_string());
        if stem == LEVELS {
            return Ok(CombatFile::Levels(Profiles::<Level>::read(&file, text)?));
        }
        if !Personality::NAMES.contains(&stem.as_str()) {
            let names = Personality::NAMES.join(", ");
            let what = format!("there is no such temper; there are {names}");
            return Err(DataError::Senseless { file, line: 1, column: 1, id: stem, what }.into());
        }
        Ok(CombatFile::Temper(stem, Personality::read(&file, text)?))
    }
}

/// The minds of one assets folder, who know this armoury.
pub(super) fn compile(
    texts: &Texts,
    assets: &Path,
    armoury: &Arc<Armoury>,
    problems: &mut Vec<Problem>,
) -> Minds {
    let mut minds = Minds::shipped(Arc::clone(armoury));
    for file in files(texts, &assets.join("captains").join("combat")) {
        match texts.get(&file) {
            Ok(read) => take(&mut minds, &read),
            Err(fault) if stem(&file) == LEVELS => problems.push(Problem::Levels(Arc::new(fault))),
            Err(fault) => problems.push(Problem::Temper(Arc::new(fault))),
        }
    }
    minds
}

fn take(minds: &mut Minds, read: &CombatFile) {
    match read {
        CombatFile::Temper(name, personality) => {
            minds.personalities.insert(name.clone(), personality.clone());
        }
        CombatFile::Levels(levels) => minds.levels = levels.clone(),
    }
}

/// The files that have to be there, and all others: most likely their names are misspelt.
fn files(texts: &Texts, folder: &Path) -> BTreeSet<PathBuf> {
    let wanted = Personality::NAMES.into_iter().chain([LEVELS]);
    let wanted = wanted.map(|name| folder.join(format!("{name}.ron")));
    wanted.chain(texts.ron_files(folder).map(Path::to_owned)).collect()
}
