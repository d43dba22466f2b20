//! Questions of a campaign and of the games inside it, and their answers.

use serde::{Deserialize, Serialize};

use crate::state::{Errand, PersonId};

/// A question of a campaign.
pub type Choice = engine::Choice<Why, Move>;
/// The answer to it.
pub type Decision = engine::Decision<Move>;

/// Reason for a question.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
pub enum Why {
    /// What to do in port; taking a contract departs.
    Port,
    /// Which card to take into the deck after a contract was fulfilled, if any.
    Prize,
    /// Which card to leave ashore for the new one.
    LeavingAshore,
    /// What to do about a port event.
    Event,
    /// A question of the voyage's card game.
    Cards(cards::Why),
    /// A question of the boarding's fight.
    Fight(skirmish::Why),
}

/// Every possible answer.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
pub enum Move {
    /// Take the contract of this number and depart.
    Sign(u8),
    /// Sign the recruit of this number on.
    Hire(u8),
    /// Pay somebody off.
    Dismiss(PersonId),
    /// Pay for a week of somebody's care in the port's hospital.
    Treat(PersonId),
    /// Take this card into the deck.
    Take(String),
    /// Take none.
    Decline,
    /// Leave a copy of this card ashore.
    LeaveAshore(String),
    /// Take the option of this number of a port event.
    Answer(u8),
    /// A move of the voyage's card game.
    Cards(cards::Move),
    /// A move of the boarding's fight.
    Fight(skirmish::Move),
    /// An errand in port.
    Errand(Errand),
}
