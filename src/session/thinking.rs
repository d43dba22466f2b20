//! Lets computer captains decide in bounded pieces, so that no frame waits for a whole thought.

use engine::Seat;

use super::state::Session;
use crate::players;

/// The progress of the computer captains in a while.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Progress {
    /// Whether anybody decided anything.
    pub decided: bool,
    /// Who has more to think about, or has not begun to.
    pub thinking: Option<Seat>,
}

/// The outcome of one piece of thinking.
enum Piece {
    Decided,
    Unfinished,
    /// No computer captain is asked.
    Nobody,
}

impl Session {
    /// Lets computer captains decide until the person is asked or the game is over.
    pub fn advance(&mut self) {
        self.advance_while(|| true);
    }

    /// The same as long as `go_on` says so, which is asked between any two pieces of thinking. The
    /// game is saved once if anybody decided; a thought that is not finished is taken up next time.
    pub fn advance_while(&mut self, mut go_on: impl FnMut() -> bool) -> Progress {
        let mut decided = false;
        while go_on() {
            match self.think() {
                Piece::Decided => decided = true,
                Piece::Unfinished => {}
                Piece::Nobody => break,
            }
        }
        if decided {
            self.keep();
        }
        Progress { decided, thinking: self.thinking() }
    }

    /// The computer captain who is asked now.
    pub fn thinking(&self) -> Option<Seat> {
        let seat = self.choice()?.seat;
        self.captains.sit_at(seat).then_some(seat)
    }

    /// One piece of thinking of a computer captain, if one is asked; or what an input of the person has
    /// settled, if they are.
    fn think(&mut self) -> Piece {
        if self.asked().is_some() {
            return if self.follow() { Piece::Decided } else { Piece::Nobody };
        }
        let decision = match self.captains.think(&self.game, self.decisions.len()) {
            players::Piece::Chosen(decision) => decision,
            players::Piece::Unfinished => return Piece::Unfinished,
            players::Piece::Nobody => return Piece::Nobody,
        };
        if self.make(decision).is_ok() { Piece::Decided } else { Piece::Nobody }
    }
}
