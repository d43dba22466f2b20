//! Statuses of cards and captains as plain data, both ways.

use bevy::prelude::{Component, EntityRef, EntityWorldMut};
use serde::{Deserialize, Serialize};

use crate::{
    choice::SlotNo,
    state::{
        Damaged, Eliminated, Exerted, Passed, Pirate, Pursuing, Shifted, Struck, Wounded, wear,
    },
};

/// The statuses of a card.
#[derive(Debug, Clone, Copy, Default, PartialEq, Eq, Serialize, Deserialize)]
pub(crate) struct CardStatuses {
    exerted: bool,
    wounds: Option<u8>,
    damage: Option<u8>,
    shifted: bool,
}

impl CardStatuses {
    pub fn of(card: EntityRef) -> CardStatuses {
        CardStatuses {
            exerted: card.contains::<Exerted>(),
            wounds: card.get().map(|&Wounded(wounds)| wounds),
            damage: card.get().map(|&Damaged(damage)| damage),
            shifted: card.contains::<Shifted>(),
        }
    }

    pub fn put_on(self, card: &mut EntityWorldMut) {
        put_on(card, self.exerted.then_some(Exerted));
        put_on(card, self.wounds.map(Wounded));
        put_on(card, self.damage.map(Damaged));
        put_on(card, self.shifted.then_some(Shifted));
    }
}

/// The statuses of a captain.
#[derive(Debug, Clone, Copy, Default, PartialEq, Eq, Serialize, Deserialize)]
pub(crate) struct CaptainStatuses {
    pursuing: Option<SlotNo>,
    pirate: bool,
    struck: Option<bool>,
    passed: Option<bool>,
    eliminated: bool,
}

impl CaptainStatuses {
    pub fn of(captain: EntityRef) -> CaptainStatuses {
        CaptainStatuses {
            pursuing: captain.get().map(|&Pursuing(slot)| slot),
            pirate: captain.contains::<Pirate>(),
            struck: captain.get().map(|&Struck { success }| success),
            passed: captain.get().map(|&Passed { eligible }| eligible),
            eliminated: captain.contains::<Eliminated>(),
        }
    }

    pub fn put_on(self, captain: &mut EntityWorldMut) {
        put_on(captain, self.pursuing.map(Pursuing));
        put_on(captain, self.pirate.then_some(Pirate));
        put_on(captain, self.struck.map(|success| Struck { success }));
        put_on(captain, self.passed.map(|eligible| Passed { eligible }));
        put_on(captain, self.eliminated.then_some(Eliminated));
    }
}

/// Puts a component on, or takes it off, if it is not so already.
fn put_on<C: Component + Copy + PartialEq>(entity: &mut EntityWorldMut, component: Option<C>) {
    if entity.get::<C>().copied() != component {
        wear(entity, component);
    }
}
