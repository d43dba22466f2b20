//! A recorded campaign being played once more, a decision at a time.

use std::{
    path::{Path, PathBuf},
    sync::Arc,
};

use campaign::{Campaign, Decision, data::CampaignBook};
use engine::Game;

use super::under_way::{CampaignArtefact, CampaignError};

/// The campaign after as many decisions as have been made again.
pub struct CampaignPass {
    file: PathBuf,
    artefact: CampaignArtefact,
    campaign: Campaign,
}

impl CampaignPass {
    /// The record before its first decision; `file` is named in errors.
    ///
    /// # Errors
    /// The captain cannot command, or the deck cannot be flown.
    pub fn new(
        book: &Arc<CampaignBook>,
        file: &Path,
        artefact: CampaignArtefact,
    ) -> Result<CampaignPass, CampaignError> {
        let campaign = Campaign::new(book, &artefact.setup, artefact.seed)?;
        Ok(CampaignPass { file: file.to_owned(), artefact, campaign })
    }

    /// What is played again.
    pub fn artefact(&self) -> &CampaignArtefact {
        &self.artefact
    }

    /// The campaign as it stands.
    pub fn campaign(&self) -> &Campaign {
        &self.campaign
    }

    /// The decision that is made next; none at the end of the record.
    pub fn next(&self) -> Option<&Decision> {
        self.artefact.decisions.get(self.campaign.decisions().len())
    }

    /// Makes it.
    ///
    /// # Errors
    /// It is not accepted any more; the campaign stays as it is.
    pub fn step(&mut self) -> Result<(), CampaignError> {
        let Some(decision) = self.next().cloned() else { return Ok(()) };
        let number = self.campaign.decisions().len() + 1;
        self.campaign.decide(decision).map_err(|refusal| CampaignError::Refused {
            file: self.file.clone(),
            number,
            refusal,
        })
    }

    /// Makes all that are left.
    ///
    /// # Errors
    /// One of them is not accepted, or something else comes of them than was recorded.
    pub fn to_the_end(mut self) -> Result<Campaign, CampaignError> {
        while self.next().is_some() {
            self.step()?;
        }
        if self.campaign.journal().hash() == self.artefact.journal {
            Ok(self.campaign)
        } else {
            Err(self.different())
        }
    }

    /// Why the record is of no use where its journal comes to something else than was recorded.
    pub fn different(&self) -> CampaignError {
        let (recorded, now) = (self.artefact.journal, self.campaign.journal().hash());
        CampaignError::Different { file: self.file.clone(), recorded, now }
    }
}
