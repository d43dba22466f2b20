//! Advice of a veteran combatant, and the reasons behind a combatant's decision.

use ai::combat::{Level, Minds};
use skirmish::{Choice, Move, Observation};

pub use crate::hints::behind;
use crate::hints::{self, Hint as Of};

/// An option as a combatant's mind sees it.
pub type Hint = Of<Move>;

/// A veteran's options in this side's place, the best first; it knows no more than the side.
pub fn of_a_veteran(minds: &Minds, seen: &Observation, choice: &Choice) -> Vec<Hint> {
    hints::best(&minds.usual(Level::Veteran).explain(seen, choice))
}
