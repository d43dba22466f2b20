//! Computer captains, and a pool of them that is reused across games.

use std::sync::Arc;

use ai::{BaselineCaptain, Level, Mind, Persona, RandomCaptain};
use cards::{CardGame, Choice, Move, data::CardBook};
use engine::{Game, Player};

use super::{PlayerKind, UnknownCaptain};
use crate::data::Library;

/// A computer captain; it can think on another thread.
pub enum Computer {
    Mind(Box<Mind>),
    Baseline(Box<BaselineCaptain>),
    Random(Box<RandomCaptain>),
}

impl Computer {
    /// A persona's mind or the steady one, which knows these cards.
    pub fn mind(
        library: &Library,
        book: &Arc<CardBook>,
        persona: Option<&Persona>,
        level: Level,
    ) -> Computer {
        let steady = &library.personality;
        let personality =
            persona.map_or_else(|| steady.clone(), |persona| persona.personality(steady));
        let profile = library.levels.of(level).clone();
        Computer::Mind(Box::new(Mind::new(Arc::clone(book), personality, profile)))
    }

    /// Decides for the seat that is asked, by its observation. A random captain does not look.
    pub fn decide(&mut self, game: &CardGame, choice: &Choice) -> Move {
        match self {
            Computer::Mind(mind) => mind.decide(&game.observe(choice.seat), choice),
            Computer::Baseline(captain) => captain.decide(&game.observe(choice.seat), choice),
            Computer::Random(random) => random.pick(choice),
        }
    }
}

/// Somebody to decide, with `luck` as their seed; nobody for a person.
pub fn computer(
    kind: &PlayerKind,
    (library, book): (&Library, &Arc<CardBook>),
    luck: u64,
) -> Option<Computer> {
    match kind {
        PlayerKind::Person => None,
        PlayerKind::Mind { persona, level } => {
            Some(Computer::mind(library, book, persona.as_deref(), *level))
        }
        PlayerKind::Baseline => {
            Some(Computer::Baseline(Box::new(BaselineCaptain::new(Arc::clone(book)))))
        }
        PlayerKind::Random => Some(Computer::Random(Box::new(RandomCaptain::new(luck)))),
    }
}

/// A pool of stateless agents, one of each kind, reused across games: to make a mind takes as long as a
/// good part of a game.
///
/// A pool serves games of one library and one card pool.
#[derive(Default)]
pub struct AgentPool {
    captains: Vec<(String, Computer)>,
}

/// Where a captain of a game is found.
pub enum SeatedAgent {
    /// The number of an agent in the pool.
    Kept(usize),
    /// Made for this game.
    Own(Computer),
}

impl AgentPool {
    /// Whom these words of an artefact name; nobody for a person. `luck` is for those who have dice.
    ///
    /// # Errors
    /// There is no such captain.
    pub fn find(
        &mut self,
        player: &str,
        (library, book): (&Library, &Arc<CardBook>),
        luck: u64,
    ) -> Result<Option<SeatedAgent>, UnknownCaptain> {
        if let Some(at) = self.captains.iter().position(|(name, _)| name == player) {
            return Ok(Some(SeatedAgent::Kept(at)));
        }
        let kind = PlayerKind::read(player, library)?;
        let Some(captain) = computer(&kind, (library, book), luck) else { return Ok(None) };
        if kind == PlayerKind::Random {
            return Ok(Some(SeatedAgent::Own(captain)));
        }
        self.captains.push((player.to_owned(), captain));
        Ok(Some(SeatedAgent::Kept(self.captains.len() - 1)))
    }

    /// The captain who sits there.
    pub fn at<'a>(&'a mut self, sitting: &'a mut SeatedAgent) -> &'a mut Computer {
        match sitting {
            SeatedAgent::Kept(at) => &mut self.captains[*at].1,
            SeatedAgent::Own(captain) => captain,
        }
    }
}
