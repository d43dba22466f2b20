//! `far-lanes skill`: what a skill means, how it is thrown, and how well somebody would do.

use std::io::Write;

use characters::{
    sheet::PersonRef,
    skills::{SkillBook, SkillEntry, text},
};
use dice::Dice;

use super::{failure::Failure, heal::find};
use crate::{players::fresh_seed, roster::tables};

const MORE: &str = "\
Examples:
  far-lanes skill
  far-lanes skill Medical
  far-lanes skill \"Air/Raft\" --of \"Ada Lovel\"
  far-lanes skill Administration --of ada.json --throw \"contact with officials\" --seed 7";

/// Tell what skills there are, what one means, and how likely somebody's throws of it are
#[derive(clap::Args)]
#[command(after_help = MORE)]
pub struct Args {
    /// A skill; without one, all of them are listed
    skill: Option<String>,
    /// Somebody of the library, or a person's file: their level, and the odds of their throws
    #[arg(long, value_name = "PERSON", requires = "skill")]
    of: Option<String>,
    /// Throw for this use of the skill
    #[arg(long, value_name = "USE", requires = "of")]
    throw: Option<String>,
    /// What holds besides, as the skill's throws name it; may be given again
    #[arg(long, value_name = "CIRCUMSTANCE", requires = "of")]
    when: Vec<String>,
    /// Where the dice come from [default: somewhere new]
    #[arg(long, value_name = "N", requires = "throw")]
    seed: Option<u64>,
}

/// Prints the skills, one of them, or somebody's throws of it.
pub fn run(args: &Args, out: &mut impl Write) -> Result<(), Failure> {
    let book = tables::skills()?;
    let Some(name) = &args.skill else { return list(&book, out) };
    let unknown = || Failure::NoSuchSkill(name.clone());
    let entry = book.entry(name).ok_or_else(unknown)?;
    let Some(of) = &args.of else { return describe(entry, out) };
    let person = find(of)?.1.character;
    match &args.throw {
        None => odds(args, &book, entry, (&person).into(), out),
        Some(wanted) => throw(args, &book, (name, wanted), (&person).into(), out),
    }
}

fn list(book: &SkillBook, out: &mut impl Write) -> Result<(), Failure> {
    for entry in book.entries() {
        writeln!(out, "{:<20} {}", entry.name, entry.about.text)?;
    }
    text::beside(book).iter().try_for_each(|line| writeln!(out, "{line}"))?;
    Ok(writeln!(out, "`far-lanes skill NAME` tells how it is thrown.")?)
}

fn describe(entry: &SkillEntry, out: &mut impl Write) -> Result<(), Failure> {
    writeln!(out, "{}", entry.name)?;
    Ok(text::describe(entry).iter().try_for_each(|line| writeln!(out, "  {line}"))?)
}

/// The level, and the odds of every throw that has a number.
fn odds(
    args: &Args,
    book: &SkillBook,
    entry: &SkillEntry,
    person: PersonRef,
    out: &mut impl Write,
) -> Result<(), Failure> {
    let skill = args.skill.as_deref().unwrap_or(&entry.name);
    let (level, how) = book.level_for(person.skills, skill);
    let level = level.map_or("no level".to_owned(), |level| format!("level {level}"));
    writeln!(out, "{}: {skill}, {level} ({how})", person.identity.name)?;
    for made_for in &entry.uses {
        let holds: Vec<&str> = args.when.iter().map(String::as_str).collect();
        let task = book.task(person, skill, &made_for.name, &holds)?;
        let dms: Vec<String> = task.modifiers.iter().map(ToString::to_string).collect();
        let odds =
            task.odds().map_or("the referee sets the number".to_owned(), |it| it.to_string());
        writeln!(out, "  {}: {odds}  {}", made_for.name, dms.join(", "))?;
    }
    Ok(())
}

fn throw(
    args: &Args,
    book: &SkillBook,
    (skill, wanted): (&str, &str),
    person: PersonRef,
    out: &mut impl Write,
) -> Result<(), Failure> {
    let holds: Vec<&str> = args.when.iter().map(String::as_str).collect();
    let task = book.task(person, skill, wanted, &holds)?;
    let seed = args.seed.unwrap_or_else(fresh_seed);
    let (name, rule) = (task.name.clone(), task.rule.clone());
    let outcome = task.throw(&mut Dice::seeded(seed));
    let told = outcome.map_or("the referee sets the number; nothing was thrown".to_owned(), |it| {
        let went = if it.success { "success" } else { "failure" };
        format!("{went}: {}", it.throw)
    });
    writeln!(out, "{}: {name}: {told}  [{rule}]", person.identity.name)?;
    Ok(writeln!(out, "Seed {seed}.")?)
}
