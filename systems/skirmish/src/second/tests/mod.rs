//! The rules of the second edition as play: given these people, when these dice fall, then this.

mod actions;
mod attacks;
mod by_hand;
mod first_aid;
mod initiative;
mod leadership;
mod movement;
mod oracle;
mod people;
mod random;
mod ranged;
mod ranges;
mod reactions;
mod sight;
