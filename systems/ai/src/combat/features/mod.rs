//! What a mind makes of what its side may know, for a fight.
//!
//! [`EvalContext`] is an observation together with the armoury, which everybody may read. What others
//! can do is guessed from what they hold and wear and how hurt they look; what one's own can do is
//! known.

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
