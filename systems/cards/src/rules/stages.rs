//! What each stage lays on the agenda when it begins: one system a stage.

use bevy::{
    ecs::schedule::ExecutorKind,
    prelude::{IntoSystemConfigs, OnEnter, Schedule, Schedules, State, World},
};

use super::{action, adventure, completion, procurement, ready, resolution, resource, victory};
use crate::{
    event::Event,
    state::{Look, Stage, Step, Touch},
};

/// Puts every stage's system where [`begin_next`] finds it.
pub(super) fn add_schedules(world: &mut World) {
    let mut schedules = Schedules::default();
    schedules.insert(during(Stage::Readying, ready::ready_everything));
    schedules.insert(during(Stage::Drawing, ready::lay_out_drawing));
    schedules.insert(during(Stage::FirstCaptain, ready::find_first_captain));
    schedules.insert(during(Stage::Restoring, ready::lay_out_restoring));
    schedules.insert(during(Stage::Shifting, ready::lay_out_shifting));
    schedules.insert(during(Stage::Complications, adventure::lay_out_complications));
    schedules.insert(during(Stage::OpenComplication, adventure::lay_out_open_complication));
    schedules.insert(during(Stage::Activities, adventure::lay_out_activities));
    schedules.insert(during(Stage::Procuring, procurement::lay_out_procuring));
    schedules.insert(during(Stage::Acting, action::lay_out_acting));
    schedules.insert(during(Stage::Collecting, resource::lay_out_collecting));
    schedules.insert(during(Stage::Revealing, resolution::reveal));
    schedules.insert(during(Stage::Resolving, resolution::lay_out_resolving));
    schedules.insert(during(Stage::Completing, completion::lay_out_completing));
    schedules.insert(during(Stage::Fading, resolution::fade_infamy));
    schedules.insert(during(Stage::Clearing, resolution::clear_pools));
    for check in Stage::ALL.into_iter().filter(|stage| stage.is_victory_check()) {
        schedules.insert(during(check, victory::check));
    }
    world.insert_resource(schedules);
}

/// A stage's own schedule. One thread: a game stepped by a loop and one stepped by a window are
/// the same game.
fn during<M>(stage: Stage, work: impl IntoSystemConfigs<M>) -> Schedule {
    let mut schedule = Schedule::new(OnEnter(stage));
    schedule.set_executor_kind(ExecutorKind::SingleThreaded);
    schedule.add_systems(work);
    schedule
}

/// The stage has nothing left to do: whoever wants to may play something before it ends (FL-4).
pub(super) fn end(world: &mut World) {
    let wanted = world.seats().iter().any(|&seat| world.captain(seat).full_control);
    if wanted && !world.round().closing && !world.stage().is_victory_check() {
        world.round_mut().closing = true;
        return world.push(Step::any_time(None));
    }
    world.round_mut().closing = false;
    begin_next(world);
}

/// Ends the stage and begins the next (CCG-RND-2).
fn begin_next(world: &mut World) {
    let stage = world.stage().next(world.is_solo());
    if stage.phase() != world.stage().phase() {
        super::effects::end_phase(world);
    }
    if stage == Stage::Readying {
        begin_round(world);
    }
    begin(world, stage);
}

/// Begins `stage`.
pub(crate) fn begin(world: &mut World, stage: Stage) {
    debug_assert!(world.queue().0.is_empty(), "the queue is empty between stages");
    world.insert_resource(State::new(stage));
    world.round_mut().acting = None;
    world.tell(Event::StageBegan { stage });
    world.run_schedule(OnEnter(stage));
}

/// CCG-RES-6, and what a new round wipes clean (CCG-TIM-14a, CCG-ADV-2n).
pub(crate) fn begin_round(world: &mut World) {
    super::effects::end_round(world);
    world.round_mut().number += 1;
    let round = world.round().number;
    world.tell(Event::RoundBegan { round });
    for seat in world.seats() {
        let captain = world.captain_mut(seat);
        captain.struck = None;
        captain.passed = None;
    }
    for id in world.in_play().collect::<Vec<_>>() {
        let condition = world.condition_mut(id);
        condition.used = 0;
        condition.uses = 0;
        condition.shifted = false;
    }
}
