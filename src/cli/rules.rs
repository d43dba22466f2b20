//! `far-lanes rules`: the rulebook.

use std::io::Write;

use cards::data::Constants;
use engine::{Entry, Rulebook};
use serde::Serialize;

use super::{failure::Failure, output::print_json, read::library};
use crate::words;

const MORE: &str = "\
Keys of --json:
  rules  an array: id, title (what the rule is about), text

Examples:
  far-lanes rules
  far-lanes rules CCG-ADV-2g
  far-lanes rules jump distance
  far-lanes rules --house";

/// Look a rule up by its id or by words in it; without either, list what the rulebook holds
#[derive(clap::Args)]
#[command(after_help = MORE)]
pub struct Args {
    /// A rule's id, as the log shows it, or words to look for
    words: Vec<String>,
    /// List the numbers that a table may agree to change
    #[arg(long, conflicts_with = "words")]
    house: bool,
    /// One JSON object instead of words
    #[arg(long)]
    json: bool,
}

#[derive(Serialize)]
struct List<'a> {
    rules: Vec<Shown<'a>>,
}

#[derive(Serialize)]
struct Shown<'a> {
    id: &'a str,
    title: &'a str,
    text: &'a str,
}

/// Prints the rule, what the words find, or the contents.
pub fn run(args: &Args, out: &mut impl Write) -> Result<(), Failure> {
    let library = library()?;
    let (book, constants) = (&library.rulebook, &library.constants);
    if args.house {
        return house(constants, out);
    }
    let wanted = args.words.join(" ");
    let found = book.look_up(&wanted);
    if found.is_empty() {
        return Err(Failure::NoSuchRule(wanted));
    }
    if args.json {
        let shown = |entry: Entry<'_>| -> [String; 3] {
            [entry.id(), entry.title(), entry.text()].map(str::to_owned)
        };
        let rows: Vec<[String; 3]> = found.into_iter().map(shown).collect();
        let rules = rows.iter().map(|[id, title, text]| Shown { id, title, text }).collect();
        return print_json(out, &List { rules });
    }
    if wanted.is_empty() {
        return contents(book, out);
    }
    for entry in found {
        for line in words::rule(entry, book, constants) {
            writeln!(out, "{line}")?;
        }
    }
    Ok(())
}

/// The families and how many rules each has, part by part.
fn contents(book: &Rulebook, out: &mut impl Write) -> Result<(), Failure> {
    let mut part = "";
    for family in book.families() {
        let (prefix, rules) = (&family.prefix, family.rules.len());
        if words::part(prefix) != part {
            part = words::part(prefix);
            writeln!(out, "{part}")?;
        }
        writeln!(out, "  {prefix:<10} {:<40} {rules:>3} rules", family.title)?;
    }
    writeln!(out, "Open questions, answered")?;
    for (kind, about) in [("RUL", "The card game"), ("CT-RUL", "People and classic combat")] {
        let of_kind = |id: &str| id.rsplit_once('-').is_some_and(|(before, _)| before == kind);
        let rulings = book.rulings().iter().filter(|ruling| of_kind(&ruling.id)).count();
        writeln!(out, "  {kind:<10} {about:<40} {rulings:>3} rulings")?;
    }
    Ok(writeln!(
        out,
        "`far-lanes rules CCG-ADV` lists a family, `far-lanes rules jump` looks for a word."
    )?)
}

fn house(constants: &Constants, out: &mut impl Write) -> Result<(), Failure> {
    for rule in Constants::house_rules() {
        let value = constants.get(rule.name).unwrap_or_default();
        writeln!(out, "{:<20} {value:>5}   {} ({})", rule.name, rule.title, rule.rule)?;
    }
    Ok(writeln!(out, "`far-lanes --house jump_cost=2` begins a game with one changed.")?)
}
