//! Features of a fight that a mind derives from its side's observation.
//!
//! [`EvalContext`] is an observation together with the armoury, which is public. The abilities of
//! other sides are estimated from their weapons, armour and visible wounds; those of the own side
//! are known.

mod aim;
mod classic;
mod combatant;
mod context;
mod outlook;
mod position;
mod second;
mod strike;
mod tables;

pub(crate) use aim::{progress, ward};
pub(crate) use combatant::{Arm, Combatant};
pub(crate) use context::EvalContext;
pub(crate) use outlook::Outlook;
pub(crate) use position::{Position, Spot, walks};
pub(crate) use second::auto;
pub(crate) use strike::{Meeting, Strike, expected, planned};
pub(crate) use tables::Tables;
