//! The stages of a fight by the second edition and of its rounds, in order (SE-INI, SE-CBT).

use bevy::prelude::{States, World};
use serde::{Deserialize, Serialize};

use super::state::Active;
use crate::rules::Stages;

/// Stage of the fight.
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
    /// Which side surprises the others (SE-INI-04).
    #[default]
    Surprise,
    /// One of each side may check Tactics (SE-INI-02).
    Tactics,
    /// Everybody throws initiative (SE-INI-01).
    Initiative,
    /// A round begins (SE-CBT-01).
    RoundBegins,
    /// Fires burn on (SE-TRT-17).
    Fires,
    /// Choice of the next turn (SE-INI-05).
    NextTurn,
    /// It is somebody's turn (SE-CBT-02).
    Turn,
    /// Everybody has had their turn.
    RoundEnds,
    /// The fight is over.
    Over,
}

#[cfg(test)]
impl Stage {
    /// Every stage, in order.
    pub(crate) const ALL: [Stage; 9] = [
        Stage::Surprise,
        Stage::Tactics,
        Stage::Initiative,
        Stage::RoundBegins,
        Stage::Fires,
        Stage::NextTurn,
        Stage::Turn,
        Stage::RoundEnds,
        Stage::Over,
    ];
}

impl Stages for Stage {
    const OVER: Stage = Stage::Over;

    /// Returns the next stage: turn follows turn until nobody is left to act, and round follows
    /// round until the fight is decided.
    fn next(self, world: &World) -> Stage {
        match self {
            Stage::Surprise => Stage::Tactics,
            Stage::Tactics => Stage::Initiative,
            Stage::Initiative | Stage::RoundEnds => Stage::RoundBegins,
            Stage::RoundBegins => Stage::Fires,
            Stage::Fires | Stage::Turn => Stage::NextTurn,
            Stage::NextTurn if world.resource::<Active>().0.is_some() => Stage::Turn,
            Stage::NextTurn => Stage::RoundEnds,
            Stage::Over => Stage::Over,
        }
    }
}
