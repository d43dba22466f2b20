//! What a crew has done, counted from a campaign's journal.

use campaign::{Campaign, Event, Leaving, data::Grade};
use engine::Game;
use serde::{Deserialize, Serialize};

/// Contracts, fights and deaths of a campaign so far.
#[derive(Debug, Clone, Copy, Default, PartialEq, Eq, Serialize, Deserialize)]
pub struct Deeds {
    /// Contracts kept and taken, by grade.
    pub kept: [u8; 3],
    pub taken: [u8; 3],
    pub fights: u8,
    pub won: u8,
    /// Deaths in all.
    pub dead: u8,
}

impl Deeds {
    /// Those of a campaign.
    pub fn of(campaign: &Campaign) -> Deeds {
        let mut deeds = Deeds::default();
        campaign.journal().events().iter().for_each(|event| deeds.count(event));
        deeds
    }

    fn count(&mut self, event: &Event) {
        let nth = |grade: Grade| grade as usize;
        match event {
            Event::Departed { contract } => self.taken[nth(contract.grade)] += 1,
            Event::Fulfilled { contract } => self.kept[nth(contract.grade)] += 1,
            Event::Repelled { won, .. } => {
                self.fights += 1;
                self.won += u8::from(*won);
            }
            Event::Left { why: Leaving::Died, .. } => self.dead += 1,
            Event::Booked { .. }
            | Event::Left { .. }
            | Event::Began { .. }
            | Event::LegBegan { .. }
            | Event::Offered { .. }
            | Event::SignedOn { .. }
            | Event::Treated { .. }
            | Event::Flown { .. }
            | Event::HurtAtWork { .. }
            | Event::Failed { .. }
            | Event::Boarded { .. }
            | Event::Healed { .. }
            | Event::CommandPassed { .. }
            | Event::Late { .. }
            | Event::CardTaken { .. }
            | Event::Met { .. }
            | Event::Answered { .. }
            | Event::Hurt { .. }
            | Event::Heard { .. }
            | Event::Warned { .. }
            | Event::PayChanged { .. }
            | Event::Followed
            | Event::Raced { .. }
            | Event::Ruined { .. }
            | Event::Beaten { .. }
            | Event::Forgiven { .. }
            | Event::Inquired { .. }
            | Event::Haggled { .. }
            | Event::PapersSeen { .. }
            | Event::Armed { .. }
            | Event::Plundered { .. }
            | Event::FellShort { .. }
            | Event::Ended { .. } => {}
        }
    }
}
