//! The stages of a classic encounter and of its rounds, in order (CT-CBT-12, CT-CBT-13).

use bevy::prelude::{States, World};
use serde::{Deserialize, Serialize};

use crate::rules::Stages;

/// Stage of the encounter.
#[derive(
    Debug,
    Clone,
    Copy,
    Default,
    PartialEq,
    Eq,
    PartialOrd,
    Ord,
    Hash,
    States,
    Serialize,
    Deserialize,
)]
pub enum Stage {
    /// The sides meet (CT-CBT-11).
    #[default]
    Meeting,
    /// Which side surprises the others (CT-SUP-02).
    Surprise,
    /// Opening range (CT-RNG-02).
    Range,
    /// Choice of the side with surprise (CT-SUP-01).
    Avoidance,
    /// Attempts to escape (CT-ESC-04).
    Escape,
    /// A round begins (CT-CBT-13).
    RoundBegins,
    /// Movement status, in secret (CT-MOV-09).
    Orders,
    /// Everybody moves (CT-MOV-07).
    Movement,
    /// Actions after movement, in secret (CT-ATK-03).
    Declaration,
    /// All actions are carried out (CT-CBT-09).
    Attacks,
    /// All hits of the round take effect (CT-RUL-50).
    Wounds,
    /// Whether there is an alarm (CT-SUP-08).
    Alarm,
    /// Morale of the sides (CT-END-02).
    Morale,
    /// The round ends after 15 seconds (CT-CBT-08).
    RoundEnds,
    /// The fight is over (CT-CBT-10).
    Over,
}

impl Stage {
    /// Every stage, in order.
    pub(crate) const ALL: [Stage; 15] = [
        Stage::Meeting,
        Stage::Surprise,
        Stage::Range,
        Stage::Avoidance,
        Stage::Escape,
        Stage::RoundBegins,
        Stage::Orders,
        Stage::Movement,
        Stage::Declaration,
        Stage::Attacks,
        Stage::Wounds,
        Stage::Alarm,
        Stage::Morale,
        Stage::RoundEnds,
        Stage::Over,
    ];
}

impl Stages for Stage {
    const OVER: Stage = Stage::Over;

    /// Returns the next stage; rounds repeat until the fight is decided (CT-CBT-10).
    fn next(self, _: &World) -> Stage {
        if self == Stage::RoundEnds {
            return Stage::RoundBegins;
        }
        Stage::ALL.into_iter().find(|&stage| stage > self).unwrap_or(Stage::Over)
    }
}
