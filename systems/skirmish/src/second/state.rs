//! State of a fighter by the second edition.

use bevy::prelude::{Component, Resource};
use characters::body::Seconds;
use serde::{Deserialize, Serialize};
use tasks::check::Band;

use crate::{choice::Posture, fighter::FighterId};

/// State of a fighter in a fight by the second edition.
#[derive(Debug, Clone, Default, PartialEq, Eq, Component, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Second {
    /// Initiative without the surprise of the first round (SE-INI-06).
    pub initiative: i16,
    /// Whether their turn of this round is over.
    pub acted: bool,
    /// Whether they let others act first, once a round (SE-INI-07).
    pub delayed: bool,
    /// Whether they delay and nobody has acted since they last did.
    pub waits: bool,
    /// Whether the significant action is spent; the minor ones left follow (SE-CBT-02).
    pub significant: bool,
    pub minors: u8,
    pub posture: Posture,
    pub aim: Option<Aiming>,
    /// Reactions that penalise the next turn (SE-RCT-01).
    pub reactions: u8,
    /// Reactions that penalise this turn.
    pub penalty: u8,
    /// Whether the next turn is lost (SE-RCT-06).
    pub dived: bool,
    /// DM of a dive on every attack on them for the rest of the round; 0 without one (SE-RCT-04,
    /// SE-RCT-05).
    pub dive: i8,
    /// Centimetres moved to the right since their last turn began, negative to the left
    /// (SE-RNG-04).
    pub moved: i32,
    /// Weapon being reloaded, and the minor actions left for it (SE-CBT-11).
    pub reloading: Option<(u8, u8)>,
    pub treating: Option<Treating>,
    pub grappling: Option<FighterId>,
    /// Name of the weapon whose fire burns on them (SE-TRT-17).
    pub fire: Option<String>,
    /// Total of rads (SE-TRT-24).
    pub rads: u16,
    /// Target they have spotted for the gunners of their side (SE-TRT-05).
    pub observing: Option<Observing>,
    /// Whether their next check has a boon of the leader's (SE-CBT-20).
    #[serde(default)]
    pub boon: bool,
}

/// Fighter whose turn it is; `None` once they let others act first (SE-INI-07).
#[derive(Resource, Debug, Clone, Copy, Default, PartialEq, Eq, Serialize, Deserialize)]
pub struct Active(pub Option<FighterId>);

/// Target of an aim, and the number of actions spent on it (SE-CBT-09).
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Aiming {
    pub at: FighterId,
    pub actions: u8,
}

/// Patient of a treatment, round after round (SE-EXT-02).
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Treating {
    pub patient: FighterId,
    /// Whether this round's significant action went into it.
    pub worked: bool,
    /// Total time it takes (SE-EXT-01).
    pub needs: Seconds,
}

/// Effects of a side's tactician and leader.
#[derive(Debug, Clone, Copy, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields, default)]
pub struct Command {
    /// Effect of Tactics, on the initiative of all of them (SE-INI-02).
    pub tactics: i16,
    /// The last leader (SE-CBT-18).
    pub leader: Option<FighterId>,
    /// Whether somebody has led in this round.
    pub led: bool,
    /// Boons left for checks of others; the checks that will have a bane follow.
    pub boons: u8,
    pub banes: u8,
    /// Whether the side has been offered surrender in this round.
    pub offered: bool,
}

/// Target spotted by a forward observer, with the quality of the check (SE-TRT-05).
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Observing {
    pub target: FighterId,
    /// Band of the check: the next check of the chain is the gunner's.
    pub band: Band,
}
