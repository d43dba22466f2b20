//! Who sees whom: light and night sights (M-07, CT-ATK-14).

use bevy::prelude::World;
use characters::healing::RuleSet;
use play::Seat;

use crate::{
    data::{Gear, Light},
    field::Distance,
    fighter::FighterId,
    state::Look,
};

/// How far anybody knows of others in this light; `None` for as far as the field goes. Dimness limits
/// sight to medium range. In total darkness nobody is seen but everybody is heard: by the classic rules
/// far enough to be shot at (CT-ATK-14), by the second edition no farther than in dim light.
pub fn limit(rules: RuleSet, light: Light) -> Option<Distance> {
    match (light, rules) {
        (Light::Day, _) | (Light::Dark, RuleSet::Classic) => None,
        (Light::Dim, _) | (Light::Dark, RuleSet::SecondEdition) => Some(NEAR),
    }
}

/// Medium range.
const NEAR: Distance = Distance(5000);

/// Whether darkness does not matter to somebody.
pub(crate) fn sees_in_the_dark(world: &World, who: FighterId) -> bool {
    let kit = world.kit(who);
    let in_hand = kit.in_hand.iter().filter_map(|&nth| kit.weapon(nth));
    kit.has(Gear::NightGoggles)
        || in_hand.into_iter().any(|held| held.fittings.contains(&Gear::ElectronicSight))
}

/// Whether one fighter sees another from where they stand.
pub(crate) fn sees(world: &World, by: FighterId, other: FighterId) -> bool {
    let distance = world.stand(by).place.to(world.stand(other).place);
    let (setup, light) = (world.setup(), world.ground().light);
    let limit = match light {
        Light::Dark if setup.house.dark_forbids => Some(NEAR),
        Light::Day | Light::Dim | Light::Dark => limit(setup.rules, light),
    };
    let dark = limit.filter(|_| !sees_in_the_dark(world, by));
    dark.is_none_or(|limit| distance <= limit)
}

/// Whether a side knows where somebody is: they are its own, or somebody awake of it sees them.
pub(crate) fn side_sees(world: &World, seat: Seat, other: FighterId) -> bool {
    let watches = |who: &FighterId| {
        world.side(*who) == seat
            && world.stand(*who).gone.is_none()
            && world.body(*who).is_awake()
            && sees(world, *who, other)
    };
    world.side(other) == seat || world.everybody().iter().any(watches)
}
