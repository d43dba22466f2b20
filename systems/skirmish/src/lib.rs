//! Skirmish: people and beasts in a fight, on a field of range bands.
//!
//! Input is the tables ([`data::Armoury`]), a [`Setup`] with its scenario and forces, a seed and
//! decisions; output is a journal and the bodies of those who fought. One field, two rule sets:
//! [`classic`] in rounds of 15 seconds, in which everybody orders in secret and acts at once, and
//! [`second`], the second edition, in rounds of 6 seconds, one turn after the other. [`Skirmish`]
//! is the game of `engine`; outside code sees no more than an [`Observation`].
//!
//! ```
//! use std::{fs, sync::Arc};
//!
//! use characters::healing::RuleSet;
//! use engine::Game;
//! use ron::extensions::Extensions;
//! use skirmish::{
//!     Decision, Setup, Skirmish,
//!     data::{Armed, Armoury, Force, Ground, Recruit, Scenario, Terrain},
//!     field::Place,
//! };
//!
//! # fn main() -> Result<(), Box<dyn std::error::Error>> {
//! let ron = ron::Options::default()
//!     .with_default_extension(Extensions::IMPLICIT_SOME)
//!     .with_default_extension(Extensions::UNWRAP_NEWTYPES)
//!     .with_default_extension(Extensions::UNWRAP_VARIANT_NEWTYPES);
//! let folder = concat!(env!("CARGO_MANIFEST_DIR"), "/../../assets/skirmish");
//! let read = |file: &str| fs::read_to_string(format!("{folder}/{file}.ron"));
//! let armoury = Armoury::new(
//!     ron.from_str(&read("weapons")?)?,
//!     ron.from_str(&read("armor")?)?,
//!     ron.from_str(&read("stock")?)?,
//!     ron.from_str(&read("figures")?)?,
//! )?;
//!
//! let side = |name: &str, metres| {
//!     let profile = "777777".parse().expect("six digits");
//!     let weapons = vec![Armed::new("Rifle", 1)];
//!     let fighter = Recruit { weapons, ..Recruit::new(name, profile) };
//!     Force::new(format!("{name}'s side"), Place::metres(metres), vec![fighter])
//! };
//! let ground = Ground::new(Terrain::Clear, 100);
//! let scenario = Scenario::new("duel", "A duel", ground, vec![side("Ada", 0), side("Odo", 50)]);
//! let (rules, house, healing) = (RuleSet::Classic, Default::default(), Default::default());
//! let setup = Setup { rules, house, healing, scenario };
//!
//! let mut fight = Skirmish::new(&Arc::new(armoury), &setup, 7)?;
//! while let Some(choice) = fight.choice() {
//!     let decision = Decision { seat: choice.seat, chosen: choice.options[0] };
//!     fight.decide(decision)?;
//! }
//! assert!(fight.outcome().is_some());
//! # Ok(())
//! # }
//! ```

mod aftermath;
mod aims;
mod audit;
mod battlefield;
mod carry;
mod choice;
pub mod classic;
pub mod data;
mod deployment;
mod ending;
mod event;
pub mod field;
mod fight;
mod fighter;
mod observe;
mod plan;
pub mod position;
mod prospect;
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
pub use prospect::{Chance, Cost, Forecast, Prospect};
pub use setup::{HouseRules, Setup, SetupError};
pub use snapshot::Snapshot;
