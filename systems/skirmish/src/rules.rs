//! Shared frame of both rule sets as Bevy plugins: stage follows stage until the fight is over.

use bevy::prelude::{OnEnter, OnExit, State, States, World};
use characters::healing::RuleSet;
use engine::Steps;

use crate::{
    classic::ClassicPlugin,
    second::SecondEditionPlugin,
    state::{Agenda, FieldRead, PendingChoice},
};

/// Stages of a rule set.
pub(crate) trait Stages: States + Copy {
    /// Last stage, after the fight is over.
    const OVER: Self;

    /// Returns the next stage while the fight is not decided.
    fn next(self, world: &World) -> Self;
}

/// Plays on until a choice is pending or the fight is over.
pub(crate) fn run(world: &mut World) {
    match world.setup().rules {
        RuleSet::Classic => engine::run::<ClassicPlugin>(world),
        RuleSet::SecondEdition => engine::run::<SecondEditionPlugin>(world),
    }
}

/// Returns the current stage.
pub(crate) fn stage<S: Stages>(world: &World) -> S {
    *world.resource::<State<S>>().get()
}

/// Whether a choice is pending or nothing follows.
pub(crate) fn is_waiting<S: Stages, T: Steps + Send + Sync>(world: &World) -> bool {
    world.resource::<PendingChoice>().choice.is_some()
        || stage::<S>(world) == S::OVER && world.resource::<Agenda<T>>().0.is_empty()
}

/// Takes the next step off the agenda.
pub(crate) fn next_step<S: Steps + Send + Sync>(world: &mut World) -> Option<S> {
    world.resource_mut::<Agenda<S>>().0.pop()
}

/// Begins a stage; its systems act at once or queue steps on the agenda.
pub(crate) fn begin<S: Stages>(world: &mut World, stage: S) {
    world.insert_resource(State::new(stage));
    // A variant of the rules may leave a stage empty.
    let _ = world.try_run_schedule(OnEnter(stage));
}

/// Ends a stage without steps left and begins the next one.
pub(crate) fn end_stage<S: Stages>(world: &mut World) {
    let stage = stage::<S>(world);
    // Only few stages have systems at their end.
    let _ = world.try_run_schedule(OnExit(stage));
    let decided = world.course().outcome.is_some();
    begin(world, if decided { S::OVER } else { stage.next(world) });
}
