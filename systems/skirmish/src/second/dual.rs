//! A weapon in each hand (SE-CBT-17).

use bevy::prelude::World;

use super::{Aimed, Step, legal, then};
use crate::choice::Attack;

/// One attack for each hand. A boon serves the first.
pub(super) fn both(world: &mut World, aimed: Aimed) {
    let hands = legal::hands_of(world, aimed.by, &aimed.attack).into_iter().enumerate();
    let each = hands.map(|(nth, weapon)| {
        let attack = Attack { weapon, boon: aimed.attack.boon && nth == 0, ..aimed.attack };
        Step::React(Aimed { attack, ..aimed.clone() })
    });
    let steps: Vec<Step> = each.collect();
    then(world, steps);
}
