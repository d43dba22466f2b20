//! The shipped cards, for tests and for the sheet.

use std::{fs, path::Path};

use cards::data::CardBook;

/// Reads every card of the shipped pack.
pub fn shipped() -> CardBook {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("../assets/packs/frontier");
    let mut files: Vec<_> =
        fs::read_dir(folder).expect("the pack").map(|it| it.expect("a file").path()).collect();
    files.retain(|file| !file.ends_with("pack.ron"));
    files.sort();
    let mut book = CardBook::default();
    for file in files {
        let text = fs::read_to_string(&file).expect("text");
        book.add(&file.display().to_string(), &text).unwrap_or_else(|fault| panic!("{fault}"));
    }
    book
}
