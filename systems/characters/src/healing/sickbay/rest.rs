//! Rest, and what breaks it (SE-HEA-18, SE-HSE-05).

use bevy::prelude::In;

use super::{PatientId, bedside::Bedside};
use crate::{
    body::Remedy,
    healing::{Casualty, Event, Refusal, rumours::up_and_about},
};

/// Somebody gets up by themselves, if they can, or is kept from resting, able or not.
pub(super) fn break_rest(
    In((id, forced)): In<(PatientId, bool)>,
    mut bedside: Bedside,
) -> Result<(), Refusal> {
    bedside.break_rest(id, forced)
}

impl Bedside<'_, '_> {
    /// Rest is over for today (SE-HEA-18).
    pub fn break_rest(&mut self, id: PatientId, forced: bool) -> Result<(), Refusal> {
        let now = self.clock.0;
        self.with(id, |casualty, care, day| {
            casualty.alive_at(now)?;
            if !forced {
                up_and_about(casualty.body, *casualty.full, casualty.rules)?;
            }
            day.broken = true;
            if forced || care.rest {
                casualty.tell(Event::RestBroken { forced });
            }
            casualty.rest_broken();
            Ok(())
        })
    }
}

impl Casualty<'_> {
    /// Rest from stun, and what heals a minor classic wound, has to begin again: a medic as well treats
    /// somebody who keeps still (CT-WND-07).
    fn rest_broken(&mut self) {
        self.body.stun.resting_since = self.body.time;
        let mending = self.body.wound.and_then(|wound| wound.mending);
        if mending.is_some_and(|mending| mending.by != Remedy::Facility) {
            self.stop_mending();
        }
    }
}
