//! Shared parts of `check` and `throw`: exact odds, and a throw where one is wanted.

use std::{fmt::Display, io::Write};

use dice::Dice;
use serde::Serialize;

use super::failure::Failure;
use crate::players::fresh_seed;

/// How to throw, and how to tell of it.
#[derive(clap::Args)]
pub struct ThrowArgs {
    /// Only the odds, without a throw
    #[arg(long)]
    odds: bool,
    /// Where the dice come from [default: somewhere new]
    #[arg(long, value_name = "N", conflicts_with = "odds")]
    seed: Option<u64>,
    /// One JSON object instead of words
    #[arg(long)]
    pub json: bool,
}

/// Odds, and the result where dice were thrown.
#[derive(Serialize)]
pub struct Thrown<O, R> {
    pub odds: O,
    #[serde(skip_serializing_if = "Option::is_none")]
    seed: Option<u64>,
    #[serde(skip_serializing_if = "Option::is_none")]
    result: Option<R>,
}

impl ThrowArgs {
    /// Throws, unless only the odds are wanted.
    pub fn throw<O, R>(&self, odds: O, throw: impl FnOnce(&mut Dice) -> R) -> Thrown<O, R> {
        let seed = (!self.odds).then(|| self.seed.unwrap_or_else(fresh_seed));
        let result = seed.map(|seed| throw(&mut Dice::seeded(seed)));
        Thrown { odds, seed, result }
    }
}

impl<O: Display, R: Display> Thrown<O, R> {
    /// In words: all odds, or the chance of success and the throw.
    pub fn print(
        &self,
        what: &str,
        success: impl Display,
        out: &mut impl Write,
    ) -> Result<(), Failure> {
        writeln!(out, "{what}")?;
        match &self.result {
            None => writeln!(out, "{}", self.odds)?,
            Some(result) => writeln!(out, "success: {success}\n{result}")?,
        }
        self.seed.map_or(Ok(()), |seed| Ok(writeln!(out, "Seed {seed}.")?))
    }
}
