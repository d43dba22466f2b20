//! `far-lanes tour`: a picture of every screen of the window.

use std::path::PathBuf;

use super::Failure;

const MORE: &str = "\
Needs a build with the window.

Example:
  far-lanes tour --out pictures";

/// Open every screen of the window in a scripted state and write a picture of each
#[derive(clap::Args)]
#[command(after_help = MORE)]
pub struct Args {
    /// The folder for the pictures
    #[arg(long, value_name = "DIR")]
    out: PathBuf,
}

/// Takes the tour.
pub fn run(args: &Args) -> Result<(), Failure> {
    super::window::tour(&args.out)
}
