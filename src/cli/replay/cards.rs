//! A card game, played once more.

use std::io::Write;

use ::cards::{CardGame, EndingKind, text};
use play::Game;

use super::{Args, Figures};
use crate::{
    cli::{Failure, complain, library},
    data::Cause,
    replay::{ReplayError, replayed},
    saves::{CARD_GAME, CardArtefact, artefact_in},
    words,
};

pub(super) fn run(args: &Args, text: &str, out: &mut impl Write) -> Result<(), Failure> {
    let artefact: CardArtefact = artefact_in(&args.file, text, CARD_GAME)?;
    let library = library()?;
    let changes = library.changes(&artefact.setup.packs);
    for change in changes.iter().filter(|change| change.now.is_some()) {
        complain(format_args!("{}: {change}", args.file.display()));
    }
    let game = replayed(&library, &args.file, &artefact)?;
    let names: Vec<String> = artefact.setup.captains.iter().map(|c| c.name.clone()).collect();
    if args.log {
        print_log(&game, &names, out)?;
    }
    let figures = figures(&game, &artefact);
    figures.print(args, &words::ending(game.ending(), &names), out)?;
    if figures.is_refused(args) {
        let (recorded, now) = (figures.recorded_hash, figures.journal_hash);
        let (file, cause) = (args.file.clone(), Cause(changes));
        return Err(ReplayError::Different { file, recorded, now, cause }.into());
    }
    Ok(())
}

fn figures(game: &CardGame, artefact: &CardArtefact) -> Figures<EndingKind> {
    let (now, recorded) = (game.journal().hash(), artefact.journal);
    Figures {
        journal_hash: now,
        recorded_hash: recorded,
        same: now == recorded,
        decisions: artefact.decisions.len(),
        rounds: game.round(),
        ending: game.ending().map(|ending| ending.kind),
        winner: game.ending().and_then(|ending| ending.winner),
    }
}

fn print_log(game: &CardGame, names: &[String], out: &mut impl Write) -> Result<(), Failure> {
    for event in game.journal().events() {
        if let Some(line) = text::tell(event, None, names, game.book()) {
            writeln!(out, "{line}")?;
        }
    }
    Ok(writeln!(out)?)
}
