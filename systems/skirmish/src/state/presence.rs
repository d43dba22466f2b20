//! Whether somebody can act, for systems that do not look at the whole world.

use bevy::ecs::query::QueryData;
use characters::body::{Body, Seconds};

use crate::fighter::{Fighter, Stand};

/// What it takes to say whether somebody can act.
#[derive(QueryData)]
pub(crate) struct Presence {
    pub fighter: &'static Fighter,
    pub stand: &'static Stand,
    pub body: &'static Body,
}

impl PresenceItem<'_> {
    /// On the field, alive, awake and free to act (CT-ATK-02, SE-CBT-19).
    pub fn is_able(&self, clock: Seconds) -> bool {
        self.stand.gone.is_none() && !self.fighter.captive && self.body.can_act(clock)
    }

    /// There and alive.
    pub fn is_on_field(&self) -> bool {
        self.stand.gone.is_none() && !self.body.is_dead()
    }
}
