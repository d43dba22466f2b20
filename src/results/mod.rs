//! The results of a long run on disk, one line of JSON each, so that it can be stopped at any moment and goes on
//! where it was; the file is the same, byte for byte, however often that happened.
//!
//! The first line says which run it is. Nothing is written to a file that holds anything else.
//!
//! A run can be split into [shards](Shard), on as many machines; [`merge()`] puts their files together.

mod merge;
mod shard;

use std::{
    io,
    path::{Path, PathBuf},
};

use engine::JournalHash;
use serde::{Serialize, de::DeserializeOwned};
use serde_json::Value;

pub use merge::{MergeError, Merged, merge};
pub use shard::{Shard, ShardError};

use crate::disk::Lines;

/// A file of results that is being written.
pub struct Results {
    file: PathBuf,
    lines: Lines,
    kept: usize,
    /// The last result that was there, until it has come out once more.
    last: Option<String>,
}

/// Why a run cannot go on in a file. The file is as it was.
#[derive(Debug, thiserror::Error)]
pub enum ResultsError {
    #[error("{}: {fault}", file.display())]
    Disk { file: PathBuf, fault: io::Error },
    #[error("{}: another run is writing to it", file.display())]
    Busy { file: PathBuf },
    #[error("{} does not begin as the results of a run do; name another file", file.display())]
    NotResults { file: PathBuf },
    #[error(
        "{} has the results of another run: `{key}` is {there} there and {here} here; ask for the same or name another file",
        file.display()
    )]
    AnotherRun { file: PathBuf, key: String, there: Value, here: Value },
    #[error("{}, line {line}, is no result of this run: {what}", file.display())]
    Unreadable { file: PathBuf, line: usize, what: String },
    #[error(
        "{}: line {line} comes out differently now, so cards, captains, rules or the program have changed; name another file",
        file.display()
    )]
    Changed { file: PathBuf, line: usize },
}

impl Results {
    /// Opens the results of this run, or begins them, and tells `each` of those that are there, in their order.
    /// `run` is an object with everything that decides the results of the run, which has `count` pieces.
    ///
    /// # Errors
    /// The disk says no, or the file holds anything else.
    pub fn open<P: DeserializeOwned, E: From<ResultsError>>(
        file: &Path,
        run: &Value,
        count: usize,
        mut each: impl FnMut(P, &str) -> Result<(), E>,
    ) -> Result<Results, E> {
        let lines = Lines::open(file).map_err(|fault| no(file, fault))?;
        let mut results = Results { file: file.to_owned(), lines, kept: 0, last: None };
        let Some(first) = results.next()? else { return Ok(results.begin(run)?) };
        results.compare(&first, run)?;
        while let Some(line) = results.next()? {
            let piece = serde_json::from_str(&line);
            let piece = piece.map_err(|fault| results.unreadable(fault.to_string()))?;
            if results.kept == count {
                return Err(results.unreadable(format!("it has {count} and no more")).into());
            }
            each(piece, &line)?;
            results.kept += 1;
            results.last = Some(line);
        }
        if results.last.is_none() {
            results.cut()?;
        }
        Ok(results)
    }

    /// The number of the piece that is to be added first: the last one that is there, if any, is made once more.
    pub fn next_piece(&self) -> usize {
        self.kept - usize::from(self.last.is_some())
    }

    /// How many there are.
    pub fn kept(&self) -> usize {
        self.kept
    }

    /// Adds a result; false where it was there before.
    ///
    /// # Errors
    /// The disk says no, or it was there before and was another.
    pub fn add(&mut self, line: &str) -> Result<bool, ResultsError> {
        if let Some(last) = self.last.take() {
            if last != line {
                return Err(ResultsError::Changed { file: self.file.clone(), line: self.kept + 1 });
            }
            self.cut()?;
            return Ok(false);
        }
        self.lines.add(line).map_err(|fault| no(&self.file, fault))?;
        self.kept += 1;
        Ok(true)
    }

    /// In a file without a whole line. What there is may be the beginning of this one.
    fn begin(mut self, run: &Value) -> Result<Results, ResultsError> {
        let first = run.to_string();
        if !first.as_bytes().starts_with(self.lines.torn()) {
            return Err(ResultsError::NotResults { file: self.file });
        }
        self.cut()?;
        self.lines.add(&first).map_err(|fault| no(&self.file, fault))?;
        Ok(self)
    }

    /// Away with what was written of a line when the run was stopped.
    fn cut(&mut self) -> Result<(), ResultsError> {
        self.lines.cut().map_err(|fault| no(&self.file, fault))
    }

    fn compare(&self, first: &str, run: &Value) -> Result<(), ResultsError> {
        let file = || self.file.clone();
        let there: Value = serde_json::from_str(first).unwrap_or_default();
        if there.get("run").is_none() {
            return Err(ResultsError::NotResults { file: file() });
        }
        let keys = run.as_object().into_iter().chain(there.as_object()).flat_map(|it| it.keys());
        let Some(key) = keys.into_iter().find(|key| run.get(key) != there.get(key)) else {
            return Ok(());
        };
        let of = |value: &Value| value.get(key).cloned().unwrap_or_default();
        Err(ResultsError::AnotherRun {
            file: file(),
            key: key.clone(),
            there: of(&there),
            here: of(run),
        })
    }

    fn next(&mut self) -> Result<Option<String>, ResultsError> {
        self.lines.read().map_err(|fault| {
            let is_no_text = fault.kind() == io::ErrorKind::InvalidData;
            if is_no_text { self.unreadable(fault.to_string()) } else { no(&self.file, fault) }
        })
    }

    /// The line after those that were kept.
    fn unreadable(&self, what: String) -> ResultsError {
        ResultsError::Unreadable { file: self.file.clone(), line: self.kept + 2, what }
    }
}

fn no(file: &Path, fault: io::Error) -> ResultsError {
    let file = file.to_owned();
    if fault.kind() == io::ErrorKind::ResourceBusy {
        ResultsError::Busy { file }
    } else {
        ResultsError::Disk { file, fault }
    }
}

/// A fingerprint of what is too long for the first line.
pub fn fingerprint(what: &impl Serialize) -> JournalHash {
    JournalHash::default().then(&serde_json::to_vec(what).unwrap_or_default())
}
