//! The captain of a campaign: a mind for the port and the prizes that hands voyages to a card mind
//! and boardings to a combat mind.
//!
//! Like all minds it takes an [`Observation`](campaign::Observation) and a
//! [`Choice`](campaign::Choice), returns one of the options, and says why. Start at
//! [`CampaignMind`].

mod answers;
mod considerations;
mod contracts;
mod errands;
mod features;
mod mind;
mod personality;

pub use considerations::{Answering, Calling, Choosing, Clearing};
pub use mind::{CampaignMind, Officers};
pub use personality::Personality;
