//! What moves a computer combatant: a veteran's advice, and the reasons behind what one did.

use std::sync::Arc;

use captains::combat::{CombatMind, Level, Temper};
use skirmish::{Choice, Move, Observation, data::Armoury};

pub use crate::counsel::behind;
use crate::counsel::{self, Counsel as Of};

/// An option as a combatant's mind sees it.
pub type Counsel = Of<Move>;

/// What a veteran would do here who knows no more than this side: the best first.
pub fn of_a_veteran(armoury: &Arc<Armoury>, seen: &Observation, choice: &Choice) -> Vec<Counsel> {
    let mut mind = CombatMind::new(armoury.clone(), Temper::default(), Level::Veteran);
    counsel::best(&mind.explain(seen, choice))
}
