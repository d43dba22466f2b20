//! `far-lanes manual`: the player's manual.

use std::io::Write;

use super::failure::Failure;

/// Built into the program, so it is there wherever the program is.
const MANUAL: &str = include_str!("../../docs/manual.md");

const MORE: &str = "\
Examples:
  far-lanes manual
  far-lanes manual decks
  far-lanes manual saved games";

/// Print the player's manual, or the sections in whose heading these words stand
#[derive(clap::Args)]
#[command(after_help = MORE)]
pub struct Args {
    /// Part of a section's heading
    words: Vec<String>,
}

/// Prints the manual, or the sections asked for.
pub fn run(args: &Args, out: &mut impl Write) -> Result<(), Failure> {
    if args.words.is_empty() {
        return Ok(write!(out, "{MANUAL}")?);
    }
    let wanted = args.words.join(" ");
    let found: Vec<&str> = sections().filter(|section| is_headed(section, &wanted)).collect();
    if found.is_empty() {
        return Err(Failure::NoSuchSection(wanted));
    }
    for section in found {
        writeln!(out, "## {}\n", section.trim_end())?;
    }
    Ok(())
}

/// The sections from their headings on, without the marks of the headings.
fn sections() -> impl Iterator<Item = &'static str> {
    MANUAL.split("\n## ").skip(1)
}

fn is_headed(section: &str, words: &str) -> bool {
    let heading = section.lines().next().unwrap_or_default();
    heading.to_lowercase().contains(&words.to_lowercase())
}
