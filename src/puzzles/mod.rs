//! Puzzles as a person plays them: the ladder, one attempt with its hints and what comes of each answer,
//! and what was solved. Terminal and window both play through an [`Attempt`], or an [`OddsAttempt`] where chances
//! count.

mod attempt;
mod ladder;
mod making;
mod odds;
mod outcome;
mod own;
mod progress;
mod proven;
pub mod words;

pub use attempt::{Attempt, HINTS};
pub use ladder::{Difficulty, next_after, of_theme, solved_of};
pub use making::{CardMaking, Making, NoPuzzle};
pub use odds::{
    Field, FightMaking, OddsAttempt, OddsProven, OddsRules, Played, Share, Shown, prove_odds,
};
pub use outcome::{Outcome, Playback, Source};
pub use own::OwnPuzzles;
pub use progress::{Progress, ProgressError, Solved};
pub use proven::{Against, Only, Proven, prove};
