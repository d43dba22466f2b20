//! A card as its author writes it. A misspelt field is an error, not a default.

use std::collections::BTreeMap;

use schemars::JsonSchema;
use serde::{Deserialize, Serialize};

use super::picture::Picture;
use super::{
    Ability, Activated, Capability, ConnectionKind, Effect, GearKind, Keyword, Level, Phase, Place,
    Requirement, Skill, Subplot, UpgradeKind,
};

/// One card of the pool.
#[derive(Debug, Clone, PartialEq, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct Card {
    /// Unique among all packs: lower case, words joined by hyphens.
    pub id: String,
    /// The title. An adventure card's two sides have names of their own; this joins them.
    pub name: String,
    #[serde(default)]
    pub traits: Vec<String>,
    #[serde(default)]
    pub keywords: Vec<Keyword>,
    /// Its abilities in play. Empty for events and heroics, with their text in the face, and for
    /// adventure cards, with texts on their sides.
    #[serde(default)]
    pub abilities: Vec<Ability>,
    /// Name of the counters on it (CCG-CTR-2).
    #[serde(default)]
    pub counter: Option<String>,
    /// A line of colour with no effect.
    #[serde(default)]
    pub flavor: String,
    /// Recipe for its picture, if it has its own. The rules never read it.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub picture: Option<Picture>,
    pub face: Face,
}

/// The eight card types: ship, adventure (contract and complication) and six captain's cards.
///
/// Each with attributes of its own (CCG-ATTR-1): contracts for points (CCG-TYPE-3), complications
/// in their way (CCG-TYPE-4), connections (CCG-TYPE-5), crew (CCG-TYPE-6), gear (CCG-TYPE-7),
/// upgrades (CCG-TYPE-8), events (CCG-TYPE-9), heroics (CCG-TYPE-10).
#[derive(Debug, Clone, PartialEq, Serialize, Deserialize, JsonSchema)]
pub enum Face {
    Ship(Ship),
    Adventure(Box<Adventure>),
    Crew(Crew),
    Connection(Connection),
    Gear(Gear),
    Upgrade(Upgrade),
    Event(Event),
    Heroic(Heroic),
}

/// A captain and their vessel (CCG-ATTR-2).
#[derive(Debug, Clone, PartialEq, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct Ship {
    /// Displacement tons.
    pub tonnage: u32,
    pub capabilities: Vec<Capability>,
    pub initiative: i16,
    /// Distance covered by one jump.
    pub jump: i16,
    pub attack: i16,
    pub defense: i16,
    /// CCG-ATTR-14.
    pub crew_slots: i16,
    #[serde(default)]
    pub upgrade_slots: BTreeMap<UpgradeKind, i16>,
}

/// A card with two sides, used as one of them (CCG-TYPE-2).
#[derive(Debug, Clone, PartialEq, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct Adventure {
    /// Where it belongs: the sort of port or lane that has such work. The rules never read it.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub places: Vec<Place>,
    pub contract: ContractSide,
    pub complication: ComplicationSide,
}

impl Adventure {
    /// The subplots of the side in use: that of the contract, or of the complication.
    pub fn subplots(&self, contract: bool) -> &[Subplot] {
        if contract { &self.contract.subplots } else { &self.complication.subplots }
    }
}

/// The source of victory points (CCG-ATTR-4).
#[derive(Debug, Clone, PartialEq, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct ContractSide {
    pub name: String,
    #[serde(default)]
    pub traits: Vec<String>,
    pub distance: i16,
    pub requires: Vec<Requirement>,
    pub complication_slots: u8,
    /// Credits to walk away from it.
    pub abandonment: i16,
    pub vp: i16,
    #[serde(default)]
    pub subplots: Vec<Subplot>,
    #[serde(default)]
    pub flavor: String,
    /// Recipe for its picture, if it has its own. The rules never read it.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub picture: Option<Picture>,
}

/// An obstacle to a contract (CCG-ATTR-5).
#[derive(Debug, Clone, PartialEq, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct ComplicationSide {
    pub name: String,
    #[serde(default)]
    pub traits: Vec<String>,
    #[serde(default)]
    pub requires: Vec<Requirement>,
    /// Added to the contract's abandonment penalty while face up.
    #[serde(default)]
    pub abandonment: i16,
    #[serde(default)]
    pub subplots: Vec<Subplot>,
    #[serde(default)]
    pub enemy: Option<EnemyShip>,
    #[serde(default)]
    pub flavor: String,
    /// Recipe for its picture, if it has its own. The rules never read it.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub picture: Option<Picture>,
}

/// An enemy ship of a complication; values not printed are 0 (CCG-ENM-5).
#[derive(Debug, Clone, PartialEq, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct EnemyShip {
    #[serde(default)]
    pub attack: i16,
    #[serde(default)]
    pub defense: i16,
    /// Damage that destroys it; at least 1.
    pub structure: i16,
    /// Hardened and Critical count in a fight (RUL-59).
    #[serde(default)]
    pub keywords: Vec<Keyword>,
}

/// People with skills (CCG-ATTR-3).
///
/// Like every captain's card it has a cost and an EV (CCG-ATTR-11).
#[derive(Debug, Clone, PartialEq, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct Crew {
    /// Credits to procure.
    pub cost: u8,
    /// Credits it is worth when expended.
    pub ev: u8,
    pub species: String,
    pub skills: BTreeMap<Skill, Level>,
    /// Wounds it takes before it is lost.
    pub wounds: i16,
}

/// Allies, places, organizations (CCG-ATTR-6).
#[derive(Debug, Clone, PartialEq, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct Connection {
    pub cost: u8,
    pub ev: u8,
    pub subtype: ConnectionKind,
}

/// Equipment of a crew (CCG-ATTR-7).
#[derive(Debug, Clone, PartialEq, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct Gear {
    pub cost: u8,
    pub ev: u8,
    pub subtype: GearKind,
}

/// Equipment of a ship (CCG-ATTR-8).
#[derive(Debug, Clone, PartialEq, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct Upgrade {
    pub cost: u8,
    pub ev: u8,
    pub subtype: UpgradeKind,
    /// Damage it takes before it is lost.
    pub structure: i16,
    /// Least tonnage of a ship that can carry it; 0 fits any (CCG-ATTR-15).
    #[serde(default)]
    pub tonnage: u32,
}

/// An event (CCG-ATTR-9).
#[derive(Debug, Clone, PartialEq, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct Event {
    pub cost: u8,
    pub ev: u8,
    /// Its text; without a timing it is a reaction (CCG-TIM-12).
    #[serde(deserialize_with = "super::ability::event_text")]
    pub text: Activated,
}

/// A feat that a skilled crew performs as an action (CCG-ATTR-10).
///
/// Worth 2 when expended, as a rule of thumb (CCG-TYPE-10a).
#[derive(Debug, Clone, PartialEq, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct Heroic {
    pub cost: u8,
    pub ev: u8,
    pub skill: Skill,
    /// Phases in which it may be played; by default the Action Phase (CCG-TIM-10a).
    #[serde(default)]
    pub during: Vec<Phase>,
    pub trained: Vec<Effect>,
    /// Effects of an expert; empty without expert text.
    #[serde(default)]
    pub expert: Vec<Effect>,
    /// Whether an expert also has the effects of a trained crew (CCG-ACT-1i).
    #[serde(default)]
    pub as_above: bool,
}

impl Card {
    /// Credits to play it; `None` for ships and adventure cards.
    pub fn cost(&self) -> Option<u8> {
        self.price().map(|(cost, _)| cost)
    }

    /// Credits it is worth when expended; 0 for ships and adventure cards (CCG-EXP-10).
    pub fn ev(&self) -> u8 {
        self.price().map_or(0, |(_, ev)| ev)
    }

    /// Skills printed on a crew card; other cards have none.
    pub fn skills(&self) -> Vec<(Skill, Level)> {
        match &self.face {
            Face::Crew(crew) => crew.skills.iter().map(|(&skill, &level)| (skill, level)).collect(),
            Face::Ship(_)
            | Face::Adventure(_)
            | Face::Connection(_)
            | Face::Gear(_)
            | Face::Upgrade(_)
            | Face::Event(_)
            | Face::Heroic(_) => Vec::new(),
        }
    }

    /// Both sides of an adventure card.
    pub fn sides(&self) -> Option<&Adventure> {
        match &self.face {
            Face::Adventure(adventure) => Some(adventure),
            Face::Ship(_)
            | Face::Crew(_)
            | Face::Connection(_)
            | Face::Gear(_)
            | Face::Upgrade(_)
            | Face::Event(_)
            | Face::Heroic(_) => None,
        }
    }

    /// The card as the rules see it: without its pictures.
    pub(super) fn plain(&self) -> Card {
        let mut card = Card { picture: None, ..self.clone() };
        if let Face::Adventure(sides) = &mut card.face {
            (sides.contract.picture, sides.complication.picture) = (None, None);
        }
        card
    }

    fn price(&self) -> Option<(u8, u8)> {
        match &self.face {
            Face::Ship(_) | Face::Adventure(_) => None,
            Face::Crew(c) => Some((c.cost, c.ev)),
            Face::Connection(c) => Some((c.cost, c.ev)),
            Face::Gear(c) => Some((c.cost, c.ev)),
            Face::Upgrade(c) => Some((c.cost, c.ev)),
            Face::Event(c) => Some((c.cost, c.ev)),
            Face::Heroic(c) => Some((c.cost, c.ev)),
        }
    }

    /// Whether it stays in play until an effect removes it (CCG-TYPE-11).
    ///
    /// Ships, contracts and complications are not permanents (CCG-TYPE-13).
    pub fn is_permanent(&self) -> bool {
        matches!(self.face, Face::Crew(_) | Face::Connection(_) | Face::Gear(_) | Face::Upgrade(_))
    }
}
