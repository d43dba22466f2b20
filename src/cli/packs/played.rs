//! Coverage: how much of the printed card text comes up in random games.

use std::io::Write;

use cards::{
    data::CardBook,
    exercise::{Exercise, OnCard, Reached},
};
use serde::Serialize;

use crate::cli::{failure::Failure, output::print_json, read::library};

/// The results of the games. The keys are documented in `--help`.
#[derive(Serialize)]
struct Figures<'a> {
    games: u64,
    cards: usize,
    printed: usize,
    missing: Vec<Missing<'a>>,
}

/// Something on a card that has not come up.
#[derive(Serialize)]
struct Missing<'a> {
    card: &'a str,
    what: String,
    offered: bool,
}

/// Plays the games, and prints what has not come up in any of them.
pub(super) fn run(games: u64, json: bool, out: &mut impl Write) -> Result<(), Failure> {
    let library = library()?;
    let exercise = Exercise::of(&library.book, library.constants, games);
    let figures = Figures {
        games,
        cards: library.book.cards().count(),
        printed: exercise.all().count(),
        missing: exercise.missing().map(|it| missing(&library.book, it)).collect(),
    };
    if json { print_json(out, &figures) } else { figures.print(out) }
}

fn missing(book: &CardBook, ((def, what), reached): (OnCard, Reached)) -> Missing<'_> {
    let offered = reached == Reached::Offered;
    Missing { card: &book.card(def).id, what: what.to_string(), offered }
}

impl Figures<'_> {
    fn print(&self, out: &mut impl Write) -> Result<(), Failure> {
        for Missing { card, what, offered } in &self.missing {
            let how = if *offered { "offered, and came to nothing" } else { "never offered" };
            writeln!(out, "{card:<28} {what:<36} {how}")?;
        }
        let Figures { games, cards, printed, missing } = self;
        let done = printed - missing.len();
        Ok(writeln!(out, "{done} of {printed} things on {cards} cards came up in {games} games.")?)
    }
}
