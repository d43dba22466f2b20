//! The kinds of games that are counted.

use std::{
    fmt::Display,
    path::{Path, PathBuf},
    sync::Arc,
};

use cards::CardGame;
use engine::{Artefact, JournalHash};
use serde::{Serialize, de::DeserializeOwned};
use skirmish::{Skirmish, data::Armoury};

use super::{account::Account, fight_account::FightAccount};
use crate::{
    data::{Cause, Library},
    replay::ReplayError,
    replay_timeline::{CardRecording, FightRecording, MoveOf, Pass, Recording},
    saves::{CARD_GAME, CardArtefact, SaveError, Saves, artefact_in},
    skirmish::session::{FIGHT, FightArtefact, FightError, Fights},
};

/// The record of a game of some kind.
type ArtefactOf<K> =
    Artefact<<<K as Kind>::Recording as Recording>::Setup, MoveOf<<K as Kind>::Recording>>;
/// A game of some kind.
type GameOf<K> = <<K as Kind>::Recording as Recording>::Game;

/// A kind of games that are counted once they are over.
pub trait Kind: Sized {
    /// How such a game was recorded.
    type Recording: Recording<Fault: Display>;
    /// What it takes to play such a game again.
    type Tables;
    /// What is remembered of one.
    type Account: Clone + PartialEq + Serialize + DeserializeOwned;
    /// How one is called.
    const WORD: &'static str;

    /// Every finished one, oldest first, readable or not.
    fn files(saves: &Saves) -> Vec<PathBuf>;

    /// Where the index is: not called like a game, so nobody takes it for one.
    fn index(saves: &Saves) -> PathBuf;

    /// The one in `text` before its first decision; why it cannot be played again otherwise.
    ///
    /// # Errors
    /// The text is no such record, or it cannot be set up.
    fn begin(
        tables: &Self::Tables,
        file: &Path,
        text: &str,
    ) -> Result<Pass<Self::Recording>, Unplayable>;

    /// Its journal comes to something else than was recorded: why.
    fn different(
        tables: &Self::Tables,
        file: &Path,
        artefact: &ArtefactOf<Self>,
        now: JournalHash,
    ) -> Unplayable;

    /// The account of one that was played to its end; nothing while it is not over.
    fn account(artefact: &ArtefactOf<Self>, game: &GameOf<Self>) -> Option<Self::Account>;
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
}

/// Card games.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Cards {}

impl Kind for Cards {
    type Recording = CardRecording;
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
    ) -> Result<Pass<CardRecording>, Unplayable> {
        let artefact: CardArtefact = artefact_in(file, text, CARD_GAME)?;
        Ok(Pass::<CardRecording>::new(library, file, artefact)?)
    }

    fn different(
        library: &Library,
        file: &Path,
        artefact: &CardArtefact,
        now: JournalHash,
    ) -> Unplayable {
        let cause = Cause(library.changes(&artefact.setup.packs));
        let (file, recorded) = (file.to_owned(), artefact.journal);
        ReplayError::Different { file, recorded, now, cause }.into()
    }

    fn account(artefact: &CardArtefact, game: &CardGame) -> Option<Account> {
        Account::of(artefact, game)
    }
}

/// Fights.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Battles {}

impl Kind for Battles {
    type Recording = FightRecording;
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
    ) -> Result<Pass<FightRecording>, Unplayable> {
        let artefact: FightArtefact = artefact_in(file, text, FIGHT)?;
        Ok(Pass::<FightRecording>::new(armoury, file, artefact)?)
    }

    fn different(
        _: &Arc<Armoury>,
        file: &Path,
        artefact: &FightArtefact,
        now: JournalHash,
    ) -> Unplayable {
        let (file, recorded) = (file.to_owned(), artefact.journal);
        FightError::Different { file, recorded, now }.into()
    }

    fn account(artefact: &FightArtefact, fight: &Skirmish) -> Option<FightAccount> {
        FightAccount::of(artefact, fight)
    }
}
