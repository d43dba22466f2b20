//! Plans of attacks before the dice fall: one number, and the sum behind it (CT-CBT-06, CT-ATK-05).

use std::fmt;

use bevy::prelude::World;
use characters::{healing::RuleSet, text::count};
use dice::{Modifier, Odds, Pool};
use serde::Serialize;

use crate::{
    choice::Attack, classic, field::Distance, fighter::FighterId, second, state::FieldRead,
};

/// Name of a plan's line for a parry that the attacker's side has yet to meet (CT-ATK-10).
pub(crate) const PARRY_NOT_KNOWN: &str = "parry not known yet";

/// Plan of an attack.
#[derive(Debug, Clone, PartialEq, Serialize)]
pub struct Plan {
    pub pool: Pool,
    /// One line for every heading, including those of 0 (CT-ATK-05).
    pub modifiers: Vec<Modifier>,
    /// Total that the dice with the modifiers must reach.
    pub target: i32,
    /// Odds that the first throw has its effect, with every other throw on the way to it: the one
    /// for control in zero gravity, and where an indirect attack comes down.
    pub odds: Odds,
    /// Throw for control first, in zero gravity.
    pub footing: Option<Footing>,
    /// Whether more dice decide where it comes down, so that it may strike without a hit, or hit
    /// and strike nobody (SE-TRT-04, SE-TRT-06).
    pub scatters: bool,
    /// Number of throws that the attack makes.
    pub throws: u8,
    /// Damage of a hit, in words: `3D`, `2D+3, AP 2`.
    pub damage: String,
}

impl Plan {
    /// Sum of all modifiers.
    pub fn dm(&self) -> i32 {
        self.modifiers.iter().map(|modifier| i32::from(modifier.dm)).sum()
    }

    /// Number that the dice alone must show (oracle: needs on 2D).
    pub fn needed(&self) -> i32 {
        self.target - self.dm()
    }

    /// Whether it leaves out the level of the target's parry, which nobody knows before it has met
    /// a blow (CT-ATK-10).
    pub fn leaves_out_a_parry(&self) -> bool {
        self.modifiers.iter().any(|modifier| modifier.name == PARRY_NOT_KNOWN)
    }
}

/// Throw to keep control in zero gravity before an attack with recoil (CT-ATK-12, SE-TRT-32). A
/// failure loses the attack.
#[derive(Debug, Clone, PartialEq, Serialize)]
pub struct Footing {
    pub pool: Pool,
    pub modifiers: Vec<Modifier>,
    /// Total that the dice with the modifiers must reach.
    pub target: i32,
    pub odds: Odds,
}

impl Footing {
    /// Combines the odds to keep control with those of what follows.
    pub(crate) fn and(&self, then: Odds) -> Odds {
        let (first, then) = (self.odds.reduced(), then.reduced());
        Odds::new(first.ways() * then.ways(), first.of() * then.of())
    }
}

/// Writes `2D+4, 10+: 26/36 (72.2 %)`.
impl fmt::Display for Footing {
    fn fmt(&self, f: &mut fmt::Formatter) -> fmt::Result {
        let dm: i32 = self.modifiers.iter().map(|modifier| i32::from(modifier.dm)).sum();
        write!(f, "{} {dm:+}, {}+: {}", self.pool, self.target, self.odds)
    }
}

/// Reason that an attack cannot be made.
#[derive(Debug, Clone, PartialEq, Eq, thiserror::Error)]
pub enum Cannot {
    #[error("{0} cannot act now")]
    Unable(String),
    #[error("{0} is out of the fight")]
    Gone(String),
    #[error("{0} is on the same side")]
    Friend(String),
    #[error("{0} cannot be seen from here")]
    Unseen(String),
    #[error("at {distance} the {weapon} is of no use")]
    OutOfReach { weapon: String, distance: Distance },
    #[error("the {0} is not in hand")]
    NotInHand(String),
    #[error("the {weapon} has {} left, and this takes {needed}", count(*.left, "shot"))]
    Empty { weapon: String, left: u8, needed: u8 },
    #[error("the {0} is broken")]
    Broken(String),
    #[error("the {0} cannot be used like this")]
    Mode(String),
    #[error("whoever runs does not attack")]
    Running,
    #[error("whoever evades does not attack")]
    Evading,
    #[error("whoever grapples can only grapple")]
    Grappling,
    #[error("nobody has left a boon for this")]
    NoBoon,
    #[error("nobody has a weapon of that number")]
    NoSuchWeapon,
    #[error("nobody has that number")]
    NoSuchTarget,
}

/// Plans an attack by the rules of this fight as far as the attacker's side can know: nothing in it
/// depends on secrets of the other side. The throw itself uses everything. By the second edition
/// both are the same, since the target's answer is a reaction, and armour, posture, cover and speed
/// are visible (SE-RCT-09).
///
/// # Errors
/// It cannot be made.
pub(crate) fn known(world: &World, by: FighterId, attack: &Attack) -> Result<Plan, Cannot> {
    match world.setup().rules {
        RuleSet::Classic => classic::to_hit::known(world, by, attack),
        RuleSet::SecondEdition => second::to_hit::plan(world, by, attack),
    }
}
