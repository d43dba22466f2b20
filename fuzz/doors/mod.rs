//! Every door through which texts from outside come in, each as one function of bytes: whatever the
//! bytes are, the door answers with a success or a typed error, and what it took in can be used.
//!
//! The same functions run under libFuzzer (`fuzz/run`) and, over the corpora and some thousand texts
//! made from them, in every `./check` (`tests/doors`). A door that panics has failed.

mod mutate;
mod people;
mod play;
mod records;
mod shipped;
mod small;
pub mod tables;
mod terminals;
mod words;

pub use mutate::mutate;

/// A door with its name.
pub struct Door {
    /// The name of its folder under `fuzz/corpus`, and of its program under `fuzz/fuzz_targets`.
    pub name: &'static str,
    /// Tries one text.
    pub open: fn(&[u8]),
}

/// All of them, those of the fewest words first.
pub const DOORS: [Door; 16] = [
    Door { name: "card_query", open: words::card_query },
    Door { name: "people_query", open: words::people_query },
    Door { name: "task", open: words::task },
    Door { name: "named", open: words::named },
    Door { name: "small_files", open: small::small_files },
    Door { name: "person", open: people::person },
    Door { name: "deck", open: tables::deck },
    Door { name: "pack", open: tables::pack },
    Door { name: "pack_play", open: play::pack_play },
    Door { name: "scenario", open: play::scenario },
    Door { name: "position", open: play::position },
    Door { name: "card_record", open: records::cards },
    Door { name: "life_record", open: records::life },
    Door { name: "fight_record", open: records::fight },
    Door { name: "terminal_cards", open: terminals::cards },
    Door { name: "terminal_people", open: terminals::people },
];
