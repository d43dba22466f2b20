//! A stage ends, and the next begins.

use bevy::prelude::{OnEnter, OnExit, State, World};

use crate::{
    event::Event,
    state::{Activity, Look, Stage, Step, Touch},
};

/// The stage has nothing left to do: whoever wants to may play something before it ends (FL-4).
pub(crate) fn end(world: &mut World) {
    let wanted = world.is_someone_asked_more() && !world.stage().is_victory_check();
    if wanted && !world.round().closing {
        world.round_mut().closing = true;
        return world.push(Step::any_time(None));
    }
    world.round_mut().closing = false;
    begin_next(world);
}

/// Ends the stage and begins the next (CCG-RND-2).
fn begin_next(world: &mut World) {
    let stage = world.stage();
    // Only a phase's last stage leaves something to end.
    if stage.is_victory_check() {
        world.run_schedule(OnExit(stage));
    }
    begin(world, stage.next(world.is_solo()));
}

/// Begins `stage`.
pub(crate) fn begin(world: &mut World, stage: Stage) {
    debug_assert!(world.queue().0.is_empty(), "the queue is empty between stages");
    world.insert_resource(State::new(stage));
    world.round_mut().acting = None;
    world.tell(Event::StageBegan { stage });
    world.run_schedule(OnEnter(stage));
}

/// CCG-RES-6: what lasted for the round is over before anything of the next one (CCG-ADV-2z), and
/// what is counted by the round begins anew (CCG-TIM-14a).
pub(crate) fn begin_round(world: &mut World) {
    stop_pirates(world);
    super::effects::end_round(world);
    world.round_mut().number += 1;
    let round = world.round().number;
    world.tell(Event::RoundBegan { round });
    for seat in world.seats() {
        let captain = world.captain_mut(seat);
        captain.struck = None;
        captain.passed = None;
    }
    forget_uses(world);
}

/// CCG-ADV-2n: a pirate's round is over; who pursues a contract goes on.
fn stop_pirates(world: &mut World) {
    for seat in world.seats() {
        let captain = world.captain_mut(seat);
        if captain.activity == Activity::Pirate {
            captain.activity = Activity::Uncommitted;
        }
    }
}

/// CCG-TIM-14a, FL-2, CCG-RDY-5b
fn forget_uses(world: &mut World) {
    for id in world.in_play().collect::<Vec<_>>() {
        let condition = world.condition_mut(id);
        condition.used = 0;
        condition.uses = 0;
        condition.shifted = false;
    }
}
