//! A stage ends, and the next begins.

use bevy::prelude::{OnEnter, OnExit, Query, Res, ResMut, State, World};

use crate::{
    event::Event,
    state::{
        Activity, Captain, Condition, Ids, InPlay, Log, Round, Stage, Step, TableRead, TableWrite,
    },
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

/// Ends the round that is, and begins the next; the first follows a round in which nothing was.
pub(crate) fn begin_round(world: &mut World) {
    world.run_schedule(OnExit(Stage::ResolutionCheck));
}

/// CCG-ADV-2n: a pirate's round is over; who pursues a contract goes on.
pub(super) fn stop_pirates(mut captains: Query<&mut Captain>) {
    for mut captain in &mut captains {
        if captain.activity == Activity::Pirate {
            captain.activity = Activity::Uncommitted;
        }
    }
}

/// The round's number, and what captains did in the last one.
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

/// What is counted by the round begins anew (CCG-TIM-14a, FL-2, CCG-RDY-5b).
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
