//! `far-lanes guide`: the guided first game, in a window or in this terminal.

use std::io::{self, Write};

use super::{Failure, library, window};
use crate::{
    saves::Saves,
    session::{Opened, Session},
    terminal,
};

const MORE: &str = "\
The game is saved like any other, and goes on with its lessons where it was left.

Examples:
  far-lanes guide
  far-lanes guide --text";

/// Learn to play: a short game with a guide beside it
#[derive(clap::Args)]
#[command(after_help = MORE)]
pub struct Args {
    /// Play in this terminal instead of a window
    #[arg(long)]
    text: bool,
}

/// Begins it.
pub fn run(args: &Args, out: &mut impl Write) -> Result<(), Failure> {
    if !args.text {
        return window::open_guided();
    }
    let session = Session::begin_guided(&library()?, &Saves::open()?)?;
    let opened = Opened { session, resumed: false, unusable: Vec::new(), set_aside: None };
    Ok(terminal::play(opened, &mut io::stdin().lock(), out)?)
}
