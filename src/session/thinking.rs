//! Lets computer captains decide in bounded pieces, so that no frame waits for a whole thought.

use ai::RandomCaptain;
use cards::{Choice, Decision, Move, Observation};
use engine::{Game, Player, Seat};

use super::state::{Seated, Session};
use crate::players::{self, Computer};

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
        let sits = self.seated.get(seat.index())?;
        (!matches!(sits, Seated::Person)).then_some(seat)
    }

    /// One piece of thinking of a computer captain, if one is asked; or what an input of the person has
    /// settled, if they are.
    fn think(&mut self) -> Piece {
        if self.asked().is_some() {
            return if self.follow() { Piece::Decided } else { Piece::Nobody };
        }
        let Some(choice) = self.game.choice() else { return Piece::Nobody };
        let (seat, first) = (choice.seat, choice.options.first().copied());
        let made = self.decisions.len();
        let chosen = match self.seated.get_mut(seat.index()) {
            None | Some(Seated::Person) => return Piece::Nobody,
            Some(Seated::Mind(captain)) => {
                // Whatever has been decided since, even that somebody gives up, makes them look again.
                let looked = self.looked.take().filter(|(when, _)| *when == made);
                let looked = looked.unwrap_or_else(|| (made, self.game.observe(seat)));
                let (_, seen) = self.looked.insert(looked);
                match ponder(captain, seen, choice) {
                    Some(chosen) => chosen,
                    None => return Piece::Unfinished,
                }
            }
            Some(Seated::Random) => {
                RandomCaptain::new(players::luck(self.seed, seat, made)).pick(choice)
            }
        };
        // A captain who answers with what was not offered still has to answer.
        let answered = self.make(Decision { seat, chosen }).is_ok()
            || first.is_some_and(|chosen| self.make(Decision { seat, chosen }).is_ok());
        if answered { Piece::Decided } else { Piece::Nobody }
    }
}

/// One bounded piece of thinking; `None` while there is more to think about.
fn ponder(captain: &mut Computer, seen: &Observation, choice: &Choice) -> Option<Move> {
    match captain {
        Computer::Mind(mind) => mind.ponder(seen, choice),
        Computer::Baseline(captain) => Some(captain.decide(seen, choice)),
        Computer::Random(random) => Some(random.pick(choice)),
    }
}
