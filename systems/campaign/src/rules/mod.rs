//! The rules of a campaign, one part of a leg a file. A stage begins, its steps run, then the next
//! stage begins.

mod boarding;
mod books;
mod burial;
mod captain;
pub(crate) mod chandler;
mod clerk;
mod effects;
mod errands;
mod events;
mod hands;
mod hospital;
mod needs;
mod offers;
mod port;
mod prize;
mod races;
mod recovery;
pub(crate) mod recruits;
mod rumours;
pub(crate) mod stages;
pub(crate) mod throws;
mod voyage;

/// The plugins of the parts of a leg.
pub(crate) mod parts {
    pub(crate) use super::{
        boarding::Boarding, books::Books, errands::Errands, events::PortEvents, port::PortCall,
        prize::Prizes, recovery::Recovery, voyage::Voyage,
    };
}

pub(crate) use captain::begin;
pub(crate) use errands::Quay;
pub(crate) use recruits::{bounty, wage};
