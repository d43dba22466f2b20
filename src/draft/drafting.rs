//! A draft with its picks: they can be taken back, written down and made again.

use std::path::{Path, PathBuf};

use cards::{
    data::{Deck, Def},
    draft::{Choice, DRAFT, Decision, DraftArtefact, DraftError, DraftGame, Setup},
};
use engine::{Artefact, Game, JournalHash, Refusal, Seat};

use super::rivals::finished;
use crate::{
    data::{Cause, Library},
    players::PlayerKind,
    saves::SaveError,
};

/// A draft from its first offer on.
#[derive(Debug, Clone)]
pub struct Drafting {
    game: DraftGame,
    setup: Setup,
    seed: u64,
    decisions: Vec<Decision>,
    taken_back: u32,
}

/// Why a draft cannot be begun, or gone on with.
#[derive(Debug, thiserror::Error)]
pub enum DraftingError {
    #[error(transparent)]
    Draft(#[from] DraftError),
    #[error(transparent)]
    Save(#[from] SaveError),
    #[error("{}: {fault}: {cause}", file.display())]
    Impossible { file: PathBuf, fault: DraftError, cause: Cause },
    #[error("{}: pick {number} cannot be made ({refusal}): {cause}", file.display())]
    Refused { file: PathBuf, number: usize, refusal: Refusal, cause: Cause },
    #[error("{}: it comes out as {now}, and {recorded} was recorded: {cause}", file.display())]
    Different { file: PathBuf, recorded: JournalHash, now: JournalHash, cause: Cause },
}

impl Drafting {
    /// A new draft from all packs that are on.
    ///
    /// # Errors
    /// No legal deck can be made of their cards.
    pub fn begin(
        library: &Library,
        rivals: &[PlayerKind],
        seed: u64,
    ) -> Result<Drafting, DraftError> {
        let packs = library.book.packs().iter().map(|pack| pack.used()).collect();
        let rivals = rivals.iter().map(PlayerKind::to_string).collect();
        let game = DraftGame::new(&library.book, seed)?;
        let setup = Setup { packs, rivals };
        Ok(Drafting { game, setup, seed, decisions: Vec::new(), taken_back: 0 })
    }

    /// The draft that was recorded; `file` is named in errors.
    ///
    /// # Errors
    /// It does not come out as it was recorded, for its cards are others now.
    pub fn recorded(
        library: &Library,
        file: &Path,
        artefact: DraftArtefact,
    ) -> Result<Drafting, DraftingError> {
        let Artefact { setup, seed, decisions, journal: recorded, taken_back, .. } = artefact;
        let cause = || Cause(library.changes(&setup.packs));
        let file = file.to_owned();
        let mut game = match DraftGame::new(&library.cards_of(&setup.packs), seed) {
            Ok(game) => game,
            Err(fault) => return Err(DraftingError::Impossible { file, fault, cause: cause() }),
        };
        match engine::replay(&mut game, &decisions) {
            Ok(now) if now != recorded => {
                Err(DraftingError::Different { file, recorded, now, cause: cause() })
            }
            Ok(_) => Ok(Drafting { game, setup, seed, decisions, taken_back }),
            Err((nth, refusal)) => {
                let number = nth + 1;
                Err(DraftingError::Refused { file, number, refusal, cause: cause() })
            }
        }
    }

    /// All of it, as a file.
    pub fn artefact(&self) -> DraftArtefact {
        Artefact {
            game: DRAFT.to_owned(),
            setup: self.setup.clone(),
            seed: self.seed,
            decisions: self.decisions.clone(),
            journal: self.game.journal().hash(),
            finished: self.is_over(),
            taken_back: self.taken_back,
        }
    }

    /// The rules' own draft: its cards, its deck so far, what it offers.
    pub fn game(&self) -> &DraftGame {
        &self.game
    }

    /// The offer; `None` once the deck is whole.
    pub fn offer(&self) -> Option<&Choice> {
        self.game.choice()
    }

    /// Whether the deck is whole.
    pub fn is_over(&self) -> bool {
        self.offer().is_none()
    }

    /// Picks made so far.
    pub fn picks(&self) -> usize {
        self.decisions.len()
    }

    /// The seed of all offers, and of the rivals'.
    pub fn seed(&self) -> u64 {
        self.seed
    }

    /// Who drafts beside the person, as the players of a game are written.
    pub fn rivals(&self) -> &[String] {
        &self.setup.rivals
    }

    /// The deck with a name and its plan in a sentence.
    pub fn deck(&self) -> Deck {
        finished(&self.game, format!("Draft {}", self.seed))
    }

    /// Picks a card of the offer.
    ///
    /// # Errors
    /// It is not offered; nothing has changed.
    pub fn pick(&mut self, chosen: Def) -> Result<(), Refusal> {
        let decision = Decision { seat: Seat(0), chosen };
        self.game.decide(decision)?;
        self.decisions.push(decision);
        Ok(())
    }

    /// Takes the last pick back; whether there was one.
    pub fn undo(&mut self) -> bool {
        let Some((_, before)) = self.decisions.split_last() else { return false };
        let before = before.to_vec();
        // The same cards, seed and picks: what could be done once can be done again.
        let Ok(mut game) = DraftGame::new(self.game.book(), self.seed) else { return false };
        if engine::replay(&mut game, &before).is_err() {
            return false;
        }
        (self.game, self.decisions) = (game, before);
        self.taken_back = self.taken_back.saturating_add(1);
        true
    }
}
