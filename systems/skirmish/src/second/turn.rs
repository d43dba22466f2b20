//! One turn: what is left to be done in it, and its end (SE-CBT-02).

use bevy::prelude::World;

use super::{Second, Step, actions, doing, leadership, round, then};
use crate::{
    choice::{Deed, Move, Why},
    event::Event,
    fighter::FighterId,
    state::{Look, Step as Any, Touch},
};

/// A turn begins, with a price for the reactions since the last one (SE-RCT-01, SE-RCT-02), or is
/// lost for a dive, which pays for them as well (SE-RCT-06).
pub(super) fn begins(world: &mut World, who: FighterId) {
    world.tell(Event::TurnBegan { who });
    let minors = world.armoury().figures.second.minors;
    let mut second = world.of_mut::<Second>(who);
    second.penalty = second.penalty.saturating_add(std::mem::take(&mut second.reactions));
    (second.significant, second.minors, second.moved) = (false, minors, 0);
    let lost = std::mem::take(&mut second.dived);
    boons_vanish(world, who);
    if lost {
        world.tell(Event::TurnLost { who });
        return ends(world, who);
    }
    then(world, [Step::Act(who)]);
}

/// What a leader has given out and nobody has used is gone at their next turn (SE-CBT-18).
fn boons_vanish(world: &mut World, who: FighterId) {
    let side = world.side(who);
    if world.course().sides[side.index()].command.leader == Some(who) {
        leadership::vanish(world, side);
    }
}

/// The next thing that they do, until there is nothing left to do.
pub(super) fn act(world: &mut World, who: FighterId) {
    if !round::has_turn(world, who) {
        return ends(world, who);
    }
    let (seat, why) = (world.side(who), Why::Turn { who });
    let mut options = doing(who, actions::options(world, who));
    let first = !world.course().sides[seat.index()].command.offered;
    if first {
        options.push(Move::Surrender);
    }
    let Some(answer) = world.ask(Any::Second(Step::Act(who)), seat, why, options) else { return };
    world.course_mut().sides[seat.index()].command.offered = true;
    match answer {
        Move::Do { deed: Deed::Done, .. } => ends(world, who),
        Move::Do { deed: Deed::Delay, .. } => delay(world, who),
        Move::Do { deed, .. } => {
            then(world, [Step::Act(who)]);
            actions::do_it(world, who, deed);
        }
        Move::Surrender => surrender(world, who),
        Move::Fight
        | Move::GetAway
        | Move::Lose(_)
        | Move::Tactics(_)
        | Move::React(_)
        | Move::Strike(_)
        | Move::At(_)
        | Move::Grip(_) => {}
    }
}

/// The price of reactions is paid (SE-RCT-01), and the others may have let others act first long
/// enough (SE-INI-07).
fn ends(world: &mut World, who: FighterId) {
    let mut second = world.of_mut::<Second>(who);
    (second.acted, second.penalty) = (true, 0);
    for other in world.everybody() {
        world.of_mut::<Second>(other).waits = false;
    }
    then(world, [Step::NextTurn]);
}

/// The turn has not been taken yet: nothing is paid (SE-INI-07).
fn delay(world: &mut World, who: FighterId) {
    let mut second = world.of_mut::<Second>(who);
    (second.delayed, second.waits) = (true, true);
    second.reactions = second.reactions.saturating_add(std::mem::take(&mut second.penalty));
    world.tell(Event::Delayed { who });
    then(world, [Step::NextTurn]);
}

fn surrender(world: &mut World, who: FighterId) {
    let side = world.side(who);
    world.course_mut().sides[side.index()].surrendered = true;
    world.tell(Event::Surrendered { side });
    ends(world, who);
}
