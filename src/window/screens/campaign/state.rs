//! The state of the campaign's screen.

use bevy::prelude::*;

use super::begin::NewCampaign;
use crate::window::ui::{dialogs::HelpDialog, rulebook::RulebookPage};

/// What is looked at.
#[derive(Resource, Default)]
pub struct CampaignUi {
    /// The option that the keyboard stands on, or the row of a new campaign.
    pub selected: usize,
    /// The person came there by themselves: a new question stands on its first option.
    pub is_chosen: bool,
    pub dialog: CampaignDialog,
    pub help: HelpDialog,
    pub book: RulebookPage,
    /// How a new campaign would begin.
    pub new: NewCampaign,
    /// Sentences the person should read.
    pub notes: Vec<String>,
    /// It was walked to by keys, and has to be brought into view.
    pub walked: bool,
}

impl CampaignUi {
    /// Something new is asked.
    pub fn turn_to_the_first(&mut self) {
        (self.selected, self.is_chosen) = (0, false);
    }
}

/// What lies over the screen.
#[derive(Debug, Clone, Copy, Default, PartialEq, Eq)]
pub enum CampaignDialog {
    #[default]
    Nothing,
    /// What has happened since the last port.
    Report,
    /// The crew wall.
    Crew,
    Ledger,
    Rivals,
    Lanes,
    Deck,
    Log,
    /// What an old hand would do.
    Advice,
}
