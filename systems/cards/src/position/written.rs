//! Positions as an author writes them.

use std::collections::BTreeMap;

use serde::{Deserialize, Serialize};

use super::{Found, Moment, Proof, Question, Said};
use crate::{
    data::{Constants, Token},
    state::Stage,
};

/// A table, a question, and the good answers to it.
#[derive(Debug, Clone, PartialEq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Position {
    /// What it is called by: lower case, words joined by hyphens. A table that is no puzzle needs none.
    #[serde(default)]
    pub id: String,
    pub title: String,
    pub theme: Theme,
    /// The point of the position, in a sentence or two.
    pub idea: String,
    /// How many of the five levels of computer captains miss it, where that has been measured.
    #[serde(default)]
    pub missed_by: Option<u8>,
    #[serde(default = "fifth")]
    pub round: u16,
    /// Seed of the dice, from the deal on.
    #[serde(default = "one")]
    pub seed: u64,
    #[serde(default)]
    pub constants: Constants,
    /// Captains by seat.
    pub captains: Vec<CaptainAt>,
    /// All four slots; none where the table is that of a moment.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub slots: Vec<SlotAt>,
    /// The first captain of the round.
    pub first: String,
    /// The stage that begins.
    pub stage: Stage,
    /// Decisions in the stage before the question.
    #[serde(default)]
    pub before: Vec<Line>,
    /// The captain asked.
    pub asked: String,
    /// The question.
    pub asks: Question,
    /// Every good option; all others are not good.
    pub good: Vec<Said>,
    /// Options that lose at once.
    #[serde(default)]
    pub blunders: Vec<Said>,
    /// Lines that prove it.
    #[serde(default)]
    pub proofs: Vec<Proof>,
    /// How its good answers were found, where a machine did.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub found: Option<Found>,
    /// The table of a moment in a game, instead of one that is laid out by all of the above.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub moment: Option<Box<Moment>>,
}

/// A decision of a line: the captain and the move.
pub type Line = (String, Said);

/// Theme of a position.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Serialize, Deserialize)]
pub enum Theme {
    /// Find the winning line.
    Win,
    /// Do not go bankrupt.
    Survive,
    /// Deny a rival.
    Deny,
    /// Place a complication where it hurts others.
    Place,
    /// Choose a feasible activity.
    Choose,
    /// Spend, discard, buy, mend.
    Spend,
    /// Fights of ships and crews.
    Fight,
    /// Moments of games that were played.
    Own,
}

impl Theme {
    /// All themes.
    pub const ALL: [Theme; 8] = [
        Theme::Win,
        Theme::Survive,
        Theme::Deny,
        Theme::Place,
        Theme::Choose,
        Theme::Spend,
        Theme::Fight,
        Theme::Own,
    ];
}

/// A captain with their cards. Cards go by name, adventure cards by that of either side.
#[derive(Debug, Clone, Default, PartialEq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct CaptainAt {
    pub name: String,
    pub ship: String,
    #[serde(default)]
    pub vp: i16,
    /// Infamy tokens.
    #[serde(default)]
    pub infamy: u8,
    #[serde(default)]
    pub hand: Vec<String>,
    /// Cards of the hand that everybody has seen.
    #[serde(default)]
    pub shown: Vec<String>,
    /// Permanents in play, in order of entering.
    #[serde(default)]
    pub play: Vec<CardAt>,
    /// The top of the deck, the topmost first.
    #[serde(default)]
    pub top: Vec<String>,
    /// Number of those that the captain has looked at.
    #[serde(default)]
    pub seen_of_top: usize,
    /// The rest of the deck: number of cards of each EV.
    #[serde(default)]
    pub deck: BTreeMap<u8, u8>,
    /// Top of the discard pile, above all cards without another place.
    #[serde(default)]
    pub discard: Vec<String>,
    /// The top of the Adventure Deck, the topmost first.
    #[serde(default)]
    pub adventures: Vec<String>,
    /// Resource tokens.
    #[serde(default)]
    pub pool: Vec<Token>,
    #[serde(default)]
    pub doing: Doing,
}

/// A permanent in play.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct CardAt {
    pub card: String,
    /// The crew that carries it, or the captain whose ship does; by default one's own ship.
    #[serde(default)]
    pub on: Option<String>,
    #[serde(default)]
    pub exerted: bool,
    /// Wounds, or structure damage.
    #[serde(default)]
    pub harm: u8,
    #[serde(default)]
    pub counters: u8,
}

/// A captain's activity; slots count from 1.
#[derive(Debug, Clone, Copy, Default, PartialEq, Eq, Serialize, Deserialize)]
pub enum Doing {
    #[default]
    Nothing,
    Pursuing(u8),
    Pirate,
}

/// A contract slot.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct SlotAt {
    pub contract: String,
    /// The card's owner.
    pub of: String,
    #[serde(default)]
    pub complications: Vec<ComplicationAt>,
}

/// A complication on a contract.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct ComplicationAt {
    pub card: String,
    /// The card's owner.
    pub of: String,
    #[serde(default)]
    pub face_up: bool,
    /// Captains who have looked at it, while it is face down.
    #[serde(default)]
    pub seen_by: Vec<String>,
    /// Damage on its enemy ship.
    #[serde(default)]
    pub harm: u8,
}

fn fifth() -> u16 {
    5
}

fn one() -> u64 {
    1
}
