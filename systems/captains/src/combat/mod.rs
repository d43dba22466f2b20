//! Computer combatants: minds that turn what a side may see of a fight, and a choice, into a move.
//!
//! Made as the captains are: a big-brain thinker picks among the options by weighted
//! considerations. In come an [`Observation`](skirmish::Observation) and a
//! [`Choice`](skirmish::Choice); out comes one of the options, and with [`CombatMind::explain`]
//! every option with all that spoke for and against it. A mind holds the armoury, which everybody
//! may read, a [`Temper`] (what they care for) and a [`Level`] (how well they think); never a
//! fight. Start at [`CombatMind`].

mod level;
mod mind;
mod sense;
mod temper;
#[cfg(test)]
mod testing;
mod weigh;

pub use level::{Level, Training, UnknownLevel};
pub use mind::CombatMind;
pub use temper::{Judgement, Temper};
pub use weigh::{
    Acting, Commanding, Facing, Gripping, Reacting, Suffering, Targeting, considerations,
};
