//! Computer combatants: minds that turn a side's observation of a fight, and a choice, into a move.
//!
//! They work as the captains do: a big-brain thinker picks among the options by weighted
//! considerations. A mind takes an [`Observation`](skirmish::Observation) and a
//! [`Choice`](skirmish::Choice) and returns one of the options; [`CombatMind::explain`] returns
//! every option with its considerations. A mind holds the armoury, which is public, a
//! [`Personality`] (its priorities) and a [`Level`] (its skill), and never a fight. Start at
//! [`CombatMind`]; [`Minds`] makes them by the names of tempers and levels.

mod considerations;
mod features;
mod level;
mod mind;
mod minds;
mod personality;
#[cfg(test)]
mod testing;

pub use considerations::{
    Acting, Commanding, Facing, Gripping, Reacting, Suffering, Targeting, considerations,
};
pub use level::Level;
pub use mind::CombatMind;
pub use minds::Minds;
pub use personality::{Judgement, Personality};
