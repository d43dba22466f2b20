//! The classic rules: states that must be over when a side is asked for orders or attacks.

use bevy::prelude::World;

use super::{Lasting, is_burdened};
use crate::{
    classic::Classic,
    event::Event,
    fighter::FighterId,
    state::{FieldRead, FightJournal, PendingChoice},
};

/// States that must be over when a side is asked for orders.
#[rustfmt::skip]
pub(super) const ORDERS: [Lasting; 6] = [
    SURPRISE,
    RELOADING,
    Lasting::never("an order of the round before", "CT-MOV-09",
        |world, who| is_still_to_order(world, who) && classic(world, who).order.is_some()),
    Lasting::never("what was done in the round before", "CT-ATK-03",
        |world, who| classic(world, who).action.is_some()),
    Lasting::never("hits, noise or a blow of the round before", "CT-RUL-50", is_hit_or_heard),
    Lasting::never("a burden of somebody out of it", "CT-ATK-02",
        |world, who| is_new_round(world) && is_burdened(world, who) && !world.is_able(who)),
];

/// States that must be over when a side is asked for attacks.
pub(super) const ATTACKS: [Lasting; 3] = [
    SURPRISE,
    RELOADING,
    Lasting::never("hits, noise or a blow of the round before", "CT-RUL-50", is_hit_or_heard),
];

const SURPRISE: Lasting = Lasting {
    what: "surprise",
    rule: "CT-SUP-14",
    is_left: |world, _| world.course().surprise.is_some(),
    begins: |event, _| matches!(event, Event::Surprise { .. }),
    ends: |event, _| matches!(event, Event::SurpriseLost),
};

const RELOADING: Lasting = Lasting {
    what: "a magazine half changed",
    rule: "CT-ATK-03",
    is_left: |world, who| classic(world, who).reloading.is_some(),
    begins: |event, who| matches!(event, Event::Reloading { who: it, .. } if *it == who),
    ends: |event, who| matches!(event, Event::Reloaded { who: it, .. } if *it == who),
};

fn classic(world: &World, who: FighterId) -> &Classic {
    world.of(who)
}

fn is_hit_or_heard(world: &World, who: FighterId) -> bool {
    let classic = classic(world, who);
    !classic.hits.is_empty() || classic.loud || classic.struck
}

/// Whether their side is asked after the one asked now.
fn is_still_to_order(world: &World, who: FighterId) -> bool {
    let asked = world.resource::<PendingChoice>().choice.as_ref();
    asked.is_some_and(|choice| choice.seat < world.side(who))
}

/// Whether nothing has happened in this round.
fn is_new_round(world: &World) -> bool {
    let events = world.resource::<FightJournal>().journal.events();
    matches!(events.last(), Some(Event::RoundBegan { .. }))
}
