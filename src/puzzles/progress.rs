//! Which puzzles were solved, and how: a small file beside the saved games.

use std::{
    collections::BTreeMap,
    io,
    path::{Path, PathBuf},
};

use serde::{Deserialize, Serialize};

use crate::{
    disk,
    saves::{SaveError, Saves, write_whole},
};

/// The version of the file.
const VERSION: u32 = 1;

/// What was solved, by the ids of the puzzles.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Progress {
    version: u32,
    solved: BTreeMap<String, Solved>,
}

/// How a puzzle was solved.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Solved {
    /// Answers that were given, the good one included.
    pub tries: u32,
    /// Hints that were taken, from 0 to 3.
    pub hints: u8,
}

/// Why it cannot be told what was solved. The file stays as it is.
#[derive(Debug, thiserror::Error)]
pub enum ProgressError {
    #[error("{}: cannot be read: {fault}; no puzzle counts as solved, and none is kept", file.display())]
    Unreadable { file: PathBuf, fault: io::Error },
    #[error(
        "{}:{line}:{column}: is damaged: {what}; no puzzle counts as solved, and none is kept until \
         the file is mended or gone", file.display()
    )]
    Damaged { file: PathBuf, line: usize, column: usize, what: String },
    #[error(
        "{}: is of version {version}, and this program knows {VERSION}; no puzzle counts as solved, \
         and none is kept", file.display()
    )]
    Newer { file: PathBuf, version: u32 },
}

impl Default for Progress {
    fn default() -> Progress {
        Progress { version: VERSION, solved: BTreeMap::new() }
    }
}

impl Progress {
    /// Its file, beside the saved games.
    pub fn file(saves: &Saves) -> PathBuf {
        saves.root().join("puzzles.json")
    }

    /// What is kept there; nothing solved where there is no file.
    ///
    /// # Errors
    /// The file cannot be read, is damaged, or was written by a newer program.
    pub fn read(file: &Path) -> Result<Progress, ProgressError> {
        let text = match disk::read_text(file) {
            Ok(text) => text,
            Err(fault) if fault.kind() == io::ErrorKind::NotFound => return Ok(Progress::default()),
            Err(fault) => return Err(ProgressError::Unreadable { file: file.to_owned(), fault }),
        };
        Progress::parse(file, &text)
    }

    fn parse(file: &Path, text: &str) -> Result<Progress, ProgressError> {
        #[derive(Deserialize)]
        struct Head {
            version: u32,
        }
        let file = file.to_owned();
        let head = serde_json::from_str::<Head>(text).ok();
        if let Some(Head { version }) = head.filter(|head| head.version > VERSION) {
            return Err(ProgressError::Newer { file, version });
        }
        serde_json::from_str(text).map_err(|fault| ProgressError::Damaged {
            file,
            line: fault.line(),
            column: fault.column(),
            what: fault.to_string(),
        })
    }

    /// How the puzzle of this id was solved, if it was.
    pub fn of(&self, id: &str) -> Option<Solved> {
        self.solved.get(id).copied()
    }

    /// Notes that it was solved; the better of two times stays, by hints and then by tries.
    pub fn note(&mut self, id: &str, solved: Solved) {
        let best = self.solved.entry(id.to_owned()).or_insert(solved);
        if (solved.hints, solved.tries) < (best.hints, best.tries) {
            *best = solved;
        }
    }

    /// Writes it to `file`, which is whole at every moment.
    ///
    /// # Errors
    /// The disk says no. What was in `file` before is still there.
    pub fn keep(&self, file: &Path) -> Result<(), SaveError> {
        // Plain data with text for keys, which always becomes JSON.
        let text = serde_json::to_string_pretty(self).unwrap_or_default();
        write_whole(file, &format!("{text}\n"))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn parse(text: &str) -> Result<Progress, String> {
        Progress::parse(Path::new("puzzles.json"), text).map_err(|fault| fault.to_string())
    }

    #[test]
    fn what_is_kept_is_read_again_and_the_better_time_stays() {
        let file = std::env::temp_dir().join(format!("far-lanes-solved-{}", std::process::id()));
        let mut progress = Progress::read(&file).expect("no file is nothing solved");
        assert_eq!(progress.of("a"), None);
        progress.note("a", Solved { tries: 3, hints: 1 });
        progress.note("a", Solved { tries: 1, hints: 2 });
        assert_eq!(progress.of("a"), Some(Solved { tries: 3, hints: 1 }));
        progress.note("a", Solved { tries: 2, hints: 1 });
        progress.keep(&file).expect("it is written");
        let again = Progress::read(&file).expect("its own file");
        assert_eq!(again.of("a"), Some(Solved { tries: 2, hints: 1 }));
        disk::remove(&file).expect("it was there");
    }

    #[test]
    fn a_damaged_or_newer_file_is_named_and_not_taken_for_an_empty_one() {
        let damaged = parse("{\"version\": 1,\n \"solved\": []}").expect_err("no map");
        assert!(damaged.starts_with("puzzles.json:2:"), "{damaged}");
        let newer = parse("{\"version\": 2, \"other\": 1}").expect_err("of a newer program");
        assert!(newer.contains("of version 2"), "{newer}");
    }
}
