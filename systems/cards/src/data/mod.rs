//! Cards and decks as data, checked once when read.

mod ability;
mod book;
mod card;
mod check;
mod constants;
mod coverage;
mod deck;
mod effect;
mod list;
mod pack;
pub mod picture;
mod read;
mod requirement;
mod schema;
mod vocabulary;

pub use ability::{
    Ability, Activated, Condition, Cost, Modifier, Persistent, Timing, Trigger, Triggered, Value,
};
pub use book::{CardBook, DataError, Def};
pub use card::{
    Adventure, Card, ComplicationSide, Connection, ContractSide, Crew, EnemyShip, Event, Face,
    Gear, Heroic, Ship, Upgrade,
};
#[cfg(test)]
pub(crate) use check::contradiction;
pub use constants::{Constants, HouseRule, HouseRuleError};
pub use coverage::{Coverage, Part};
pub use deck::{ADVENTURE_CARDS, CAPTAIN_CARDS, Deck, DeckFault, copies_of_title};
pub use effect::{Captains, Carrier, Effect, Filter, Kind, Pile, Quality, Select, Until, Whose};
pub use list::CardList;
pub use pack::{Manifest, Pack, PackUsed};
pub use read::{read_ron, write_ron};
pub use requirement::{Requirement, Subplot};
pub use schema::schema;
pub use vocabulary::{
    Basic, Capability, ConnectionKind, GearKind, Keyword, Level, Phase, Place, Skill, Source,
    Token, UpgradeKind,
};
