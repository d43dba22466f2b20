//! The files of all shares of a run put together into the one that the whole run would have left.

use std::{
    io,
    path::{Path, PathBuf},
};

use serde_json::{Map, Value};

use super::{
    Shard,
    shard::{PIECES, SHARD},
};
use crate::disk::Lines;

/// What was put together.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Merged {
    /// The verb that the run is of.
    pub run: String,
    /// How many pieces it has.
    pub pieces: usize,
}

/// Why files make no whole run. All of them are as they were.
#[derive(Debug, thiserror::Error)]
pub enum MergeError {
    #[error("{}: {fault}", file.display())]
    Disk { file: PathBuf, fault: io::Error },
    #[error("{}: a run is writing to it", file.display())]
    Busy { file: PathBuf },
    #[error("{} does not begin as a file of `--shard` does", file.display())]
    NoShard { file: PathBuf },
    #[error("{} has a share of another run: its `{key}` is not that of {}", file.display(), first.display())]
    AnotherRun { file: PathBuf, first: PathBuf, key: String },
    #[error("{} and {} both have share {shard}", first.display(), file.display())]
    Twice { file: PathBuf, first: PathBuf, shard: Shard },
    #[error("the run has {of} shares, and {} not among the files: {missing}", if *many { "these are" } else { "this one is" })]
    Missing { of: usize, many: bool, missing: String },
    #[error("{} has {there} of the {wanted} pieces of share {shard}; the command that began it goes on with it", file.display())]
    Unfinished { file: PathBuf, shard: Shard, there: usize, wanted: usize },
    #[error("{} is there already and has something in it; name another file", file.display())]
    Occupied { file: PathBuf },
}

/// The file of one share, open behind its first line.
struct Part {
    file: PathBuf,
    lines: Lines,
    shard: Shard,
    pieces: usize,
    /// The first line without what it says of the share.
    run: Map<String, Value>,
}

/// Writes the pieces of all `files`, in their order, into `out`, which is the file that the run leaves where it
/// is not split.
///
/// # Errors
/// Something is missing, twice, unfinished or of another run, `out` is not empty, or the disk says no.
pub fn merge(files: &[PathBuf], out: &Path) -> Result<Merged, MergeError> {
    let mut parts = files.iter().map(|file| Part::open(file)).collect::<Result<Vec<_>, _>>()?;
    parts.sort_by_key(|part| part.shard);
    let Some(first) = parts.first() else {
        return Err(MergeError::Missing { of: 1, many: false, missing: "1/1".to_owned() });
    };
    let (run, pieces) = (first.run.clone(), first.pieces);
    complete(&parts)?;
    for part in &mut parts {
        part.count_lines()?;
    }
    let mut whole = empty(out)?;
    let name = run.get("run").and_then(Value::as_str).unwrap_or_default().to_owned();
    add(&mut whole, out, &Value::Object(run).to_string())?;
    let shares = parts.len();
    for nth in 0..pieces {
        let part = &mut parts[nth % shares];
        let line = part.next()?.ok_or_else(|| part.unfinished(nth / shares))?;
        add(&mut whole, out, &line)?;
    }
    Ok(Merged { run: name, pieces })
}

/// Checks that every share of one run is there once.
fn complete(parts: &[Part]) -> Result<(), MergeError> {
    let Some(first) = parts.first() else { return Ok(()) };
    for pair in parts.windows(2) {
        let [one, other] = pair else { continue };
        other.compare(first)?;
        if one.shard == other.shard {
            let (file, first) = (other.file.clone(), one.file.clone());
            return Err(MergeError::Twice { file, first, shard: one.shard });
        }
    }
    let of = first.shard.of();
    let is_there = |nth: &usize| parts.iter().any(|part| part.shard.nth() == *nth);
    let missing: Vec<String> =
        (0..of).filter(|nth| !is_there(nth)).map(|nth| format!("{}/{of}", nth + 1)).collect();
    let many = missing.len() > 1;
    let missing = missing.join(", ");
    if missing.is_empty() { Ok(()) } else { Err(MergeError::Missing { of, many, missing }) }
}

impl Part {
    fn open(file: &Path) -> Result<Part, MergeError> {
        // Opening a file of lines would make it.
        file.metadata().map_err(|fault| disk(file, fault))?;
        let mut lines = Lines::open(file).map_err(|fault| disk(file, fault))?;
        let first = lines.read().map_err(|fault| disk(file, fault))?.unwrap_or_default();
        let read = Part::read_first(&first);
        let no_shard = || MergeError::NoShard { file: file.to_owned() };
        let (shard, pieces, run) = read.ok_or_else(no_shard)?;
        Ok(Part { file: file.to_owned(), lines, shard, pieces, run })
    }

    fn read_first(line: &str) -> Option<(Shard, usize, Map<String, Value>)> {
        let all: Map<String, Value> = serde_json::from_str(line).ok()?;
        let shard = all.get(SHARD)?.as_str()?.parse().ok()?;
        let pieces = usize::try_from(all.get(PIECES)?.as_u64()?).ok()?;
        all.get("run")?.as_str()?;
        let is_of_all = |key: &str| key != SHARD && key != PIECES;
        let run = all.into_iter().filter(|(key, _)| is_of_all(key)).collect();
        Some((shard, pieces, run))
    }

    /// Checks that it is of the same run as the first.
    fn compare(&self, first: &Part) -> Result<(), MergeError> {
        let mut keys = self.run.keys().chain(first.run.keys());
        let differs = keys.find(|key| self.run.get(*key) != first.run.get(*key)).cloned();
        let split = (self.pieces != first.pieces).then(|| PIECES.to_owned());
        let split =
            split.or_else(|| (self.shard.of() != first.shard.of()).then(|| SHARD.to_owned()));
        let Some(key) = differs.or(split) else { return Ok(()) };
        let (file, first) = (self.file.clone(), first.file.clone());
        Err(MergeError::AnotherRun { file, first, key })
    }

    /// Checks that all pieces are there, and goes back to the first.
    fn count_lines(&mut self) -> Result<(), MergeError> {
        let mut there = 0;
        while self.next()?.is_some() {
            there += 1;
        }
        if there != self.shard.share_of(self.pieces) {
            return Err(self.unfinished(there));
        }
        self.lines.rewind().map_err(|fault| disk(&self.file, fault))?;
        self.next().map(drop)
    }

    fn next(&mut self) -> Result<Option<String>, MergeError> {
        self.lines.read().map_err(|fault| disk(&self.file, fault))
    }

    fn unfinished(&self, there: usize) -> MergeError {
        let wanted = self.shard.share_of(self.pieces);
        MergeError::Unfinished { file: self.file.clone(), shard: self.shard, there, wanted }
    }
}

/// A file with nothing in it.
fn empty(out: &Path) -> Result<Lines, MergeError> {
    let mut whole = Lines::open(out).map_err(|fault| disk(out, fault))?;
    let first = whole.read().map_err(|fault| disk(out, fault))?;
    if first.is_some() || !whole.torn().is_empty() {
        return Err(MergeError::Occupied { file: out.to_owned() });
    }
    Ok(whole)
}

fn add(whole: &mut Lines, out: &Path, line: &str) -> Result<(), MergeError> {
    whole.add(line).map_err(|fault| disk(out, fault))
}

fn disk(file: &Path, fault: io::Error) -> MergeError {
    let file = file.to_owned();
    if fault.kind() == io::ErrorKind::ResourceBusy {
        MergeError::Busy { file }
    } else {
        MergeError::Disk { file, fault }
    }
}
