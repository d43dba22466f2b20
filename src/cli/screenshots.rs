//! `far-lanes screenshots`: a picture of every screen of the window.

use std::path::PathBuf;

use super::failure::Failure;

const MORE: &str = "\
Needs a build with the window.

Examples:
  far-lanes screenshots --out pictures
  far-lanes screenshots --out pictures --only fight";

/// Open every screen of the window in a scripted state and write a picture of each
#[derive(clap::Args)]
#[command(after_help = MORE)]
pub struct Args {
    /// The folder for the pictures
    #[arg(long, value_name = "DIR")]
    out: PathBuf,
    /// Only those in whose name this stands
    #[arg(long, value_name = "WORD", default_value = "", hide_default_value = true)]
    only: String,
    /// Fail if a text on one of them is shortened, cut off or covered
    #[arg(long)]
    whole: bool,
}

/// Takes the screenshots.
pub fn run(args: &Args) -> Result<(), Failure> {
    super::window::screenshots(&args.out, &args.only, args.whole)
}
