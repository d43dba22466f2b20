//! Faults of positions, in words their author can act on.

use super::{Claim, Said};
use crate::{Broken, SetupError, Why};

/// A position that cannot be laid out, or that contradicts its claims.
#[derive(Debug, Clone, PartialEq, Eq, thiserror::Error)]
#[error("`{title}`: {fault}")]
pub struct PositionError {
    pub title: String,
    pub fault: Fault,
}

/// The fault.
#[derive(Debug, Clone, PartialEq, Eq, thiserror::Error)]
pub enum Fault {
    #[error("no card is called `{0}`")]
    NoCard(String),
    #[error("no captain is called `{0}`")]
    NoCaptain(String),
    #[error("there is no slot {0}; they are 1 to 4")]
    NoSlot(u8),
    #[error("a table has four slots, not {0}")]
    Slots(usize),
    #[error("`{card}` is attached to `{host}`, which is not in play")]
    NoHost { card: String, host: String },
    #[error("`{0}` cannot lie there")]
    Misplaced(String),
    #[error("the pool has not enough cards of EV {0} to fill a deck with")]
    NoFiller(u8),
    #[error(transparent)]
    Setup(SetupError),
    #[error("{0}")]
    Broken(Broken),
    #[error("the table was taken with other cards: there is no `{0}` like it here")]
    OtherCards(String),
    #[error("the table is damaged: it is not as it was sealed")]
    Damaged,
    #[error("nobody is asked")]
    NobodyAsked,
    #[error("{asked} is asked: {asks:?}")]
    AsksElse { asked: String, asks: Why },
    #[error("{said:?} is not on offer at {asks:?}, but: {options}")]
    NotOnOffer { said: Said, asks: Why, options: String },
    #[error("every option is good, or none is")]
    NothingToTell,
    #[error("something is both good and a blunder")]
    GoodAndBad,
    #[error("the line ends before {0:?} of {1}")]
    LineOpen(Said, String),
    #[error("the line does not show {0:?}: {1}")]
    NotShown(Claim, String),
}
