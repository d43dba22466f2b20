//! What an author of positions writes.

use std::collections::BTreeMap;

use serde::{Deserialize, Serialize};

use super::{Proof, Question, Said};
use crate::{
    data::{Constants, Token},
    state::Stage,
};

/// A table, a question, and the good answers to it.
#[derive(Debug, Clone, PartialEq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Position {
    pub title: String,
    pub theme: Theme,
    /// What there is to see, in a sentence or two.
    pub idea: String,
    #[serde(default = "fifth")]
    pub round: u16,
    /// Of the dice, from the deal on.
    #[serde(default = "one")]
    pub seed: u64,
    #[serde(default)]
    pub constants: Constants,
    /// By seat.
    pub captains: Vec<CaptainAt>,
    /// All four.
    pub slots: Vec<SlotAt>,
    /// The first captain of the round.
    pub first: String,
    /// The stage that begins.
    pub stage: Stage,
    /// What is decided in it before the question comes up.
    #[serde(default)]
    pub before: Vec<Line>,
    /// Who is asked.
    pub asked: String,
    /// What.
    pub asks: Question,
    /// Every option that is good; all others are not.
    pub good: Vec<Said>,
    /// Options that lose at once.
    #[serde(default)]
    pub blunders: Vec<Said>,
    /// What shows it.
    #[serde(default)]
    pub proofs: Vec<Proof>,
}

/// A decision of a line: who, and what.
pub type Line = (String, Said);

/// What a position is about.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Serialize, Deserialize)]
pub enum Theme {
    /// Find the winning line.
    Win,
    /// Do not go bankrupt.
    Survive,
    /// Deny a rival.
    Deny,
    /// A complication where it hurts, and not oneself.
    Place,
    /// The activity that can be done.
    Choose,
    /// What to spend, to discard, to buy, to mend.
    Spend,
    /// Ships and crews that fight.
    Fight,
}

impl Theme {
    /// Every theme there is.
    pub const ALL: [Theme; 7] = [
        Theme::Win,
        Theme::Survive,
        Theme::Deny,
        Theme::Place,
        Theme::Choose,
        Theme::Spend,
        Theme::Fight,
    ];
}

/// A captain and what is theirs. Cards go by name: an adventure card by that of either side.
#[derive(Debug, Clone, PartialEq, Serialize, Deserialize)]
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
    /// Those of the hand that everybody has seen.
    #[serde(default)]
    pub shown: Vec<String>,
    /// Permanents in play, in order of entering.
    #[serde(default)]
    pub play: Vec<CardAt>,
    /// The top of the deck, the topmost first.
    #[serde(default)]
    pub top: Vec<String>,
    /// How many of them the captain has looked at.
    #[serde(default)]
    pub seen_of_top: usize,
    /// The rest of the deck: how many cards of each EV.
    #[serde(default)]
    pub deck: BTreeMap<u8, u8>,
    /// On the discard pile, above all cards that are nowhere else.
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
    /// The crew that bears it, or the captain whose ship does; one's own ship where nothing is said.
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

/// What a captain is committed to; slots count from 1.
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
    /// Whose card it is.
    pub of: String,
    #[serde(default)]
    pub complications: Vec<ComplicationAt>,
}

/// A complication on a contract.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct ComplicationAt {
    pub card: String,
    /// Whose card it is.
    pub of: String,
    #[serde(default)]
    pub face_up: bool,
    /// Who has looked at it, while it is face down.
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
