//! A recorded fight, fought once more.

use std::{path::Path, sync::Arc};

use engine::Game;
use skirmish::{Skirmish, data::Armoury};

use super::{
    FightError, FightOptions,
    kept::{self, FightArtefact},
};

/// The fight as it stands after its last recorded decision; `file` is named in errors.
///
/// # Errors
/// It cannot be set up with this armoury, or a decision is not accepted.
pub fn replayed(
    armoury: &Arc<Armoury>,
    file: &Path,
    artefact: &FightArtefact,
) -> Result<Skirmish, FightError> {
    let mut fight = Skirmish::new(armoury, artefact.setup.fight(), artefact.seed)
        .map_err(|fault| FightError::Setup { file: file.to_owned(), fault })?;
    engine::replay(&mut fight, &artefact.decisions).map_err(|(number, refusal)| {
        FightError::Refused { file: file.to_owned(), number: number + 1, refusal }
    })?;
    Ok(fight)
}

/// The same with its journal as it was recorded, and how it was begun.
///
/// # Errors
/// It cannot be fought again, comes out differently, or is commanded by nobody we know.
pub fn verified(
    armoury: &Arc<Armoury>,
    file: &Path,
    artefact: &FightArtefact,
) -> Result<(FightOptions, Skirmish), FightError> {
    let fight_options = kept::fight_options(file, artefact)?;
    let fight = replayed(armoury, file, artefact)?;
    let (now, recorded) = (fight.journal().hash(), artefact.journal);
    if now != recorded {
        return Err(FightError::Different { file: file.to_owned(), recorded, now });
    }
    Ok((fight_options, fight))
}
