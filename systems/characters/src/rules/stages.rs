//! The change from one stage to the next. It takes the whole world, since schedules run in it.

use bevy::prelude::{OnEnter, OnExit, State, World};

use crate::{
    sheet::Career,
    state::{Hero, Stage},
};

/// Ends the stage and begins the next, which depends on the person's fate.
pub(crate) fn end(world: &mut World) {
    let stage = *world.resource::<State<Stage>>().get();
    // Some stages have nothing to run at their end.
    _ = world.try_run_schedule(OnExit(stage));
    let hero = world.resource::<Hero>().0;
    let career: &Career = world.get(hero).expect("the person has every part of a person");
    begin(world, stage.next(career.fate));
}

/// Begins `stage`.
pub(crate) fn begin(world: &mut World, stage: Stage) {
    world.insert_resource(State::new(stage));
    // After the end of a life nothing runs.
    _ = world.try_run_schedule(OnEnter(stage));
}
