//! The account of one finished campaign.

use campaign::{Ambition, Campaign, Length, Outcome};
use characters::{data::Service, healing::RuleSet};
use serde::{Deserialize, Serialize};

use crate::campaign::Deeds;

/// The statistics of a finished campaign.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct CampaignAccount {
    pub seed: u64,
    /// Who began as the captain, and the service that they came from.
    pub captain: String,
    pub service: Option<Service>,
    pub rules: RuleSet,
    pub ambition: Ambition,
    pub length: Length,
    pub outcome: Outcome,
    /// Legs flown.
    pub legs: u8,
    /// Credits at the end.
    pub purse: u32,
    pub deeds: Deeds,
}

impl CampaignAccount {
    /// The account of a campaign that is over; nothing while it is not.
    pub fn of(campaign: &Campaign) -> Option<CampaignAccount> {
        let outcome = campaign.outcome()?;
        let (setup, own) = (campaign.setup(), campaign.own());
        Some(CampaignAccount {
            seed: campaign.seed(),
            captain: setup.captain.identity.styled(),
            service: setup.captain.career.service,
            rules: setup.rules,
            ambition: setup.ambition,
            length: setup.length,
            outcome,
            legs: own.leg,
            purse: own.purse,
            deeds: Deeds::of(campaign),
        })
    }

    /// Contracts kept, and taken.
    pub fn contracts(&self) -> (u32, u32) {
        let sum = |grades: [u8; 3]| grades.into_iter().map(u32::from).sum();
        (sum(self.deeds.kept), sum(self.deeds.taken))
    }

    /// Whether the run was made: solvent, and the ambition met.
    pub fn is_made(&self) -> bool {
        self.outcome == Outcome::Made
    }
}
