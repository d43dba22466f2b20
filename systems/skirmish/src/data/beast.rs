//! Beasts among the fighters (M-08).

use serde::{Deserialize, Serialize};

/// Traits of a beast. Its scores are those of any fighter.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Beast {
    /// Name of the kind, such as `dune hound`.
    pub kind: String,
    /// Bands a round when it runs (CT-MOV-06).
    pub speed: u8,
    /// Metres of a move (SE-DAT-13).
    pub metres: u8,
    /// Whether it lies in wait (CT-SUP-15).
    #[serde(default)]
    pub pouncer: bool,
}
