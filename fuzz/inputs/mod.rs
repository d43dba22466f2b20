//! Every input from outside, each as one function of bytes: for any bytes it answers with a success or
//! a typed error, and what it took in can be used.
//!
//! The same functions run under libFuzzer (`fuzz/run`) and, over the corpora and some thousand texts
//! made from them, in every `./check` (`tests/inputs`). An input that panics has failed.

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

/// An input with its name.
pub struct Input {
    /// The name of its folder under `fuzz/corpus`, and of its program under `fuzz/fuzz_targets`.
    pub name: &'static str,
    /// Tries one text.
    pub read: fn(&[u8]),
}

/// All of them, those of the fewest words first.
pub const INPUTS: [Input; 17] = [
    Input { name: "card_query", read: words::card_query },
    Input { name: "people_query", read: words::people_query },
    Input { name: "task", read: words::task },
    Input { name: "named", read: words::named },
    Input { name: "small_files", read: small::small_files },
    Input { name: "person", read: people::person },
    Input { name: "deck", read: tables::deck },
    Input { name: "pack", read: tables::pack },
    Input { name: "pack_play", read: play::pack_play },
    Input { name: "scenario", read: play::scenario },
    Input { name: "position", read: play::position },
    Input { name: "card_record", read: records::cards },
    Input { name: "draft_record", read: records::draft },
    Input { name: "life_record", read: records::life },
    Input { name: "fight_record", read: records::fight },
    Input { name: "terminal_cards", read: terminals::cards },
    Input { name: "terminal_people", read: terminals::people },
];
