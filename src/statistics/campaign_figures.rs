//! The figures of many campaigns.

use campaign::{Outcome, text};
use characters::healing::text::rule_set;
use serde::Serialize;

use super::{
    campaign_account::CampaignAccount,
    figures::{Line, line, short},
};

/// All figures of campaigns.
#[derive(Debug, Clone, Default, PartialEq, Serialize)]
pub struct CampaignFigures {
    pub all: CampaignTally,
    /// By rule set, the one flown by most first; likewise the next three.
    pub rule_sets: Vec<Line<CampaignTally>>,
    pub ambitions: Vec<Line<CampaignTally>>,
    /// By the service that the first captain came from.
    pub services: Vec<Line<CampaignTally>>,
    pub lengths: Vec<Line<CampaignTally>>,
}

/// How some campaigns went.
#[derive(Debug, Clone, Copy, Default, PartialEq, Eq)]
pub struct CampaignTally {
    pub campaigns: u32,
    /// Solvent at the end, and the ambition met.
    pub made: u32,
    /// Solvent, and the ambition missed.
    pub solvent: u32,
    pub indebted: u32,
    pub repossessed: u32,
    pub lost: u32,
    /// Of all who ever signed on.
    pub dead: u32,
    pub legs: u32,
    /// Contracts kept, and taken.
    pub kept: u32,
    pub taken: u32,
    purse: u64,
}

impl CampaignFigures {
    /// The figures of these campaigns.
    pub fn of<'a>(campaigns: impl IntoIterator<Item = &'a CampaignAccount>) -> CampaignFigures {
        let mut figures = CampaignFigures::default();
        campaigns.into_iter().for_each(|campaign| figures.count(campaign));
        for lines in figures.lists() {
            lines.sort_by(|a, b| {
                b.tally.campaigns.cmp(&a.tally.campaigns).then(a.name.cmp(&b.name))
            });
        }
        figures
    }

    fn lists(&mut self) -> [&mut Vec<Line<CampaignTally>>; 4] {
        [&mut self.rule_sets, &mut self.ambitions, &mut self.services, &mut self.lengths]
    }

    fn count(&mut self, campaign: &CampaignAccount) {
        self.all.add(campaign);
        line(&mut self.rule_sets, rule_set(campaign.rules)).add(campaign);
        line(&mut self.ambitions, text::ambition_name(campaign.ambition)).add(campaign);
        let service = campaign.service.map_or_else(|| "no service".to_owned(), |it| it.to_string());
        line(&mut self.services, &service).add(campaign);
        line(&mut self.lengths, text::length_name(campaign.length)).add(campaign);
    }
}

impl CampaignTally {
    fn add(&mut self, campaign: &CampaignAccount) {
        self.campaigns += 1;
        *match campaign.outcome {
            Outcome::Made => &mut self.made,
            Outcome::Solvent => &mut self.solvent,
            Outcome::Indebted => &mut self.indebted,
            Outcome::Repossessed => &mut self.repossessed,
            Outcome::Lost => &mut self.lost,
        } += 1;
        let (kept, taken) = campaign.contracts();
        self.kept += kept;
        self.taken += taken;
        self.dead += u32::from(campaign.deeds.dead);
        self.legs += u32::from(campaign.legs);
        self.purse += u64::from(campaign.purse);
    }

    /// The share of campaigns that were made, from 0 to 1.
    pub fn rate(&self) -> f64 {
        f64::from(self.made) / self.count()
    }

    /// Credits at the end of a campaign.
    pub fn mean_purse(&self) -> f64 {
        self.purse as f64 / self.count()
    }

    /// Legs flown in a campaign.
    pub fn mean_legs(&self) -> f64 {
        f64::from(self.legs) / self.count()
    }

    /// How many came to each end, those that none came to left out; made ones always stand there.
    pub fn ends(&self) -> Vec<(u32, &'static str)> {
        let ends = [
            (self.made, "made"),
            (self.solvent, "solvent"),
            (self.indebted, "in debt"),
            (self.repossessed, "repossessed"),
            (self.lost, "lost"),
        ];
        ends.into_iter()
            .enumerate()
            .filter(|(n, (count, _))| *n == 0 || *count > 0)
            .map(|(_, it)| it)
            .collect()
    }

    fn count(&self) -> f64 {
        f64::from(self.campaigns.max(1))
    }
}

impl Serialize for CampaignTally {
    fn serialize<S: serde::Serializer>(&self, out: S) -> Result<S::Ok, S::Error> {
        #[derive(Serialize)]
        struct TallyFields {
            campaigns: u32,
            made: u32,
            solvent: u32,
            indebted: u32,
            repossessed: u32,
            lost: u32,
            rate: f64,
            mean_purse: f64,
            mean_legs: f64,
            dead: u32,
            kept: u32,
            taken: u32,
        }
        let (rate, mean_legs) = (short(self.rate()), short(self.mean_legs()));
        let mean_purse = short(self.mean_purse());
        let CampaignTally { campaigns, made, solvent, indebted, repossessed, lost, .. } = *self;
        let CampaignTally { dead, kept, taken, .. } = *self;
        TallyFields {
            campaigns,
            made,
            solvent,
            indebted,
            repossessed,
            lost,
            rate,
            mean_purse,
            mean_legs,
            dead,
            kept,
            taken,
        }
        .serialize(out)
    }
}
