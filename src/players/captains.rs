//! The computer captains of one game, who think in bounded pieces.

use std::sync::Arc;

use ai::{OptionScore, RandomCaptain};
use cards::{CardGame, Decision, Observation, Setup, data::CardBook};
use engine::{Game, Seat};

use super::{Computer, PlayerKind, UnknownCaptain, computer, luck};
use crate::data::Library;

/// Who decides in one game besides the person.
pub struct Captains {
    /// By seat; nobody where a person sits.
    seated: Vec<Option<Computer>>,
    seed: u64,
    /// The observation that the thinking captain looks at, and the number of decisions before it.
    looked: Option<(usize, Observation)>,
}

/// The outcome of one piece of thinking.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Piece {
    Chosen(Decision),
    Unfinished,
    /// No computer captain is asked.
    Nobody,
}

impl Captains {
    /// Those whom the setup names, in a game of this seed.
    ///
    /// # Errors
    /// There is no such captain.
    pub fn of(
        library: &Library,
        book: &Arc<CardBook>,
        setup: &Setup,
        seed: u64,
    ) -> Result<Captains, UnknownCaptain> {
        // A random captain's dice are made anew for each decision; this seed does not matter.
        let sits = |player: &str| {
            PlayerKind::read(player, library).map(|kind| computer(&kind, (library, book), seed))
        };
        let seated = setup.captains.iter().map(|captain| sits(&captain.player));
        Ok(Captains { seated: seated.collect::<Result<_, _>>()?, seed, looked: None })
    }

    /// The first seat in which a person sits.
    pub fn person(&self) -> Option<Seat> {
        let seat = self.seated.iter().position(Option::is_none)?;
        Some(Seat(seat as u8))
    }

    /// Whether one of them decides for this seat.
    pub fn sit_at(&self, seat: Seat) -> bool {
        self.seated.get(seat.index()).is_some_and(Option::is_some)
    }

    /// One piece of thinking of whoever is asked, after so many decisions.
    pub fn think(&mut self, game: &CardGame, made: usize) -> Piece {
        let Some(choice) = game.choice() else { return Piece::Nobody };
        let seat = choice.seat;
        let chosen = match self.seated.get_mut(seat.index()) {
            None | Some(None) => return Piece::Nobody,
            // Seeded anew for each decision, so that a resumed game goes on as it would have.
            Some(Some(Computer::Random(_))) => {
                Some(RandomCaptain::new(luck(self.seed, seat, made)).pick(choice))
            }
            Some(Some(Computer::Mind(mind))) => {
                mind.ponder(look(&mut self.looked, (game, seat), made), choice)
            }
            Some(Some(captain @ Computer::Baseline(_))) => Some(captain.decide(game, choice)),
        };
        // A captain who answers with what was not offered still has to answer.
        let first = choice.options.first().copied();
        let offered = |chosen| Some(chosen).filter(|it| choice.options.contains(it)).or(first);
        match chosen.map(offered) {
            None => Piece::Unfinished,
            Some(None) => Piece::Nobody,
            Some(Some(chosen)) => Piece::Chosen(Decision { seat, chosen }),
        }
    }

    /// What the captain of this seat weighed for their last decision; nothing where no mind decided.
    pub fn weighed(&self, seat: Seat) -> Vec<OptionScore> {
        match self.seated.get(seat.index()) {
            Some(Some(Computer::Mind(mind))) => mind.last(),
            None | Some(None | Some(Computer::Baseline(_) | Computer::Random(_))) => Vec::new(),
        }
    }

    /// Something was taken back: whoever thinks looks again.
    pub fn look_again(&mut self) {
        self.looked = None;
    }
}

/// What whoever is asked sees. Whatever has been decided since they looked, even that somebody gives up,
/// makes them look again.
fn look<'a>(
    looked: &'a mut Option<(usize, Observation)>,
    (game, seat): (&CardGame, Seat),
    made: usize,
) -> &'a Observation {
    let kept = looked.take().filter(|(when, _)| *when == made);
    &looked.insert(kept.unwrap_or_else(|| (made, game.observe(seat)))).1
}
