//! `far-lanes heal`: somebody hurt, treated and nursed over days.

use std::{
    io::Write,
    path::{Path, PathBuf},
};

use characters::{
    Character, Characteristic,
    body::{Attempt, Healer, Seconds},
    healing::{Blow, Care, Entry, FacilityKind, HealingRules, Hit, RuleSet, Sickbay, text},
};
use dice::Dice;
use serde::Serialize;

use super::{failure::Failure, output::print_json};
use crate::{
    disk,
    players::fresh_seed,
    roster::{Person, RosterError, RosterFolder, read_person, tables},
    saves::write_whole,
};

const MORE: &str = "\
What is asked for happens in this order: wounds, first aid, surgery, then the days.

Keys of --json:
  character  the sheet as it is afterwards
  log        an array: at (seconds), text, rules
  seed       of the dice

Examples:
  far-lanes heal ada.json --hit 9 --first-aid --medic 2 --days 7 --care bed
  far-lanes heal \"Ada Lovel\" --days 3 --care hospital --medic 3 --tl 10 --save
  far-lanes heal ada.json --rules classic --wound 4,3 --days 10 --care hospital --medic 3";

/// Wound somebody, treat them, and let days pass
#[derive(clap::Args)]
#[command(after_help = MORE)]
pub struct Args {
    /// A person's file, or the name of somebody in the library
    person: String,
    /// By the second edition, or by the classic rules
    #[arg(long, value_enum, default_value_t = Rules::Second)]
    rules: Rules,
    /// A hit of so many points after armour, by the second edition; may be given again
    #[arg(long, value_name = "POINTS")]
    hit: Vec<u16>,
    /// A wound by the classic rules, its dice with commas between them; may be given again
    #[arg(long, value_name = "DICE,..")]
    wound: Vec<String>,
    /// Somebody sees to the wounds at once
    #[arg(long)]
    first_aid: bool,
    /// The patient is operated on; needs a sickbay or hospital
    #[arg(long)]
    surgery: bool,
    /// How the patient is kept
    #[arg(long, value_enum, default_value_t = Keeping::None)]
    care: Keeping,
    /// The medic's level
    #[arg(long, value_name = "LEVEL")]
    medic: Option<u8>,
    /// The medic's Education
    #[arg(long, value_name = "SCORE", default_value_t = 7)]
    edu: u8,
    /// Tech level of the place and of the medic's kit
    #[arg(long, value_name = "TL", default_value_t = 10)]
    tl: u8,
    /// Days that pass
    #[arg(long, value_name = "N", default_value_t = 0)]
    days: u32,
    /// Hours that pass besides
    #[arg(long, value_name = "N", default_value_t = 0)]
    hours: u32,
    /// Where the dice come from [default: somewhere new]
    #[arg(long, value_name = "N")]
    seed: Option<u64>,
    /// Write the person back where they came from
    #[arg(long)]
    save: bool,
    /// Write the person to this file
    #[arg(long, value_name = "FILE", conflicts_with = "save")]
    out: Option<PathBuf>,
    /// One JSON object instead of words
    #[arg(long)]
    json: bool,
}

#[derive(Debug, Clone, Copy, PartialEq, Eq, clap::ValueEnum)]
enum Rules {
    Second,
    Classic,
}

#[derive(Debug, Clone, Copy, PartialEq, Eq, clap::ValueEnum)]
enum Keeping {
    /// Up and about
    None,
    /// In bed
    Bed,
    /// In bed in a sick bay
    Sickbay,
    /// In bed in a hospital
    Hospital,
}

#[derive(Serialize)]
struct Answer {
    character: Character,
    log: Vec<Line>,
    seed: u64,
}

#[derive(Serialize)]
struct Line {
    at: Seconds,
    text: String,
    rules: Vec<&'static str>,
}

/// Does it all and prints what came of it.
pub fn run(args: &Args, out: &mut impl Write) -> Result<(), Failure> {
    let (file, person) = find(&args.person)?;
    if let Some(taken) = args.out.as_ref().filter(|to| disk::is_taken(to)) {
        return Err(RosterError::Taken(taken.clone()).into());
    }
    let rules = tables::healing()?;
    let seed = args.seed.unwrap_or_else(fresh_seed);
    let (character, entries) = nurse(args, person.character.clone(), rules, seed)?;
    let name = character.identity.name.clone();
    let line = |entry: &Entry| Line {
        at: entry.at,
        text: text::tell(&entry.event, &name),
        rules: entry.event.rules(),
    };
    let answer = Answer { character, log: entries.iter().map(line).collect(), seed };
    if args.json {
        print_json(out, &answer)?;
    } else {
        print(&answer, out)?;
    }
    let healed = Person { character: answer.character, ..person };
    let to = args.out.clone().or_else(|| args.save.then_some(file));
    to.map_or(Ok(()), |to| Ok(write_whole(&to, &healed.write())?))
}

/// A file by that name, or else somebody in the library.
pub(super) fn find(name: &str) -> Result<(PathBuf, Person), Failure> {
    let file = Path::new(name);
    if file.exists() || name.ends_with(".json") {
        return Ok((file.to_owned(), read_person(file)?));
    }
    let entry = RosterFolder::open()?.find(name)?;
    Ok((entry.file.0, entry.person))
}

fn nurse(
    args: &Args,
    person: Character,
    rules: HealingRules,
    seed: u64,
) -> Result<(Character, Vec<Entry>), Failure> {
    let set = match args.rules {
        Rules::Second => RuleSet::SecondEdition,
        Rules::Classic => RuleSet::Classic,
    };
    let mut bay = Sickbay::new(set, rules, person.body.time, Dice::seeded(seed));
    let (id, mut told) = bay.admit(person, care(args))?;
    for &damage in &args.hit {
        told.extend(bay.hit(id, Hit { damage, ..Hit::default() })?);
    }
    for wound in &args.wound {
        let groups = groups(wound)?;
        told.extend(bay.blow(id, Blow { groups, ..Blow::default() })?);
    }
    let healer =
        Healer { medic: args.medic, edu: args.edu, kit: Some(args.tl), ..Healer::default() };
    let attempt = Attempt::from(healer);
    if args.first_aid {
        told.extend(bay.first_aid(id, attempt.clone())?);
        let minutes = match set {
            RuleSet::SecondEdition => 6,
            RuleSet::Classic => bay.rules().classic.medic_minutes.is,
        };
        told.extend(bay.advance(Seconds::MINUTE.times(minutes.into()))?);
    }
    if args.surgery {
        told.extend(bay.operate(id, attempt)?);
        told.extend(bay.advance(Seconds::HOUR.times(6))?);
    }
    let wait = Seconds::DAY.times(args.days.into()).0 + Seconds::HOUR.times(args.hours.into()).0;
    told.extend(bay.advance(Seconds(wait))?);
    let (person, _) = bay.discharge(id)?;
    Ok((person, told))
}

fn care(args: &Args) -> Care {
    let medic = args.medic.unwrap_or(0);
    match args.care {
        Keeping::None => Care::NONE,
        Keeping::Bed => Care::BED_REST,
        Keeping::Sickbay => Care::medical(FacilityKind::SickBay, args.tl, medic),
        Keeping::Hospital => Care::medical(FacilityKind::Hospital, args.tl, medic),
    }
}

/// The dice of a wound.
fn groups(wound: &str) -> Result<Vec<u8>, Failure> {
    let number =
        |text: &str| text.trim().parse::<u8>().map_err(|_| Failure::Wound(wound.to_owned()));
    wound.split(',').map(number).collect()
}

fn print(answer: &Answer, out: &mut impl Write) -> Result<(), Failure> {
    for line in &answer.log {
        let rules = if line.rules.is_empty() {
            String::new()
        } else {
            format!("  [{}]", line.rules.join(", "))
        };
        writeln!(out, "{}  {}{rules}", text::clock(line.at), line.text)?;
    }
    let (body, full) = (&answer.character.body, answer.character.characteristics);
    let (name, now) = (&answer.character.identity.name, body.current(full));
    let now = Characteristic::PHYSICAL.map(|which| now.get(which));
    writeln!(out, "{name} is now at {}: {}.", text::scores(now), text::condition(body, full))?;
    Ok(writeln!(out, "Seed {}.", answer.seed)?)
}
