//! `far-lanes captains`: who there is to play against.

use std::io::Write;

use ai::{Level, Persona};
use serde::Serialize;

use super::{failure::Failure, output::print_json, read::library};
use crate::{data::Library, players::UnknownCaptain};

const MORE: &str = "\
A captain is named as WHO[/LEVEL][:DECK]: somebody listed here, how good, and with which deck. Without a
level it is a lieutenant, without a deck the favourite.

Keys of --json:
  captains   an array: id, name, character, portrait, deck (the favourite's id), leans (factors on the
             steady captain's weights); with an ID, only that captain
  levels     an array, the lowest first: level, character

Examples:
  far-lanes captains
  far-lanes captains quill
  far-lanes --text --against quill/admiral";

/// List the captains to play against, and how good they can be
#[derive(clap::Args)]
#[command(after_help = MORE)]
pub struct Args {
    /// Only this captain, with a portrait
    id: Option<String>,
    /// One JSON object instead of words
    #[arg(long)]
    json: bool,
}

/// The output of `--json`. The keys are documented in `--help`.
#[derive(Serialize)]
struct Printed<'a> {
    captains: Vec<Listed<'a>>,
    levels: Vec<Rank>,
}

#[derive(Serialize)]
struct Listed<'a> {
    id: &'a str,
    #[serde(flatten)]
    persona: &'a Persona,
}

#[derive(Serialize)]
struct Rank {
    level: &'static str,
    character: &'static str,
}

/// Prints one captain, or all.
pub fn run(args: &Args, out: &mut impl Write) -> Result<(), Failure> {
    let library = library()?;
    let shown = match &args.id {
        None => library.personas.iter().map(AsRef::as_ref).collect(),
        Some(id) => vec![find(id, &library)?],
    };
    if args.json {
        let captains = shown.iter().map(|&persona| Listed { id: &persona.id, persona }).collect();
        let rank = |level: Level| Rank { level: level.name(), character: level.character() };
        return print_json(out, &Printed { captains, levels: Level::ALL.map(rank).into() });
    }
    if args.id.is_some() {
        return shown.iter().try_for_each(|persona| portrait(persona, &library, out));
    }
    list(&shown, &library, out)
}

fn find<'a>(id: &str, library: &'a Library) -> Result<&'a Persona, Failure> {
    library.persona(id).map(AsRef::as_ref).ok_or_else(|| {
        let ids: Vec<&str> = library.personas.iter().map(|it| it.id.as_str()).collect();
        UnknownCaptain::Nobody { name: id.to_owned(), personas: ids.join(", ") }.into()
    })
}

fn list(personas: &[&Persona], library: &Library, out: &mut impl Write) -> Result<(), Failure> {
    for persona in personas {
        writeln!(out, "{:<10} {}, with {}", persona.id, persona.name, deck(persona, library))?;
        writeln!(out, "{:<10} {}", "", persona.character)?;
    }
    writeln!(out, "{:<10} The steady one: {}", "mind", library.personality.character)?;
    writeln!(out, "{:<10} Simple rules, kept for ever to measure the others by.", "baseline")?;
    writeln!(out, "{:<10} Plays at random.", "random")?;
    writeln!(out, "\nLevels, as in `quill/admiral`:")?;
    let rank = |level: Level| writeln!(out, "{:<10} {}", level, level.character());
    Ok(Level::ALL.into_iter().try_for_each(rank)?)
}

fn portrait(persona: &Persona, library: &Library, out: &mut impl Write) -> Result<(), Failure> {
    writeln!(out, "{}", persona.name)?;
    writeln!(out, "{}\n", persona.character)?;
    writeln!(out, "{}\n", persona.portrait)?;
    writeln!(out, "Favourite deck: {}", deck(persona, library))?;
    Ok(writeln!(out, "Play against them: far-lanes --against {}", persona.id)?)
}

fn deck(persona: &Persona, library: &Library) -> String {
    library.listed(&persona.deck).map_or_else(|_| persona.deck.clone(), |listed| listed.deck.name)
}
