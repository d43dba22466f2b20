//! Somebody on the field as checks know them.

use bevy::prelude::World;
use characters::Characteristic;
use tasks::{Person, Score};

use crate::{fighter::FighterId, state::Look};

/// Scores as they are now, and skills by the names of this edition (SE-INJ-17, SE-DAT-04).
pub(crate) fn of(world: &World, who: FighterId) -> Person {
    let full = world.full(who);
    let now = world.body(who).current(full);
    let attributes = Characteristic::ALL.map(|which| {
        let score = Score { full: full.get(which), current: now.get(which) };
        (which.label().to_uppercase(), score)
    });
    let skills = world.skills(who).iter().map(|(name, level)| (name.to_owned(), level));
    Person { attributes: attributes.into(), skills: skills.collect(), ..Person::default() }
}
