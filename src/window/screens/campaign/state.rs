//! The state of the campaign's screen.

use bevy::prelude::*;
use campaign::Move;

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

    /// The same port asks again after option `n` was taken: that stands out still or, where it is gone,
    /// what took its place. That is never a contract, since Enter struck once more would depart; where
    /// nothing else is left, nothing stands out. A finger has to read it first: it may be something else.
    pub fn stay_at(&mut self, n: usize, taken: &Move, options: &[Move]) {
        let same = options.iter().position(|it| it == taken);
        let stays = |n: &usize| !matches!(options[*n], Move::Sign(_));
        let near = (n..options.len()).find(stays).or_else(|| (0..options.len()).rfind(stays));
        self.selected = same.or(near).unwrap_or(options.len());
        self.is_chosen = false;
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

#[cfg(test)]
mod tests {
    use super::*;

    /// What stands out after option `n` was taken in port and these are the options.
    fn stands_out(n: usize, taken: Move, options: &[Move]) -> Option<&Move> {
        let mut campaign_ui = CampaignUi { is_chosen: true, ..CampaignUi::default() };
        campaign_ui.stay_at(n, &taken, options);
        assert!(!campaign_ui.is_chosen, "a finger reads it before it takes it");
        options.get(campaign_ui.selected)
    }

    #[test]
    fn what_was_taken_in_port_stands_out_still_wherever_it_stands_now() {
        let options = [Move::Sign(0), Move::Sign(1), Move::Hire(0)];
        assert_eq!(stands_out(1, Move::Hire(0), &options), Some(&Move::Hire(0)));
    }

    #[test]
    fn where_it_is_gone_what_took_its_place_stands_out_but_never_a_contract() {
        let options = [Move::Sign(0), Move::Sign(1), Move::Hire(0), Move::Hire(1)];
        assert_eq!(stands_out(3, Move::Hire(2), &options), Some(&Move::Hire(1)));
        assert_eq!(stands_out(7, Move::Hire(2), &options), Some(&Move::Hire(1)), "the last one");
        assert_eq!(stands_out(1, Move::Hire(2), &options), Some(&Move::Hire(0)));
        assert_eq!(stands_out(1, Move::Hire(2), &options[..2]), None, "only contracts are left");
    }
}
