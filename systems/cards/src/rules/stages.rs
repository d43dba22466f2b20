//! The change from one stage to the next.

use bevy::prelude::{OnEnter, OnExit, Query, Res, ResMut, State, World};

use crate::{
    event::Event,
    state::{Activity, Captain, Condition, Ids, InPlay, Log, Look, Round, Stage, Step, Touch},
};

/// Ends the stage, after offering a last play to captains with full control (FL-4).
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
    // Only the last stage of a phase has something to end.
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

/// Ends the present round and begins the next; the first follows an empty round.
pub(crate) fn begin_round(world: &mut World) {
    world.run_schedule(OnExit(Stage::ResolutionCheck));
}

/// Ends piracy with the round; pursuits go on (CCG-ADV-2n).
pub(super) fn stop_pirates(mut captains: Query<&mut Captain>) {
    for mut captain in &mut captains {
        if captain.activity == Activity::Pirate {
            captain.activity = Activity::Uncommitted;
        }
    }
}

/// Counts the round, and clears the captains' state of the last one.
pub(super) fn count_round(
    mut round: ResMut<Round>,
    mut captains: Query<&mut Captain>,
    mut log: ResMut<Log>,
) {
    round.number += 1;
    log.0.tell(Event::RoundBegan { round: round.number });
    for mut captain in captains.iter_mut().filter(|captain| !captain.out) {
        (captain.struck, captain.passed) = (None, None);
    }
}

/// Resets all counts of the round (CCG-TIM-14a, FL-2, CCG-RDY-5b).
pub(super) fn forget_uses(
    in_play: Res<InPlay>,
    ids: Res<Ids>,
    mut conditions: Query<&mut Condition>,
) {
    let cards = in_play.cards.iter().map(|card| ids.cards[usize::from(card.id.0)]);
    let mut conditions = conditions.iter_many_mut(cards);
    while let Some(mut condition) = conditions.fetch_next() {
        (condition.used, condition.uses, condition.shifted) = (0, 0, false);
    }
}
