//! The battlefield: a world with the systems of its rule set.

use std::ops::{Deref, DerefMut};

use bevy::prelude::World;
use characters::healing::RuleSet;
use engine::Table;

use crate::{classic::ClassicPlugin, second::SecondEditionPlugin};

/// Table of either rule set.
pub(crate) enum Battlefield {
    Classic(Table<ClassicPlugin>),
    SecondEdition(Table<SecondEditionPlugin>),
}

impl Battlefield {
    pub fn of(rules: RuleSet) -> Battlefield {
        match rules {
            RuleSet::Classic => Battlefield::Classic(Table::empty()),
            RuleSet::SecondEdition => Battlefield::SecondEdition(Table::empty()),
        }
    }
}

impl Deref for Battlefield {
    type Target = World;

    fn deref(&self) -> &World {
        match self {
            Battlefield::Classic(table) => table,
            Battlefield::SecondEdition(table) => table,
        }
    }
}

impl DerefMut for Battlefield {
    fn deref_mut(&mut self) -> &mut World {
        match self {
            Battlefield::Classic(table) => table,
            Battlefield::SecondEdition(table) => table,
        }
    }
}
