//! Reading what the game is made of, checks included.

use far_lanes::{data::Library, roster::tables, skirmish::Skirmishes};

/// Cards, decks, numbers, rulebook, words and captains.
#[divan::bench(sample_count = 20, sample_size = 1)]
fn library() -> Library {
    Library::load().expect("the shipped cards")
}

/// Weapons, armour, figures and scenarios.
#[divan::bench(sample_count = 20, sample_size = 1)]
fn skirmishes() -> Skirmishes {
    Skirmishes::load().expect("the shipped scenarios")
}

/// Services, figures and ageing.
#[divan::bench(sample_count = 20, sample_size = 1)]
fn careers() -> characters::data::Tables {
    tables::load().expect("the shipped tables")
}
