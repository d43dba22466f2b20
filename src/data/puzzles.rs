//! Puzzles: positions of the card game with a question and its good answers, a list of them a file.

use std::{
    collections::BTreeMap,
    path::{Path, PathBuf},
    sync::Arc,
};

use cards::{
    data::{DataError, read_ron},
    position::{Position, PositionError},
};

use super::{
    files::{FileError, read_text},
    kind::DataFile,
    problem::Problem,
    texts::Texts,
};
use crate::locate::place;

/// A puzzle with its place.
#[derive(Debug, Clone, PartialEq)]
pub struct Puzzle {
    pub position: Position,
    pub file: PathBuf,
    /// Where in the file it is, from 1.
    pub line: usize,
    pub column: usize,
}

/// The puzzles of one file.
#[derive(Debug, Clone, PartialEq)]
pub struct PuzzleFile(pub Vec<Puzzle>);

/// Why a puzzle cannot be played or does not hold, with its place.
#[derive(Debug, Clone, PartialEq, Eq, thiserror::Error)]
#[error("{}:{line}:{column}: {what}", file.display())]
pub struct PuzzleError {
    pub file: PathBuf,
    pub line: usize,
    pub column: usize,
    pub what: String,
}

impl Puzzle {
    /// A puzzle that is not read from a file of puzzles; `file` is named where something is wrong with it.
    ///
    /// # Errors
    /// It is not called as a puzzle may be, or its figures make no sense.
    pub fn of(position: Position, file: &Path) -> Result<Puzzle, PuzzleError> {
        let puzzle = Puzzle { position, file: file.to_owned(), line: 1, column: 1 };
        match senseless(&puzzle, &[]) {
            Some(what) => Err(puzzle.fault(what)),
            None => Ok(puzzle),
        }
    }

    /// What it is called by.
    pub fn id(&self) -> &str {
        &self.position.id
    }

    /// Something wrong with it.
    pub fn fault(&self, what: impl ToString) -> PuzzleError {
        let Puzzle { file, line, column, .. } = self;
        PuzzleError { file: file.clone(), line: *line, column: *column, what: what.to_string() }
    }

    /// What is wrong with its position.
    pub fn wrong(&self, error: &PositionError) -> PuzzleError {
        self.fault(error)
    }
}

impl DataFile for PuzzleFile {
    fn read(file: &Path, text: &str) -> Result<PuzzleFile, FileError> {
        let name = file.display().to_string();
        let positions: Vec<Position> = read_ron(&name, text)?;
        let mut puzzles: Vec<Puzzle> = Vec::new();
        for position in positions {
            let at = place(text, &format!("\"{}\"", position.id), 0);
            let (line, column) = at.unwrap_or((1, 1));
            let puzzle = Puzzle { position, file: file.to_owned(), line, column };
            if let Some(what) = senseless(&puzzle, &puzzles) {
                let id = puzzle.position.id;
                return Err(DataError::Senseless { file: name, line, column, id, what }.into());
            }
            puzzles.push(puzzle);
        }
        Ok(PuzzleFile(puzzles))
    }
}

/// The puzzles in any file, in the order in which they are written.
///
/// # Errors
/// There is no such file, or it is no list of puzzles.
pub fn puzzles_in(file: &Path) -> Result<Vec<Arc<Puzzle>>, FileError> {
    let PuzzleFile(puzzles) = PuzzleFile::read(file, &read_text(file)?)?;
    Ok(puzzles.into_iter().map(Arc::new).collect())
}

/// What is wrong with a puzzle behind these, as far as that can be told without a table.
fn senseless(puzzle: &Puzzle, before: &[Puzzle]) -> Option<String> {
    let id = puzzle.id();
    let is_word = |c: char| c.is_ascii_lowercase() || c.is_ascii_digit() || c == '-';
    if id.is_empty() || !id.chars().all(is_word) {
        return Some("a puzzle is called by words of lower case, joined by hyphens".to_owned());
    }
    if before.iter().any(|other| other.id() == id) {
        return Some("another puzzle of this file is called so".to_owned());
    }
    let missed = puzzle.position.missed_by?;
    (missed > 5).then(|| format!("five levels of captains cannot miss it {missed} times"))
}

/// The puzzles of a folder: by theme, the easier ones first, else as they are written. A broken file is
/// reported and left out, and so is a puzzle that is called as another one.
pub(super) fn compile(
    texts: &Texts,
    folder: &Path,
    problems: &mut Vec<Problem>,
) -> Vec<Arc<Puzzle>> {
    let mut puzzles: Vec<Arc<Puzzle>> = Vec::new();
    let mut places = BTreeMap::new();
    let mut report = |fault: FileError| problems.push(Problem::Puzzles(Arc::new(fault)));
    for file in texts.ron_files(folder) {
        let read = match texts.get::<PuzzleFile>(file) {
            Ok(read) => read,
            Err(fault) => {
                report(fault);
                continue;
            }
        };
        for puzzle in &read.0 {
            match places.insert(puzzle.id().to_owned(), puzzle.file.clone()) {
                None => puzzles.push(Arc::new(puzzle.clone())),
                Some(other) => report(twice(puzzle, &other)),
            }
        }
    }
    puzzles.sort_by_key(|puzzle| (puzzle.position.theme, puzzle.position.missed_by));
    puzzles
}

fn twice(puzzle: &Puzzle, other: &Path) -> FileError {
    let Puzzle { file, line, column, .. } = puzzle;
    let (file, line, column) = (file.display().to_string(), *line, *column);
    let what = format!("a puzzle of {} is called so", other.display());
    DataError::Senseless { file, line, column, id: puzzle.id().to_owned(), what }.into()
}

/// What is said of an own puzzle that is called as one of the game.
pub(super) fn called_as_another(puzzle: &Puzzle) -> FileError {
    twice(puzzle, Path::new("the game"))
}

#[cfg(test)]
mod tests {
    use super::*;

    fn read(text: &str) -> Result<PuzzleFile, String> {
        PuzzleFile::read(Path::new("a.ron"), text).map_err(|fault| fault.to_string())
    }

    fn one(id: &str, rest: &str) -> String {
        format!(
            "(id: \"{id}\", title: \"A\", theme: Win, idea: \"I\", captains: [], slots: [], \
             first: \"A\", stage: Acting, asked: \"A\", asks: Acting, good: [Pass]{rest})"
        )
    }

    #[test]
    fn a_puzzle_knows_its_place() {
        let two = format!("[{},\n  {}]", one("a", ""), one("b", ""));
        let PuzzleFile(puzzles) = read(&two).expect("two puzzles");
        assert_eq!((puzzles[1].line, puzzles[1].column), (2, 8));
        let told = puzzles[1].fault("it is wet").to_string();
        assert_eq!(told, "a.ron:2:8: it is wet");
    }

    #[test]
    fn mistakes_name_file_line_and_column() {
        for (text, told) in [
            (format!("[{}]", one("A b", "")), "a.ron:1:7: `A b`: a puzzle is called by"),
            (format!("[{},\n{}]", one("a", ""), one("a", "")), "`a`: another puzzle of this file"),
            (format!("[{}]", one("a", ", missed_by: 6")), "a.ron:1:7: `a`: five levels"),
            (one("a", ""), "a.ron:1:1"),
            ("[\n (tilte: \"a\")]".to_owned(), "a.ron:2:"),
        ] {
            let fault = read(&text).expect_err("a mistake");
            assert!(fault.contains(told), "{fault}");
        }
    }

    #[test]
    fn a_puzzle_that_is_called_as_another_is_left_out_and_the_rest_stands_by_difficulty() {
        let mut texts = Texts::default();
        let hard =
            format!("[{}, {}]", one("hard", ", missed_by: 4"), one("easy", ", missed_by: 0"));
        texts.insert("p/a.ron".into(), Ok(hard.into()));
        texts.insert("p/b.ron".into(), Ok(format!("[{}]", one("hard", "")).into()));
        let mut problems = Vec::new();
        let puzzles = compile(&texts, Path::new("p"), &mut problems);
        assert_eq!(puzzles.iter().map(|it| it.id()).collect::<Vec<_>>(), ["easy", "hard"]);
        let told: Vec<String> = problems.iter().map(ToString::to_string).collect();
        assert!(told.len() == 1 && told[0].starts_with("p/b.ron:1:7: `hard`"), "{told:?}");
    }
}
