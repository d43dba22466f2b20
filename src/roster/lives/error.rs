//! Errors of lives on disk.

use std::path::PathBuf;

use characters::SetupError;
use engine::{JournalHash, Refusal};

use crate::saves::SaveError;

/// Why a life on disk cannot be gone on with. Its file is left as it is.
#[derive(Debug, thiserror::Error)]
pub enum LifeError {
    #[error(transparent)]
    File(#[from] SaveError),
    #[error("{}: {fault}", file.display())]
    Setup { file: PathBuf, fault: SetupError },
    #[error(
        "{}: decision {number} cannot be made ({refusal}): the tables or rules are not those it \
         was lived by", file.display()
    )]
    Refused { file: PathBuf, number: usize, refusal: Refusal },
    #[error(
        "{}: the journal comes to {now}, not to {recorded} as recorded: the tables or rules are \
         not those it was lived by", file.display()
    )]
    Different { file: PathBuf, recorded: JournalHash, now: JournalHash },
}
