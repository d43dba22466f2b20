//! Replays a recorded game and checks it.

use std::path::{Path, PathBuf};

use cards::{CardGame, SetupError, data::PackUsed};
use engine::{JournalHash, Refusal};

use crate::{
    data::{Cause, Library, PackChange},
    saves::CardArtefact,
};

/// Why a recorded game cannot be played again.
#[derive(Debug, thiserror::Error)]
pub enum ReplayError {
    #[error("{}: {fault}", file.display())]
    Setup { file: PathBuf, fault: SetupError },
    #[error("{}: it was played with the pack `{}` {}, which is not here", file.display(), pack.id, pack.version)]
    PackGone { file: PathBuf, pack: PackUsed },
    #[error("{}: decision {number} cannot be made ({refusal}): {cause}", file.display())]
    Refused { file: PathBuf, number: usize, refusal: Refusal, cause: Cause },
    #[error(
        "{}: the journal comes to {now}, not to {recorded} as recorded: {cause}", file.display()
    )]
    Different { file: PathBuf, recorded: JournalHash, now: JournalHash, cause: Cause },
}

/// The game as it stands after the last recorded decision; `file` is named in errors.
///
/// # Errors
/// A pack is gone, it cannot be set up, or a decision is not accepted.
pub fn replayed(
    library: &Library,
    file: &Path,
    artefact: &CardArtefact,
) -> Result<CardGame, ReplayError> {
    let mut game = dealt(library, file, artefact)?;
    engine::replay(&mut game, &artefact.decisions).map_err(|(number, refusal)| {
        let cause = Cause(library.changes(&artefact.setup.packs));
        ReplayError::Refused { file: file.to_owned(), number: number + 1, refusal, cause }
    })?;
    Ok(game)
}

/// The game before its first decision.
///
/// # Errors
/// A pack is gone, or it cannot be set up.
pub fn dealt(
    library: &Library,
    file: &Path,
    artefact: &CardArtefact,
) -> Result<CardGame, ReplayError> {
    let (file, packs) = (file.to_owned(), &artefact.setup.packs);
    let changes = library.changes(packs);
    if let Some(gone) = changes.into_iter().find(|change| change.now.is_none()) {
        return Err(ReplayError::PackGone { file, pack: gone.was });
    }
    CardGame::new(&library.cards_of(packs), &artefact.setup, artefact.seed)
        .map_err(|fault| ReplayError::Setup { file, fault })
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
    use engine::Game;
    let game = replayed(library, file, artefact)?;
    let (now, recorded) = (game.journal().hash(), artefact.journal);
    if now != recorded {
        let cause = Cause(library.changes(&artefact.setup.packs));
        return Err(ReplayError::Different { file: file.to_owned(), recorded, now, cause });
    }
    Ok(game)
}

/// The game to go on with, and the packs that have changed since. With changed packs it need not come
/// out as recorded, if only every decision can be made still.
///
/// # Errors
/// As [`replayed`]; with the same packs as [`verified`].
pub fn resumed(
    library: &Library,
    file: &Path,
    artefact: &CardArtefact,
) -> Result<(CardGame, Vec<PackChange>), ReplayError> {
    let changes = library.changes(&artefact.setup.packs);
    let play_again = if changes.is_empty() { verified } else { replayed };
    Ok((play_again(library, file, artefact)?, changes))
}
