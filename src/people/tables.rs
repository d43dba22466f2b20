//! Reading `assets/careers`: the tables of lives, whole or not at all.

use std::{
    fs,
    path::{Path, PathBuf},
};

use characters::data::{TableFault, Tables};

use crate::data::{FileError, LibraryError, find_folder, read_file};

/// Why there are no tables to live by.
#[derive(Debug, thiserror::Error)]
pub enum TablesError {
    #[error(transparent)]
    Folder(#[from] LibraryError),
    #[error(transparent)]
    File(#[from] FileError),
    #[error("{}:{line}:{column}: {fault}", file.display())]
    Senseless { file: PathBuf, line: usize, column: usize, fault: TableFault },
}

/// Finds the assets folder and reads the tables in it.
///
/// # Errors
/// There is no such folder, or as [`read`].
pub fn load() -> Result<Tables, TablesError> {
    read(&find_folder()?)
}

/// Reads the tables of one assets folder.
///
/// # Errors
/// A file is missing or no table of its kind, or together they are not what a life needs.
pub fn read(assets: &Path) -> Result<Tables, TablesError> {
    let folder = assets.join("careers");
    let file = |name: &str| folder.join(name);
    let tables = Tables::new(
        read_file(&file(SERVICES))?,
        read_file(&file(FIGURES))?,
        read_file(&file("ageing.ron"))?,
        read_file(&file("things.ron"))?,
        read_file(&file("passages.ron"))?,
        read_file(&file("errata.ron"))?,
    );
    tables.map_err(|fault| placed(&folder, fault))
}

const SERVICES: &str = "services.ron";
const FIGURES: &str = "figures.ron";

/// The fault with the place in a file that it is about: its beginning when there is no better.
fn placed(folder: &Path, fault: TableFault) -> TablesError {
    let (name, words, nth) = match &fault {
        TableFault::Services(service, _) => (SERVICES, format!("service: {service}"), 1),
        TableFault::Rows { service, .. }
        | TableFault::Ranks { service }
        | TableFault::Choice { service, .. } => (SERVICES, format!("service: {service}"), 0),
        TableFault::Draft(face) => (SERVICES, format!("draft: {face}"), 1),
        TableFault::Empty => (FIGURES, "pensions".to_owned(), 0),
    };
    let file = folder.join(name);
    let text = fs::read_to_string(&file).unwrap_or_default();
    let (line, column) = place(&text, &words, nth);
    TablesError::Senseless { file, line, column, fault }
}

/// Line and column, from 1, of the `nth` time that `words` stand in `text`, counted from 0.
fn place(text: &str, words: &str, nth: usize) -> (usize, usize) {
    let at = text.match_indices(words).nth(nth).map_or(0, |(at, _)| at);
    let before = &text[..at];
    let line = before.matches('\n').count() + 1;
    let column = before.chars().rev().take_while(|&c| c != '\n').count() + 1;
    (line, column)
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::people::shelf::testing::folder;

    fn shipped() -> PathBuf {
        Path::new(env!("CARGO_MANIFEST_DIR")).join("assets")
    }

    /// The shipped tables with one word of one file replaced, read.
    fn spoilt(name: &str, file: &str, from: &str, to: &str) -> String {
        let assets = folder(name);
        let careers = assets.join("careers");
        fs::create_dir_all(&careers).expect("a folder");
        for entry in fs::read_dir(shipped().join("careers")).expect("the shipped tables") {
            let from = entry.expect("an entry").path();
            fs::copy(&from, careers.join(from.file_name().expect("a name"))).expect("a copy");
        }
        let text = fs::read_to_string(careers.join(file)).expect("a table");
        assert!(text.contains(from), "{from}");
        fs::write(careers.join(file), text.replacen(from, to, 1)).expect("written");
        let error = read(&assets).expect_err("must be refused").to_string();
        error.strip_prefix(&careers.display().to_string()).expect("the folder first").to_owned()
    }

    #[test]
    fn the_shipped_tables_are_sound() {
        let tables = read(&shipped()).expect("the shipped tables");
        let navy = tables.service(characters::data::Service::Navy);
        assert_eq!(navy.rank(5), Some("Captain"));
        assert_eq!(tables.tickets.len(), 3);
    }

    #[test]
    fn a_word_out_of_place_is_named_with_file_line_and_column() {
        let error = spoilt("tables-word", "figures.ron", "start_age: 18", "start_age: old");
        assert!(error[1..].starts_with("figures.ron:3:"), "{error}");
        let error = spoilt("tables-field", "ageing.ron", "from_term", "since_term");
        assert!(error[1..].starts_with("ageing.ron:6:") && error.contains("since_term"), "{error}");
    }

    #[test]
    fn tables_that_make_no_sense_together_are_refused_at_the_entry_that_is_wrong() {
        let error = spoilt("tables-rows", SERVICES, "[1000, 5000, 5000, 10000, ", "[1000, ");
        assert_eq!(&error[1..], "services.ron:4:6: Navy: the cash has 4 rows, not 7");
        let error = spoilt("tables-twice", SERVICES, "service: Marines", "service: Navy");
        assert!(error[1..].starts_with("services.ron:24:6: the Navy stand"), "{error}");
        let error = spoilt("tables-draft", SERVICES, "draft: 2", "draft: 1");
        assert!(error[1..].starts_with("services.ron:28:9: "), "{error}");
        let error = spoilt("tables-empty", FIGURES, "[4000, 6000, 8000, 10000]", "[]");
        assert!(error[1..].starts_with("figures.ron:17:5: there is no row"), "{error}");
    }

    #[test]
    fn a_folder_without_tables_is_named() {
        let error = read(Path::new("nowhere")).expect_err("there is none").to_string();
        assert!(error.contains("services.ron: cannot be read"), "{error}");
    }
}
