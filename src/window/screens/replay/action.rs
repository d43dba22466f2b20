//! The actions of somebody who watches a card game.

use crate::window::{card_table::table_ui::TableAction, common::playback::PlaybackAction};

/// An action of somebody who watches a card game.
#[derive(Debug, Clone, PartialEq)]
pub(super) enum ReplayAction {
    /// What leads any record forth and back.
    Lead(PlaybackAction),
    /// An action that any table has.
    At(TableAction),
}
