//! Runs a game's rules as Bevy systems, in a world that each thread builds once and reuses for
//! every game.
//!
//! A game is a Bevy plugin. Its stages are [`States`](bevy::prelude::States) with `OnEnter` and
//! `OnExit` schedules. An unfinished procedure is plain data, a stack of steps, so that a game can
//! be saved at any choice; a system carries out each kind of step and gets the step as its input
//! ([`AddSteps`]). Building schedules costs more than a short game does, so worlds are pooled.

use std::{
    any::TypeId,
    cell::RefCell,
    collections::BTreeMap,
    marker::PhantomData,
    ops::{Deref, DerefMut},
};

use bevy::{
    app::{App, Plugin},
    ecs::schedule::{ExecutorKind, Schedules},
    prelude::{In, IntoSystem, Mut, Resource, System, World},
};

/// Idle worlds that a thread keeps for each game. An AI's search uses a handful at a time.
const KEPT: usize = 16;

/// Steps of an unfinished procedure: an enum with a variant for each kind of step.
pub trait Steps: Sized + 'static {
    /// Number of the step's kind, from 0.
    fn kind(&self) -> usize;
}

/// Kind of step: a marker type for each variant of [`Steps`].
pub trait StepKind {
    /// Steps that this kind is one of.
    type Steps: Steps;
    /// Fields of the variant, passed to the system that carries it out.
    type Input: 'static;
    /// Number of the kind, as by [`Steps::kind`].
    const KIND: usize;

    /// Returns the input; `None` for a step of another kind.
    fn input(step: Self::Steps) -> Option<Self::Input>;
}

type Carrier<S> = Box<dyn FnMut(S, &mut World) + Send + Sync>;

/// System of each kind of step.
#[derive(Resource)]
struct Registry<S: 'static>(Vec<Option<Carrier<S>>>);

impl<S: 'static> Default for Registry<S> {
    fn default() -> Registry<S> {
        Registry(Vec::new())
    }
}

/// Registers the systems that carry out steps.
pub trait AddSteps {
    /// Registers `system` for steps of this kind. The last one registered wins, so that a plugin
    /// added later can replace a rule.
    fn add_step<K: StepKind, M>(
        &mut self,
        kind: K,
        system: impl IntoSystem<In<K::Input>, (), M>,
    ) -> &mut Self;
}

impl AddSteps for App {
    fn add_step<K: StepKind, M>(
        &mut self,
        _: K,
        system: impl IntoSystem<In<K::Input>, (), M>,
    ) -> &mut App {
        let mut system = IntoSystem::into_system(system);
        system.initialize(self.world_mut());
        self.init_resource::<Registry<K::Steps>>();
        let systems = &mut self.world_mut().resource_mut::<Registry<K::Steps>>().0;
        if systems.len() <= K::KIND {
            systems.resize_with(K::KIND + 1, || None);
        }
        systems[K::KIND] = Some(Box::new(move |step, world| {
            if let Some(input) = K::input(step) {
                system.run(input, world);
            }
        }));
        self
    }
}

/// Whether steps of this kind have a system.
pub fn is_carried_out<S: Steps>(world: &World, kind: usize) -> bool {
    let systems = world.get_resource::<Registry<S>>().map(|registry| &registry.0);
    systems.and_then(|systems| systems.get(kind)).is_some_and(Option::is_some)
}

/// Hooks of a game's rules that the loop calls.
pub trait Rules: Plugin + Default {
    /// Steps of the game.
    type Steps: Steps;

    /// Whether a choice is pending or the game is over.
    fn is_waiting(world: &World) -> bool;

    /// Does what cannot wait for the next step; returns whether it did anything.
    fn settle(_: &mut World) -> bool {
        false
    }

    /// Takes the next step off the stack.
    fn next_step(world: &mut World) -> Option<Self::Steps>;

    /// Ends a stage that has no steps left and begins the next one.
    fn end_stage(world: &mut World);
}

/// Plays on until a choice is pending or the game is over.
pub fn run<R: Rules>(world: &mut World) {
    world.resource_scope(|world, mut systems: Mut<Registry<R::Steps>>| {
        while !R::is_waiting(world) {
            go_on::<R>(&mut systems, world);
        }
    });
}

/// Plays one step on, for whoever looks at every moment between two choices; nothing where a choice
/// is pending or the game is over.
pub fn advance<R: Rules>(world: &mut World) {
    world.resource_scope(|world, mut systems: Mut<Registry<R::Steps>>| {
        if !R::is_waiting(world) {
            go_on::<R>(&mut systems, world);
        }
    });
}

fn go_on<R: Rules>(systems: &mut Registry<R::Steps>, world: &mut World) {
    if R::settle(world) {
        return;
    }
    match R::next_step(world) {
        Some(step) => carry_out(systems, step, world),
        None => R::end_stage(world),
    }
}

fn carry_out<S: Steps>(systems: &mut Registry<S>, step: S, world: &mut World) {
    let kind = step.kind();
    if let Some(system) = systems.0.get_mut(kind).and_then(Option::as_mut) {
        system(step, world);
    } else {
        debug_assert!(false, "no system for steps of kind {kind}");
    }
}

/// World with the systems of `R`. It returns to its thread's pool when it is dropped.
pub struct Table<R: Rules> {
    /// Always `Some` until `drop`.
    world: Option<World>,
    rules: PhantomData<fn() -> R>,
}

thread_local! {
    static POOL: RefCell<BTreeMap<TypeId, Vec<World>>> = const { RefCell::new(BTreeMap::new()) };
}

impl<R: Rules> Table<R> {
    /// Returns a table without entities. Resources may be left from a former game: the dealer sets
    /// them all.
    pub fn empty() -> Table<R> {
        let kept = POOL.with_borrow_mut(|pool| pool.get_mut(&TypeId::of::<R>())?.pop());
        let mut world = kept.unwrap_or_else(built::<R>);
        world.clear_entities();
        Table { world: Some(world), rules: PhantomData }
    }
}

/// One thread runs a game, and its systems run in a fixed order.
fn built<R: Rules>() -> World {
    let mut app = App::empty();
    app.add_plugins(R::default());
    let mut world = std::mem::take(app.world_mut());
    for (_, schedule) in world.resource_mut::<Schedules>().iter_mut() {
        schedule.set_executor_kind(ExecutorKind::SingleThreaded);
    }
    world
}

impl<R: Rules> Deref for Table<R> {
    type Target = World;

    fn deref(&self) -> &World {
        self.world.as_ref().expect("a table has its world until it is dropped")
    }
}

impl<R: Rules> DerefMut for Table<R> {
    fn deref_mut(&mut self) -> &mut World {
        self.world.as_mut().expect("a table has its world until it is dropped")
    }
}

impl<R: Rules> Drop for Table<R> {
    fn drop(&mut self) {
        let Some(world) = self.world.take().filter(|_| !std::thread::panicking()) else { return };
        // A thread that ends no longer has a pool.
        let _ = POOL.try_with(|pool| {
            let mut pool = pool.borrow_mut();
            let kept = pool.entry(TypeId::of::<R>()).or_default();
            if kept.len() < KEPT {
                kept.push(world);
            }
        });
    }
}

#[cfg(test)]
mod tests {
    use bevy::prelude::{Component, ResMut};

    use super::*;

    /// Test game that counts up to five: by ones, and once by doubling.
    #[derive(Default)]
    struct Counting;

    pub(crate) enum Count {
        Add(u8),
        Double,
    }

    crate::step_kinds! {
        Count;
        Add: u8, Count::Add(by) => by;
        Double: (), Count::Double => ();
    }

    #[derive(Resource, Default)]
    struct Agenda(Vec<Count>);

    #[derive(Resource, Default)]
    struct Total(u8);

    #[derive(Component)]
    struct Pebble;

    impl Plugin for Counting {
        fn build(&self, app: &mut App) {
            app.init_resource::<Agenda>()
                .init_resource::<Total>()
                .add_step(Add, |In(by): In<u8>, mut total: ResMut<Total>| total.0 += by)
                .add_step(Double, |_: In<()>, mut total: ResMut<Total>| total.0 *= 2);
        }
    }

    impl Rules for Counting {
        type Steps = Count;

        fn is_waiting(world: &World) -> bool {
            world.resource::<Total>().0 >= 5
        }

        fn next_step(world: &mut World) -> Option<Count> {
            world.resource_mut::<Agenda>().0.pop()
        }

        fn end_stage(world: &mut World) {
            world.resource_mut::<Agenda>().0.push(Count::Add(1));
        }
    }

    /// The same game, but its doubling trebles.
    #[derive(Default)]
    struct Trebling;

    impl Plugin for Trebling {
        fn build(&self, app: &mut App) {
            app.add_plugins(Counting)
                .add_step(Double, |_: In<()>, mut total: ResMut<Total>| total.0 *= 3);
        }
    }

    impl Rules for Trebling {
        type Steps = Count;

        fn is_waiting(world: &World) -> bool {
            Counting::is_waiting(world)
        }

        fn next_step(world: &mut World) -> Option<Count> {
            Counting::next_step(world)
        }

        fn end_stage(world: &mut World) {
            Counting::end_stage(world);
        }
    }

    fn counted<R: Rules<Steps = Count>>(steps: Vec<Count>) -> u8 {
        let mut table = Table::<R>::empty();
        table.insert_resource(Total::default());
        table.insert_resource(Agenda(steps));
        run::<R>(&mut table);
        table.resource::<Total>().0
    }

    #[test]
    fn steps_are_carried_out_last_first_and_then_stage_after_stage_until_the_game_waits() {
        assert_eq!(counted::<Counting>(vec![]), 5);
        assert_eq!(counted::<Counting>(vec![Count::Double, Count::Add(4)]), 8);
        assert_eq!(counted::<Counting>(vec![Count::Double, Count::Double]), 5);
    }

    #[test]
    fn one_step_at_a_time_comes_to_the_same_and_stops_where_the_game_waits() {
        let mut table = Table::<Counting>::empty();
        table.insert_resource(Total::default());
        table.insert_resource(Agenda(vec![Count::Double, Count::Add(4)]));
        let mut totals = Vec::new();
        for _ in 0..4 {
            advance::<Counting>(&mut table);
            totals.push(table.resource::<Total>().0);
        }
        assert_eq!(totals, [4, 8, 8, 8]);
    }

    #[test]
    fn a_plugin_added_later_replaces_a_rule() {
        assert_eq!(counted::<Trebling>(vec![Count::Double, Count::Add(4)]), 12);
    }

    #[test]
    fn a_world_is_used_again_without_what_lay_on_its_table() {
        let first = {
            let mut table = Table::<Counting>::empty();
            table.spawn(Pebble);
            table.id()
        };
        let mut table = Table::<Counting>::empty();
        assert_eq!(table.id(), first);
        let world: &mut World = &mut table;
        assert_eq!(world.query::<&Pebble>().iter(world).count(), 0);
        assert_ne!(Table::<Counting>::empty().id(), first, "two games have two worlds");
        assert_ne!(Table::<Trebling>::empty().id(), first, "so have two sorts of games");
    }

    #[test]
    fn a_kind_without_a_system_can_be_found() {
        let table = Table::<Counting>::empty();
        let carried_out = [0, 1, KINDS].map(|kind| is_carried_out::<Count>(&table, kind));
        assert_eq!(carried_out, [true, true, false]);
    }
}
