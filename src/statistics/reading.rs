//! Reads all finished games of a kind, a little at a time.

use std::path::PathBuf;

use engine::JournalHash;

use super::{
    account::Account,
    index::Index,
    kind::{Again, Kind},
};
use crate::{
    disk,
    saves::{SaveError, Saves},
};

/// A finished game, and where it is.
#[derive(Debug, Clone, PartialEq)]
pub struct Finished<A = Account> {
    pub file: PathBuf,
    pub game: A,
}

/// A file that cannot be counted, left where it is, and why.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Broken {
    pub file: PathBuf,
    pub why: String,
}

/// The finished games of one person being read.
pub struct Reading<K: Kind> {
    index: PathBuf,
    /// Those still to be read, the oldest last.
    files: Vec<PathBuf>,
    count: usize,
    before: Index<K::Account>,
    now: Index<K::Account>,
    games: Vec<Finished<K::Account>>,
    broken: Vec<Broken>,
    /// The one that is being played again.
    again: Option<Replayed<K>>,
    trouble: Option<SaveError>,
}

/// A game that is played again.
struct Replayed<K: Kind> {
    file: PathBuf,
    name: String,
    print: JournalHash,
    game: K::Again,
}

impl<K: Kind> Reading<K> {
    /// Nothing read yet.
    pub fn new(saves: &Saves) -> Reading<K> {
        let (mut files, index) = (K::files(saves), K::index(saves));
        files.reverse();
        Reading {
            count: files.len(),
            files,
            before: Index::read(&index),
            index,
            now: Index::default(),
            games: Vec::new(),
            broken: Vec::new(),
            again: None,
            trouble: None,
        }
    }

    /// Reads on while `go_on` says so, which is asked between any two files and any two decisions;
    /// whether all are read. The index is kept then, if there is anything new.
    pub fn read_while(&mut self, tables: &K::Tables, mut go_on: impl FnMut() -> bool) -> bool {
        if self.is_done() {
            return true;
        }
        while !self.is_done() && go_on() {
            match self.again.take() {
                Some(again) => self.play_on(tables, again),
                None => self.read_next(tables),
            }
        }
        if self.is_done() && self.now != self.before {
            self.trouble = self.now.keep(&self.index).err();
        }
        self.is_done()
    }

    /// Reads them all.
    pub fn all(saves: &Saves, tables: &K::Tables) -> Reading<K> {
        let mut reading = Reading::new(saves);
        reading.read_while(tables, || true);
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
    pub fn games(&self) -> &[Finished<K::Account>] {
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

    fn read_next(&mut self, tables: &K::Tables) {
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
        match K::begin(tables, &file, &text) {
            Ok(Some(game)) => self.again = Some(Replayed { file, name, print, game }),
            // It waits to go on, and is not counted.
            Ok(None) => self.count -= 1,
            Err(fault) => self.refuse(fault, file),
        }
    }

    fn play_on(&mut self, tables: &K::Tables, mut again: Replayed<K>) {
        if !again.game.is_at_end() {
            return match again.game.go_on() {
                Ok(()) => self.again = Some(again),
                Err(fault) => self.refuse(fault, again.file),
            };
        }
        let Replayed { file, name, print, game } = again;
        let (recorded, now) = game.journals();
        if recorded != now {
            return self.refuse(K::different(tables, &file, &game), file);
        }
        match K::account(&game) {
            Some(account) => self.count((file, name, print), account),
            None => {
                let why = format!("{}: this {} is not over", file.display(), K::WORD);
                self.broken.push(Broken { file, why });
            }
        }
    }

    fn count(&mut self, (file, name, print): (PathBuf, String, JournalHash), game: K::Account) {
        self.now.remember(&name, print, game.clone());
        self.games.push(Finished { file, game });
    }

    fn refuse(&mut self, fault: impl std::fmt::Display, file: PathBuf) {
        self.broken.push(Broken { file, why: fault.to_string() });
    }
}
