//! Advice of a veteran combatant, and the reasons behind a combatant's decision.

use std::sync::Arc;

use ai::combat::{CombatMind, Level, Personality};
use skirmish::{Choice, Move, Observation, data::Armoury};

pub use crate::hints::behind;
use crate::hints::{self, Hint as Of};

/// An option as a combatant's mind sees it.
pub type Hint = Of<Move>;

/// A veteran's options in this side's place, the best first; it knows no more than the side.
pub fn of_a_veteran(armoury: &Arc<Armoury>, seen: &Observation, choice: &Choice) -> Vec<Hint> {
    let mut mind =
        CombatMind::new(armoury.clone(), Personality::default(), Level::Veteran.shipped());
    hints::best(&mind.explain(seen, choice))
}
