//! The state of the campaign's screen, and the charts it is drawn by.

use bevy::prelude::*;

use super::begin::NewCampaign;
use crate::campaign::Charted;
use crate::window::{
    common::data::GameData,
    ui::{dialogs::HelpDialog, rulebook::RulebookPage},
};

/// The charts that campaigns are sailed by, or why there are none.
#[derive(Resource)]
pub struct Charts(pub Result<Charted, String>);

pub(super) fn read_the_charts(game_data: Res<GameData>, mut commands: Commands) {
    let charted = Charted::compile(&game_data.texts, &game_data.library);
    commands.insert_resource(Charts(charted.map_err(|fault| fault.to_string())));
}

/// What is looked at.
#[derive(Resource, Default)]
pub struct CampaignUi {
    /// The option that the keyboard stands on, or the row of a new campaign.
    pub selected: usize,
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
