//! The second edition: states that must be over at the start of a fighter's turn.

use bevy::prelude::World;

use super::{Lasting, events::*, is_burdened};
use crate::{
    event::Event,
    fighter::FighterId,
    second::{Command, Second},
    state::FieldRead,
};

/// States that must be over at the start of a fighter's turn.
#[rustfmt::skip]
pub(super) const TURNS: [Lasting; 18] = [
    Lasting { what: "a turn that is over", rule: "SE-CBT-02",
        is_left: |world, who| second(world, who).acted,
        begins: turn_begins, ends: round_begins },
    Lasting { what: "a delay", rule: "SE-INI-07",
        is_left: |world, who| second(world, who).delayed || second(world, who).waits,
        begins: delays, ends: round_begins },
    Lasting { what: "a dive", rule: "SE-RCT-04",
        is_left: |world, who| second(world, who).dive != 0,
        begins: dives, ends: round_begins },
    Lasting { what: "the turn that a dive costs", rule: "SE-RCT-06",
        is_left: |world, who| second(world, who).dived,
        begins: dives, ends: turn_begins },
    Lasting { what: "reactions to be paid for", rule: "SE-RCT-01",
        is_left: |world, who| second(world, who).reactions > 0,
        begins: |event, who| reacts(event, who) || delays(event, who), ends: turn_begins },
    Lasting { what: "the price of reactions", rule: "SE-RCT-01",
        is_left: |world, who| second(world, who).penalty > 0,
        begins: turn_begins,
        ends: |event, who| round_begins(event, who) || others_turn(event, who) || delays(event, who) },
    Lasting { what: "speed", rule: "SE-RNG-04",
        is_left: |world, who| second(world, who).moved != 0,
        begins: |event, who| matches!(event, Event::Moved { who: it, .. } if *it == who),
        ends: turn_begins },
    Lasting { what: "an aim", rule: "SE-CBT-09",
        is_left: |world, who| second(world, who).aim.is_some(),
        begins: |event, who| matches!(event, Event::Aimed { who: it, .. } if *it == who),
        ends: |event, who| is_busy(event, who) || dives(event, who) },
    Lasting { what: "a magazine half changed", rule: "SE-CBT-11",
        is_left: |world, who| second(world, who).reloading.is_some(),
        begins: |event, who| matches!(event, Event::Reloading { who: it, .. } if *it == who),
        ends: is_rearmed },
    Lasting { what: "a fire", rule: "SE-TRT-19",
        is_left: |world, who| second(world, who).fire.is_some(),
        begins: |event, who| matches!(event, Event::CaughtFire { who: it } if *it == who),
        ends: |event, who| matches!(event, Event::FireOut { who: it, out: true, .. } if *it == who) },
    Lasting { what: "a grapple", rule: "SE-GRP-09",
        is_left: |world, who| second(world, who).grappling.is_some(),
        begins: |event, who| matches!(event, Event::Grappled { by, with, .. } if [*by, *with].contains(&who)),
        ends: is_let_go },
    Lasting { what: "work of a medic on this round", rule: "SE-EXT-02",
        is_left: |world, who| second(world, who).treating.is_some_and(|it| it.worked),
        begins: turn_begins, ends: round_begins },
    Lasting { what: "surprise", rule: "SE-INI-04",
        is_left: |world, _| world.course().surprise.is_some(),
        begins: |event, _| matches!(event, Event::Surprise { .. }),
        ends: |event, _| matches!(event, Event::RoundBegan { round: 2.., .. }) },
    Lasting { what: "the dice of a leader", rule: "SE-CBT-18",
        is_left: |world, who| command(world, who).leader == Some(who),
        begins: |event, who| matches!(event, Event::Led { who: it, .. } if *it == who),
        ends: turn_begins },
    Lasting { what: "a side's one leader of the round", rule: "SE-CBT-18",
        is_left: |world, who| command(world, who).led,
        begins: |event, _| matches!(event, Event::Led { .. }),
        ends: round_begins },
    Lasting { what: "a side's one question of the round whether it gives up", rule: "CT-END-03",
        is_left: |world, who| command(world, who).offered,
        begins: |event, _| matches!(event, Event::TurnBegan { .. }), ends: round_begins },
    Lasting::never("a boon of no leader", "SE-CBT-20",
        |world, who| second(world, who).boon && command(world, who).leader.is_none()),
    Lasting::never("an aim, a grip or a burden of somebody out of it", "SE-CBT-19", |world, who| {
        let Second { aim, grappling, .. } = second(world, who);
        let busy = aim.is_some() || grappling.is_some() || is_burdened(world, who);
        busy && !world.is_able(who)
    }),
];

fn second(world: &World, who: FighterId) -> &Second {
    world.of(who)
}

fn command(world: &World, who: FighterId) -> Command {
    world.course().sides[world.side(who).index()].command
}
