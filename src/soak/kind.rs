//! The kinds of games that there are to soak.

use std::{fmt, str::FromStr};

use serde::{Deserialize, Serialize};

/// The kind of game.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
#[serde(into = "String", try_from = "String")]
pub enum Kind {
    /// The card game, with so many captains.
    Cards(u8),
    Classic,
    SecondEdition,
    Life,
}

/// A name that is none of theirs.
#[derive(Debug, Clone, PartialEq, Eq, thiserror::Error)]
#[error("`{name}` is no kind of game; there are {}", Kind::ALL.map(|kind| kind.to_string()).join(", "))]
pub struct UnknownKind {
    name: String,
}

impl Kind {
    /// Every kind of game.
    pub const ALL: [Kind; 7] = [
        Kind::Cards(1),
        Kind::Cards(2),
        Kind::Cards(3),
        Kind::Cards(4),
        Kind::Classic,
        Kind::SecondEdition,
        Kind::Life,
    ];

    /// The kind of a seed's game, among the wanted kinds; among all where none is named.
    pub fn of(seed: u64, wanted: &[Kind]) -> Kind {
        let kinds = if wanted.is_empty() { &Kind::ALL } else { wanted };
        kinds[(seed % kinds.len() as u64) as usize]
    }
}

impl fmt::Display for Kind {
    fn fmt(&self, f: &mut fmt::Formatter) -> fmt::Result {
        match self {
            Kind::Cards(captains) => write!(f, "cards-{captains}"),
            Kind::Classic => write!(f, "classic"),
            Kind::SecondEdition => write!(f, "second-edition"),
            Kind::Life => write!(f, "life"),
        }
    }
}

impl FromStr for Kind {
    type Err = UnknownKind;

    fn from_str(name: &str) -> Result<Kind, UnknownKind> {
        let found = Kind::ALL.into_iter().find(|kind| kind.to_string() == name);
        found.ok_or_else(|| UnknownKind { name: name.to_owned() })
    }
}

impl From<Kind> for String {
    fn from(kind: Kind) -> String {
        kind.to_string()
    }
}

impl TryFrom<String> for Kind {
    type Error = UnknownKind;

    fn try_from(name: String) -> Result<Kind, UnknownKind> {
        name.parse()
    }
}
