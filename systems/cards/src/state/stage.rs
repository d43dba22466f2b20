//! The stages of a round, in order, and the endings of a game.

use bevy::prelude::States;
use engine::Seat;
use serde::{Deserialize, Serialize};

use crate::data::Phase;

/// A stage of a round, in one of the six phases (CCG-RND-1, CCG-RND-2).
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
    /// Ready 1: everything turns ready.
    #[default]
    Readying,
    /// Ready 2: discard and draw.
    Drawing,
    /// Ready 3: choice of the first captain.
    FirstCaptain,
    /// Ready 4: wounds and damage are restored for credits.
    Restoring,
    /// Ready 5: gear moves to other crew.
    Shifting,
    ReadyCheck,
    /// Adventure 1: each captain places a complication.
    Complications,
    /// Adventure 2 of solo play: a second complication, face up (CCG-SOLO-3).
    OpenComplication,
    /// Adventure 2, in solo play 3: pursue, or be a pirate, or neither.
    Activities,
    AdventureCheck,
    /// Procurement 1: captains put cards into play.
    Procuring,
    ProcurementCheck,
    /// Action 1: one action at a time.
    Acting,
    ActionCheck,
    /// Resource 1: captains collect tokens.
    Collecting,
    ResourceCheck,
    /// Resolution 1: complications on pursued contracts turn face up.
    Revealing,
    /// Resolution 2: complications, piracy, actions.
    Resolving,
    /// Resolution 3: contracts.
    Completing,
    /// Resolution 4: infamy fades.
    Fading,
    /// Resolution 5: unused tokens are lost.
    Clearing,
    ResolutionCheck,
}

impl Stage {
    /// Every stage, in order; one of them only in solo play.
    pub const ALL: [Stage; 22] = [
        Stage::Readying,
        Stage::Drawing,
        Stage::FirstCaptain,
        Stage::Restoring,
        Stage::Shifting,
        Stage::ReadyCheck,
        Stage::Complications,
        Stage::OpenComplication,
        Stage::Activities,
        Stage::AdventureCheck,
        Stage::Procuring,
        Stage::ProcurementCheck,
        Stage::Acting,
        Stage::ActionCheck,
        Stage::Collecting,
        Stage::ResourceCheck,
        Stage::Revealing,
        Stage::Resolving,
        Stage::Completing,
        Stage::Fading,
        Stage::Clearing,
        Stage::ResolutionCheck,
    ];

    /// The stages of a round, in order, in solo play or among several captains (CCG-SOLO-6).
    pub fn of_round(solo: bool) -> impl Iterator<Item = Stage> {
        Stage::ALL.into_iter().filter(move |&stage| solo || stage != Stage::OpenComplication)
    }

    /// The stage after this one; after the last, the first of the next round (CCG-RES-6).
    pub fn next(self, solo: bool) -> Stage {
        Stage::of_round(solo).find(|&stage| stage > self).unwrap_or_default()
    }

    /// The phase this stage belongs to.
    pub fn phase(self) -> Phase {
        match self {
            Stage::Readying
            | Stage::Drawing
            | Stage::FirstCaptain
            | Stage::Restoring
            | Stage::Shifting
            | Stage::ReadyCheck => Phase::Ready,
            Stage::Complications
            | Stage::OpenComplication
            | Stage::Activities
            | Stage::AdventureCheck => Phase::Adventure,
            Stage::Procuring | Stage::ProcurementCheck => Phase::Procurement,
            Stage::Acting | Stage::ActionCheck => Phase::Action,
            Stage::Collecting | Stage::ResourceCheck => Phase::Resource,
            Stage::Revealing
            | Stage::Resolving
            | Stage::Completing
            | Stage::Fading
            | Stage::Clearing
            | Stage::ResolutionCheck => Phase::Resolution,
        }
    }

    /// Its number within its phase, from 1.
    pub fn number(self, solo: bool) -> usize {
        let same = Stage::of_round(solo).filter(|stage| stage.phase() == self.phase());
        same.take_while(|&stage| stage < self).count() + 1
    }

    /// Whether the stage is a victory check, the last of its phase (CCG-RND-5).
    pub fn is_victory_check(self) -> bool {
        self.next(true).phase() != self.phase()
    }

    /// Its title in a word or two.
    pub fn title(self) -> &'static str {
        match self {
            Stage::Readying => "Ready cards",
            Stage::Drawing => "Discard and draw",
            Stage::FirstCaptain => "First captain",
            Stage::Restoring => "Restore",
            Stage::Shifting => "Shift gear",
            Stage::Complications => "Complications",
            Stage::OpenComplication => "Open complication",
            Stage::Activities => "Activities",
            Stage::Procuring => "Procure",
            Stage::Acting => "Act",
            Stage::Collecting => "Collect tokens",
            Stage::Revealing => "Reveal",
            Stage::Resolving => "Complications and piracy",
            Stage::Completing => "Contracts",
            Stage::Fading => "Infamy fades",
            Stage::Clearing => "Tokens are lost",
            Stage::ReadyCheck
            | Stage::AdventureCheck
            | Stage::ProcurementCheck
            | Stage::ActionCheck
            | Stage::ResourceCheck
            | Stage::ResolutionCheck => "Victory check",
        }
    }
}

/// The ending of a game, with the winner; `None` in a draw or a loss in solo play.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
pub struct Ending {
    pub kind: EndingKind,
    pub winner: Option<Seat>,
}

/// Cause of an ending.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum EndingKind {
    /// Enough victory points at a victory check (CCG-VIC-1).
    VictoryPoints,
    /// The last rival went bankrupt, or all at once (CCG-ELM-6, CCG-ELM-12).
    Bankruptcy,
    /// The last rival conceded (CCG-ELM-13).
    Concession,
    /// The round cap of simulations was reached (RUL-65).
    RoundCap,
}

#[cfg(test)]
mod tests {
    use super::*;

    /// CCG-RND-1, CCG-RND-2, CCG-RND-5
    #[test]
    fn a_round_is_six_phases_of_numbered_stages_each_closed_by_a_victory_check() {
        let checks: Vec<_> = Stage::ALL.into_iter().filter(|s| s.is_victory_check()).collect();
        let numbers: Vec<_> = checks.iter().map(|s| (s.phase(), s.number(false))).collect();
        let expected = [
            (Phase::Ready, 6),
            (Phase::Adventure, 3),
            (Phase::Procurement, 2),
            (Phase::Action, 2),
            (Phase::Resource, 2),
            (Phase::Resolution, 6),
        ];
        assert_eq!(numbers, expected);
        assert!(checks.iter().all(|stage| stage.title() == "Victory check"));
        assert_eq!(Stage::ResolutionCheck.next(false), Stage::Readying);
    }

    /// CCG-SOLO-3, CCG-SOLO-5
    #[test]
    fn solo_play_has_a_fourth_stage_in_its_adventure_phase() {
        let adventure = |solo| {
            let stages = Stage::of_round(solo).filter(|stage| stage.phase() == Phase::Adventure);
            stages.map(|stage| (stage.number(solo), stage)).collect::<Vec<_>>()
        };
        assert_eq!(adventure(false).len(), 3);
        assert_eq!(adventure(true)[1], (2, Stage::OpenComplication));
        assert_eq!(adventure(true)[3], (4, Stage::AdventureCheck));
    }
}
