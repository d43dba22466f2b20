//! Helpers for tests of whole tables: the shipped cards and decks, and the minds at the table.

#![allow(dead_code, reason = "each test is a program of its own and uses what it needs")]

use std::{fs, path::PathBuf, sync::Arc};

use ai::{Level, Mind, Personality};
use cards::{
    data::{CardBook, Deck, read_ron},
    position::Position,
};

/// Creates a mind of every level, the lowest first.
pub fn minds(book: &Arc<CardBook>) -> Vec<(Level, Mind)> {
    let mind = |level: Level| (level, mind(book, level));
    Level::ALL.into_iter().map(mind).collect()
}

/// Creates a mind of the usual personality.
pub fn mind(book: &Arc<CardBook>, level: Level) -> Mind {
    Mind::new(Arc::clone(book), Personality::default(), level.shipped())
}

pub fn assets(folder: &str) -> PathBuf {
    PathBuf::from(env!("CARGO_MANIFEST_DIR")).join("../../assets").join(folder)
}

#[expect(clippy::disallowed_methods, reason = "tests read the shipped files")]
pub fn text(path: &PathBuf) -> String {
    fs::read_to_string(path).unwrap_or_else(|fault| panic!("{}: {fault}", path.display()))
}

/// Files of a folder, by name.
pub fn files(folder: PathBuf) -> Vec<PathBuf> {
    let entries = fs::read_dir(folder).expect("the folder is there");
    let mut files: Vec<PathBuf> = entries.map(|entry| entry.expect("readable").path()).collect();
    files.retain(|path| path.is_file());
    files.sort();
    files
}

pub fn book() -> Arc<CardBook> {
    let mut book = CardBook::default();
    // `pack.ron` describes the pack and holds no cards.
    let files = files(assets("packs/frontier")).into_iter();
    for file in files.filter(|file| !file.ends_with("pack.ron")) {
        book.add(&file.to_string_lossy(), &text(&file)).expect("shipped cards are read");
    }
    Arc::new(book)
}

pub fn deck(name: &str) -> Deck {
    let file = assets("decks").join(format!("{name}.ron"));
    read_ron(name, &text(&file)).expect("shipped decks are read")
}

/// The files of puzzles that are no tables of the card game.
const OF_CHANCES: [&str; 2] = ["lives.ron", "volleys.ron"];

/// Reads the tables among the puzzles; `POSITION=WORDS` selects those with these words in the title.
pub fn positions() -> Vec<Position> {
    let files = files(assets("puzzles")).into_iter();
    let tables = files.filter(|file| !OF_CHANCES.iter().any(|name| file.ends_with(name)));
    let all = tables.flat_map(|file| {
        let name = file.file_name().unwrap_or_default().to_string_lossy().into_owned();
        Position::read(&name, &text(&file)).unwrap_or_else(|fault| panic!("{fault}"))
    });
    let wanted = std::env::var("POSITION").unwrap_or_default();
    all.filter(|position| position.title.contains(&wanted)).collect()
}
