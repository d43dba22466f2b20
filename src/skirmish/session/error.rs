//! Errors of fights on disk.

use std::path::PathBuf;

use engine::{JournalHash, Refusal};
use skirmish::SetupError;

use crate::{saves::SaveError, skirmish::commander::UnknownCommander};

/// Why no recorded fight can be fought again or gone on with.
#[derive(Debug, thiserror::Error)]
pub enum FightError {
    #[error("{}: {fault}", file.display())]
    Setup { file: PathBuf, fault: SetupError },
    #[error(transparent)]
    Save(#[from] SaveError),
    #[error("{}: {fault}", file.display())]
    Commander { file: PathBuf, fault: UnknownCommander },
    #[error(
        "{}: decision {number} cannot be made ({refusal}): the arms or rules are not those it was \
         fought with", file.display()
    )]
    Refused { file: PathBuf, number: usize, refusal: Refusal },
    #[error(
        "{}: the journal comes to {now}, not to {recorded} as recorded: the arms or rules are not \
         those it was fought with", file.display()
    )]
    Different { file: PathBuf, recorded: JournalHash, now: JournalHash },
}
