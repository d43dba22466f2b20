//! Pending steps of a stage in the second edition, as plain data.

use engine::Seat;
use serde::{Deserialize, Serialize};

use super::{attack::Aimed, damage::Harm};
use crate::{field::Place, fighter::FighterId};

/// Pending step of a fight by the second edition.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
pub enum Step {
    /// Choice of a side's tactician (SE-INI-02).
    Tactics(Seat),
    /// Next action in a fighter's turn (SE-CBT-02).
    Act(FighterId),
    /// End of aiming after an attack (SE-CBT-09, SE-CBT-21).
    AimSpent(FighterId),
    /// Opportunity of an enemy to strike at a leaver (SE-RCT-08).
    Opportunity { who: FighterId, leaver: FighterId },
    /// Movement of a fighter, if still possible (SE-CBT-12).
    Go { who: FighterId, to: Place },
    /// Rest of full automatic fire, after attacks on these (SE-TRT-09).
    Volley { aimed: Aimed, left: u8, at: Vec<FighterId> },
    /// Attack with the weapon in the other hand (SE-CBT-17).
    OtherHand(Aimed),
    /// Reaction of the target (SE-RCT-09).
    React(Aimed),
    /// Throw of the attack.
    Throw(Aimed),
    /// Checks of both (SE-GRP-01).
    Grapple { by: FighterId, with: FighterId },
    /// Action of the winner of a grapple, with this Effect (SE-GRP-02).
    Grip { winner: FighterId, loser: FighterId, effect: i32 },
    /// Round of the fire on a fighter (SE-TRT-19).
    Burn(FighterId),
    /// Damage throw against a fighter (SE-DMG-06).
    Damage(Harm),
    /// Points of damage that got through armour (SE-INJ-01).
    Suffer { who: FighterId, points: u16, stun: bool },
    /// Fire set by that weapon (SE-TRT-17).
    Alight { who: FighterId, weapon: String },
    /// SE-TRT-23
    Irradiate { who: FighterId, spacecraft: bool },
}

/// Markers under which the systems of steps are registered.
pub(crate) mod kind {
    use super::{Aimed, FighterId, Harm, Place, Seat, Step};

    engine::step_kinds! {
        Step;
        Tactics: Seat, Step::Tactics(seat) => seat;
        Act: FighterId, Step::Act(who) => who;
        AimSpent: FighterId, Step::AimSpent(who) => who;
        Opportunity: (FighterId, FighterId), Step::Opportunity { who, leaver } => (who, leaver);
        Go: (FighterId, Place), Step::Go { who, to } => (who, to);
        Volley: (Aimed, u8, Vec<FighterId>), Step::Volley { aimed, left, at } => (aimed, left, at);
        OtherHand: Aimed, Step::OtherHand(aimed) => aimed;
        React: Aimed, Step::React(aimed) => aimed;
        Throw: Aimed, Step::Throw(aimed) => aimed;
        Grapple: (FighterId, FighterId), Step::Grapple { by, with } => (by, with);
        Grip: (FighterId, FighterId, i32), Step::Grip { winner, loser, effect } => (winner, loser, effect);
        Burn: FighterId, Step::Burn(who) => who;
        Damage: Harm, Step::Damage(harm) => harm;
        Suffer: (FighterId, u16, bool), Step::Suffer { who, points, stun } => (who, points, stun);
        Alight: (FighterId, String), Step::Alight { who, weapon } => (who, weapon);
        Irradiate: (FighterId, bool), Step::Irradiate { who, spacecraft } => (who, spacecraft);
    }
}
