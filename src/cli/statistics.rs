//! `far-lanes statistics`: what became of all finished games, fights and campaigns.

use std::io::Write;

use campaign::text::credits;
use serde::Serialize;

use super::{
    failure::Failure,
    output::{complain, print_json},
    read::library,
};
use crate::{
    campaign::Charted,
    saves::Saves,
    skirmish::Skirmishes,
    statistics::{
        Broken as Unread, CampaignFigures, CampaignReading, CampaignTally, Casualties,
        FightFigures, FightReading, FightTally, Figures, GameReading, Line, Streak, Tally,
    },
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
  fights      the same for fights of one person against computers. all: fights, won, lost, drawn, rate,
              mean_rounds, and who came to harm, own and others: dead, hurt, captured; rule_sets,
              scenarios and sides (your own) the same for each, with its name; streak; shared: fights of
              several persons; watched: fights that nobody commanded in person
  campaigns   finished campaigns. all: campaigns, made, solvent, indebted, repossessed, lost, rate (the
              share made), mean_purse (credits at the end), mean_legs, dead (of all who signed on), kept
              and taken (contracts); rule_sets, ambitions, services (the first captain's) and lengths
              the same for each, with its name
  broken      files that cannot be counted: file, why

Examples:
  far-lanes statistics
  far-lanes statistics --json";

/// Tell what became of all finished games, fights and campaigns
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
    fights: FightFigures,
    campaigns: CampaignFigures,
    broken: Vec<Broken>,
}

#[derive(Serialize)]
struct Broken {
    file: String,
    why: String,
}

/// Counts all finished games and prints the figures.
pub fn run(args: &Args, out: &mut impl Write) -> Result<(), Failure> {
    let (saves, library) = (Saves::open()?, library()?);
    let games = GameReading::all(&saves, &library);
    let fought = FightReading::all(&saves, &Skirmishes::load()?.armoury);
    let flown = CampaignReading::all(&saves, &Charted::load(&library)?.book);
    let troubles = games.trouble().into_iter().chain(fought.trouble()).chain(flown.trouble());
    troubles.for_each(complain);
    let broken = games.broken().iter().chain(fought.broken()).chain(flown.broken());
    let (figures, fights, campaigns) = (games.figures(), fought.figures(), flown.figures());
    if args.json {
        let named =
            |it: &Unread| Broken { file: it.file.display().to_string(), why: it.why.clone() };
        let broken = broken.map(named).collect();
        return print_json(out, &Report { figures, fights, campaigns, broken });
    }
    tell(&figures, out)?;
    tell_of_fights(&fights, out)?;
    tell_of_campaigns(&campaigns, out)?;
    for broken in broken {
        writeln!(out, "Not counted: {}", broken.why)?;
    }
    Ok(())
}

fn tell(figures: &Figures, out: &mut impl Write) -> Result<(), Failure> {
    let all = &figures.all;
    writeln!(out, "Games against rivals: {}", words(all))?;
    if all.games > 0 {
        writeln!(out, "A game: {:.1} VP, {:.1} rounds", all.mean_vp(), all.mean_rounds())?;
        in_a_row(&figures.streak, out)?;
    }
    let row = |it: &Tally| (it.rate(), words(it));
    lines("By deck", &figures.decks, row, out)?;
    lines("By rival", &figures.rivals, row, out)?;
    lines("By level", &figures.levels, row, out)?;
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

/// Nothing where nobody has ever fought.
fn tell_of_fights(figures: &FightFigures, out: &mut impl Write) -> Result<(), Failure> {
    let all = &figures.all;
    if all.fights > 0 {
        writeln!(out, "Fights against computers: {}", fought(all))?;
        writeln!(out, "A fight: {:.1} rounds", all.mean_rounds())?;
        writeln!(out, "Yours: {}; the others: {}", harm(all.own), harm(all.others))?;
        in_a_row(&figures.streak, out)?;
    }
    let row = |it: &FightTally| (it.rate(), fought(it));
    lines("By rule set", &figures.rule_sets, row, out)?;
    lines("By scenario", &figures.scenarios, row, out)?;
    lines("By side", &figures.sides, row, out)?;
    if figures.shared > 0 {
        writeln!(out, "Fights of several persons: {}", figures.shared)?;
    }
    if figures.watched > 0 {
        writeln!(out, "Fights without a person: {}", figures.watched)?;
    }
    Ok(())
}

/// Nothing where nobody has ever come to the end of one.
fn tell_of_campaigns(figures: &CampaignFigures, out: &mut impl Write) -> Result<(), Failure> {
    let all = &figures.all;
    if all.campaigns > 0 {
        writeln!(out, "Campaigns: {}", ended(all))?;
        let purse = credits(all.mean_purse() as i64);
        writeln!(out, "A campaign: {:.1} legs, {purse} at its end", all.mean_legs())?;
        writeln!(out, "Contracts kept: {} of {}; dead: {}", all.kept, all.taken, all.dead)?;
    }
    let row = |it: &CampaignTally| (it.rate(), ended(it));
    lines("By rule set", &figures.rule_sets, row, out)?;
    lines("By ambition", &figures.ambitions, row, out)?;
    lines("By the captain's service", &figures.services, row, out)?;
    lines("By length", &figures.lengths, row, out)
}

/// "12: 7 made, 2 solvent, 3 in debt".
fn ended(tally: &CampaignTally) -> String {
    let ends: Vec<String> =
        tally.ends().into_iter().map(|(count, how)| format!("{count} {how}")).collect();
    format!("{}: {}", tally.campaigns, ends.join(", "))
}

fn in_a_row(streak: &Streak, out: &mut impl Write) -> Result<(), Failure> {
    let now = match streak.now {
        1.. => format!("{} won", streak.now),
        0 => "none".to_owned(),
        _ => format!("{} lost", -streak.now),
    };
    let longest = format!("{} won, {} lost", streak.longest_won, streak.longest_lost);
    Ok(writeln!(out, "In a row: {now} now; at most {longest}")?)
}

/// A group of lines under its head; `row` says a line's share of wins and its words.
fn lines<T>(
    head: &str,
    lines: &[Line<T>],
    row: impl Fn(&T) -> (f64, String),
    out: &mut impl Write,
) -> Result<(), Failure> {
    if !lines.is_empty() {
        writeln!(out, "{head}:")?;
    }
    for Line { name, tally } in lines {
        let (rate, words) = row(tally);
        writeln!(out, "  {name:<28} {:>3.0}%  {words}", rate * 100.0)?;
    }
    Ok(())
}

/// "12: 7 won, 5 lost".
fn words(tally: &Tally) -> String {
    let Tally { games, won, lost, drawn, .. } = *tally;
    results(games, won, lost, drawn)
}

fn fought(tally: &FightTally) -> String {
    let FightTally { fights, won, lost, drawn, .. } = *tally;
    results(fights, won, lost, drawn)
}

/// "2 dead, 3 hurt, 1 captured".
fn harm(casualties: Casualties) -> String {
    let Casualties { dead, hurt, captured } = casualties;
    format!("{dead} dead, {hurt} hurt, {captured} captured")
}

fn results(games: u32, won: u32, lost: u32, drawn: u32) -> String {
    match (games, drawn) {
        (0, _) => "none".to_owned(),
        (_, 0) => format!("{games}: {won} won, {lost} lost"),
        (_, _) => format!("{games}: {won} won, {lost} lost, {drawn} drawn"),
    }
}
