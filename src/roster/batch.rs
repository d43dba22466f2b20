//! Many lives at once, each from a seed of its own.

use std::sync::Arc;

use characters::{
    Life, LifeRules, Setup, SetupError,
    data::{Service, Tables},
    wish::{self, Wish},
};

use super::names;

/// The wish for all of them.
#[derive(Debug, Clone)]
pub struct Order {
    pub rules: LifeRules,
    pub wish: Wish,
    pub service: Option<Service>,
    /// The name of the one, if there is but one.
    pub name: Option<String>,
    /// The seed of the first; the others have those that follow.
    pub seed: u64,
    pub count: usize,
}

impl Order {
    /// The life with this number, counted from 0.
    ///
    /// # Errors
    /// The rules name a correction that the tables do not have.
    pub fn life(&self, tables: &Arc<Tables>, nth: usize) -> Result<Life, SetupError> {
        let seed = self.seed.wrapping_add(nth as u64);
        wish::live(tables, &self.setup(seed), &self.wish, self.service, seed)
    }

    /// How a life of this seed begins.
    pub fn setup(&self, seed: u64) -> Setup {
        let name = self.name.clone().unwrap_or_else(|| names::for_seed(seed));
        Setup { name, rules: self.rules.clone() }
    }
}
