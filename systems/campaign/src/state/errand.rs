//! What is done in the days in port.

use serde::{Deserialize, Serialize};

use super::Chances;

/// Something that takes days in port.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
pub enum Errand {
    /// Ask around for word.
    Inquire,
    /// Haggle over what the contract of this number pays.
    Haggle(u8),
    /// See to the ship's papers.
    Papers,
    /// Buy the chandler's weapon of this number for the ship's locker.
    Arm(u8),
}

/// An errand that can be done now.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct ErrandOffer {
    pub errand: Errand,
    /// Days that it takes, of those that are left.
    pub days: u8,
    /// Credits that it costs.
    pub price: u32,
    /// Who throws, and how likely they succeed; `None` where nothing is thrown.
    pub chances: Option<Chances>,
}

/// What has been done in this port.
#[derive(Debug, Clone, Default)]
pub(crate) struct ErrandsDone {
    /// Times that somebody asked around.
    pub inquiries: u8,
    /// Whether they were told something; nobody has more to tell.
    pub heard: bool,
    /// Numbers of the contracts that were haggled over.
    pub haggled: Vec<u8>,
    /// Whether the papers were seen to.
    pub papers: bool,
    /// Credits that this takes off the month's instalment.
    pub rebate: u32,
}
