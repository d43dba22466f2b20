//! The language of port events: a story, a choice, throws, and what comes of them.

use characters::{affairs::PortClass, data::Service, sheet::Characteristic};
use serde::{Deserialize, Serialize};

/// Something that may be met in port, once a campaign.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct PortEvent {
    /// Lower case, words joined by hyphens.
    pub id: String,
    pub title: String,
    /// What is met, in a few sentences.
    pub story: String,
    /// All that has to hold for it to be met.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub needs: Vec<Need>,
    /// What can be done about it. One at least is free and needs nothing.
    pub options: Vec<EventOption>,
}

/// Something that can be done about a port event.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct EventOption {
    /// What is done, as an order: `Mend it.`
    pub label: String,
    /// All that has to hold for it to be offered.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub needs: Vec<Need>,
    /// Credits that it costs at once; it is not offered to those who lack them.
    #[serde(default)]
    pub price: u32,
    /// What is thrown for it, by whoever aboard does it best; nothing where it is sure.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub throw: Option<Check>,
    /// What comes of it, where nothing is thrown or the throw succeeds.
    pub then: Consequence,
    /// What comes of it where the throw fails.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub otherwise: Option<Consequence>,
}

/// What comes of an option.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Consequence {
    /// How it goes, in a sentence or two.
    pub story: String,
    /// What it does, in this order.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub effects: Vec<Effect>,
}

/// Something that has to hold.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
pub enum Need {
    /// The port is of one of these classes.
    Class(Vec<PortClass>),
    /// The port is one of these, by id.
    At(Vec<String>),
    /// So many credits are in the purse.
    Purse(u32),
    /// So many people are on their feet.
    Crew(u8),
    /// A berth is free.
    Berth,
    /// Somebody aboard is hurt.
    Hurt,
    /// An instalment is late.
    Late,
    /// Somebody on their feet has this skill, at level 1 or more.
    Skill(String),
    /// Somebody on their feet was in this service.
    Served(Service),
}

/// A throw that somebody makes.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
pub enum Check {
    /// A check of the second edition: 2D with the DMs of characteristic and skill, for the target.
    Check { skill: String, characteristic: Characteristic, target: i16 },
    /// A classic throw: 2D for the target or more, with so much for each level of the skill, and so
    /// much without it.
    Throw { skill: String, target: i16, per_level: i16, without: i16 },
    /// A task of the Universal Game Mechanic, as its line: `Streetwise/SOC/-2`.
    Task(String),
}

/// Something that an option does.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
pub enum Effect {
    /// Credits come in.
    Gain(u32),
    /// Credits go out, as far as the purse has them.
    Lose(u32),
    /// Somebody takes so many dice of damage.
    Hurt(Whom, u8),
    /// A card comes into the deck that has no copy in it, and one of the captain's choice makes room.
    Card,
    /// One more who would sign on here, of this service where one is named.
    Recruit(Option<Service>),
    /// Word of another contract, or of a way around raiders.
    Rumour,
    /// So many days in port are lost.
    Days(u8),
    /// Contracts here pay so many hundredths of what they paid.
    Pay(u16),
    /// Who fights at this boarding's scenario waits for the ship, whatever contract is signed.
    Followed(String),
    /// Somebody who is not the captain leaves the ship.
    Leaves,
    /// One late instalment is forgiven.
    Forgiven,
}

/// Whom an effect hits.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
pub enum Whom {
    /// Who threw; the captain where nothing was thrown.
    Thrower,
    Captain,
    /// Any of those aboard, by chance.
    Anybody,
}

impl EventOption {
    /// Everything that may come of it.
    pub fn consequences(&self) -> impl Iterator<Item = &Consequence> {
        std::iter::once(&self.then).chain(&self.otherwise)
    }
}
