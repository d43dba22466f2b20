//! Begins a session with a new fight, or with one that was kept.

use std::{
    path::{Path, PathBuf},
    sync::Arc,
};

use ai::combat::Minds;
use engine::Seat;
use skirmish::{SetupError, Skirmish};

use super::{FIGHT, FightError, FightOptions, Fights, Session, again};
use crate::{
    disk::Lock,
    saves::{LastSeen, Saves, lock, read_game},
    skirmish::{commander::Commander, flow::Flow},
};

impl Session {
    /// A new fight, in a file of its own.
    ///
    /// # Errors
    /// The scenario speaks of something that the armoury does not have.
    pub fn begin(
        minds: &Arc<Minds>,
        saves: &Saves,
        fight_options: FightOptions,
    ) -> Result<Session, SetupError> {
        let fight = Skirmish::new(&minds.armoury, &fight_options.setup, fight_options.seed)?;
        let fights = Fights::at(saves);
        let claimed = fights.claim_file();
        let mut session = Session::seated_at(minds, fight, fight_options, fights, claimed);
        session.keep();
        Ok(session)
    }

    /// Goes on with the fight in `file`.
    ///
    /// # Errors
    /// Another program has it open, the file cannot be used, or the fight does not go as it was recorded.
    pub fn resume(minds: &Arc<Minds>, saves: &Saves, file: &Path) -> Result<Session, FightError> {
        // First of all: what is read is not written by anybody else from here on.
        let lock = lock(file)?;
        let (fight_options, fight) =
            again::verified(&minds.armoury, file, &read_game(file, FIGHT)?)?;
        let (fights, claimed) = (Fights::at(saves), (file.to_owned(), lock));
        Ok(Session::seated_at(minds, fight, fight_options, fights, claimed))
    }

    /// The fight with somebody in every seat, who remember nothing and teach nothing.
    fn seated_at(
        minds: &Arc<Minds>,
        fight: Skirmish,
        fight_options: FightOptions,
        fights: Fights,
        (file, lock): (PathBuf, Lock),
    ) -> Session {
        Session {
            minds: Arc::clone(minds),
            seated: seated(minds, &fight_options),
            fight,
            fight_options,
            fights,
            last_seen: LastSeen::of(&file),
            file,
            lock: Some(lock),
            trouble: None,
            course: None,
            flow: Flow::new(Arc::clone(minds)),
            inputs: Vec::new(),
            settled: 0,
        }
    }
}

/// Somebody for every seat.
fn seated(minds: &Arc<Minds>, fight_options: &FightOptions) -> Vec<Commander> {
    let kinds = fight_options.commanders.iter().enumerate();
    let new = |(n, kind)| Commander::new(kind, minds, fight_options.seed, Seat(n as u8), 0);
    kinds.map(new).collect()
}
