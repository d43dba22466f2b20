//! Reads the field of a fight.

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

/// Reads the field of a fight in a whole world.
pub(crate) trait FieldRead {
    fn world(&self) -> &World;

    /// Numbers of all fighters, in order.
    fn everybody(&self) -> Vec<FighterId> {
        self.world().resource::<Roster>().everybody().collect()
    }

    /// Returns a component of a fighter.
    fn of<C: Component>(&self, who: FighterId) -> &C {
        self.find(who).expect("a fighter has every part of a fighter")
    }

    /// Returns a component that not every fighter has.
    fn find<C: Component>(&self, who: FighterId) -> Option<&C> {
        let world = self.world();
        world.get(world.resource::<Roster>().entity(who))
    }

    fn fighter(&self, who: FighterId) -> &Fighter {
        self.of(who)
    }

    /// Name of a fighter.
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

    /// Scores without wounds.
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

    /// Whether a fighter is on the field, alive, awake and free to act (CT-ATK-02, SE-CBT-19).
    fn is_able(&self, who: FighterId) -> bool {
        let (fighter, stand, body) = (self.fighter(who), self.stand(who), self.body(who));
        PresenceItem { fighter, stand, body }.is_able(self.course().clock)
    }

    /// Able fighters of a side.
    fn able(&self, side: Seat) -> Vec<FighterId> {
        let all = self.everybody().into_iter();
        all.filter(|&who| self.side(who) == side && self.is_able(who)).collect()
    }

    /// Seats of all sides.
    fn seats(&self) -> Vec<Seat> {
        self.world().resource::<FoughtBy>().seats().collect()
    }
}

impl FieldRead for World {
    fn world(&self) -> &World {
        self
    }
}
