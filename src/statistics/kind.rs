//! The kinds of games that are counted.

use std::{
    fmt::Display,
    path::{Path, PathBuf},
    sync::Arc,
};

use campaign::data::CampaignBook;
use engine::{Game, JournalHash};
use serde::{Serialize, de::DeserializeOwned};
use skirmish::data::Armoury;

use super::{account::Account, campaign_account::CampaignAccount, fight_account::FightAccount};
use crate::{
    campaign::{CAMPAIGN, CampaignArtefact, CampaignError, CampaignPass, Campaigns},
    data::{Cause, Library},
    replay::ReplayError,
    replay_timeline::{CardRecording, FightRecording, Pass, Recording},
    saves::{CARD_GAME, CardArtefact, SaveError, Saves, artefact_in},
    skirmish::session::{FIGHT, FightArtefact, FightError, Fights},
};

/// A kind of games that are counted once they are over.
pub trait Kind: Sized {
    /// Such a game being played again.
    type Again: Again;
    /// What it takes to play such a game again.
    type Tables;
    /// What is remembered of one.
    type Account: Clone + PartialEq + Serialize + DeserializeOwned;
    /// How one is called.
    const WORD: &'static str;

    /// Every finished one, oldest first, readable or not; those may be among them that are not over.
    fn files(saves: &Saves) -> Vec<PathBuf>;

    /// Where the index is: not called like a game, so nobody takes it for one.
    fn index(saves: &Saves) -> PathBuf;

    /// The one in `text` before its first decision; nothing for one that waits to go on, and why it
    /// cannot be played again otherwise.
    ///
    /// # Errors
    /// The text is no such record, or it cannot be set up.
    fn begin(
        tables: &Self::Tables,
        file: &Path,
        text: &str,
    ) -> Result<Option<Self::Again>, Unplayable>;

    /// Its journal comes to something else than was recorded: why.
    fn different(tables: &Self::Tables, file: &Path, again: &Self::Again) -> Unplayable;

    /// The account of one that was played to its end; nothing while it is not over.
    fn account(again: &Self::Again) -> Option<Self::Account>;
}

/// A finished game that is played again, a decision at a time.
pub trait Again {
    /// Why it cannot go on.
    type Fault: Display;

    /// Whether all of its decisions are made.
    fn is_at_end(&self) -> bool;

    /// Makes the next.
    ///
    /// # Errors
    /// It cannot be made any more.
    fn go_on(&mut self) -> Result<(), Self::Fault>;

    /// The journal as it was recorded, and as it has come out so far.
    fn journals(&self) -> (JournalHash, JournalHash);
}

impl<R: Recording<Fault: Display>> Again for Pass<R> {
    type Fault = R::Fault;

    fn is_at_end(&self) -> bool {
        self.next().is_none()
    }

    fn go_on(&mut self) -> Result<(), R::Fault> {
        self.step()?;
        self.forget_events();
        Ok(())
    }

    fn journals(&self) -> (JournalHash, JournalHash) {
        (self.record().artefact().journal, self.game().journal().hash())
    }
}

impl Again for CampaignPass {
    type Fault = CampaignError;

    fn is_at_end(&self) -> bool {
        self.next().is_none()
    }

    fn go_on(&mut self) -> Result<(), CampaignError> {
        self.step()
    }

    fn journals(&self) -> (JournalHash, JournalHash) {
        (self.artefact().journal, self.campaign().journal().hash())
    }
}

/// Why a game cannot be played again.
#[derive(Debug, thiserror::Error)]
pub enum Unplayable {
    #[error(transparent)]
    File(#[from] SaveError),
    #[error(transparent)]
    Replay(#[from] ReplayError),
    #[error(transparent)]
    Fight(#[from] FightError),
    #[error(transparent)]
    Campaign(#[from] CampaignError),
}

/// Card games.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Cards {}

impl Kind for Cards {
    type Again = Pass<CardRecording>;
    type Tables = Library;
    type Account = Account;
    const WORD: &'static str = "game";

    fn files(saves: &Saves) -> Vec<PathBuf> {
        saves.finished()
    }

    fn index(saves: &Saves) -> PathBuf {
        saves.finished_folder().join("index.json")
    }

    fn begin(
        library: &Library,
        file: &Path,
        text: &str,
    ) -> Result<Option<Pass<CardRecording>>, Unplayable> {
        let artefact: CardArtefact = artefact_in(file, text, CARD_GAME)?;
        Ok(Some(Pass::<CardRecording>::new(library, file, artefact)?))
    }

    fn different(library: &Library, file: &Path, again: &Pass<CardRecording>) -> Unplayable {
        let cause = Cause(library.changes(&again.record().artefact().setup.packs));
        let (file, (recorded, now)) = (file.to_owned(), again.journals());
        ReplayError::Different { file, recorded, now, cause }.into()
    }

    fn account(again: &Pass<CardRecording>) -> Option<Account> {
        Account::of(again.record().artefact(), again.game())
    }
}

/// Fights.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Battles {}

impl Kind for Battles {
    type Again = Pass<FightRecording>;
    type Tables = Arc<Armoury>;
    type Account = FightAccount;
    const WORD: &'static str = "fight";

    fn files(saves: &Saves) -> Vec<PathBuf> {
        Fights::at(saves).finished_files()
    }

    fn index(saves: &Saves) -> PathBuf {
        Fights::at(saves).finished_folder().join("index.json")
    }

    fn begin(
        armoury: &Arc<Armoury>,
        file: &Path,
        text: &str,
    ) -> Result<Option<Pass<FightRecording>>, Unplayable> {
        let artefact: FightArtefact = artefact_in(file, text, FIGHT)?;
        Ok(Some(Pass::<FightRecording>::new(armoury, file, artefact)?))
    }

    fn different(_: &Arc<Armoury>, file: &Path, again: &Pass<FightRecording>) -> Unplayable {
        let (file, (recorded, now)) = (file.to_owned(), again.journals());
        FightError::Different { file, recorded, now }.into()
    }

    fn account(again: &Pass<FightRecording>) -> Option<FightAccount> {
        FightAccount::of(again.record().artefact(), again.game())
    }
}

/// Campaigns.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Runs {}

impl Kind for Runs {
    type Again = CampaignPass;
    type Tables = Arc<CampaignBook>;
    type Account = CampaignAccount;
    const WORD: &'static str = "campaign";

    fn files(saves: &Saves) -> Vec<PathBuf> {
        Campaigns::at(saves).files()
    }

    fn index(saves: &Saves) -> PathBuf {
        Campaigns::at(saves).folder().join("index.json")
    }

    fn begin(
        book: &Arc<CampaignBook>,
        file: &Path,
        text: &str,
    ) -> Result<Option<CampaignPass>, Unplayable> {
        let artefact: CampaignArtefact = artefact_in(file, text, CAMPAIGN)?;
        if !artefact.finished {
            return Ok(None);
        }
        Ok(Some(CampaignPass::new(book, file, artefact)?))
    }

    fn different(_: &Arc<CampaignBook>, _: &Path, again: &CampaignPass) -> Unplayable {
        again.different().into()
    }

    fn account(again: &CampaignPass) -> Option<CampaignAccount> {
        CampaignAccount::of(again.campaign())
    }
}
