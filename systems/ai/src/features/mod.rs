//! Features that a mind derives from its seat's observation. Everything here is a pure function of
//! the observation and the public card pool; sums are in credits unless a name says otherwise.

#![expect(
    clippy::wildcard_enum_match_arm,
    reason = "a sum counts what it names; whatever else a card can be adds nothing to it"
)]

mod abilities;
mod asset;
mod card_action;
mod context;
mod demand;
mod filter;
mod fleet;
mod impact;
mod lasting;
mod likely;
mod needs;
mod outlook;
mod pool;
mod prospect;
mod purse;
mod tokens;

pub(crate) use card_action::CardAction;
pub(crate) use context::EvalContext;
pub(crate) use demand::Demand;
pub(crate) use filter::Thing;
pub(crate) use fleet::damage;
pub(crate) use impact::toughness;
pub(crate) use likely::likely_gain;
pub(crate) use needs::Needs;
pub(crate) use outlook::Outlook;
pub(crate) use pool::Pool;
pub(crate) use prospect::Prospect;
pub(crate) use tokens::{Source, Supply, lacking, met};
