//! Playing a recorded game once more.

use std::path::{Path, PathBuf};

use cards::{CardGame, SetupError};
use play::{JournalHash, Refusal};

use crate::{data::Library, saves::CardArtefact};

/// Why a recorded game cannot be played again.
#[derive(Debug, thiserror::Error)]
pub enum ReplayError {
    #[error("{}: {fault}", file.display())]
    Setup { file: PathBuf, fault: SetupError },
    #[error(
        "{}: decision {number} cannot be made ({refusal}): the cards or rules are not those it \
         was played with", file.display()
    )]
    Refused { file: PathBuf, number: usize, refusal: Refusal },
    #[error(
        "{}: the journal comes to {now}, not to {recorded} as recorded: the cards or rules are \
         not those it was played with", file.display()
    )]
    Different { file: PathBuf, recorded: JournalHash, now: JournalHash },
}

/// The game as it stands after the last recorded decision; `file` is named in errors.
///
/// # Errors
/// It cannot be set up, or a decision is not accepted.
pub fn replayed(
    library: &Library,
    file: &Path,
    artefact: &CardArtefact,
) -> Result<CardGame, ReplayError> {
    let mut game = CardGame::new(&library.book, &artefact.setup, artefact.seed)
        .map_err(|fault| ReplayError::Setup { file: file.to_owned(), fault })?;
    play::replay(&mut game, &artefact.decisions).map_err(|(number, refusal)| {
        ReplayError::Refused { file: file.to_owned(), number: number + 1, refusal }
    })?;
    Ok(game)
}

/// The same, and its journal is the recorded one.
///
/// # Errors
/// It cannot be played again, or comes out differently.
pub fn verified(
    library: &Library,
    file: &Path,
    artefact: &CardArtefact,
) -> Result<CardGame, ReplayError> {
    use play::Game;
    let game = replayed(library, file, artefact)?;
    let (now, recorded) = (game.journal().hash(), artefact.journal);
    if now != recorded {
        return Err(ReplayError::Different { file: file.to_owned(), recorded, now });
    }
    Ok(game)
}
