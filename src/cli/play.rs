//! `far-lanes` without a verb: the table, in a window or in this terminal.

use std::{
    convert::Infallible,
    io::{self, Write},
};

use super::{Failure, complain, library, window};
use crate::{
    players::Rival,
    saves::Saves,
    session::{Session, Wishes},
    terminal,
};

pub const EXAMPLES: &str = "\
The game in progress is saved after every decision and goes on at the next start. A new game never
overwrites another. FAR_LANES_HOME names another folder for saves, FAR_LANES_ASSETS another folder
of cards and decks.

Examples:
  far-lanes
  far-lanes --text
  far-lanes --text --new --seed 7 --against random
  far-lanes simulate --games 100 --seed 1 --captains mind,random";

#[derive(clap::Args)]
pub struct Args {
    /// Play in this terminal instead of a window
    #[arg(long)]
    text: bool,
    /// Begin a new game with this seed
    #[arg(long, value_name = "N")]
    seed: Option<u64>,
    /// Begin a new game with this deck: an id or title as in `far-lanes decks`, or a file
    #[arg(long, value_name = "NAME")]
    deck: Option<String>,
    /// Begin a new game against this deck, or this captain: `random`, `mind:DECK`
    #[arg(long, value_name = "NAME", value_parser = against)]
    against: Option<Rival>,
    /// Begin a new game; the one in progress is kept
    #[arg(long)]
    new: bool,
}

/// A captain, or a mind with the deck of that name.
fn against(text: &str) -> Result<Rival, Infallible> {
    Ok(text.parse().unwrap_or_else(|_| Rival::mind_with(text)))
}

/// Opens the table.
pub fn run(args: &Args, out: &mut impl Write) -> Result<(), Failure> {
    let wishes = Wishes {
        seed: args.seed,
        deck: args.deck.clone(),
        against: args.against.clone(),
        new: args.new,
    };
    if !args.text {
        return window::open(wishes);
    }
    let opened = Session::open(&library()?, &Saves::open()?, &wishes)?;
    opened.unusable.iter().for_each(|fault| complain(format_args!("{fault} (left where it is)")));
    Ok(terminal::play(opened, &mut io::stdin().lock(), out)?)
}
