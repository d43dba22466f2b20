//! Borders between a person and what they are in a game: their card on a voyage, their fighter in a
//! boarding. Deriving and returning unchanged is the identity.

mod card;
mod care;
mod fighter;

pub use card::{
    CREW, capacity, crew_card, id_on_card, levels, on_cards, person_of, traits, wounds_of,
};
pub(crate) use card::{crew_text, manned};
pub(crate) use care::{WEEK, hospital, serious, sickbay};
pub use fighter::{Lent, fighter, is_armed, returned};
