//! Whoever drafts a deck: a mind that picks one card of an offer, by a plan that it reads off its deck so far.
//!
//! In come the deck so far and an offer ([`cards::draft`]), and nothing else: not what is offered to others, nor what
//! will be offered next. Out comes one of the cards, and with [`DraftMind::explain`] what spoke for and against each.
//! The plan is made anew for every pick (`plan`): what the contracts of the deck ask for, how much of it its cards
//! bring, what there is too little of. Until there are contracts, those of all cards stand for them.

mod adventure;
mod captains;
mod considerations;
mod imagined;
mod mind;
mod plan;
mod ship;
#[cfg(test)]
mod tests;

pub use considerations::Drafting;
pub use mind::DraftMind;
