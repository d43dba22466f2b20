//! What `far-lanes replay` can be asked for.

use std::path::PathBuf;

const MORE: &str = "\
Keys of --json:
  journal_hash   the journal's hash after the last decision, as it comes out now
  recorded_hash  the hash that the file holds
  same           whether the two are the same
  decisions      decisions in the file
  rounds         the round that it has reached; of a life, the terms that were served
  ending         null while it is in progress; of a game victory_points, bankruptcy, concession or
                 round_cap; of a fight Beaten, Fled, Surrendered, Routed, Aim, AimLost, Avoided or
                 OutOfTime; of a life MusteredOut or Died
  winner         the winner's seat, from 0; null where nobody wins, and while it is in progress

Examples:
  far-lanes replay game-0001.json
  far-lanes replay game-0001.json --verify
  far-lanes replay game-0001.json --watch
  far-lanes replay fight-0001.json --watch --from 40
  far-lanes replay game-0001.json --reasons --seat 1
  far-lanes replay game-0001.json --wasted
  far-lanes replay game-0001.json --chances
  far-lanes replay fight-0001.json --log
  far-lanes replay life-0001.json --log";

/// Play a recorded game, fight or life once more and print its journal's hash
#[derive(clap::Args)]
#[command(after_help = MORE)]
pub struct Args {
    /// The file: a save, something finished, or one kept by `simulate` or `skirmish --record`
    pub(super) file: PathBuf,
    /// Fail with exit code 1 when the journal is not the recorded one
    #[arg(long)]
    pub(super) verify: bool,
    /// Print what happened, hidden cards and secret orders included
    #[arg(long, conflicts_with = "json")]
    pub(super) log: bool,
    /// The same, with what moved the computers who decided
    #[arg(long, conflicts_with = "json")]
    pub(super) reasons: bool,
    /// Of a game, name the plays that came to nothing
    #[arg(long, conflicts_with = "json")]
    pub(super) wasted: bool,
    /// Of a game that is over, tell everybody's chance to win round by round
    #[arg(long, conflicts_with = "json")]
    pub(super) chances: bool,
    /// With --reasons, of a game: only what moved this seat, from 0
    #[arg(long, value_name = "N", requires = "reasons")]
    pub(super) seat: Option<u8>,
    /// Watch it in a window, a game or a fight: forth and back, with anybody's eyes
    #[arg(long, conflicts_with_all = ["verify", "log", "reasons", "wasted", "chances", "json"])]
    pub(super) watch: bool,
    /// With --watch: begin after so many decisions; at the end where there are fewer
    #[arg(long, value_name = "N", requires = "watch")]
    pub(super) from: Option<usize>,
    /// One JSON object instead of words
    #[arg(long)]
    pub(super) json: bool,
}
