//! `far-lanes replay`: a recorded game, fight or life, played once more.

mod args;
mod cards;
mod fight;
mod figures;
mod life;

use std::io::Write;

use super::{failure::Failure, window};
use crate::{
    roster::lives::LIFE,
    saves::{CARD_GAME, artefact_in, read_record},
    skirmish::session::FIGHT,
    verify,
};
pub use args::Args;

/// Replays the file and prints the hash, and what else was asked for.
pub fn run(args: &Args, out: &mut impl Write) -> Result<(), Failure> {
    let text = read_record(&args.file)?;
    if args.watch {
        return watch(args, &text);
    }
    match verify::kind(&text).as_deref() {
        Some(FIGHT) => fight::run(args, &text, out),
        Some(LIFE) => life::run(args, &text, out),
        // A file that is no record at all is refused as no game of cards.
        Some(_) | None => cards::run(args, &text, out),
    }
}

/// Opens the window on the file. A life is refused as no game of cards: there is nothing to be watched.
fn watch(args: &Args, text: &str) -> Result<(), Failure> {
    let (file, from) = (&args.file, args.from.unwrap_or_default());
    match verify::kind(text).as_deref() {
        Some(FIGHT) => window::watch_fight(artefact_in(file, text, FIGHT)?, file, from),
        Some(_) | None => window::watch(artefact_in(file, text, CARD_GAME)?, file, from),
    }
}
