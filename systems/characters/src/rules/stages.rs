//! A stage ends, and the next begins.

use bevy::prelude::{OnEnter, OnExit, State, World};

use crate::{
    sheet::Career,
    state::{Hero, Stage},
};

/// Ends the stage and begins the next, which depends on what has become of the person.
pub(crate) fn end(world: &mut World) {
    let stage = *world.resource::<State<Stage>>().get();
    // Not every stage leaves something to end.
    _ = world.try_run_schedule(OnExit(stage));
    let hero = world.resource::<Hero>().0;
    let career: &Career = world.get(hero).expect("the person has every part of a person");
    begin(world, stage.next(career.fate));
}

/// Begins `stage`.
pub(crate) fn begin(world: &mut World, stage: Stage) {
    world.insert_resource(State::new(stage));
    // When a life is over, nothing more happens.
    _ = world.try_run_schedule(OnEnter(stage));
}
