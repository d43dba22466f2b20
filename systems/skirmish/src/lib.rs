//! Skirmish: people and beasts in a fight, on a field of range bands.
//!
//! Input is the tables ([`data::Armoury`]), a [`Setup`] with its scenario and forces, a seed and
//! decisions; output is a journal and the bodies of those who fought. One field, two rule sets:
//! [`classic`] in rounds of 15 seconds, in which everybody orders in secret and acts at once, and
//! [`second`], the second edition, in rounds of 6 seconds, one turn after the other. [`Skirmish`]
//! is the game of `engine`; outside code sees no more than an [`Observation`].

mod aftermath;
mod aims;
mod audit;
mod battlefield;
mod carry;
mod choice;
pub mod classic;
pub mod data;
mod ending;
mod event;
pub mod field;
mod fight;
mod fighter;
mod muster;
mod observe;
mod plan;
mod rules;
pub mod second;
mod setup;
pub mod sight;
mod snapshot;
mod state;
#[cfg(test)]
mod testing;
#[cfg(test)]
mod tests;
pub mod text;

pub use aftermath::{Aftermath, Fate, Survivor};
pub use audit::Broken;
pub use choice::{
    Attack, Characteristic, Choice, Decision, FighterAction, Gait, Grip, Mode, Move, Posture,
    Reaction, Why,
};
pub use event::{AlarmCause, AttackReport, Cause, Ending, Event, Exit, Outcome};
pub use fight::Skirmish;
pub use fighter::{Fighter, FighterId, Held, Kind, Kit, Stand};
pub use observe::{Condition, Hurt, Observation, Own, Seen};
pub use plan::{Cannot, Footing, Plan};
pub use setup::{HouseRules, Setup, SetupError};
pub use snapshot::Snapshot;
