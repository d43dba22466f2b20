//! Games on disk: one file a game, written whole after every decision, never overwritten by another.
//!
//! Games in progress are numbered files in the save folder; the newest that can be read is the
//! one that goes on. A finished game moves to `finished/` under its number. A file that cannot be
//! used is reported and left where it was.

use std::{
    io,
    path::{Path, PathBuf},
};

use cards::{Move, Setup};
use engine::{Artefact, ArtefactError};
use serde::{Serialize, de::DeserializeOwned};

use crate::disk::{self, Lock};

/// A card game as a file: how it was set up, its seed, every decision.
pub type CardArtefact = Artefact<Setup, Move>;

/// The environment variable that puts saves somewhere else.
pub const HOME_VARIABLE: &str = "FAR_LANES_HOME";
/// The value of [`CardArtefact::game`] for a card game.
pub const CARD_GAME: &str = "cards";

/// The folder of one person's games.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Saves {
    root: PathBuf,
}

/// Why a game cannot be read or kept.
#[derive(Debug, thiserror::Error)]
pub enum SaveError {
    #[error("there is no folder to keep games in; set {HOME_VARIABLE} to one")]
    NoHome,
    #[error("{}: cannot be read: {fault}", file.display())]
    Unreadable { file: PathBuf, fault: io::Error },
    #[error("{}: cannot be written: {fault}", file.display())]
    Unwritable { file: PathBuf, fault: io::Error },
    #[error(transparent)]
    Artefact(#[from] ArtefactError),
    #[error("{}: is open in another program, which alone goes on with it", .0.display())]
    Busy(PathBuf),
    #[error("{}: holds a game of `{game}`, not of `{wanted}`", file.display())]
    OtherGame { file: PathBuf, game: String, wanted: &'static str },
}

impl Saves {
    /// The folder named by `FAR_LANES_HOME`, or the usual place for a program's data.
    ///
    /// # Errors
    /// The person has no home folder and the variable is not set.
    pub fn open() -> Result<Saves, SaveError> {
        let named = std::env::var_os(HOME_VARIABLE).filter(|name| !name.is_empty());
        named.map(PathBuf::from).or_else(usual_place).map(Saves::at).ok_or(SaveError::NoHome)
    }

    /// Games kept in `root`, which is made when the first is written.
    pub fn at(root: impl Into<PathBuf>) -> Saves {
        Saves { root: root.into() }
    }

    /// The folder itself.
    pub fn root(&self) -> &Path {
        &self.root
    }

    /// Clears away what a program that was killed while it saved has left half written, here and in
    /// the folders beside the games.
    pub fn sweep(&self) {
        let beside = [
            "finished",
            "fights",
            "fights/finished",
            "lives",
            "people",
            "decks",
            "drafts",
            "puzzles",
        ];
        let beside = beside.map(|name| self.root.join(name));
        [self.root.clone()].iter().chain(&beside).for_each(|folder| disk::sweep(folder));
    }

    /// Every game in progress, oldest first, readable or not.
    pub fn in_progress(&self) -> Vec<PathBuf> {
        numbered_in(&self.root, KIND)
    }

    /// Every finished game, oldest first, readable or not.
    pub fn finished(&self) -> Vec<PathBuf> {
        numbered_in(&self.finished_folder(), KIND)
    }

    /// A file for a new game, of a number that no other game has ever had here.
    pub fn next_file(&self) -> PathBuf {
        self.claim_file().0
    }

    /// The same, locked: another program may begin a game at this very moment.
    pub(crate) fn claim_file(&self) -> (PathBuf, Lock) {
        claim_next(&self.root, [self.in_progress(), self.finished()].concat(), KIND)
    }

    /// Writes the whole game to `file`: to another file first, which then takes its place.
    ///
    /// # Errors
    /// The disk says no. What was in `file` before is still there.
    pub fn keep(&self, file: &Path, artefact: &CardArtefact) -> Result<(), SaveError> {
        write_whole(file, &artefact.write())
    }

    /// Keeps a finished game among the finished ones, instead of `file`, and says where.
    ///
    /// # Errors
    /// The disk says no. The game in `file` is still there.
    pub fn finish(&self, file: &Path, artefact: &CardArtefact) -> Result<PathBuf, SaveError> {
        let name = file.file_name().map_or_else(|| file_name(KIND, 1).into(), PathBuf::from);
        let finished = self.finished_folder().join(name);
        write_whole(&finished, &artefact.write())?;
        remove(file).map(|()| finished)
    }

    /// Where the player's own packs are.
    pub fn packs_folder(&self) -> PathBuf {
        self.root.join("packs")
    }

    /// The folder of the player's own puzzles.
    pub fn puzzles_folder(&self) -> PathBuf {
        self.root.join("puzzles")
    }

    /// Where the player's own decks are.
    pub fn decks_folder(&self) -> PathBuf {
        self.root.join("decks")
    }

    /// Where finished games are kept.
    pub fn finished_folder(&self) -> PathBuf {
        self.root.join("finished")
    }
}

/// Keeps other programs away from a game as long as the lock is held.
///
/// # Errors
/// Another program has it open.
pub(crate) fn lock(file: &Path) -> Result<Lock, SaveError> {
    Lock::take(file).map_err(|_| SaveError::Busy(file.to_owned()))
}

/// The content of a file as this program last saw it: another may write there where nothing can be locked,
/// such as in two tabs of a page.
#[derive(Debug, Clone, Default, PartialEq, Eq)]
pub(crate) struct LastSeen(Option<Vec<u8>>);

impl LastSeen {
    /// As the file is now.
    pub fn of(file: &Path) -> LastSeen {
        LastSeen(disk::read(file).ok())
    }

    /// Whether another program has written there since.
    pub fn is_past(&self, file: &Path) -> bool {
        match disk::read(file) {
            Ok(now) => self.0.as_ref() != Some(&now),
            Err(_) => disk::is_taken(file),
        }
    }
}

/// Reads one card game from any file.
///
/// # Errors
/// There is no such file, or it is broken, altered, from a newer build, or another game's.
pub fn read_card_game(file: &Path) -> Result<CardArtefact, SaveError> {
    read_game(file, CARD_GAME)
}

/// Reads one game of the kind `wanted` from any file.
///
/// # Errors
/// As [`read_card_game`].
pub fn read_game<S, M>(file: &Path, wanted: &'static str) -> Result<Artefact<S, M>, SaveError>
where
    S: Serialize + DeserializeOwned,
    M: Serialize + DeserializeOwned,
{
    artefact_in(file, &read_record(file)?, wanted)
}

/// The text of a record, whichever game it is of.
///
/// # Errors
/// There is no such file.
pub fn read_record(file: &Path) -> Result<String, SaveError> {
    let bytes =
        disk::read(file).map_err(|fault| SaveError::Unreadable { file: file.to_owned(), fault })?;
    Ok(String::from_utf8_lossy(&bytes).into_owned())
}

/// Reads one game of the kind `wanted` from the text of a file.
///
/// # Errors
/// The text is broken, altered, from a newer build, or another game's.
pub fn artefact_in<S, M>(
    file: &Path,
    text: &str,
    wanted: &'static str,
) -> Result<Artefact<S, M>, SaveError>
where
    S: Serialize + DeserializeOwned,
    M: Serialize + DeserializeOwned,
{
    let artefact = Artefact::<S, M>::read(&file.display().to_string(), text)?;
    if artefact.game != wanted {
        let (file, game) = (file.to_owned(), artefact.game);
        return Err(SaveError::OtherGame { file, game, wanted });
    }
    Ok(artefact)
}

/// Writes a file so that it is whole at every moment.
///
/// # Errors
/// The disk says no.
pub fn write_whole(file: &Path, text: &str) -> Result<(), SaveError> {
    disk::write_whole(file, text)
        .map_err(|fault| SaveError::Unwritable { file: file.to_owned(), fault })
}

/// Writes a file for the person to take away.
///
/// # Errors
/// The disk, or the browser, says no.
pub fn hand_over(file: &Path, text: &str) -> Result<(), SaveError> {
    disk::hand_over(file, text)
        .map_err(|fault| SaveError::Unwritable { file: file.to_owned(), fault })
}

/// Removes a file; one that is not there is not missed.
///
/// # Errors
/// The disk says no.
pub(crate) fn remove(file: &Path) -> Result<(), SaveError> {
    use io::ErrorKind::{NotADirectory, NotFound};
    match disk::remove(file) {
        Err(fault) if !matches!(fault.kind(), NotFound | NotADirectory) => {
            Err(SaveError::Unwritable { file: file.to_owned(), fault })
        }
        _ => Ok(()),
    }
}

/// The usual place for a program's data.
#[cfg(not(target_arch = "wasm32"))]
fn usual_place() -> Option<PathBuf> {
    directories::ProjectDirs::from("", "", "Far Lanes").map(|dirs| dirs.data_dir().to_owned())
}

/// A browser keeps everything of a page in one place.
#[cfg(target_arch = "wasm32")]
fn usual_place() -> Option<PathBuf> {
    Some(PathBuf::from("saves"))
}

/// The beginning of a game's file name, before its number.
const KIND: &str = "game";

/// The name of a file of this kind whose number is higher than those of all the files `taken`.
pub(crate) fn next_name(taken: impl IntoIterator<Item = PathBuf>, kind: &str) -> String {
    let highest = taken.into_iter().filter_map(|file| number(&file, kind)).max().unwrap_or(0);
    file_name(kind, highest.saturating_add(1))
}

/// The first file of this kind behind those `taken` that no other program has locked.
pub(crate) fn claim_next(folder: &Path, mut taken: Vec<PathBuf>, kind: &str) -> (PathBuf, Lock) {
    loop {
        let file = folder.join(next_name(taken.iter().cloned(), kind));
        match lock(&file) {
            Ok(lock) => return (file, lock),
            Err(_) => taken.push(file),
        }
    }
}

fn file_name(kind: &str, number: u32) -> String {
    format!("{kind}-{number:04}.json")
}

fn number(file: &Path, kind: &str) -> Option<u32> {
    let name = file.file_name()?.to_str()?.strip_prefix(kind)?;
    name.strip_prefix('-')?.strip_suffix(".json")?.parse().ok()
}

/// The numbered files of this kind in a folder, by number; none when there is no such folder.
pub(crate) fn numbered_in(folder: &Path, kind: &str) -> Vec<PathBuf> {
    let files = disk::list(folder).unwrap_or_default().into_iter();
    let mut numbered: Vec<(u32, PathBuf)> =
        files.filter_map(|file| Some((number(&file, kind)?, file))).collect();
    numbered.sort();
    numbered.into_iter().map(|(_, file)| file).collect()
}
