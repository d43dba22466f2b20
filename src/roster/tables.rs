//! Reading `assets/careers`: the tables of lives, whole or not at all. `compile…` are pure; the others fetch
//! from the disk first.

use std::path::{Path, PathBuf};

use cards::data::DataError;
use characters::{
    affairs::{AffairFault, AffairTables},
    data::{TableFault, Tables},
    healing::HealingRules,
    skills::{SkillBook, SkillFault},
};
use serde::de::DeserializeOwned;

use crate::{
    data::{FileError, LibraryError, Part, Texts, find_folder},
    locate::place,
};

/// The parts of the assets folder that tables of lives and of healing are compiled from.
pub const PARTS: &[Part] = &[Part::Folder("careers"), Part::File("healing/rules.ron")];

/// Why there are no tables to live by.
#[derive(Debug, thiserror::Error)]
pub enum TablesError {
    #[error(transparent)]
    Folder(#[from] LibraryError),
    #[error(transparent)]
    File(#[from] FileError),
    #[error("{}: {fault}", file.display())]
    Skills { file: PathBuf, fault: SkillFault },
    #[error("{}:{line}:{column}: {fault}", file.display())]
    Senseless { file: PathBuf, line: usize, column: usize, fault: TableFault },
    #[error("{}: {fault}", file.display())]
    Affairs { file: PathBuf, fault: AffairFault },
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
    compile(&Texts::fetch(assets, PARTS), assets)
}

/// Compiles the tables of one assets folder.
///
/// # Errors
/// As [`read`].
pub fn compile(texts: &Texts, assets: &Path) -> Result<Tables, TablesError> {
    let folder = assets.join("careers");
    let tables = Tables::new(
        table(texts, &folder, SERVICES)?,
        table(texts, &folder, FIGURES)?,
        table(texts, &folder, "ageing.ron")?,
        table(texts, &folder, "things.ron")?,
        table(texts, &folder, "passages.ron")?,
        table(texts, &folder, "errata.ron")?,
    );
    tables.map_err(|fault| placed(texts, &folder, fault))
}

/// Finds the assets folder and reads how wounds and healing go.
///
/// # Errors
/// There is no such folder, or the file is missing or wrong.
pub fn healing() -> Result<HealingRules, TablesError> {
    let assets = find_folder()?;
    compile_healing(&Texts::fetch(&assets, PARTS), &assets)
}

/// Compiles how wounds and healing go.
///
/// # Errors
/// The file is missing or wrong.
pub fn compile_healing(texts: &Texts, assets: &Path) -> Result<HealingRules, TablesError> {
    Ok(table(texts, &assets.join("healing"), "rules.ron")?)
}

/// Finds the assets folder and reads what skills mean.
///
/// # Errors
/// There is no such folder, or the file is missing or wrong.
pub fn skills() -> Result<SkillBook, TablesError> {
    let assets = find_folder()?;
    compile_skills(&Texts::fetch(&assets, PARTS), &assets)
}

/// Compiles what skills mean.
///
/// # Errors
/// As [`read`], or the file of skills is missing or wrong.
pub fn compile_skills(texts: &Texts, assets: &Path) -> Result<SkillBook, TablesError> {
    let (tables, folder) = (compile(texts, assets)?, assets.join("careers"));
    let book = SkillBook::new(table(texts, &folder, "skills.ron")?, &tables);
    book.map_err(|fault| TablesError::Skills { file: folder.join("skills.ron"), fault })
}

/// Reads what tickets, memberships, ships and pensions come to from one assets folder.
///
/// # Errors
/// A file is missing or wrong, or there is no sense in the two together.
pub fn affairs(assets: &Path) -> Result<AffairTables, TablesError> {
    compile_affairs(&Texts::fetch(assets, PARTS), assets)
}

/// Compiles the same.
///
/// # Errors
/// As [`affairs`].
pub fn compile_affairs(texts: &Texts, assets: &Path) -> Result<AffairTables, TablesError> {
    let folder = assets.join("careers");
    let tickets: Vec<characters::data::Ticket> = table(texts, &folder, "passages.ron")?;
    let tables = AffairTables::new(table(texts, &folder, AFFAIRS)?, &tickets);
    tables.map_err(|fault| TablesError::Affairs { file: folder.join(AFFAIRS), fault })
}

/// One table. These are plain RON, without the shorthand that cards are written in.
fn table<T: DeserializeOwned>(texts: &Texts, folder: &Path, name: &str) -> Result<T, FileError> {
    let file = folder.join(name);
    ron::from_str(texts.text(&file)?).map_err(|fault| {
        let (line, column) = (fault.position.line, fault.position.col);
        let (file, what) = (file.display().to_string(), fault.code.to_string());
        DataError::Unreadable { file, line, column, what }.into()
    })
}

const SERVICES: &str = "services.ron";
const FIGURES: &str = "figures.ron";
const AFFAIRS: &str = "affairs.ron";

/// The fault with the place in a file that it is about: its beginning when there is no better.
fn placed(texts: &Texts, folder: &Path, fault: TableFault) -> TablesError {
    let (name, words, nth) = match &fault {
        TableFault::Services(service, _) => (SERVICES, format!("service: {service}"), 1),
        TableFault::Rows { service, .. }
        | TableFault::Ranks { service }
        | TableFault::Choice { service, .. } => (SERVICES, format!("service: {service}"), 0),
        TableFault::Draft(face) => (SERVICES, format!("draft: {face}"), 1),
        TableFault::Empty => (FIGURES, "pensions".to_owned(), 0),
    };
    let file = folder.join(name);
    let text = texts.text(&file).unwrap_or_default();
    let (line, column) = place(text, &words, nth).unwrap_or((1, 1));
    TablesError::Senseless { file, line, column, fault }
}

#[cfg(test)]
mod tests {
    use std::fs;

    use super::*;
    use crate::roster::testing::folder;

    fn shipped() -> PathBuf {
        Path::new(env!("CARGO_MANIFEST_DIR")).join("assets")
    }

    /// The shipped tables with one word of one file replaced, read.
    fn spoilt(name: &str, file: &str, from: &str, to: &str) -> String {
        spoilt_for(name, file, from, to, read)
    }

    fn spoilt_for<T: std::fmt::Debug>(
        name: &str,
        file: &str,
        from: &str,
        to: &str,
        read: fn(&Path) -> Result<T, TablesError>,
    ) -> String {
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

    /// Where `words` stand in a shipped file for the `nth` time, as an error names it.
    fn at(file: &str, words: &str, nth: usize) -> String {
        let text = fs::read_to_string(shipped().join("careers").join(file)).expect("a table");
        let mut lines = text.lines().enumerate().filter(|(_, line)| line.contains(words));
        let (line, found) = lines.nth(nth).expect("the words");
        format!("/{file}:{}:{}: ", line + 1, found.find(words).expect("the words") + 1)
    }

    #[test]
    fn a_word_out_of_place_is_named_with_file_line_and_column() {
        let error = spoilt("tables-word", FIGURES, "start_age: 18", "start_age: old");
        let line = at(FIGURES, "start_age", 0);
        let line = line.rsplitn(3, ':').last().expect("file and line");
        assert!(error.starts_with(line) && error.contains("Expected"), "{error}");
        let error = spoilt("tables-field", "ageing.ron", "from_term", "since_term");
        assert!(error.starts_with("/ageing.ron:") && error.contains("since_term"), "{error}");
    }

    #[test]
    fn tables_that_make_no_sense_together_are_refused_at_the_entry_that_is_wrong() {
        let error = spoilt("tables-rows", SERVICES, "[1000, 5000, 5000, 10000, ", "[1000, ");
        let navy = at(SERVICES, "service: Navy", 0);
        assert_eq!(error, format!("{navy}Navy: the cash has 4 rows, not 7"));
        let error = spoilt("tables-twice", SERVICES, "service: Marines", "service: Navy");
        let marines = at(SERVICES, "service: Marines", 0);
        assert!(error.starts_with(&format!("{marines}the Navy stand")), "{error}");
        let error = spoilt("tables-draft", SERVICES, "draft: 2", "draft: 1");
        assert!(error.starts_with(&at(SERVICES, "draft: 2", 0)), "{error}");
        let error = spoilt("tables-empty", FIGURES, "[4000, 6000, 8000, 10000]", "[]");
        let pensions = at(FIGURES, "pensions", 0);
        assert!(error.starts_with(&format!("{pensions}there is no row")), "{error}");
    }

    #[test]
    fn affairs_are_read_with_the_prices_of_tickets() {
        let tables = affairs(&shipped()).expect("the shipped figures");
        assert_eq!(tables.ticket(characters::data::Passage::High).price, 10_000);
    }

    #[test]
    fn affairs_that_make_no_sense_are_refused_with_their_file() {
        let error = spoilt_for("affairs-target", AFFAIRS, "target: 5", "target: 13", affairs);
        assert_eq!(error, "/affairs.ron: waking up: 13 is no number that two dice show");
        let error = spoilt_for("affairs-word", AFFAIRS, "target: 5", "target: five", affairs);
        assert!(error.starts_with("/affairs.ron:"), "{error}");
    }

    #[test]
    fn a_folder_without_tables_is_named() {
        let error = read(Path::new("nowhere")).expect_err("there is none").to_string();
        assert!(error.contains("services.ron: cannot be read"), "{error}");
    }
}
