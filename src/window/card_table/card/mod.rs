//! Cards as drawn: in hand, in play, on a contract slot, and large to be read.

mod face;
mod hand_layout;
mod large;
mod sheet;
mod tile;

pub use face::{face, laid, pills, tip_pills, tips, told_in_a_line};
pub use large::{GLANCE, READING, large, offered, printed, printed_in_the_middle, room, within};
pub use tile::{bar, crew, ship};
