//! Begins a session with a new fight, or with one that was kept.

use std::{path::Path, sync::Arc};

use engine::Seat;
use skirmish::{SetupError, Skirmish, data::Armoury};

use super::{FIGHT, FightError, Fights, Muster, Session, again};
use crate::{
    saves::{Saves, read_game},
    skirmish::commander::Commander,
};

impl Session {
    /// A new fight, in a file of its own.
    ///
    /// # Errors
    /// The scenario speaks of something that the armoury does not have.
    pub fn begin(
        armoury: &Arc<Armoury>,
        saves: &Saves,
        muster: Muster,
    ) -> Result<Session, SetupError> {
        let fight = Skirmish::new(armoury, &muster.setup, muster.seed)?;
        let fights = Fights::at(saves);
        let file = fights.next_file();
        let (armoury, seated) = (armoury.clone(), seated(armoury, &muster));
        let mut session = Session { armoury, fight, muster, seated, fights, file, trouble: None };
        session.keep();
        Ok(session)
    }

    /// Goes on with the fight in `file`.
    ///
    /// # Errors
    /// The file cannot be used, or the fight does not go as it was recorded.
    pub fn resume(
        armoury: &Arc<Armoury>,
        saves: &Saves,
        file: &Path,
    ) -> Result<Session, FightError> {
        let (muster, fight) = again::verified(armoury, file, &read_game(file, FIGHT)?)?;
        let (seated, fights) = (seated(armoury, &muster), Fights::at(saves));
        let (armoury, file) = (armoury.clone(), file.to_owned());
        Ok(Session { armoury, fight, muster, seated, fights, file, trouble: None })
    }
}

/// Somebody for every seat.
fn seated(armoury: &Arc<Armoury>, muster: &Muster) -> Vec<Commander> {
    let kinds = muster.commanders.iter().enumerate();
    let new = |(n, kind)| Commander::new(kind, armoury, muster.seed, Seat(n as u8), 0);
    kinds.map(new).collect()
}
