//! What a stage of the second edition leaves to be done, as plain data.

use engine::Seat;
use serde::{Deserialize, Serialize};

use super::{attack::Aimed, damage::Harm};
use crate::{field::Place, fighter::FighterId};

/// One thing to be done in a fight by the second edition.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
pub enum Step {
    /// A side says who checks Tactics (SE-INI-02).
    Tactics(Seat),
    /// The next thing that somebody does in their turn (SE-CBT-02).
    Act(FighterId),
    /// An attack has been made: nothing is left of aiming (SE-CBT-09, SE-CBT-21).
    AimSpent(FighterId),
    /// One of the enemy may strike at somebody who leaves (SE-RCT-08).
    Opportunity { who: FighterId, leaver: FighterId },
    /// They go, if they still can (SE-CBT-12).
    Go { who: FighterId, to: Place },
    /// The rest of full automatic fire, after attacks on these (SE-TRT-09).
    Volley { aimed: Aimed, left: u8, at: Vec<FighterId> },
    /// The weapon in the other hand (SE-CBT-17).
    OtherHand(Aimed),
    /// The target may react (SE-RCT-09).
    React(Aimed),
    /// The dice fall.
    Throw(Aimed),
    /// Both check (SE-GRP-01).
    Grapple { by: FighterId, with: FighterId },
    /// The winner of a grapple does one thing, with this Effect (SE-GRP-02).
    Grip { winner: FighterId, loser: FighterId, effect: i32 },
    /// A round of the fire on somebody (SE-TRT-19).
    Burn(FighterId),
    /// Damage is thrown against somebody (SE-DMG-06).
    Damage(Harm),
    /// So much got through their armour (SE-INJ-01).
    Suffer { who: FighterId, points: u16, stun: bool },
    /// That weapon sets somebody on fire (SE-TRT-17).
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
