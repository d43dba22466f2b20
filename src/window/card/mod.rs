//! Cards as drawn: in hand, in play, on a contract slot, and large to be read.

mod face;
mod large;
mod tile;

pub use face::{face, pills};
pub use large::{large, wide};
pub use tile::{bar, crew, ship};
