//! What the second edition has to remember of a fighter.

use bevy::prelude::{Component, Resource};
use characters::body::Seconds;
use serde::{Deserialize, Serialize};
use tasks::check::Band;

use crate::{choice::Posture, fighter::FighterId};

/// A fighter's state in a fight by the second edition.
#[derive(Debug, Clone, Default, PartialEq, Eq, Component, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Second {
    /// Without the surprise of the first round (SE-INI-06).
    pub initiative: i16,
    /// Their turn of this round is over.
    pub acted: bool,
    /// Lets others act first, once a round (SE-INI-07).
    pub delayed: bool,
    /// Delayed, and nobody has acted since they said so last.
    pub waits: bool,
    /// Whether the significant action is spent, and how many minor ones are left (SE-CBT-02).
    pub significant: bool,
    pub minors: u8,
    pub posture: Posture,
    pub aim: Option<Aiming>,
    /// Reactions that the next turn pays for (SE-RCT-01).
    pub reactions: u8,
    /// What this turn pays for them.
    pub penalty: u8,
    /// The next turn is lost (SE-RCT-06).
    pub dived: bool,
    /// What a dive does to every attack on them for the rest of the round; 0 without one
    /// (SE-RCT-04, SE-RCT-05).
    pub dive: i8,
    /// Centimetres that they have come to the right since their last turn began, to the left when
    /// negative (SE-RNG-04).
    pub moved: i32,
    /// The weapon that gets a new magazine, and minor actions to come (SE-CBT-11).
    pub reloading: Option<(u8, u8)>,
    pub treating: Option<Treating>,
    pub grappling: Option<FighterId>,
    /// The weapon that burns on them, by name (SE-TRT-17).
    pub fire: Option<String>,
    /// All that they have taken (SE-TRT-24).
    pub rads: u16,
    /// What they tell the gunners of their side (SE-TRT-05).
    pub observing: Option<Observing>,
    /// Their next check has a boon of the leader's (SE-CBT-20).
    #[serde(default)]
    pub boon: bool,
}

/// Whose turn it is; nobody's any more once they let others act first (SE-INI-07).
#[derive(Resource, Debug, Clone, Copy, Default, PartialEq, Eq, Serialize, Deserialize)]
pub struct Active(pub Option<FighterId>);

/// Whom somebody aims at, and for how many actions (SE-CBT-09).
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Aiming {
    pub at: FighterId,
    pub actions: u8,
}

/// Whom somebody treats, round after round (SE-EXT-02).
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Treating {
    pub patient: FighterId,
    /// This round's significant action went into it.
    pub worked: bool,
    /// How long it takes in all (SE-EXT-01).
    pub needs: Seconds,
}

/// What a side has of its tactician and its leader.
#[derive(Debug, Clone, Copy, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields, default)]
pub struct Command {
    /// The Effect of Tactics, on the initiative of all of them (SE-INI-02).
    pub tactics: i16,
    /// Who led last (SE-CBT-18).
    pub leader: Option<FighterId>,
    /// Somebody has led in this round.
    pub led: bool,
    /// Checks of others that can still have a boon, and that will have a bane.
    pub boons: u8,
    pub banes: u8,
    /// They have been asked in this round whether they give up.
    pub offered: bool,
}

/// Whom a forward observer has found, and how well (SE-TRT-05).
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Observing {
    pub target: FighterId,
    /// How the check went: the next check of the chain is the gunner's.
    pub band: Band,
}
