//! The game inside a leg, played by hand: a game of its own on disk, in the campaign's folder, until it
//! is over; then its decisions are made in the campaign.

use std::{path::PathBuf, sync::Arc};

use ai::combat::Minds;
use campaign::{Decision, InnerGame, Move};
use engine::{Artefact, Refusal};

use super::under_way::UnderWay;
use crate::{
    data::Library,
    saves::{SaveError, read_card_game, read_game, remove},
    session::{Opened, Session, SessionError},
    skirmish::{
        commander::CommanderKind,
        session::{FIGHT, FightArtefact, FightOptions, Fights, Session as FightSession},
    },
};

/// Why a game inside a leg cannot be played, or not be brought home.
#[derive(Debug, thiserror::Error)]
pub enum InnerGameError {
    #[error(transparent)]
    Voyage(#[from] SessionError),
    #[error(transparent)]
    Fight(#[from] skirmish::SetupError),
    #[error(transparent)]
    Save(#[from] SaveError),
    #[error("the game inside the leg is another one than was played: {0}")]
    Other(#[from] Refusal),
}

impl UnderWay {
    /// The voyage, as it was left or dealt anew; `None` where none is under way. A file that cannot be
    /// used stays where it is.
    ///
    /// # Errors
    /// The voyage cannot be dealt.
    pub fn voyage(&self, library: &Library) -> Result<Option<Opened>, SessionError> {
        let Some(InnerGame::Cards(game, setup, seed)) = self.campaign.inner() else {
            return Ok(None);
        };
        let library = Library { book: game.book().clone(), ..library.clone() };
        let (saves, mut unusable) = (self.inner_saves(), Vec::new());
        for file in saves.in_progress().iter().rev() {
            match Session::resume(&library, &saves, file) {
                Ok(session) if session.seed() == seed && session.setup() == setup => {
                    let opened = Opened { session, resumed: true, unusable, set_aside: None };
                    return Ok(Some(opened));
                }
                Ok(_) => {} // of another leg
                Err(fault) => unusable.push(fault),
            }
        }
        let session = Session::deal(&library, &saves, setup.clone(), seed)?;
        Ok(Some(Opened { session, resumed: false, unusable, set_aside: None }))
    }

    /// The boarding, as it was left or from its beginning; `None` where nobody boards. One of the minds
    /// commands those who board.
    ///
    /// # Errors
    /// The fight cannot be set up.
    pub fn boarding(
        &self,
        minds: &Arc<Minds>,
    ) -> Result<Option<FightSession>, skirmish::SetupError> {
        let Some(InnerGame::Fight(fight, seed)) = self.campaign.inner() else { return Ok(None) };
        let (setup, saves) = (fight.setup(), self.inner_saves());
        let left = Fights::at(&saves).newest();
        let left = left.and_then(|file| FightSession::resume(minds, &saves, &file).ok());
        let left = left.filter(|it| it.fight_options().seed == seed);
        if let Some(session) = left.filter(|it| it.fight_options().setup == *setup) {
            return Ok(Some(session));
        }
        let commanders = vec![CommanderKind::Person, CommanderKind::default()];
        let options = FightOptions { setup: setup.clone(), seed, commanders, sent: Vec::new() };
        FightSession::begin(minds, &saves, options).map(Some)
    }

    /// Makes the decisions of the game inside the leg, if it has been played to its end. Returns whether
    /// it had been.
    ///
    /// # Errors
    /// What was played is another game than the campaign's, or its file cannot be removed.
    pub fn bring_home(&mut self) -> Result<bool, InnerGameError> {
        match self.campaign.inner() {
            Some(InnerGame::Cards(..)) => self.bring_the_voyage_home(),
            Some(InnerGame::Fight(..)) => self.bring_the_boarding_home(),
            None => Ok(false),
        }
    }

    /// The file of a voyage goes: the campaign has its decisions, and alone knows the cards of its people.
    fn bring_the_voyage_home(&mut self) -> Result<bool, InnerGameError> {
        let Some(InnerGame::Cards(_, setup, seed)) = self.campaign.inner() else {
            return Ok(false);
        };
        let read = |file: PathBuf| Some((read_card_game(&file).ok()?, file));
        let mut finished = self.inner_saves().finished().into_iter().rev().filter_map(read);
        let Some((voyage, file)) = finished.find(|(it, _)| it.seed == seed && it.setup == *setup)
        else {
            return Ok(false);
        };
        self.decide_all(decisions(&voyage, Move::Cards))?;
        remove(&file)?;
        Ok(true)
    }

    /// The finished fight stays on disk, to be replayed.
    fn bring_the_boarding_home(&mut self) -> Result<bool, InnerGameError> {
        let Some(InnerGame::Fight(fight, seed)) = self.campaign.inner() else { return Ok(false) };
        let read = |file: PathBuf| read_game(&file, FIGHT).ok();
        let fights = Fights::at(&self.inner_saves()).finished_files().into_iter().rev();
        let ours = |it: &FightArtefact| it.seed == seed && it.setup.fight() == fight.setup();
        let Some(fought) = fights.filter_map(read).find(ours) else { return Ok(false) };
        self.decide_all(decisions(&fought, Move::Fight))?;
        Ok(true)
    }
}

/// Decisions of a game inside the leg, as the campaign makes them.
fn decisions<S, M: Copy>(artefact: &Artefact<S, M>, made: impl Fn(M) -> Move) -> Vec<Decision> {
    let decision = |it: &engine::Decision<M>| Decision { seat: it.seat, chosen: made(it.chosen) };
    artefact.decisions.iter().map(decision).collect()
}
