//! `far-lanes daily`: the game of the day, in this terminal.

use std::{
    io::Write,
    path::{Path, PathBuf},
};

use jiff::civil::Date;
use serde::Serialize;

use super::{failure::Failure, output::print_json, play::Plain, read::library};
use crate::{
    clock,
    daily::{DailyError, Deal, Tries, Try, told},
    data::Library,
    replay::verified,
    saves::{Saves, read_card_game},
    session::{Opened, Session},
    terminal,
};

const MORE: &str = "\
The first game with a day's deal is the one that counts. It goes on where it was left; once it is over,
--again plays the same for practice. Whoever has the same cards has the same deal, with the same dice.

Keys of --json:
  day, deck, rival, level, rival_deck, seed, tries (games begun with it here), finished, streak (days in
  a row); of --verify: day, same

Examples:
  far-lanes daily
  far-lanes daily --date 2026-11-24 --again
  far-lanes daily --result
  far-lanes daily --verify finished/game-0007.json";

/// Play the game of the day: everybody's same deal
#[derive(clap::Args)]
#[command(after_help = MORE)]
pub struct Args {
    /// Another day than today, by the world's common time, as in 2026-11-26
    #[arg(long, value_name = "DAY")]
    date: Option<Date>,
    /// Play it for practice, though it was played
    #[arg(long)]
    again: bool,
    /// Print what came of it, to be pasted anywhere: no card is named
    #[arg(long, conflicts_with = "again")]
    result: bool,
    /// See whether this record is a daily deal, and comes out as it was recorded
    #[arg(long, value_name = "FILE", conflicts_with_all = ["date", "again", "result"])]
    verify: Option<PathBuf>,
    /// One JSON object instead of words; nothing is played
    #[arg(long, conflicts_with_all = ["again", "result"])]
    json: bool,
    #[command(flatten)]
    plain: Plain,
}

/// The output of `--json`. The keys are documented in `--help`.
#[derive(Serialize)]
struct Report<'a> {
    day: String,
    deck: &'a str,
    rival: &'a str,
    level: &'static str,
    rival_deck: &'a str,
    seed: u64,
    tries: usize,
    finished: bool,
    streak: u32,
}

#[derive(Serialize)]
struct Verified {
    day: String,
    same: bool,
}

/// Plays a day's deal, tells what came of it, or looks whether a record is one.
pub fn run(args: &Args, out: &mut impl Write) -> Result<(), Failure> {
    let (library, today) = (library()?, clock::today());
    if let Some(file) = &args.verify {
        return verify(file, args.json, today, &library, out);
    }
    let deal = Deal::open(args.date.unwrap_or(today), today, &library)?;
    let saves = Saves::open()?;
    let tries = Tries::read(&saves);
    let first = tries.of(&deal).into_iter().next();
    if args.json {
        return print_json(out, &report(&deal, &tries, today, &library));
    }
    match first {
        _ if args.again => play(args, (&library, &saves), &deal, None, out),
        Some(one) if one.artefact.finished => tell(&deal, &one, &library, out),
        _ if args.result => Err(DailyError::NotFinished(deal.day).into()),
        first => play(args, (&library, &saves), &deal, first, out),
    }
}

fn report<'a>(deal: &'a Deal, tries: &Tries, today: Date, library: &Library) -> Report<'a> {
    let [me, rival] = [0, 1].map(|seat| &deal.setup.captains[seat]);
    let games = tries.of(deal);
    Report {
        day: deal.day.to_string(),
        deck: &me.deck.name,
        rival: &rival.name,
        level: deal.level().name(),
        rival_deck: &rival.deck.name,
        seed: deal.seed,
        tries: games.len(),
        finished: games.first().is_some_and(|one| one.artefact.finished),
        streak: tries.streak(today, library),
    }
}

/// Plays the game that was begun, or a new one.
fn play(
    args: &Args,
    (library, saves): (&Library, &Saves),
    deal: &Deal,
    begun: Option<Try>,
    out: &mut impl Write,
) -> Result<(), Failure> {
    writeln!(out, "The deal of {}: {}.\n", deal.day, deal.in_words())?;
    let resumed = begun.is_some();
    let session = match begun {
        Some(one) => Session::resume(library, saves, &one.file)?,
        None => Session::deal(library, saves, deal.setup.clone(), deal.seed)?,
    };
    let opened = Opened { session, resumed, unusable: Vec::new(), set_aside: None };
    terminal::play(opened, &mut args.plain.keyboard(), out)?;
    let first = Tries::read(saves).of(deal).into_iter().next();
    match first.filter(|one| one.artefact.finished && !args.again) {
        Some(one) => tell(deal, &one, library, out),
        None => Ok(()),
    }
}

fn tell(deal: &Deal, one: &Try, library: &Library, out: &mut impl Write) -> Result<(), Failure> {
    writeln!(out, "{}", told(deal, one, library)?)?;
    Ok(())
}

fn verify(
    file: &Path,
    json: bool,
    today: Date,
    library: &Library,
    out: &mut impl Write,
) -> Result<(), Failure> {
    let artefact = read_card_game(file)?;
    let deal = Deal::claimed(&artefact, &file.display().to_string(), today, library)?;
    verified(library, file, &artefact)?;
    if json {
        return print_json(out, &Verified { day: deal.day.to_string(), same: true });
    }
    let how = if artefact.finished { "" } else { ", and is not over" };
    writeln!(out, "It is the deal of {}, and it comes out as it was recorded{how}.", deal.day)?;
    Ok(())
}
