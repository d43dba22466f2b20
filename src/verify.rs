//! Any recorded game or life, played once more from its text: the same everywhere, or not.

use std::{path::Path, sync::Arc};

use characters::data::Tables;
use play::JournalHash;
use serde::Deserialize;

use crate::{
    data::Library,
    people::lives::{self, LIFE, LifeArtefact, LifeError},
    replay::{self, ReplayError},
    saves::{CARD_GAME, CardArtefact, SaveError, artefact_in},
};

/// A record of one of our games that comes out as it was recorded.
#[derive(Debug, Clone, PartialEq)]
pub enum Record {
    Cards(CardArtefact),
    Life(LifeArtefact),
}

/// Why a record is not believed.
#[derive(Debug, thiserror::Error)]
pub enum VerifyError {
    #[error(transparent)]
    File(#[from] SaveError),
    #[error(transparent)]
    Replay(#[from] ReplayError),
    #[error(transparent)]
    Life(#[from] LifeError),
}

impl Record {
    /// The hash of its journal.
    pub fn journal(&self) -> JournalHash {
        match self {
            Record::Cards(game) => game.journal,
            Record::Life(life) => life.journal,
        }
    }
}

/// Plays the record in `text` once more; `file` is the name used in errors.
///
/// # Errors
/// The text is no record, broken, altered, from a newer build, or plays differently.
pub fn verified(
    library: &Library,
    tables: &Arc<Tables>,
    file: &Path,
    text: &str,
) -> Result<Record, VerifyError> {
    if kind(text).as_deref() == Some(LIFE) {
        let life: LifeArtefact = artefact_in(file, text, LIFE)?;
        lives::lived_again(tables, file, &life)?;
        return Ok(Record::Life(life));
    }
    let game: CardArtefact = artefact_in(file, text, CARD_GAME)?;
    replay::verified(library, file, &game)?;
    Ok(Record::Cards(game))
}

/// Which game the record is of, if it is one at all.
pub fn kind(text: &str) -> Option<String> {
    #[derive(Deserialize)]
    struct Envelope {
        artefact: Kind,
    }
    #[derive(Deserialize)]
    struct Kind {
        game: String,
    }
    serde_json::from_str::<Envelope>(text).ok().map(|envelope| envelope.artefact.game)
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::people::{names, tables};

    fn hash(text: &str) -> Result<JournalHash, String> {
        let library = Library::load().expect("the shipped cards");
        let tables = Arc::new(tables::load().expect("the shipped tables"));
        let record = verified(&library, &tables, Path::new("a.json"), text);
        record.map(|record| record.journal()).map_err(|fault| fault.to_string())
    }

    fn life() -> LifeArtefact {
        let tables = Arc::new(tables::load().expect("the shipped tables"));
        let setup = characters::Setup { name: names::for_seed(4), rules: Default::default() };
        let wish = characters::wish::Wish::Anything;
        let life = characters::wish::live(&tables, &setup, &wish, None, 4).expect("a life");
        life.artefact(4)
    }

    #[test]
    fn a_life_comes_out_as_it_was_recorded_or_is_refused() {
        let life = life();
        assert_eq!(hash(&life.write()), Ok(life.journal));
        let other = LifeArtefact { journal: JournalHash(1), ..life };
        assert!(hash(&other.write()).expect_err("different").contains("0000000000000001"));
    }

    #[test]
    fn what_is_no_record_is_refused_with_its_place() {
        assert!(hash("{").expect_err("broken").starts_with("a.json:1:"));
        let skirmish = life().write().replace("\"life\"", "\"chess\"");
        assert!(hash(&skirmish).is_err());
    }
}
