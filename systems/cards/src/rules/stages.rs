//! What each stage lays on the agenda when it begins.

use bevy::prelude::{State, World};

use super::{action, adventure, completion, procurement, ready, resolution, resource, victory};
use crate::{
    event::Event,
    state::{Activity, Look, Stage, Step, Touch},
};

/// What a stage does when it begins. One match, not a schedule a stage: of all stages one has work to
/// do at a time, and that one by itself.
fn lay_out(world: &mut World, stage: Stage) {
    match stage {
        Stage::Readying => ready::ready_everything(world),
        Stage::Drawing => ready::lay_out_drawing(world),
        Stage::FirstCaptain => ready::find_first_captain(world),
        Stage::Restoring => ready::lay_out_restoring(world),
        Stage::Shifting => ready::lay_out_shifting(world),
        Stage::Complications => adventure::lay_out_complications(world),
        Stage::OpenComplication => adventure::lay_out_open_complication(world),
        Stage::Activities => adventure::lay_out_activities(world),
        Stage::Procuring => procurement::lay_out_procuring(world),
        Stage::Acting => action::lay_out_acting(world),
        Stage::Collecting => resource::lay_out_collecting(world),
        Stage::Revealing => resolution::reveal(world),
        Stage::Resolving => resolution::lay_out_resolving(world),
        Stage::Completing => completion::lay_out_completing(world),
        Stage::Fading => resolution::fade_infamy(world),
        Stage::Clearing => resolution::clear_pools(world),
        Stage::ReadyCheck
        | Stage::AdventureCheck
        | Stage::ProcurementCheck
        | Stage::ActionCheck
        | Stage::ResourceCheck
        | Stage::ResolutionCheck => victory::check(world),
    }
}

/// The stage has nothing left to do: whoever wants to may play something before it ends (FL-4).
pub(super) fn end(world: &mut World) {
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
    lay_out(world, stage);
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
