//! Computer combatants: minds that turn what a side may see of a fight, and a choice, into a move.
//!
//! Made as the captains are: a big-brain thinker picks among the options by weighted
//! considerations. In come an [`Observation`](skirmish::Observation) and a
//! [`Choice`](skirmish::Choice); out comes one of the options, and with [`CombatMind::explain`]
//! every option with all that spoke for and against it. A mind holds the armoury, which everybody
//! may read, a [`Personality`] (what they care for) and a [`Level`] (how well they think); never a
//! fight. Start at [`CombatMind`].

mod considerations;
mod features;
mod level;
mod mind;
mod personality;
#[cfg(test)]
mod testing;

pub use considerations::{
    Acting, Commanding, Facing, Gripping, Reacting, Suffering, Targeting, considerations,
};
pub use level::{DifficultyProfile, Level, UnknownLevel};
pub use mind::CombatMind;
pub use personality::{Judgement, Personality};
