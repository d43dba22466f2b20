//! A draft by a computer captain, who says what spoke for each pick.

use std::io::Write;

use cards::{data::Deck, draft::Part};
use serde::Serialize;

use super::Args;
use crate::{
    builder::deck_file,
    cli::{failure::Failure, output::print_json},
    data::Library,
    draft::{Adviser, Drafting, DraftingError},
    players::{PlayerKind, fresh_seed},
    saves::write_whole,
};

/// The output of `--json`. The keys are documented in `--help`.
#[derive(Serialize)]
struct Drafted {
    seed: u64,
    drafter: String,
    picks: Vec<Pick>,
    deck: Deck,
}

#[derive(Serialize)]
struct Pick {
    part: Part,
    offered: Vec<String>,
    picked: String,
    copies: u8,
    reasons: String,
}

/// Drafts, prints every pick, and writes the deck where it is wanted.
pub fn run(args: &Args, library: &Library, out: &mut impl Write) -> Result<(), Failure> {
    let seed = args.seed.unwrap_or_else(fresh_seed);
    let level = args.level.unwrap_or_default();
    let mut drafting = Drafting::begin(library, &[], seed).map_err(DraftingError::from)?;
    let adviser = Adviser::of(level, library, drafting.game().book());
    let mut picks = Vec::new();
    while let Some(pick) = next(&adviser, &mut drafting)? {
        picks.push(pick);
    }
    let deck = drafting.deck();
    if let Some(file) = &args.out {
        write_whole(file, &deck_file(&deck, &library.book))?;
    }
    if args.json {
        let drafter = PlayerKind::mind(level).to_string();
        return print_json(out, &Drafted { seed, drafter, picks, deck });
    }
    for (n, Pick { picked, copies, offered, reasons, .. }) in picks.iter().enumerate() {
        let twice = if *copies > 1 { format!(" ({copies} of it)") } else { String::new() };
        writeln!(out, "{:>3}  {picked}{twice}, of {}", n + 1, offered.join(", "))?;
        writeln!(out, "     {reasons}")?;
    }
    writeln!(out, "\n{}: {}", deck.name, deck.plan)?;
    Ok(())
}

/// Makes the adviser's next pick; `None` once the deck is whole.
fn next(adviser: &Adviser, drafting: &mut Drafting) -> Result<Option<Pick>, Failure> {
    let Some(offer) = drafting.offer().cloned() else { return Ok(None) };
    let Some(hint) = adviser.hints(drafting).into_iter().next() else { return Ok(None) };
    let id = |def| drafting.game().book().card(def).id.clone();
    let pick = Pick {
        part: offer.why,
        offered: offer.options.iter().map(|&def| id(def)).collect(),
        picked: id(hint.option),
        copies: drafting.game().copies(hint.option),
        reasons: hint.words(),
    };
    drafting.pick(hint.option).map_err(Failure::Refused)?;
    Ok(Some(pick))
}
