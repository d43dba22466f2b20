//! The change from one stage to the next.

use bevy::prelude::{
    Commands, Entity, OnEnter, OnExit, Or, Query, Res, ResMut, State, With, Without, World,
};

use crate::{
    event::Event,
    state::{
        Condition, Eliminated, Ids, InPlay, Log, Passed, Pirate, Round, Shifted, Stage, Step,
        Struck, TableRead, TableWrite,
    },
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
pub(super) fn stop_pirates(mut commands: Commands, pirates: Query<Entity, With<Pirate>>) {
    for pirate in &pirates {
        commands.entity(pirate).remove::<Pirate>();
    }
}

/// Counts the round.
pub(super) fn count_round(mut round: ResMut<Round>, mut log: ResMut<Log>) {
    round.number += 1;
    log.0.tell(Event::RoundBegan { round: round.number });
}

/// Takes the statuses of the last round off the captains (CCG-RES-2e, CCG-RES-4b).
pub(super) fn forget_deeds(
    mut commands: Commands,
    captains: Query<Entity, (Or<(With<Struck>, With<Passed>)>, Without<Eliminated>)>,
) {
    for captain in &captains {
        commands.entity(captain).remove::<(Struck, Passed)>();
    }
}

/// Resets the counts of a round (CCG-TIM-14a, FL-2).
pub(super) fn forget_uses(
    in_play: Res<InPlay>,
    ids: Res<Ids>,
    mut conditions: Query<&mut Condition>,
) {
    let cards = in_play.cards.iter().map(|card| ids.cards[usize::from(card.id.0)]);
    let mut conditions = conditions.iter_many_mut(cards);
    while let Some(mut condition) = conditions.fetch_next() {
        (condition.used, condition.uses) = (0, 0);
    }
}

/// Gear can be shifted again (CCG-RDY-5b).
pub(super) fn forget_shifts(mut commands: Commands, shifted: Query<Entity, With<Shifted>>) {
    for gear in &shifted {
        commands.entity(gear).remove::<Shifted>();
    }
}
