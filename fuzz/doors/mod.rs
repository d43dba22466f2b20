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
mod tables;
mod terminals;
mod words;

pub use mutate::mutate;

/// A door, and how many texts `./check` tries on it.
pub struct Door {
    /// The name of its folder under `fuzz/corpus`, and of its program under `fuzz/fuzz_targets`.
    pub name: &'static str,
    /// Tries one text.
    pub open: fn(&[u8]),
    /// How many made texts are quickly tried.
    pub texts: u64,
}

/// All of them, those of the fewest words first.
pub const DOORS: [Door; 16] = [
    Door { name: "card_query", open: words::card_query, texts: 2000 },
    Door { name: "people_query", open: words::people_query, texts: 2000 },
    Door { name: "task", open: words::task, texts: 2000 },
    Door { name: "named", open: words::named, texts: 2000 },
    Door { name: "small_files", open: small::small_files, texts: 2000 },
    Door { name: "person", open: people::person, texts: 1000 },
    Door { name: "deck", open: tables::deck, texts: 1000 },
    Door { name: "pack", open: tables::pack, texts: 1000 },
    Door { name: "pack_play", open: play::pack_play, texts: 150 },
    Door { name: "scenario", open: play::scenario, texts: 600 },
    Door { name: "position", open: play::position, texts: 300 },
    Door { name: "card_record", open: records::cards, texts: 300 },
    Door { name: "life_record", open: records::life, texts: 600 },
    Door { name: "fight_record", open: records::fight, texts: 400 },
    Door { name: "terminal_cards", open: terminals::cards, texts: 60 },
    Door { name: "terminal_people", open: terminals::people, texts: 100 },
];
