//! What both rule sets have in common as Bevy plugins: stage follows stage until the fight is over.

use bevy::prelude::{OnEnter, OnExit, State, States, World};
use characters::healing::RuleSet;
use engine::Steps;

use crate::{
    classic::ClassicPlugin,
    second::SecondEditionPlugin,
    state::{Agenda, Asked, FieldRead},
};

/// The stages of a rule set.
pub(crate) trait Stages: States + Copy {
    /// The fight is over: what is left of it is done, and nothing follows.
    const OVER: Self;

    /// What follows as long as the fight is not decided.
    fn next(self, world: &World) -> Self;
}

/// Plays on until somebody has to be asked or the fight is over.
pub(crate) fn run(world: &mut World) {
    match world.setup().rules {
        RuleSet::Classic => engine::run::<ClassicPlugin>(world),
        RuleSet::SecondEdition => engine::run::<SecondEditionPlugin>(world),
    }
}

/// The stage that the fight is at.
pub(crate) fn stage<S: Stages>(world: &World) -> S {
    *world.resource::<State<S>>().get()
}

/// Whether somebody is asked, or nothing follows.
pub(crate) fn is_waiting<S: Stages, T: Steps + Send + Sync>(world: &World) -> bool {
    world.resource::<Asked>().choice.is_some()
        || stage::<S>(world) == S::OVER && world.resource::<Agenda<T>>().0.is_empty()
}

/// Takes the next step off the agenda.
pub(crate) fn next_step<S: Steps + Send + Sync>(world: &mut World) -> Option<S> {
    world.resource_mut::<Agenda<S>>().0.pop()
}

/// A stage begins, with whatever its systems do at once or put on the agenda.
pub(crate) fn begin<S: Stages>(world: &mut World, stage: S) {
    world.insert_resource(State::new(stage));
    // A variant of the rules may leave a stage empty.
    let _ = world.try_run_schedule(OnEnter(stage));
}

/// The stage has nothing left to do: the next one begins.
pub(crate) fn end_stage<S: Stages>(world: &mut World) {
    let stage = stage::<S>(world);
    // Only few stages leave something to end.
    let _ = world.try_run_schedule(OnExit(stage));
    let decided = world.course().outcome.is_some();
    begin(world, if decided { S::OVER } else { stage.next(world) });
}
