//! `far-lanes glossary`: every word of the card table.

use std::io::Write;

use super::{failure::Failure, read::library};
use crate::words;

const MORE: &str = "\
Examples:
  far-lanes glossary
  far-lanes glossary infamy
  far-lanes glossary crew slots";

/// Say what a word of the card table means; without one, list them all
#[derive(clap::Args)]
#[command(after_help = MORE)]
pub struct Args {
    /// A word, or part of one
    words: Vec<String>,
}

/// Prints what the words mean.
pub fn run(args: &Args, out: &mut impl Write) -> Result<(), Failure> {
    let wanted = args.words.join(" ");
    let lines = words::defined(&wanted, &library()?.glossary);
    if lines.is_empty() {
        return Err(Failure::NoSuchWord(wanted));
    }
    for line in lines {
        writeln!(out, "{line}")?;
    }
    Ok(())
}
