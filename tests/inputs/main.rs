//! Every input from outside, tried with its corpus and with texts made from it: a success or a typed
//! error, and nothing else. `FAR_LANES_TEXTS=100` tries a hundred times as many
//! texts; `fuzz/run` tries the same inputs for longer, and looks for texts that lead somewhere new.

#[path = "../../fuzz/inputs/mod.rs"]
mod inputs;

use std::{fs, path::Path};

use inputs::{INPUTS, Input, mutate};

/// Longer texts take time, and say nothing more.
const LONGEST: usize = 12_000;

/// The files of an input's corpus, by name.
fn corpus(input: &Input) -> Vec<Vec<u8>> {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("fuzz/corpus").join(input.name);
    let entries = fs::read_dir(&folder).expect("a corpus");
    let mut files: Vec<_> = entries.map(|entry| entry.expect("an entry").path()).collect();
    files.sort();
    files.iter().map(|file| fs::read(file).expect("a file")).collect()
}

/// A pack that the checks refuse is not played, and so tries nothing.
#[test]
fn every_pack_to_be_played_can_be() {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("fuzz/corpus/pack_play");
    for entry in fs::read_dir(folder).expect("a corpus") {
        let file = entry.expect("an entry").path();
        let text = fs::read_to_string(&file).expect("a text");
        let name = file.file_name().expect("a name").to_string_lossy().into_owned();
        let is_played = inputs::tables::with_pack("cards.ron", &text).is_some();
        assert_eq!(is_played, !name.starts_with("refused"), "{name}");
    }
}

/// How many times as many texts are tried as usual.
fn times() -> u64 {
    std::env::var("FAR_LANES_TEXTS").ok().and_then(|times| times.parse().ok()).unwrap_or(1)
}

/// Prints the text that an input failed on.
struct Tried<'a>(&'a Input, &'a [u8]);

impl Drop for Tried<'_> {
    fn drop(&mut self) {
        if std::thread::panicking() {
            eprintln!(
                "the input `{}` failed on:\n{}",
                self.0.name,
                String::from_utf8_lossy(self.1)
            );
        }
    }
}

#[track_caller]
fn holds(name: &str, texts: u64) {
    let input = INPUTS.iter().find(|input| input.name == name).expect("an input of that name");
    let corpus = corpus(input);
    assert!(!corpus.is_empty(), "nothing to begin with");
    let made = (0..texts * times()).map(|seed| {
        let one = &corpus[seed as usize % corpus.len()];
        mutate(one, &corpus[(seed / 7) as usize % corpus.len()], seed, LONGEST)
    });
    for text in corpus.iter().cloned().chain(made) {
        let tried = Tried(input, &text);
        (input.read)(&text);
        drop(tried);
    }
}

/// Tries every input; the number is how many texts are
/// made and tried: few where each is a whole game.
macro_rules! inputs_hold {
    ($($input:ident: $texts:literal,)+) => {
        $(#[test]
        fn $input() {
            holds(stringify!($input), $texts);
        })+

        #[test]
        fn no_input_is_left_out() {
            let tried = [$(stringify!($input)),+];
            assert_eq!(INPUTS.map(|input| input.name), tried);
        }
    };
}

inputs_hold! {
    card_query: 2000,
    people_query: 2000,
    task: 2000,
    named: 2000,
    small_files: 2000,
    person: 1000,
    deck: 1000,
    pack: 1000,
    pack_play: 150,
    scenario: 600,
    position: 300,
    card_record: 300,
    draft_record: 150,
    life_record: 600,
    fight_record: 400,
    terminal_cards: 60,
    terminal_people: 100,
}
