//! What verbs say: complaints on stderr, and lines of JSON.

use std::{
    fmt::Display,
    io::{self, Write},
};

use serde::Serialize;

use super::failure::Failure;
use crate::terminal::{page::printable, paint::means};

/// One sentence on stderr. Nobody may be listening there, and that is no reason to stop.
pub(super) fn complain(what: impl Display) {
    let _ = writeln!(io::stderr(), "far-lanes: {}", printable(&what.to_string(), means()));
}

/// One JSON object on a line of its own.
pub(super) fn print_json(out: &mut impl Write, object: &impl Serialize) -> Result<(), Failure> {
    serde_json::to_writer(&mut *out, object).map_err(io::Error::from)?;
    Ok(writeln!(out)?)
}
