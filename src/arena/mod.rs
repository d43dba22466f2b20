//! A tournament of computer captains: everyone meets everyone, from both seats with the same cards.
//!
//! In come captains, decks and a number of pairs; out come [`Figures`], counted by a [`Tally`] while the [`Games`]
//! of a [`Plan`] are played. A pair is one seed and two decks, played twice, the captains in each other's places.

mod criteria;
mod figures;
mod plan;
mod style;

pub use figures::{Entrant, Figures, Mirror, Tally};
pub use plan::{ArenaError, Bout, Games, Plan};
pub use style::{Manner, Style};
