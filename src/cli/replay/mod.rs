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
        let artefact = artefact_in(&args.file, &text, CARD_GAME)?;
        return window::watch(artefact, &args.file);
    }
    match verify::kind(&text).as_deref() {
        Some(FIGHT) => fight::run(args, &text, out),
        Some(LIFE) => life::run(args, &text, out),
        // A file that is no record at all is refused as no game of cards.
        Some(_) | None => cards::run(args, &text, out),
    }
}
