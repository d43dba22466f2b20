//! Visibility of fighters: light and night sights (M-07, CT-ATK-14).

use bevy::prelude::World;
use characters::{body::Body, healing::RuleSet};
use engine::Seat;

use crate::{
    data::{Gear, Light},
    field::Distance,
    fighter::{Fighter, FighterId, Kit, Stand},
    setup::Setup,
    state::{FieldRead, Roster},
};

/// Access to the data that decides visibility: the world, or the parameter of a system.
pub(crate) trait Watch {
    fn setup(&self) -> &Setup;
    fn roster(&self) -> &Roster;
    fn fighter(&self, who: FighterId) -> &Fighter;
    fn stand(&self, who: FighterId) -> &Stand;
    fn kit(&self, who: FighterId) -> &Kit;
    fn body(&self, who: FighterId) -> &Body;
}

impl Watch for World {
    fn setup(&self) -> &Setup {
        FieldRead::setup(self)
    }

    fn roster(&self) -> &Roster {
        self.resource()
    }

    fn fighter(&self, who: FighterId) -> &Fighter {
        self.of(who)
    }

    fn stand(&self, who: FighterId) -> &Stand {
        self.of(who)
    }

    fn kit(&self, who: FighterId) -> &Kit {
        self.of(who)
    }

    fn body(&self, who: FighterId) -> &Body {
        self.of(who)
    }
}

/// Distance at which fighters know of others in this light; `None` for the whole field. Dim light
/// limits sight to medium range. In total darkness nobody is seen but everybody is heard: by the
/// classic rules far enough to be shot at (CT-ATK-14), by the second edition no farther than in dim
/// light.
pub fn limit(rules: RuleSet, light: Light) -> Option<Distance> {
    match (light, rules) {
        (Light::Day, _) | (Light::Dark, RuleSet::Classic) => None,
        (Light::Dim, _) | (Light::Dark, RuleSet::SecondEdition) => Some(NEAR),
    }
}

/// Medium range.
const NEAR: Distance = Distance(5000);

/// Whether a fighter has gear that cancels darkness.
pub(crate) fn sees_in_the_dark(watch: &impl Watch, who: FighterId) -> bool {
    let kit = watch.kit(who);
    let in_hand = kit.in_hand.iter().filter_map(|&nth| kit.weapon(nth));
    kit.has(Gear::NightGoggles)
        || in_hand.into_iter().any(|held| held.fittings.contains(&Gear::ElectronicSight))
}

/// Whether a fighter sees another from their place.
pub(crate) fn sees(watch: &impl Watch, by: FighterId, other: FighterId) -> bool {
    let distance = watch.stand(by).place.to(watch.stand(other).place);
    let (setup, light) = (watch.setup(), watch.setup().scenario.ground.light);
    let limit = match light {
        Light::Dark if setup.house.dark_forbids => Some(NEAR),
        Light::Day | Light::Dim | Light::Dark => limit(setup.rules, light),
    };
    let dark = limit.filter(|_| !sees_in_the_dark(watch, by));
    dark.is_none_or(|limit| distance <= limit)
}

/// Whether a side knows where a fighter is: its own, or seen by somebody awake of it.
pub(crate) fn side_sees(watch: &impl Watch, seat: Seat, other: FighterId) -> bool {
    let watches = |who: FighterId| {
        watch.fighter(who).side == seat
            && watch.stand(who).gone.is_none()
            && watch.body(who).is_awake()
            && sees(watch, who, other)
    };
    watch.fighter(other).side == seat || watch.roster().everybody().any(watches)
}
