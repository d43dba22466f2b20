//! Puzzles: a moment of a game with a question and its good answers, a list of them a file.

mod odds;
mod puzzle;
mod written;

use std::{collections::BTreeMap, path::Path, sync::Arc};

use cards::{
    data::{DataError, read_ron},
    position::Position,
};

pub use odds::{About, FightQuestion, LifeQuestion, OddsPuzzle, OddsQuestion};
pub use puzzle::{CardPuzzle, Puzzle, PuzzleError, PuzzlePlace, PuzzleTheme};
pub use written::WrittenPuzzle;

use super::{
    files::{FileError, read_text},
    kind::DataFile,
    problem::Problem,
    texts::Texts,
};
use crate::locate::place;

/// The puzzles of one file.
#[derive(Debug, Clone, PartialEq)]
pub struct PuzzleFile(pub Vec<Puzzle>);

impl DataFile for PuzzleFile {
    fn read(file: &Path, text: &str) -> Result<PuzzleFile, FileError> {
        let mut puzzles: Vec<Puzzle> = Vec::new();
        for puzzle in written(file, text)? {
            if let Some(what) = senseless(&puzzle, &puzzles) {
                return Err(not_so(&puzzle, what));
            }
            puzzles.push(puzzle);
        }
        Ok(PuzzleFile(puzzles))
    }
}

/// The puzzles as they are written: tables of the card game have no name before their brackets, and stand
/// in files of their own.
fn written(file: &Path, text: &str) -> Result<Vec<Puzzle>, DataError> {
    let name = file.display().to_string();
    let at = |id: &str| {
        let (line, column) = place(text, &format!("\"{id}\""), 0).unwrap_or((1, 1));
        PuzzlePlace { file: file.to_owned(), line, column }
    };
    let all: Vec<WrittenPuzzle> = if is_of_chances(text) {
        let all: Vec<Box<OddsQuestion>> = read_ron(&name, text)?;
        all.into_iter().map(WrittenPuzzle::Odds).collect()
    } else {
        let all: Vec<Box<Position>> = read_ron(&name, text)?;
        all.into_iter().map(WrittenPuzzle::Cards).collect()
    };
    let puzzle = |puzzle: WrittenPuzzle| {
        let at = at(puzzle.id());
        puzzle.at(at)
    };
    Ok(all.into_iter().map(puzzle).collect())
}

/// Whether the first puzzle of a list has a name before its bracket.
fn is_of_chances(text: &str) -> bool {
    let code = code(text);
    let first = code.trim_start_matches('[').trim_start().chars().next();
    first.is_some_and(char::is_alphabetic)
}

/// Whether a text is a list, as puzzles are, and no single thing, as a deck is.
pub fn is_puzzle_list(text: &str) -> bool {
    code(text).starts_with('[')
}

/// A text without the lines that are comments.
fn code(text: &str) -> String {
    text.lines().map(str::trim_start).filter(|line| !line.starts_with("//")).collect()
}

/// The puzzles in any file, in the order in which they are written.
///
/// # Errors
/// There is no such file, or it is no list of puzzles.
pub fn puzzles_in(file: &Path) -> Result<Vec<Puzzle>, FileError> {
    puzzles_of(file, &read_text(file)?)
}

/// The puzzles of a text, in the order in which they are written; `file` is named where it is wrong.
///
/// # Errors
/// It is no list of puzzles.
pub fn puzzles_of(file: &Path, text: &str) -> Result<Vec<Puzzle>, FileError> {
    let PuzzleFile(puzzles) = PuzzleFile::read(file, text)?;
    Ok(puzzles)
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
    match puzzle {
        Puzzle::Odds(puzzle) => puzzle.senseless(),
        Puzzle::Cards(puzzle) => {
            let missed = puzzle.position.missed_by?;
            (missed > 5).then(|| format!("five levels of captains cannot miss it {missed} times"))
        }
    }
}

/// The puzzles of a folder: by theme, the easier ones first, else as they are written. A broken file is
/// reported and left out, and so is a puzzle that is called as another one.
pub(super) fn compile(texts: &Texts, folder: &Path, problems: &mut Vec<Problem>) -> Vec<Puzzle> {
    let mut puzzles: Vec<Puzzle> = Vec::new();
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
            match places.insert(puzzle.id().to_owned(), puzzle.at().file.clone()) {
                None => puzzles.push(puzzle.clone()),
                Some(other) => report(twice(puzzle, &other)),
            }
        }
    }
    puzzles.sort_by_key(|puzzle| (puzzle.theme(), puzzle.rank()));
    puzzles
}

fn twice(puzzle: &Puzzle, other: &Path) -> FileError {
    not_so(puzzle, format!("a puzzle of {} is called so", other.display()))
}

/// What makes no sense in a puzzle, with its place.
fn not_so(puzzle: &Puzzle, what: String) -> FileError {
    let PuzzlePlace { file, line, column } = puzzle.at();
    let (file, line, column) = (file.display().to_string(), *line, *column);
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
        assert_eq!((puzzles[1].at().line, puzzles[1].at().column), (2, 8));
        let told = puzzles[1].at().fault("it is wet").to_string();
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
