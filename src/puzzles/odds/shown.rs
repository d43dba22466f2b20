//! A puzzle of chances in words, and what it is laid out with.

use std::sync::Arc;

use ai::combat::Minds;
use characters::data::Tables;

/// What moments are laid out and played on with.
#[derive(Clone)]
pub struct OddsRules {
    pub tables: Arc<Tables>,
    /// Combatants who play fights out, with their armoury.
    pub minds: Arc<Minds>,
}

/// A puzzle of chances in words.
#[derive(Debug, Clone, PartialEq)]
pub struct Shown {
    /// What is to be reached.
    pub goal: String,
    /// Who is asked, and in what state they are.
    pub facts: Vec<String>,
    /// Their characteristics, where those are what counts.
    pub scores: Option<Vec<(&'static str, u8)>>,
    /// The field, where they fight on one.
    pub field: Option<Field>,
    /// The question, and the rule that asks it.
    pub prompt: String,
    pub rule: &'static str,
    pub answers: Vec<Share>,
    /// How the chances were found.
    pub how: String,
}

/// Who stands where.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Field {
    /// From end to end.
    pub metres: i32,
    /// Everybody with the metre they are at, and whether they are on the side that is asked.
    pub figures: Vec<(String, i32, bool)>,
    pub cover: Vec<(String, i32)>,
}

/// An answer with its chance.
#[derive(Debug, Clone, PartialEq)]
pub struct Share {
    pub words: String,
    pub is_good: bool,
    /// The chance in hundredths of a hundredth, and the least and most that it can be.
    pub share: u16,
    pub within: (u16, u16),
    /// The chance as it is told: `41.67 of a hundred (5/12)`.
    pub told: String,
}
