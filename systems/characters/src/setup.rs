//! How a life begins, and by which readings of the rules it is played.

use std::{collections::BTreeSet, sync::Arc};

use serde::{Deserialize, Serialize};

use crate::data::Tables;

/// The readings of the rules that a life is played by; they are part of its artefact.
#[derive(Debug, Clone, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields, default)]
pub struct LifeRules {
    /// Figures of other printings, by ruling; none in the profile `seed`, all in `errata`.
    pub errata: BTreeSet<String>,
    /// A failed survival throw hurts and ends the career, and does not kill (CT-SUR-05).
    pub injury: bool,
    /// What such an injury takes from one of Strength, Dexterity and Endurance (CT-RUL-27).
    pub injury_loss: u8,
    /// When skills come that come by themselves (CT-RUL-04).
    pub automatic: AutomaticSkills,
    /// No more levels than Intelligence and Education together (CT-RUL-33).
    pub skill_cap: bool,
    /// A second free trader makes the first one older and its debt smaller (CT-RUL-46).
    pub older_trader: bool,
}

/// CT-RUL-04
#[derive(Debug, Clone, Copy, Default, PartialEq, Eq, Serialize, Deserialize)]
pub enum AutomaticSkills {
    /// When the skill rolls of the term are done.
    #[default]
    EndOfTerm,
    /// On joining, and with the rank (CT-AUT-10).
    OnEntry,
}

impl LifeRules {
    /// Every figure as most other printings have it.
    pub fn errata(tables: &Tables) -> LifeRules {
        let errata = tables.errata.iter().map(|erratum| erratum.id.clone()).collect();
        LifeRules { errata, ..LifeRules::default() }
    }

    /// The tables with the corrections of these rules.
    ///
    /// # Errors
    /// One of them is not in the tables.
    pub(crate) fn correct(&self, tables: &Arc<Tables>) -> Result<Arc<Tables>, SetupError> {
        let known = |id: &&String| tables.errata.iter().any(|erratum| erratum.id == **id);
        if let Some(id) = self.errata.iter().find(|id| !known(id)) {
            let known: Vec<&str> =
                tables.errata.iter().map(|erratum| erratum.id.as_str()).collect();
            return Err(SetupError::Erratum { id: id.clone(), known: known.join(", ") });
        }
        if self.errata.is_empty() {
            return Ok(tables.clone());
        }
        Ok(Arc::new(Tables::clone(tables).with(&self.errata)))
    }
}

/// How a life begins.
#[derive(Debug, Clone, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Setup {
    pub name: String,
    #[serde(default)]
    pub rules: LifeRules,
}

/// Why a life cannot begin.
#[derive(Debug, Clone, PartialEq, Eq, thiserror::Error)]
pub enum SetupError {
    #[error("there is no correction `{id}`; there are {known}")]
    Erratum { id: String, known: String },
}
