//! Computer captains against each other: everyone meets everyone, from both seats with the same cards.
//!
//! In come captains, decks and a number of pairs; out come [`Figures`]. [`Plan::run`] plays. A pair is
//! one seed and two decks, played twice, the captains in each other's places.

mod criteria;
mod figures;
mod plan;
mod style;

pub use figures::{Entrant, Figures, Mirror};
pub use plan::{ArenaError, Bout, Plan};
pub use style::{Manner, Style};
