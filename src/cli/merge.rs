//! `far-lanes merge`: the shares of a long run, put together.

use std::{io::Write, path::PathBuf};

use super::failure::Failure;
use crate::results::{self, Merged};

const MORE: &str = "\
A run with --shard I/N --out FILE does one share of its pieces. Put together, the files of all N shares
are the file that the whole run would have left, byte for byte; so the command of the whole run with
that file as --out prints the figures of the whole run, and does no more than its last piece again.

Examples:
  far-lanes arena --games 1000 --shard 1/2 --out one.jsonl
  far-lanes arena --games 1000 --shard 2/2 --out two.jsonl     (on another machine)
  far-lanes merge one.jsonl two.jsonl --out arena.jsonl
  far-lanes arena --games 1000 --out arena.jsonl";

/// Put the files of all shares of a long run together
#[derive(clap::Args)]
#[command(after_help = MORE)]
pub struct Args {
    /// The files that the shares have left, in any order
    #[arg(value_name = "FILE", required = true)]
    files: Vec<PathBuf>,
    /// The file of the whole run; nothing may be in it
    #[arg(long, value_name = "FILE")]
    out: PathBuf,
}

/// Puts them together and says how many pieces there are.
pub fn run(args: &Args, out: &mut impl Write) -> Result<(), Failure> {
    let Merged { run, pieces } = results::merge(&args.files, &args.out)?;
    let (files, whole) = (args.files.len(), args.out.display());
    writeln!(out, "{whole} has all {pieces} pieces of this {run}, out of {files} files.")?;
    Ok(writeln!(out, "The command without --shard and with --out {whole} prints the figures.")?)
}
