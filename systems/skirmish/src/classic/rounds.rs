//! A round from its first order to its end, and the clock (CT-CBT-08, CT-CBT-13).

use bevy::prelude::World;
use characters::{
    Characteristics,
    body::{Body, Seconds},
    healing::{Casualty, Refusal, RuleSet},
};
use play::Seat;

use super::{Classic, Step, attacks, lay};
use crate::{
    carry, ending,
    event::Event,
    fighter::FighterId,
    state::{Fortune, Look, Touch},
};

/// Bodies tell the time, and no clock of theirs runs backward: the fight begins at the latest.
pub(super) fn set_clock(world: &mut World) {
    let times = world.everybody().into_iter().map(|who| world.body(who).time);
    let latest = times.max().unwrap_or_default();
    world.course_mut().clock = latest;
}

/// Movement status first, then attacks at the range that it leaves, then wounds, then the next
/// round (CT-CBT-13, CT-RUL-51).
pub(super) fn begin(world: &mut World) {
    if let Some(outcome) = ending::decided(world) {
        return ending::end(world, outcome);
    }
    world.course_mut().round += 1;
    for who in world.everybody() {
        let mut classic = world.of_mut::<Classic>(who);
        (classic.order, classic.action) = (None, None);
    }
    let (round, at) = (world.course().round, world.course().clock);
    world.tell(Event::RoundBegan { round, at });
    let attacks = Step::Attack(attacks::Step::Declare { seat: Seat(0) });
    let steps = [Step::Orders, Step::Movement, attacks, Step::Noise, Step::Morale, Step::RoundEnd];
    lay(world, steps.into());
}

/// 15 seconds are over (CT-CBT-08). Rounds go on until the fight is decided (CT-CBT-10).
pub(super) fn end(world: &mut World) {
    let round = Seconds(world.armoury().figures.classic.round_seconds.into());
    let clock = world.course().clock.after(round);
    world.course_mut().clock = clock;
    for who in world.everybody() {
        treat(world, who, |casualty| casualty.live_until(RuleSet::Classic, clock));
    }
    carry::settle(world);
    match ending::judge(world) {
        Some(outcome) => ending::end(world, outcome),
        None => lay(world, vec![Step::Round]),
    }
}

/// The wounded are seen to once it is over: who stayed awake comes half way back (CT-CBT-14,
/// CT-END-04, M-05).
pub(crate) fn after_combat(world: &mut World) {
    let clock = world.course().clock;
    for who in world.everybody() {
        treat(world, who, |casualty| casualty.after_combat(clock));
    }
}

/// Something happens to a body, and is told; what is refused, such as anything for the dead, does
/// not happen.
fn treat(
    world: &mut World,
    who: FighterId,
    act: impl FnOnce(&mut Casualty) -> Result<(), Refusal>,
) {
    let (mut full, mut body) = (world.full(who), world.body(who).clone());
    let rules = world.setup().healing.clone();
    let dice = &mut world.resource_mut::<Fortune>().into_inner().0;
    let mut casualty = Casualty::new(&mut full, &mut body, &rules, dice);
    if act(&mut casualty).is_err() {
        return;
    }
    let told = casualty.told();
    *world.of_mut::<Characteristics>(who) = full;
    *world.of_mut::<Body>(who) = body;
    for what in told {
        world.tell(Event::Body { who, what });
    }
}
