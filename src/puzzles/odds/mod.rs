//! Puzzles of chances: a moment, answers, and what each of them comes to. What is shown is what the puzzle
//! states; [`prove_odds`] computes it anew.

mod attempt;
mod fight;
mod life;
mod making;
mod played;
mod proven;
mod shown;

pub use attempt::OddsAttempt;
pub use making::FightMaking;
pub use played::Played;
pub use proven::{OddsProven, prove_odds};
pub use shown::{Field, OddsRules, Share, Shown};
