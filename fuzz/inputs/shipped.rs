//! The shipped data, read once, for inputs that need cards, tables or an armoury.

use std::sync::{Arc, LazyLock};

use characters::data::Tables;
use far_lanes::{
    data::{Library, find_folder},
    roster::tables,
    saves::Saves,
    skirmish::Skirmishes,
};

/// The shipped library, without anything of a player's own.
pub fn library() -> &'static Library {
    static READ: LazyLock<Library> = LazyLock::new(|| {
        let folder = find_folder().expect("the assets");
        Library::read(&folder).expect("the shipped library")
    });
    &READ
}

/// The shipped tables of lives.
pub fn life_tables() -> &'static Arc<Tables> {
    static READ: LazyLock<Arc<Tables>> =
        LazyLock::new(|| Arc::new(tables::load().expect("the shipped tables")));
    &READ
}

/// The shipped armoury and scenarios.
pub fn skirmishes() -> &'static Skirmishes {
    static READ: LazyLock<Skirmishes> = LazyLock::new(|| {
        let folder = find_folder().expect("the assets");
        Skirmishes::read(&folder, None).expect("the shipped armoury")
    });
    &READ
}

/// A folder in which nothing can be kept, since it is none: games go on without, and the disk is left
/// alone.
pub fn nowhere() -> Saves {
    let file = find_folder().expect("the assets").join("glossary.ron");
    Saves::at(file.join("saves"))
}

/// The bytes as text, as every reader of ours takes them.
pub fn text(bytes: &[u8]) -> String {
    String::from_utf8_lossy(bytes).into_owned()
}

/// A number that stands for the bytes: what is played after them is seeded with it.
pub fn seed(bytes: &[u8]) -> u64 {
    engine::JournalHash::default().then(bytes).0
}
