//! Die modifiers, each with its name and rule.

use std::{borrow::Cow, fmt};

use serde::{Deserialize, Serialize};

/// One die modifier with its name and the rule that gives it.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
pub struct Modifier {
    /// Name shown to the reader: `DEX 10`, `Rifle-2`, `under fire`.
    pub name: Cow<'static, str>,
    /// Id of the rule, such as `UGM-11`.
    pub rule: Cow<'static, str>,
    /// Amount added to the throw; 0 for a modifier that applies but comes to nothing.
    pub dm: i16,
}

impl Modifier {
    /// Creates a modifier called `name` from `rule`.
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

/// Sum of the modifiers.
pub(crate) fn sum(modifiers: &[Modifier]) -> i32 {
    modifiers.iter().fold(0, |sum, modifier| sum.saturating_add(modifier.dm.into()))
}
