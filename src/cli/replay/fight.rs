//! A fight, fought once more.

use std::io::Write;

use ai::combat::Minds;
use engine::{Game, Seat};
use skirmish::{Decision, Ending, Event, Skirmish, text};

use super::{args::Args, figures::Figures};
use crate::{
    cli::{failure::Failure, skirmish::tell},
    saves::artefact_in,
    skirmish::{
        Skirmishes, advice,
        commander::Commander,
        session::{self, FIGHT, FightArtefact, FightError, FightOptions, again::replayed},
    },
};

pub(super) fn run(args: &Args, text: &str, out: &mut impl Write) -> Result<(), Failure> {
    let artefact: FightArtefact = artefact_in(&args.file, text, FIGHT)?;
    let minds = Skirmishes::load()?.minds;
    let fight = replayed(&minds.armoury, &args.file, &artefact)?;
    if args.reasons {
        reasons(&minds, &session::fight_options(&args.file, &artefact)?, fight.decisions(), out)?;
    } else if args.log {
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

/// Prints the events, each decision after the computer's reasons for it.
fn reasons(
    minds: &Minds,
    fight_options: &FightOptions,
    decisions: &[Decision],
    out: &mut impl Write,
) -> Result<(), Failure> {
    let mut fight = Skirmish::new(&minds.armoury, &fight_options.setup, fight_options.seed)?;
    let seated = (0..).map(Seat).zip(&fight_options.commanders);
    let mut seated: Vec<Commander> = seated
        .map(|(seat, kind)| Commander::new(kind, minds, fight_options.seed, seat, 0))
        .collect();
    let mut told = 0;
    for decision in decisions {
        told = tell(&fight, told, out)?;
        if let Some(choice) = fight.choice() {
            let scores = seated[decision.seat.index()].explain(&fight, choice);
            if let Some(hint) = advice::behind(&decision.chosen, &scores) {
                let seen = fight.observe(decision.seat);
                let side = fight.names().side(decision.seat).to_owned();
                let option = text::option(&seen, &decision.chosen);
                writeln!(out, "    [{side}] {option}: {}", hint.words())?;
            }
        }
        fight.decide(*decision).map_err(Failure::Refused)?;
    }
    tell(&fight, told, out)?;
    Ok(writeln!(out)?)
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
