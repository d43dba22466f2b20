//! The campaign: one crew through ports, voyages and boardings.
//!
//! The port, the crew wall, the books and the lanes are drawn from what the captain knows and the
//! question asked of them; voyages and boardings are played at the window's own tables, each as a game
//! of its own in the campaign's folder, and come home when they are over. Start at [`screen`] for what
//! stands where, at [`run`] for the campaign under way, at [`action`] for what can be done.

mod action;
mod at_sea;
mod begin;
mod contract;
mod crew;
mod dialogs;
mod ending;
mod errands;
mod event;
mod guide;
mod health;
mod keys;
mod lanes;
mod port;
mod prize;
mod question;
mod run;
mod sailing;
mod screen;
#[cfg(not(target_arch = "wasm32"))]
pub(in crate::window) mod shots;
mod state;
mod tapped;
#[cfg(test)]
mod tests;
mod top;

pub(in crate::window) use sailing::learn;
pub(in crate::window) use screen::plugin;
#[cfg(not(target_arch = "wasm32"))]
pub(in crate::window) use {
    action::CampaignAction,
    run::Run,
    state::{CampaignDialog, CampaignUi},
};
