//! Throws of the crew, as they came out and as they may.

use dice::{Odds, Throw};
use serde::Serialize;

use super::PersonId;

/// A throw as it came out.
#[derive(Debug, Clone, PartialEq, Eq, Serialize)]
pub struct Thrown {
    pub person: PersonId,
    pub throw: Throw,
    /// Whether it succeeded; a critical may say something else than the total.
    pub success: bool,
}

/// Who of the crew would throw, and how likely they succeed.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Chances {
    pub person: PersonId,
    pub odds: Odds,
}
