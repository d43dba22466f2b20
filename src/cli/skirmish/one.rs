//! One fight between computers.

use std::{io::Write, path::Path};

use engine::{Game, JournalHash, Seat};
use serde::Serialize;
use skirmish::{
    Event, Skirmish,
    text::{self, Runs},
};

use super::{args::Args, crew};
use crate::{
    cli::{failure::Failure, output::print_json, record},
    roster::PersonFile,
    saves::write_whole,
    skirmish::{
        Skirmishes, batch,
        commander::Commander,
        session::{self, FightOptions},
    },
};

/// The results of one fight.
#[derive(Serialize)]
struct One {
    seed: u64,
    aftermath: Option<skirmish::Aftermath>,
    journal: JournalHash,
    home: Vec<String>,
}

/// Fights it, told line by line or as one object.
pub(super) fn run(
    args: &Args,
    all: &Skirmishes,
    fight_options: &FightOptions,
    out: &mut impl Write,
) -> Result<(), Failure> {
    let seed = fight_options.seed;
    if let Some(folder) = &args.record {
        record::is_free(folder, std::iter::once(batch::file_name(0)))?;
    }
    let mut fight = Skirmish::new(&all.armoury, &fight_options.setup, seed)?;
    let seated = fight_options.commanders.iter().enumerate();
    let mut seated: Vec<Commander> =
        seated.map(|(n, kind)| Commander::new(kind, &all.minds, seed, Seat(n as u8), 0)).collect();
    let mut told = 0;
    while let Some(choice) = fight.choice() {
        let seat = choice.seat;
        let Some(chosen) = seated[seat.index()].decide(&fight, choice) else {
            return Err(batch::BatchError::APerson(seat).into());
        };
        fight.decide(skirmish::Decision { seat, chosen }).map_err(Failure::Refused)?;
        if !args.json {
            told = tell(&fight, told, out)?;
        }
    }
    if let Some(folder) = &args.record {
        record(folder, fight_options, &fight)?;
    }
    let (journal, aftermath) = (fight.journal().hash(), fight.aftermath());
    let home = crew::come_home(fight_options, aftermath.as_ref())?;
    if args.json {
        let home = home.query::<&PersonFile>().map(PersonFile::id).collect();
        return print_json(out, &One { seed, aftermath, journal, home });
    }
    tell(&fight, told, out)?;
    crew::tell(&home, out)?;
    Ok(writeln!(out, "Seed {seed}.")?)
}

/// Keeps it as the first of many would be.
fn record(folder: &Path, fight_options: &FightOptions, fight: &Skirmish) -> Result<(), Failure> {
    let artefact = session::artefact(fight_options, fight);
    Ok(write_whole(&folder.join(batch::file_name(0)), &artefact.write())?)
}

/// Prints the events since, a sentence a line with the throw behind it.
pub(in crate::cli) fn tell(
    fight: &Skirmish,
    told: usize,
    out: &mut impl Write,
) -> Result<usize, Failure> {
    let (events, names) = (fight.journal().events(), fight.names());
    let mut runs = Runs::default();
    for event in &events[told..] {
        for line in runs.hear(&names, event) {
            writeln!(out, "  {line}")?;
        }
        if let Some(line) = text::line(&names, event) {
            let indent = if matches!(event, Event::RoundBegan { .. }) { "\n" } else { "  " };
            let throw = text::throws(&names, event);
            let throw = throw.map(|throw| format!("  ({throw})")).unwrap_or_default();
            writeln!(out, "{indent}{line}{throw}")?;
        }
    }
    for line in runs.rest(&names) {
        writeln!(out, "  {line}")?;
    }
    Ok(events.len())
}
