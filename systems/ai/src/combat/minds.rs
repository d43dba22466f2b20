//! What combat minds are made of, by the names that players give: weapons, tempers, levels.

use std::{collections::BTreeMap, sync::Arc};

use skirmish::data::Armoury;

use super::{CombatMind, Level, Personality};
use crate::Profiles;

/// Makes combat minds. Whoever has read data puts it in place of what was built in.
#[derive(Debug, Clone)]
pub struct Minds {
    /// The weapons that all of them know.
    pub armoury: Arc<Armoury>,
    /// How each temper weighs, by its name.
    pub personalities: BTreeMap<String, Personality>,
    /// What each level does.
    pub levels: Profiles<Level>,
}

impl Minds {
    /// Minds as they are built in, who know these weapons.
    pub fn shipped(armoury: Arc<Armoury>) -> Minds {
        let named = |name: &str| Some((name.to_owned(), Personality::named(name)?));
        let personalities = Personality::NAMES.into_iter().filter_map(named).collect();
        Minds { armoury, personalities, levels: Profiles::<Level>::default() }
    }

    /// A mind of that temper and level. A name that nobody has is that of the
    /// [usual temper](Personality::USUAL).
    pub fn mind(&self, temper: &str, level: Level) -> CombatMind {
        let named = self.personalities.get(temper);
        let personality = named.or_else(|| self.personalities.get(Personality::USUAL));
        let personality = personality.cloned().unwrap_or_default();
        let profile = self.levels.of(level).clone();
        CombatMind::new(self.armoury.clone(), personality, profile)
    }

    /// A mind of the usual temper.
    pub fn usual(&self, level: Level) -> CombatMind {
        self.mind(Personality::USUAL, level)
    }
}
