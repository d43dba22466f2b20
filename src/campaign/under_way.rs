//! Campaigns on disk: a numbered file a campaign in `campaigns/` beside the saves, written whole
//! after every decision of its own, and beside it a folder with the game inside the leg.

use std::{
    path::{Path, PathBuf},
    sync::Arc,
};

use campaign::{Campaign, Decision, Errand, Move, Setup, SetupError, data::CampaignBook};
use engine::{Artefact, Game, JournalHash, Refusal};

use super::pass::CampaignPass;
use crate::{
    disk::Lock,
    guide::haul::HaulCourse,
    saves::{SaveError, Saves, claim_next, lock, numbered_in, read_game, write_whole},
};

/// A campaign as a file: how it was set up, its seed, every decision, those of its games included.
pub type CampaignArtefact = Artefact<Setup, Move>;

/// The value of [`CampaignArtefact::game`] for a campaign, and the beginning of its file's name.
pub const CAMPAIGN: &str = "campaign";

/// What is said where [`UnderWay::undo`] takes nothing back.
pub const NOTHING_TO_UNDO: &str = "There is nothing to take back: what was done last stands.";

/// Why no campaign goes on.
#[derive(Debug, thiserror::Error)]
pub enum CampaignError {
    #[error(transparent)]
    Save(#[from] SaveError),
    #[error(transparent)]
    Setup(#[from] SetupError),
    #[error("{}: decision {number} is not accepted: {refusal}", file.display())]
    Refused { file: PathBuf, number: usize, refusal: Refusal },
    #[error("{}: it comes out as {now}, and {recorded} was recorded", file.display())]
    Different { file: PathBuf, recorded: JournalHash, now: JournalHash },
}

/// The folder of one player's campaigns.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Campaigns {
    folder: PathBuf,
}

/// A campaign and its file.
pub struct UnderWay {
    pub campaign: Campaign,
    file: PathBuf,
    pub(super) trouble: Option<SaveError>,
    /// Lessons that go along with it.
    pub(super) course: Option<HaulCourse>,
    /// Keeps other programs away from the file.
    _lock: Lock,
}

impl Campaigns {
    /// The campaigns in a folder of saves; their own is made when the first is written.
    pub fn at(saves: &Saves) -> Campaigns {
        Campaigns { folder: saves.root().join("campaigns") }
    }

    /// Where they are.
    pub fn folder(&self) -> &Path {
        &self.folder
    }

    /// Every campaign, oldest first, readable or not.
    pub fn files(&self) -> Vec<PathBuf> {
        numbered_in(&self.folder, CAMPAIGN)
    }

    /// Whether a campaign waits that is not over, as its file says.
    pub fn waits(&self) -> bool {
        let left = |file: PathBuf| {
            read_game::<Setup, Move>(&file, CAMPAIGN).is_ok_and(|campaign| !campaign.finished)
        };
        self.files().into_iter().rev().any(left)
    }

    /// Begins a campaign in a file of its own.
    ///
    /// # Errors
    /// The captain cannot command, or the deck cannot be flown.
    pub fn begin(
        &self,
        book: &Arc<CampaignBook>,
        setup: &Setup,
        seed: u64,
    ) -> Result<UnderWay, CampaignError> {
        let campaign = Campaign::new(book, setup, seed)?;
        // Another program may begin one at this very moment.
        let (file, lock) = claim_next(&self.folder, self.files(), CAMPAIGN);
        let mut begun = UnderWay { campaign, file, trouble: None, course: None, _lock: lock };
        begun.keep();
        Ok(begun)
    }

    /// The newest campaign that is not over, with the troubles of newer ones that cannot be used.
    pub fn newest(&self, book: &Arc<CampaignBook>) -> (Option<UnderWay>, Vec<CampaignError>) {
        let mut unusable = Vec::new();
        for file in self.files().into_iter().rev() {
            match resume(book, file) {
                Ok(found) if found.campaign.is_over() => {}
                Ok(found) => return (Some(found), unusable),
                Err(fault) => unusable.push(fault),
            }
        }
        (None, unusable)
    }
}

/// Goes on with the campaign in `file`.
///
/// # Errors
/// Another program has it open, the file cannot be used, or it does not go as it was recorded.
fn resume(book: &Arc<CampaignBook>, file: PathBuf) -> Result<UnderWay, CampaignError> {
    // First of all: what is read is not written by anybody else from here on.
    let lock = lock(&file)?;
    let artefact: CampaignArtefact = read_game(&file, CAMPAIGN)?;
    let campaign = CampaignPass::new(book, &file, artefact)?.to_the_end()?;
    Ok(UnderWay { campaign, file, trouble: None, course: None, _lock: lock })
}

impl UnderWay {
    /// Where it is kept.
    pub fn file(&self) -> &Path {
        &self.file
    }

    /// Where the game inside the leg is kept, while it is played by hand.
    pub fn inner_saves(&self) -> Saves {
        Saves::at(self.file.with_extension(""))
    }

    /// Why the newest state is not on disk; `None` when it is.
    pub fn trouble(&self) -> Option<&SaveError> {
        self.trouble.as_ref()
    }

    /// Decides, and writes the campaign.
    ///
    /// # Errors
    /// The decision is not offered; nothing has changed.
    pub fn decide(&mut self, decision: Decision) -> Result<(), Refusal> {
        let (read, told) = (self.campaign.journal().events().len(), self.lesson());
        let chosen = decision.chosen.clone();
        self.campaign.decide(decision)?;
        self.keep();
        self.heed(read, told, &chosen);
        Ok(())
    }

    /// Decides without writing: minds decide often.
    ///
    /// # Errors
    /// As [`decide`](UnderWay::decide).
    pub fn decide_quietly(&mut self, decision: Decision) -> Result<(), Refusal> {
        self.campaign.decide(decision)
    }

    /// Writes the campaign now.
    pub fn write(&mut self) {
        self.keep();
    }

    /// Makes all decisions of a game inside the leg that was played elsewhere, and writes the
    /// campaign once.
    ///
    /// # Errors
    /// The first that is not offered: another game than this one was played. What was made before
    /// it is kept.
    pub fn decide_all(
        &mut self,
        decisions: impl IntoIterator<Item = Decision>,
    ) -> Result<(), Refusal> {
        let made = decisions.into_iter().try_for_each(|it| self.campaign.decide(it));
        self.keep();
        made
    }

    /// Whether the last decision can be taken back: it was made in port and has revealed nothing.
    /// Somebody was hired or paid off, a weapon was bought, or a contract was signed whose voyage
    /// nobody has sat down to.
    pub fn can_undo(&self) -> bool {
        match self.campaign.decisions().last().map(|it| &it.chosen) {
            Some(Move::Hire(_) | Move::Dismiss(_) | Move::Errand(Errand::Arm(_))) => true,
            Some(Move::Sign(_)) => self.is_untouched(),
            Some(_) | None => false,
        }
    }

    /// Whether nobody has sat down to the voyage, nor played it to its end elsewhere.
    fn is_untouched(&self) -> bool {
        let saves = self.inner_saves();
        saves.in_progress().is_empty() && saves.finished().is_empty()
    }

    /// Takes the last decision back, if it [can be](UnderWay::can_undo). Returns whether it was.
    pub fn undo(&mut self) -> bool {
        if !self.can_undo() {
            return false;
        }
        let mut before = self.campaign.artefact();
        before.decisions.pop();
        let book = self.campaign.book().clone();
        let Ok(mut campaign) = Campaign::new(&book, &before.setup, before.seed) else {
            return false;
        };
        // What was accepted once is accepted again.
        if engine::replay(&mut campaign, &before.decisions).is_err() {
            return false;
        }
        self.campaign = campaign;
        self.keep();
        true
    }

    fn keep(&mut self) {
        self.trouble = write_whole(&self.file, &self.campaign.artefact().write()).err();
    }
}
