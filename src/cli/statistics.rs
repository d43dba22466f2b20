//! `far-lanes statistics`: what became of all finished games.

use std::io::Write;

use serde::Serialize;

use super::{
    failure::Failure,
    output::{complain, print_json},
    read::library,
};
use crate::{
    saves::Saves,
    statistics::{Figures, Line, Reading, Tally},
};

const MORE: &str = "\
Keys of --json:
  all         games against rivals: games, won, lost, drawn, rate (a draw is half a win), mean_vp and
              mean_rounds
  decks       the same for each of your decks, with its name; the one played most first
  rivals      the same for everybody you met; a game with three rivals counts for each
  levels      the same for their levels, from the lowest up
  streak      now: games won (above 0) or lost (below 0) in a row up to the last; longest_won, longest_lost
  taken_back  games in which something was taken back that had shown something new; they are in
              none of the figures above
  solo        games without rivals, likewise
  watched     games in which no person sat
  broken      files that cannot be counted: file, why

Examples:
  far-lanes statistics
  far-lanes statistics --json";

/// Tell what became of all finished games
#[derive(clap::Args)]
#[command(after_help = MORE)]
pub struct Args {
    /// One JSON object instead of words
    #[arg(long)]
    json: bool,
}

/// The figures, and what could not be counted. The keys are documented in `--help`.
#[derive(Serialize)]
struct Report {
    #[serde(flatten)]
    figures: Figures,
    broken: Vec<Broken>,
}

#[derive(Serialize)]
struct Broken {
    file: String,
    why: String,
}

/// Counts all finished games and prints the figures.
pub fn run(args: &Args, out: &mut impl Write) -> Result<(), Failure> {
    let reading = Reading::all(&Saves::open()?, &library()?);
    if let Some(trouble) = reading.trouble() {
        complain(trouble);
    }
    let figures = reading.figures();
    if args.json {
        let broken = reading
            .broken()
            .iter()
            .map(|it| Broken { file: it.file.display().to_string(), why: it.why.clone() });
        return print_json(out, &Report { figures, broken: broken.collect() });
    }
    tell(&figures, out)?;
    for broken in reading.broken() {
        writeln!(out, "Not counted: {}", broken.why)?;
    }
    Ok(())
}

fn tell(figures: &Figures, out: &mut impl Write) -> Result<(), Failure> {
    let all = &figures.all;
    writeln!(out, "Games against rivals: {}", words(all))?;
    if all.games > 0 {
        writeln!(out, "A game: {:.1} VP, {:.1} rounds", all.mean_vp(), all.mean_rounds())?;
        let streak = &figures.streak;
        let now = match streak.now {
            1.. => format!("{} won", streak.now),
            0 => "none".to_owned(),
            _ => format!("{} lost", -streak.now),
        };
        let longest = format!("{} won, {} lost", streak.longest_won, streak.longest_lost);
        writeln!(out, "In a row: {now} now; at most {longest}")?;
    }
    lines("By deck", &figures.decks, out)?;
    lines("By rival", &figures.rivals, out)?;
    lines("By level", &figures.levels, out)?;
    for (what, tally) in
        [("Alone", &figures.solo), ("With something taken back", &figures.taken_back)]
    {
        if tally.games > 0 {
            writeln!(out, "{what}, counted apart: {}", words(tally))?;
        }
    }
    if figures.watched > 0 {
        writeln!(out, "Without a person: {}", figures.watched)?;
    }
    Ok(())
}

fn lines(head: &str, lines: &[Line], out: &mut impl Write) -> Result<(), Failure> {
    if !lines.is_empty() {
        writeln!(out, "{head}:")?;
    }
    for Line { name, tally } in lines {
        writeln!(out, "  {name:<28} {:>3.0}%  {}", tally.rate() * 100.0, words(tally))?;
    }
    Ok(())
}

/// "12: 7 won, 5 lost".
fn words(tally: &Tally) -> String {
    let Tally { games, won, lost, drawn, .. } = *tally;
    match (games, drawn) {
        (0, _) => "none".to_owned(),
        (_, 0) => format!("{games}: {won} won, {lost} lost"),
        (_, _) => format!("{games}: {won} won, {lost} lost, {drawn} drawn"),
    }
}
