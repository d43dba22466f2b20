//! The state of the title screen.

use bevy::prelude::Resource;

use super::{day::Daily, last_game::LastGame, new_game::NewGame};

/// The state of the title screen.
#[derive(Resource, Default)]
pub(in crate::window) struct Title {
    pub(super) selected: usize,
    pub(super) new_game: NewGame,
    pub(super) page: Page,
    /// The newest game in progress.
    pub(super) in_progress: Option<LastGame>,
    /// The daily deal, once its page was turned to.
    pub(super) daily: Option<Daily>,
    /// Whether a campaign is under way.
    pub(super) campaign_waits: bool,
    /// Whether there is no game here yet, neither finished nor begun.
    pub(super) is_new_here: bool,
}

/// The page of the screen.
#[derive(Debug, Clone, Copy, Default, PartialEq, Eq)]
pub(in crate::window) enum Page {
    #[default]
    Home,
    NewGame,
    HouseRules,
    /// What can be learnt.
    Learn,
    /// The game of the day.
    Daily,
    Credits,
}

impl Title {
    /// Turns to a page.
    pub fn turn_to(&mut self, page: Page) {
        self.page = page;
        self.selected = 0;
    }
}
