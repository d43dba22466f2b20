//! What is added to a throw, and why.

use std::{borrow::Cow, fmt};

use serde::{Deserialize, Serialize};

/// One die modifier with its name and the rule that gives it.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
pub struct Modifier {
    /// What a reader is told: `DEX 10`, `Rifle-2`, `under fire`.
    pub name: Cow<'static, str>,
    /// The id of the rule, such as `UGM-11`.
    pub rule: Cow<'static, str>,
    /// What it adds to the throw; nothing for a modifier that was looked at and came to 0.
    pub dm: i16,
}

impl Modifier {
    /// A modifier called `name` by `rule`.
    pub fn new(
        name: impl Into<Cow<'static, str>>,
        rule: impl Into<Cow<'static, str>>,
        dm: i16,
    ) -> Modifier {
        Modifier { name: name.into(), rule: rule.into(), dm }
    }
}

impl fmt::Display for Modifier {
    fn fmt(&self, f: &mut fmt::Formatter) -> fmt::Result {
        write!(f, "{} {:+}", self.name, self.dm)
    }
}

/// What modifiers come to together.
pub(crate) fn sum(modifiers: &[Modifier]) -> i32 {
    modifiers.iter().fold(0, |sum, modifier| sum.saturating_add(modifier.dm.into()))
}
