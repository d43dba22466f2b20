//! Reads all finished games, a little at a time.

use std::path::{Path, PathBuf};

use engine::{Game, JournalHash};

use super::{Account, Figures, index::Index};
use crate::{
    data::{Cause, Library},
    disk,
    replay::ReplayError,
    replay_timeline::Pass,
    saves::{CARD_GAME, CardArtefact, SaveError, Saves, artefact_in},
};

/// A finished game, and where it is.
#[derive(Debug, Clone, PartialEq)]
pub struct Finished {
    pub file: PathBuf,
    pub game: Account,
}

/// A file that cannot be counted, left where it is, and why.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Broken {
    pub file: PathBuf,
    pub why: String,
}

/// The finished games of one person being read.
pub struct Reading {
    saves: Saves,
    /// Those still to be read, the oldest last.
    files: Vec<PathBuf>,
    count: usize,
    before: Index,
    now: Index,
    games: Vec<Finished>,
    broken: Vec<Broken>,
    /// The one that is being played again.
    again: Option<Again>,
    trouble: Option<SaveError>,
}

/// A game that is played again.
struct Again {
    file: PathBuf,
    name: String,
    print: JournalHash,
    artefact: CardArtefact,
    pass: Pass,
}

impl Reading {
    /// Nothing read yet.
    pub fn new(saves: &Saves) -> Reading {
        let mut files = saves.finished();
        files.reverse();
        Reading {
            saves: saves.clone(),
            count: files.len(),
            files,
            before: Index::read(saves),
            now: Index::default(),
            games: Vec::new(),
            broken: Vec::new(),
            again: None,
            trouble: None,
        }
    }

    /// Reads on while `go_on` says so, which is asked between any two files and any two decisions;
    /// whether all are read. The index is kept then, if there is anything new.
    pub fn read_while(&mut self, library: &Library, mut go_on: impl FnMut() -> bool) -> bool {
        if self.is_done() {
            return true;
        }
        while !self.is_done() && go_on() {
            match self.again.take() {
                Some(again) => self.play_on(library, again),
                None => self.read_next(library),
            }
        }
        if self.is_done() && self.now != self.before {
            self.trouble = self.now.keep(&self.saves).err();
        }
        self.is_done()
    }

    /// Reads them all.
    pub fn all(saves: &Saves, library: &Library) -> Reading {
        let mut reading = Reading::new(saves);
        reading.read_while(library, || true);
        reading
    }

    /// Whether all are read.
    pub fn is_done(&self) -> bool {
        self.files.is_empty() && self.again.is_none()
    }

    /// How many are read, and of how many.
    pub fn progress(&self) -> (usize, usize) {
        let waiting = self.files.len() + usize::from(self.again.is_some());
        (self.count - waiting, self.count)
    }

    /// Those that were read, the oldest first.
    pub fn games(&self) -> &[Finished] {
        &self.games
    }

    /// Those that cannot be counted.
    pub fn broken(&self) -> &[Broken] {
        &self.broken
    }

    /// Why the index could not be kept; the next time takes longer.
    pub fn trouble(&self) -> Option<&SaveError> {
        self.trouble.as_ref()
    }

    /// The figures of those that were read.
    pub fn figures(&self) -> Figures {
        Figures::of(self.games.iter().map(|finished| &finished.game))
    }

    fn read_next(&mut self, library: &Library) {
        let Some(file) = self.files.pop() else { return };
        let name = file.file_name().unwrap_or_default().to_string_lossy().into_owned();
        let text = match disk::read(&file) {
            Ok(bytes) => String::from_utf8_lossy(&bytes).into_owned(),
            Err(fault) => {
                return self.refuse(SaveError::Unreadable { file: file.clone(), fault }, file);
            }
        };
        let print = JournalHash::default().then(text.as_bytes());
        if let Some(game) = self.before.known(&name, print) {
            return self.count((file, name, print), game.clone());
        }
        match begin(library, &file, &text) {
            Ok((artefact, pass)) => self.again = Some(Again { file, name, print, artefact, pass }),
            Err(fault) => self.refuse(fault, file),
        }
    }

    fn play_on(&mut self, library: &Library, mut again: Again) {
        let Again { file, name, print, artefact, pass } = &mut again;
        if pass.next().is_some() {
            return match pass.step() {
                Ok(()) => {
                    pass.forget_events();
                    self.again = Some(again);
                }
                Err(fault) => self.refuse(fault, again.file),
            };
        }
        let game = pass.game();
        let (recorded, now) = (artefact.journal, game.journal().hash());
        match Account::of(artefact, game) {
            _ if recorded != now => {
                let cause = Cause(library.changes(&artefact.setup.packs));
                let file = file.clone();
                let fault = ReplayError::Different { file: file.clone(), recorded, now, cause };
                self.refuse(fault, file);
            }
            Some(account) => self.count((file.clone(), name.clone(), *print), account),
            None => {
                let why = format!("{}: this game is not over", file.display());
                self.broken.push(Broken { file: file.clone(), why });
            }
        }
    }

    fn count(&mut self, (file, name, print): (PathBuf, String, JournalHash), game: Account) {
        self.now.remember(&name, print, game.clone());
        self.games.push(Finished { file, game });
    }

    fn refuse(&mut self, fault: impl std::fmt::Display, file: PathBuf) {
        self.broken.push(Broken { file, why: fault.to_string() });
    }
}

/// Why a game cannot be played again.
#[derive(Debug, thiserror::Error)]
enum Unplayable {
    #[error(transparent)]
    File(#[from] SaveError),
    #[error(transparent)]
    Replay(#[from] ReplayError),
}

fn begin(library: &Library, file: &Path, text: &str) -> Result<(CardArtefact, Pass), Unplayable> {
    let artefact: CardArtefact = artefact_in(file, text, CARD_GAME)?;
    let pass = Pass::new(library, file, &artefact)?;
    Ok((artefact, pass))
}
