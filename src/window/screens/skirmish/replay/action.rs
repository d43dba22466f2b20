//! The actions of somebody who watches a fight.

use crate::window::{battlefield::fight_ui::FightAction, common::playback::PlaybackAction};

/// An action of somebody who watches a fight.
#[derive(Debug, Clone, PartialEq)]
pub enum FightReplayAction {
    /// What leads any record forth and back.
    Lead(PlaybackAction),
    /// An action that any fight has.
    At(FightAction),
}
