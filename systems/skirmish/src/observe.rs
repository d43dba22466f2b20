//! What one side may know: its own people, and what they see of the others.

use characters::{Characteristics, body::Body, healing::RuleSet, sheet::Skills};
use play::Seat;
use serde::Serialize;

use crate::{
    choice::{Choice, Move, Posture},
    classic::Classic,
    data::{Aim, Ground},
    event::{Exit, Outcome},
    field::Place,
    fighter::{FighterId, Kit},
    plan::Plan,
    second::Second,
};

/// A fight as one side knows it.
#[derive(Debug, Clone, PartialEq, Serialize)]
pub struct Observation {
    pub seat: Seat,
    pub rules: RuleSet,
    pub ground: Ground,
    pub aim: Aim,
    /// The names of all sides, by seat.
    pub sides: Vec<String>,
    pub round: u16,
    /// The side that surprises the others, as long as it does.
    pub surprise: Option<Seat>,
    /// Their own, and those of the others whom they see, by number.
    pub fighters: Vec<Seen>,
    /// What every attack among the options would take, in the order of the options.
    pub plans: Vec<(Move, Plan)>,
    pub outcome: Option<Outcome>,
}

/// Somebody as a side sees them.
#[derive(Debug, Clone, PartialEq, Serialize)]
pub struct Seen {
    pub id: FighterId,
    pub side: Seat,
    pub name: String,
    /// A beast's kind.
    pub beast: Option<String>,
    pub place: Place,
    pub posture: Posture,
    pub condition: Condition,
    /// By how much they look hurt.
    pub hurt: Hurt,
    /// Weapons in hand, by name.
    pub in_hand: Vec<String>,
    pub armor: Vec<String>,
    pub mount: Option<String>,
    /// Behind the cover of this number on the ground, as seen from the enemy's side.
    pub cover: Option<u8>,
    pub captive: bool,
    pub burning: bool,
    pub carries: Option<FighterId>,
    /// Whom they touch or grapple.
    pub holds: Vec<FighterId>,
    /// Everything, for one's own.
    pub own: Option<Box<Own>>,
}

/// What a side knows of its own people alone.
#[derive(Debug, Clone, PartialEq, Serialize)]
pub struct Own {
    pub full: Characteristics,
    pub now: Characteristics,
    pub skills: Skills,
    pub body: Body,
    pub kit: Kit,
    pub classic: Classic,
    pub second: Second,
}

/// Whether somebody is still in it.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Serialize)]
pub enum Condition {
    Able,
    /// Stunned or otherwise helpless, and awake.
    Helpless,
    Unconscious,
    Dead,
    Gone(Exit),
}

/// How hurt somebody looks.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Serialize)]
pub enum Hurt {
    Unhurt,
    /// Less than half of STR, DEX and END together is gone.
    Lightly,
    Badly,
}

/// The choice that is open, if it is this side's.
pub(crate) fn own_choice(choice: Option<&Choice>, seat: Seat) -> Option<&Choice> {
    choice.filter(|choice| choice.seat == seat)
}
