//! One round: six seconds, in which everybody able has a turn (SE-CBT-01).

use bevy::prelude::World;
use characters::body::Seconds;

use super::{Second, Step, bodies, first_aid, initiative, leadership, legal, then, traits, turn};
use crate::{
    aims, carry, ending,
    event::Event,
    fighter::FighterId,
    state::{Look, Touch},
};

/// The clock goes on, surprise is over after the first round (SE-INI-04), bodies live on, and
/// fires burn.
pub(super) fn begins(world: &mut World) {
    let seconds = Seconds(world.setup().healing.checks.round_seconds.into());
    let mut course = world.course_mut();
    course.round += 1;
    if course.round > 1 {
        course.clock = course.clock.after(seconds);
    }
    let (round, at) = (course.round, course.clock);
    let over = if round > 1 { course.surprise.take() } else { None };
    for side in &mut course.sides {
        (side.command.led, side.command.offered) = (false, false);
    }
    world.tell(Event::RoundBegan { round, at });
    if over.is_some() {
        world.tell(Event::SurpriseLost);
    }
    bodies::live(world);
    leadership::forget_the_fallen(world);
    world.everybody().into_iter().for_each(|who| anew(world, who));
    then(world, [Step::Traits(traits::Step::RoundBegins), Step::NextTurn]);
}

/// A dive counts for the round that it is made in (SE-RCT-04); who cannot act aims at nobody
/// (SE-CBT-09) and goes nowhere (SE-RNG-04).
fn anew(world: &mut World, who: FighterId) {
    let able = world.is_able(who);
    let mut second = world.of_mut::<Second>(who);
    (second.acted, second.delayed, second.waits, second.dive) = (false, false, false, 0);
    if !able {
        (second.aim, second.moved) = (None, 0);
    }
}

/// The next turn, or the end of the round when nobody is left or the fight is decided. Who has
/// fallen carries nobody any more, and who has come round walks (FL-6).
pub(super) fn next_turn(world: &mut World) {
    carry::settle(world);
    match next(world).filter(|_| is_contested(world)) {
        Some(who) => turn::begins(world, who),
        None => then(world, [Step::RoundEnds]),
    }
}

/// In the order of initiative (SE-INI-05); who has delayed is asked again after every turn, and
/// acts at the latest when everybody else has (SE-INI-07).
fn next(world: &World) -> Option<FighterId> {
    let mut order = initiative::order(world);
    order.retain(|&who| has_turn(world, who));
    let second = |who: FighterId| world.of::<Second>(who);
    let back = order.iter().find(|&&who| second(who).delayed && !second(who).waits);
    let prompt = order.iter().find(|&&who| !second(who).delayed);
    back.or(prompt).or(order.first()).copied()
}

/// Their turn of this round is still to come (SE-CBT-19).
pub(super) fn has_turn(world: &World, who: FighterId) -> bool {
    let surrendered = world.course().sides[world.side(who).index()].surrendered;
    world.is_able(who) && !surrendered && !world.of::<Second>(who).acted
}

/// Nobody has given up, or at least two sides have not; and first blood is still to be drawn.
fn is_contested(world: &World) -> bool {
    let standing = world.course().sides.iter().filter(|side| !side.surrendered);
    standing.count() > 1 && !aims::blood_is_drawn(world)
}

/// Medics have worked, or not; then it may be over.
pub(super) fn ends(world: &mut World) {
    world.everybody().into_iter().for_each(|who| first_aid::round_ends(world, who));
    match ending::judge(world) {
        Some(outcome) => ending::end(world, outcome),
        None => then(world, [Step::RoundBegins]),
    }
}

/// Everybody else of the field whom an attack may still concern.
pub(super) fn enemies(world: &World, who: FighterId) -> Vec<FighterId> {
    let other = |&it: &FighterId| world.side(it) != world.side(who) && !legal::is_out(world, it);
    world.everybody().into_iter().filter(other).collect()
}
