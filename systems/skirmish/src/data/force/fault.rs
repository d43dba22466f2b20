//! Faults in equipping people and forming sides.

use crate::data::ArmouryFault;

/// Reason that arms cannot be had, or that these people cannot form a side.
#[derive(Debug, Clone, PartialEq, Eq, thiserror::Error)]
pub enum ForceFault {
    #[error(transparent)]
    Armoury(#[from] ArmouryFault),
    #[error("the {0} is not for sale")]
    NotForSale(String),
    #[error("the {thing} costs Cr{price}, and there are Cr{credits} left")]
    TooDear { thing: String, price: u32, credits: u32 },
    #[error("{name} has no {weapon}")]
    NotTheirs { name: String, weapon: String },
    #[error("nothing is shot with the {0}")]
    NoMagazine(String),
    #[error("the {worn} cannot be worn with the {suit}")]
    WornAlready { suit: String, worn: String },
    #[error("the {suit} asks for Vacc Suit-{needed}, and {name} has not learnt it")]
    Unlearnt { suit: String, needed: u8, name: String },
    #[error("the scenario has {sides} sides, and no side {side}")]
    NoSide { side: u8, sides: usize },
    #[error("nobody goes")]
    Nobody,
}
