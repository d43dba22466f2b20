//! Reading the rulebook: families of rules, a file a group, and one file of rulings.

use std::path::{Path, PathBuf};

use engine::{Family, Rulebook, RulebookError, Ruling};

use super::{files::FileError, texts::Texts};

/// Why there is no rulebook.
#[derive(Debug, thiserror::Error)]
pub enum BookError {
    #[error(transparent)]
    File(#[from] FileError),
    #[error("{}: {fault}", folder.display())]
    Rules { folder: PathBuf, fault: RulebookError },
}

/// The file that holds rulings rather than rules.
const RULINGS: &str = "rulings";
/// The families' files in the order of the book; any other comes after them.
const ORDER: &[&str] = &[
    "basics",
    "round",
    "work",
    "money",
    "cards",
    "resources",
    "timing",
    "ships",
    "ours",
    "people",
    "careers",
    "mustering",
    "tasks",
    "combat",
    "tactics",
    "healing",
];

/// Compiles every file of the folder.
///
/// # Errors
/// A file cannot be read, or together they are no rulebook.
pub fn compile(texts: &Texts, folder: &Path) -> Result<Rulebook, BookError> {
    let mut files: Vec<&Path> = texts.ron_files(folder).collect();
    let name = |file: &Path| file.file_stem().unwrap_or_default().to_string_lossy().into_owned();
    files.sort_by_key(|&file| {
        let known = ORDER.iter().position(|&known| known == name(file));
        known.unwrap_or(ORDER.len())
    });
    let (mut families, mut rulings) = (Vec::<Family>::new(), Vec::<Ruling>::new());
    for file in files {
        if name(file) == RULINGS {
            rulings = texts.read(file)?;
        } else {
            families.extend(texts.read::<Vec<Family>>(file)?);
        }
    }
    Rulebook::new(families, rulings)
        .map_err(|fault| BookError::Rules { folder: folder.to_owned(), fault })
}
