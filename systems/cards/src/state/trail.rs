//! What has begun to take effect, for whoever looks on. No rule asks for it.

use bevy::prelude::{Resource, World};

use super::{PlayKind, Step, TableRead};
use crate::data::Def;

/// Abilities that were set off, each by its card and its number. Nothing is written down unless somebody has
/// laid a trail.
#[derive(Resource, Debug, Default)]
pub(crate) struct Trail(Option<Vec<(Def, u8)>>);

impl Trail {
    /// A trail to be written on.
    pub fn laid() -> Trail {
        Trail(Some(Vec::new()))
    }

    /// What was written since it was last asked.
    pub fn take(&mut self) -> Vec<(Def, u8)> {
        self.0.as_mut().map(std::mem::take).unwrap_or_default()
    }

    /// Writes down what a step begins, if it is an ability's first effect.
    pub fn note(world: &mut World, step: &Step) {
        let Step::Effects(task) = step else { return };
        let PlayKind::Triggered(nth) = task.play.kind else { return };
        if task.next > 0 || world.resource::<Trail>().0.is_none() {
            return;
        }
        let def = world.card(task.play.card).def;
        world.resource_mut::<Trail>().0.iter_mut().for_each(|begun| begun.push((def, nth)));
    }
}
