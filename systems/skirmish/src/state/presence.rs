//! Ability to act, for systems without access to the whole world.

use bevy::ecs::query::QueryData;
use characters::body::{Body, Seconds};

use crate::fighter::{Fighter, Stand};

/// Components that decide whether a fighter can act.
#[derive(QueryData)]
pub(crate) struct Presence {
    pub fighter: &'static Fighter,
    pub stand: &'static Stand,
    pub body: &'static Body,
}

impl PresenceItem<'_> {
    /// Whether the fighter is on the field, alive, awake and free to act (CT-ATK-02, SE-CBT-19).
    pub fn is_able(&self, clock: Seconds) -> bool {
        self.stand.gone.is_none() && !self.fighter.captive && self.body.can_act(clock)
    }

    /// Whether the fighter is on the field and alive.
    pub fn is_on_field(&self) -> bool {
        self.stand.gone.is_none() && !self.body.is_dead()
    }
}
