//! A record of triggered abilities, for observers. No rule reads it.

use bevy::prelude::{Resource, World};

use super::{PlayKind, Step, TableRead};
use crate::data::Def;

/// Triggered abilities, each by its card and its number. Nothing is recorded until somebody starts
/// a trail.
#[derive(Resource, Debug, Default)]
pub(crate) struct Trail(Option<Vec<(Def, u8)>>);

impl Trail {
    /// An empty trail, which records.
    pub fn laid() -> Trail {
        Trail(Some(Vec::new()))
    }

    /// The abilities recorded since the last call.
    pub fn take(&mut self) -> Vec<(Def, u8)> {
        self.0.as_mut().map(std::mem::take).unwrap_or_default()
    }

    /// Records a step, if it is the first effect of a triggered ability.
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
