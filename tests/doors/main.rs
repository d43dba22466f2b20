//! Every door through which texts come in from outside, tried with its corpus and with texts made from
//! it: a success or a typed error, and nothing else. `fuzz/run` tries the same doors for longer.

#[path = "../../fuzz/doors/mod.rs"]
mod doors;

use std::{fs, path::Path};

use doors::{DOORS, Door, mutate};

/// Longer texts take time, and say nothing more.
const LONGEST: usize = 12_000;

/// The files of a door's corpus, by name.
fn corpus(door: &Door) -> Vec<Vec<u8>> {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("fuzz/corpus").join(door.name);
    let entries = fs::read_dir(&folder).expect("a corpus");
    let mut files: Vec<_> = entries.map(|entry| entry.expect("an entry").path()).collect();
    files.sort();
    files.iter().map(|file| fs::read(file).expect("a file")).collect()
}

/// Says which text it was that a door has failed on.
struct Tried<'a>(&'a Door, &'a [u8]);

impl Drop for Tried<'_> {
    fn drop(&mut self) {
        if std::thread::panicking() {
            eprintln!("the door `{}` failed on:\n{}", self.0.name, String::from_utf8_lossy(self.1));
        }
    }
}

#[track_caller]
fn holds(name: &str) {
    let door = DOORS.iter().find(|door| door.name == name).expect("a door of that name");
    let corpus = corpus(door);
    assert!(!corpus.is_empty(), "nothing to begin with");
    let made = (0..door.texts).map(|seed| {
        let one = &corpus[seed as usize % corpus.len()];
        mutate(one, &corpus[(seed / 7) as usize % corpus.len()], seed, LONGEST)
    });
    for text in corpus.iter().cloned().chain(made) {
        let tried = Tried(door, &text);
        (door.open)(&text);
        drop(tried);
    }
}

/// Whatever comes in through any of them, the game answers and goes on.
macro_rules! doors_hold {
    ($($door:ident)+) => {
        $(#[test]
        fn $door() {
            holds(stringify!($door));
        })+

        #[test]
        fn no_door_is_left_out() {
            let tried = [$(stringify!($door)),+];
            assert_eq!(DOORS.map(|door| door.name), tried);
        }
    };
}

doors_hold! {
    card_query people_query task named small_files person deck pack pack_play scenario position
    card_record life_record fight_record terminal_cards terminal_people
}
