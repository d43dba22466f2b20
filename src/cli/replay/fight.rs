//! A fight, fought once more.

use std::io::Write;

use play::{Game, Seat};
use skirmish::{Ending, Event, Skirmish, text};

use super::{Args, Figures};
use crate::{
    cli::{Failure, skirmish::tell},
    saves::artefact_in,
    skirmish::{
        Skirmishes,
        session::{FIGHT, FightArtefact, FightError, again::replayed},
    },
};

pub(super) fn run(args: &Args, text: &str, out: &mut impl Write) -> Result<(), Failure> {
    let artefact: FightArtefact = artefact_in(&args.file, text, FIGHT)?;
    let fight = replayed(&Skirmishes::load()?.armoury, &args.file, &artefact)?;
    if args.log {
        tell(&fight, 0, out)?;
        writeln!(out)?;
    }
    let figures = figures(&fight, &artefact);
    figures.print(args, &ending(&fight), out)?;
    if figures.is_refused(args) {
        let (recorded, now) = (figures.recorded_hash, figures.journal_hash);
        return Err(FightError::Different { file: args.file.clone(), recorded, now }.into());
    }
    Ok(())
}

fn figures(fight: &Skirmish, artefact: &FightArtefact) -> Figures<Ending> {
    let (now, recorded) = (fight.journal().hash(), artefact.journal);
    Figures {
        journal_hash: now,
        recorded_hash: recorded,
        same: now == recorded,
        decisions: artefact.decisions.len(),
        rounds: fight.observe(Seat(0)).round,
        ending: fight.outcome().map(|outcome| outcome.how),
        winner: fight.outcome().and_then(|outcome| outcome.winner),
    }
}

/// The sentence with which it ended.
fn ending(fight: &Skirmish) -> String {
    let ended = fight.outcome().map(|outcome| Event::Ended(outcome.clone()));
    let sentence = ended.and_then(|event| text::line(&fight.names(), &event));
    sentence.unwrap_or_else(|| "still in progress".to_owned())
}
