//! Fights on disk: one file a fight beside the saved games, those in progress by number, those that
//! are over in a folder of their own.

use std::path::{Path, PathBuf};

use engine::{Artefact, Game};
use serde::{Deserialize, Serialize};
use skirmish::{FighterId, Move, Setup, Skirmish};

use super::{FightError, FightOptions};
use crate::{
    disk::Lock,
    saves::{SaveError, Saves, claim_next, lock, numbered_in, remove, write_whole},
    skirmish::{commander::UnknownCommander, homecoming::Sent},
};

/// The value of [`FightArtefact::game`] for a fight.
pub const FIGHT: &str = "skirmish";

/// A fight as a file: how it was set up and who commands, its seed, every decision.
pub type FightArtefact = Artefact<Seated, Move>;

/// A setup with those who command, or without, as a run of many fights keeps it.
#[derive(Debug, Clone, PartialEq, Serialize, Deserialize)]
#[serde(untagged)]
pub enum Seated {
    Commanded {
        /// By seat, as the command line calls them.
        commanders: Vec<String>,
        /// Those of the library: number on the field, and file.
        #[serde(default)]
        sent: Vec<(FighterId, PathBuf)>,
        fight: Setup,
    },
    Plain(Setup),
}

impl Seated {
    /// The setup itself.
    pub fn fight(&self) -> &Setup {
        match self {
            Seated::Commanded { fight, .. } | Seated::Plain(fight) => fight,
        }
    }

    /// The setup of a fight of this seed. Where nobody is named, a computer commands.
    ///
    /// # Errors
    /// It names a commander whom we do not know.
    pub fn fight_options(&self, seed: u64) -> Result<FightOptions, UnknownCommander> {
        let (named, sent) = match self {
            Seated::Commanded { commanders, sent, .. } => (&commanders[..], &sent[..]),
            Seated::Plain(_) => (&[][..], &[][..]),
        };
        let named = named.iter().map(|name| name.parse());
        let mut commanders = named.collect::<Result<Vec<_>, _>>()?;
        let setup = self.fight().clone();
        commanders.resize(setup.scenario.forces.len(), Default::default());
        let sent = sent.iter();
        let sent = sent.map(|(fighter, file)| Sent { fighter: *fighter, file: file.clone() });
        Ok(FightOptions { seed, commanders, sent: sent.collect(), setup })
    }
}

/// The folder of one person's fights.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Fights {
    root: PathBuf,
}

/// The beginning of a fight's file name, before its number.
const KIND: &str = "fight";

impl Fights {
    /// The folder beside the saved games, made when the first is written.
    pub fn at(saves: &Saves) -> Fights {
        Fights { root: saves.root().join("fights") }
    }

    /// The newest fight in progress that no other program has open, readable or not.
    pub fn newest(&self) -> Option<PathBuf> {
        self.files().into_iter().rev().find(|file| lock(file).is_ok())
    }

    /// The fights in progress that another program has open, in sentences.
    pub fn busy(&self) -> Vec<SaveError> {
        self.files().iter().filter_map(|file| lock(file).err()).collect()
    }

    /// Every fight in progress, oldest first, readable or not.
    fn files(&self) -> Vec<PathBuf> {
        numbered_in(&self.root, KIND)
    }

    /// Every finished fight, oldest first, readable or not.
    pub fn finished_files(&self) -> Vec<PathBuf> {
        numbered_in(&self.finished_folder(), KIND)
    }

    /// A file of a number that no other fight has ever had here.
    pub fn next_file(&self) -> PathBuf {
        self.claim_file().0
    }

    /// The same, locked: another program may begin a fight at this very moment.
    pub(super) fn claim_file(&self) -> (PathBuf, Lock) {
        claim_next(&self.root, [self.files(), self.finished_files()].concat(), KIND)
    }

    /// Where a fight will be once it is over.
    pub fn finished_file(&self, file: &Path) -> PathBuf {
        self.finished_folder().join(file.file_name().unwrap_or_default())
    }

    /// Where fights are kept that are over.
    pub fn finished_folder(&self) -> PathBuf {
        self.root.join("finished")
    }

    /// Writes the whole fight, among the finished ones once it is over, and says where.
    ///
    /// # Errors
    /// The disk says no. What was there before still is.
    pub fn keep(&self, file: &Path, artefact: &FightArtefact) -> Result<PathBuf, SaveError> {
        if !artefact.finished || file.starts_with(self.finished_folder()) {
            write_whole(file, &artefact.write())?;
            return Ok(file.to_owned());
        }
        let to = self.finished_file(file);
        write_whole(&to, &artefact.write())?;
        remove(file).map(|()| to)
    }
}

/// The fight as it stands.
pub fn artefact(fight_options: &FightOptions, fight: &Skirmish) -> FightArtefact {
    FightArtefact {
        game: FIGHT.to_owned(),
        setup: Seated::Commanded {
            commanders: fight_options.commanders.iter().map(ToString::to_string).collect(),
            sent: fight_options.sent.iter().map(|it| (it.fighter, it.file.clone())).collect(),
            fight: fight_options.setup.clone(),
        },
        seed: fight_options.seed,
        decisions: fight.decisions().to_vec(),
        journal: fight.journal().hash(),
        finished: fight.is_over(),
        taken_back: 0,
    }
}

/// How a recorded fight was begun. Where nobody is named, a computer commands.
///
/// # Errors
/// It names a commander whom we do not know.
pub fn fight_options(file: &Path, artefact: &FightArtefact) -> Result<FightOptions, FightError> {
    let mustered = artefact.setup.fight_options(artefact.seed);
    mustered.map_err(|fault| FightError::Commander { file: file.to_owned(), fault })
}
