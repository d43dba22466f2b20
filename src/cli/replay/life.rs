//! A life, lived once more.

use std::{io::Write, sync::Arc};

use characters::{Event, Life, text};
use engine::Game;
use serde::Serialize;

use super::{args::Args, figures::Figures};
use crate::{
    cli::failure::Failure,
    roster::{
        lives::{LIFE, LifeArtefact, LifeError, lived},
        tables,
    },
    saves::artefact_in,
};

/// How a life ended, as far as the rules follow it.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize)]
enum End {
    MusteredOut,
    Died,
}

pub(super) fn run(args: &Args, text: &str, out: &mut impl Write) -> Result<(), Failure> {
    let artefact: LifeArtefact = artefact_in(&args.file, text, LIFE)?;
    let life = lived(&Arc::new(tables::load()?), &args.file, &artefact)?;
    if args.log || args.reasons {
        for event in life.journal().events() {
            writeln!(out, "{}", text::line(event))?;
        }
        writeln!(out)?;
    }
    let figures = figures(&life, &artefact);
    figures.print(args, ending(figures.ending), out)?;
    if figures.is_refused(args) {
        let (recorded, now) = (figures.recorded_hash, figures.journal_hash);
        return Err(LifeError::Different { file: args.file.clone(), recorded, now }.into());
    }
    Ok(())
}

fn figures(life: &Life, artefact: &LifeArtefact) -> Figures<End> {
    let (now, recorded) = (life.journal().hash(), artefact.journal);
    let events = life.journal().events();
    let terms = events.iter().filter(|event| matches!(event, Event::TermEnded { .. })).count();
    let end = if life.is_alive() { End::MusteredOut } else { End::Died };
    Figures {
        journal_hash: now,
        recorded_hash: recorded,
        same: now == recorded,
        decisions: artefact.decisions.len(),
        rounds: terms as u16,
        ending: life.is_over().then_some(end),
        winner: None,
    }
}

fn ending(end: Option<End>) -> &'static str {
    match end {
        Some(End::MusteredOut) => "mustered out",
        Some(End::Died) => "died in service",
        None => "still in progress",
    }
}
