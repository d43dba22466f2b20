//! Setup of a life: the name, and the readings of the rules.

use std::{collections::BTreeSet, sync::Arc};

use serde::{Deserialize, Serialize};

use crate::data::Tables;

/// Readings of the rules for a life; they are part of its artefact.
#[derive(Debug, Clone, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields, default)]
pub struct LifeRules {
    /// Figures of other printings, by ruling; none in the profile `seed`, all in `errata`.
    pub errata: BTreeSet<String>,
    /// Whether a failed survival throw injures and ends the career, rather than kills (CT-SUR-05).
    pub injury: bool,
    /// Points that such an injury takes from one of Strength, Dexterity and Endurance (CT-RUL-27).
    pub injury_loss: u8,
    /// Time of automatic skills (CT-RUL-04).
    pub automatic: AutomaticSkills,
    /// Whether all levels together are limited to Intelligence plus Education (CT-RUL-33).
    pub skill_cap: bool,
    /// Whether a second free trader makes the first one older and its debt smaller (CT-RUL-46).
    pub older_trader: bool,
}

/// Time of automatic skills (CT-RUL-04).
#[derive(Debug, Clone, Copy, Default, PartialEq, Eq, Serialize, Deserialize)]
pub enum AutomaticSkills {
    /// After the skill rolls of the term.
    #[default]
    EndOfTerm,
    /// On joining, and with the rank (CT-AUT-10).
    OnEntry,
}

impl LifeRules {
    /// Rules with every figure of the other printings.
    pub fn errata(tables: &Tables) -> LifeRules {
        let errata = tables.errata.iter().map(|erratum| erratum.id.clone()).collect();
        LifeRules { errata, ..LifeRules::default() }
    }

    /// Applies the corrections of these rules to the tables.
    ///
    /// # Errors
    /// The tables lack one of them.
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

/// Setup of a life.
#[derive(Debug, Clone, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Setup {
    pub name: String,
    #[serde(default)]
    pub rules: LifeRules,
}

/// Reason why a life cannot begin.
#[derive(Debug, Clone, PartialEq, Eq, thiserror::Error)]
pub enum SetupError {
    #[error("there is no correction `{id}`; there are {known}")]
    Erratum { id: String, known: String },
}
