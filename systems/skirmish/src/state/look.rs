//! Looking at a fight.

use std::sync::Arc;

use bevy::prelude::{Component, World};
use characters::{
    Characteristics,
    body::Body,
    sheet::{Identity, Skills},
};
use engine::Seat;

use super::{Course, FoughtBy, Roster, presence::PresenceItem};
use crate::{
    data::{Armoury, Ground},
    fighter::{Fighter, FighterId, Kit, Stand},
    setup::Setup,
};

/// Looking at a fight.
pub(crate) trait Look {
    fn world(&self) -> &World;

    /// Everybody's number, in order.
    fn everybody(&self) -> Vec<FighterId> {
        self.world().resource::<Roster>().everybody().collect()
    }

    /// A component of somebody.
    fn of<C: Component>(&self, who: FighterId) -> &C {
        self.find(who).expect("a fighter has every part of a fighter")
    }

    /// A component of somebody that not everybody has.
    fn find<C: Component>(&self, who: FighterId) -> Option<&C> {
        let world = self.world();
        world.get(world.resource::<Roster>().entity(who))
    }

    fn fighter(&self, who: FighterId) -> &Fighter {
        self.of(who)
    }

    /// What somebody is called.
    fn name(&self, who: FighterId) -> String {
        self.of::<Identity>(who).name.clone()
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

    fn skills(&self, who: FighterId) -> &Skills {
        self.of(who)
    }

    /// Unhurt scores.
    fn full(&self, who: FighterId) -> Characteristics {
        *self.of(who)
    }

    fn side(&self, who: FighterId) -> Seat {
        self.fighter(who).side
    }

    fn course(&self) -> &Course {
        self.world().resource()
    }

    fn setup(&self) -> &Setup {
        &self.world().resource::<FoughtBy>().setup
    }

    fn ground(&self) -> &Ground {
        &self.setup().scenario.ground
    }

    fn armoury(&self) -> &Arc<Armoury> {
        &self.world().resource::<FoughtBy>().armoury
    }

    /// On the field, alive, awake and free to act (CT-ATK-02, SE-CBT-19).
    fn is_able(&self, who: FighterId) -> bool {
        let (fighter, stand, body) = (self.fighter(who), self.stand(who), self.body(who));
        PresenceItem { fighter, stand, body }.is_able(self.course().clock)
    }

    /// Everybody able of a side.
    fn able(&self, side: Seat) -> Vec<FighterId> {
        let all = self.everybody().into_iter();
        all.filter(|&who| self.side(who) == side && self.is_able(who)).collect()
    }

    /// The seats of all sides.
    fn seats(&self) -> Vec<Seat> {
        self.world().resource::<FoughtBy>().seats().collect()
    }
}

impl Look for World {
    fn world(&self) -> &World {
        self
    }
}
