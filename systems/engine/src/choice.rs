//! Choices, decisions, and the reasons a decision is refused.

use serde::{Deserialize, Serialize};

/// Seat at the table, counted from 0 clockwise.
#[derive(
    Debug, Clone, Copy, Default, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize,
)]
#[serde(transparent)]
pub struct Seat(pub u8);

impl Seat {
    /// Returns the seat as an index.
    pub fn index(self) -> usize {
        self.0.into()
    }
}

impl std::fmt::Display for Seat {
    fn fmt(&self, f: &mut std::fmt::Formatter) -> std::fmt::Result {
        write!(f, "captain {}", u16::from(self.0) + 1)
    }
}

/// Pending question of a game: the seat to answer, the reason (`W`), and every legal move (`M`).
///
/// A choice has at least two options; a game does not ask where only one move is legal.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
pub struct Choice<W, M> {
    pub seat: Seat,
    pub why: W,
    pub options: Vec<M>,
}

impl<W, M: PartialEq> Choice<W, M> {
    /// Checks that a decision answers this choice.
    ///
    /// # Errors
    /// Another seat is asked, or the move is not among the options.
    pub fn check(&self, decision: &Decision<M>) -> Result<(), Refusal> {
        if decision.seat != self.seat {
            return Err(Refusal::NotYourChoice { asked: self.seat, answered: decision.seat });
        }
        if self.options.contains(&decision.chosen) { Ok(()) } else { Err(Refusal::NotOffered) }
    }
}

/// One seat's answer to a [`Choice`].
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
pub struct Decision<M> {
    pub seat: Seat,
    #[serde(rename = "move")]
    pub chosen: M,
}

/// Reason a decision is refused. The game stays unchanged.
#[derive(Debug, Clone, Copy, PartialEq, Eq, thiserror::Error)]
pub enum Refusal {
    #[error("nobody is asked anything: the game is over")]
    GameOver,
    #[error("it is {asked}'s choice, not {answered}'s")]
    NotYourChoice { asked: Seat, answered: Seat },
    #[error("that is not among the options")]
    NotOffered,
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn only_who_is_asked_may_answer_and_only_with_an_option() {
        let choice = Choice { seat: Seat(1), why: (), options: vec!['a', 'b'] };
        let answer = |seat, chosen| choice.check(&Decision { seat: Seat(seat), chosen });
        assert_eq!(answer(1, 'b'), Ok(()));
        assert_eq!(answer(1, 'c'), Err(Refusal::NotOffered));
        let refused = Refusal::NotYourChoice { asked: Seat(1), answered: Seat(0) };
        assert_eq!(answer(0, 'a'), Err(refused));
    }

    #[test]
    fn a_seat_that_no_table_has_can_still_be_named() {
        let refused = Refusal::NotYourChoice { asked: Seat(0), answered: Seat(255) };
        assert_eq!(refused.to_string(), "it is captain 1's choice, not captain 256's");
    }
}
