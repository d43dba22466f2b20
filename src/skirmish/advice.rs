//! What moves a computer combatant: a veteran's advice, and the reasons behind what one did.

use std::sync::Arc;

use ai::combat::{CombatMind, Level, Personality};
use skirmish::{Choice, Move, Observation, data::Armoury};

pub use crate::hints::behind;
use crate::hints::{self, Hint as Of};

/// An option as a combatant's mind sees it.
pub type Hint = Of<Move>;

/// What a veteran would do here who knows no more than this side: the best first.
pub fn of_a_veteran(armoury: &Arc<Armoury>, seen: &Observation, choice: &Choice) -> Vec<Hint> {
    let mut mind = CombatMind::new(armoury.clone(), Personality::default(), Level::Veteran);
    hints::best(&mind.explain(seen, choice))
}
