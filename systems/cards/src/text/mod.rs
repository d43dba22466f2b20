//! Words for cards, prompts, options and events.
//!
//! A card's text is printed from the tree that the rules execute, so the two cannot disagree. All
//! functions here are pure, and every enum is matched whole: a new effect without words does not
//! compile.

mod ability;
mod card;
mod chronicle;
mod condition;
mod deed;
#[cfg(test)]
mod distinct;
mod effect;
mod filter;
mod keyword;
mod modifier;
mod names;
mod option;
mod prompt;
mod requirement;
mod short;
mod tell;
mod teller;
#[cfg(test)]
mod tests;
mod words;

pub use card::{full, places, rules_text, type_line};
pub use chronicle::Chronicle;
pub use deed::deed;
pub use keyword::{keyword, keyword_reminder};
pub use names::card_name;
pub use option::{option, subplot_of};
pub use prompt::prompt;
pub use requirement::{complication_text, contract_text, requirement};
pub use short::{short, short_rules_text};
pub use tell::tell;
pub use words::{
    capability_name, connection_kind_name, counters, gear_kind_name, level_name, phase_name,
    place_name, skill_name, token, upgrade_kind_name,
};
