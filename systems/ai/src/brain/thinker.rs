//! A thinker in its world.

use std::marker::PhantomData;

use bevy::{
    ecs::schedule::{ExecutorKind, ScheduleLabel, Schedules},
    prelude::*,
};
use big_brain::{prelude::*, scorers::measured_scorers_system};

use super::{
    actions::{TakeOption, Taken, take_option},
    considerations::{options_have_changed, score_considerations, utility},
    features::{Features, Offer},
    matrix::ScoreMatrix,
};

/// Scorers, thinker and actions, until an option is taken.
#[derive(ScheduleLabel, Debug, Clone, PartialEq, Eq, Hash)]
struct Think;

/// big-brain's cleanup, which also gives thinkers their scorers.
#[derive(ScheduleLabel, Debug, Clone, PartialEq, Eq, Hash)]
struct Tidy;

/// Our part of a thinker's systems, for a family of choices.
struct DecisionPlugin<F>(PhantomData<fn() -> F>);

impl<F: Features> Plugin for DecisionPlugin<F> {
    fn build(&self, app: &mut App) {
        let considerations = (score_considerations::<F>, score_considerations::<Offer>);
        app.init_resource::<Taken>()
            .configure_sets(Think, BigBrainSet::Scorers.run_if(options_have_changed))
            .add_systems(
                Think,
                (
                    considerations.before(measured_scorers_system).in_set(BigBrainSet::Scorers),
                    take_option.in_set(BigBrainSet::Actions),
                ),
            );
    }
}

/// One thinker, and the entities that stand for the options of its choices.
pub(crate) struct ThinkerWorld {
    world: World,
    think: Schedule,
    weights: Vec<f32>,
    options: Vec<Entity>,
    /// By option: the scorer of its utility, and those of its considerations.
    scorers: Vec<(Entity, Vec<Entity>)>,
    scores: QueryState<&'static Score>,
    on_offer: usize,
}

impl ThinkerWorld {
    /// A thinker that can tell `size` options apart.
    pub(super) fn new<F: Features>(size: usize, weights: &[f32]) -> ThinkerWorld {
        let mut app = App::empty();
        app.add_plugins((
            BigBrainPlugin::new(Think).set_cleanup_schedule(Tidy),
            DecisionPlugin::<F>(PhantomData),
        ));
        let mut world = std::mem::take(app.world_mut());
        let options: Vec<Entity> =
            (0..size).map(|_| world.spawn((F::default(), Offer::default())).id()).collect();
        let captain = world.spawn(thinker::<F>(&options, weights)).id();
        schedule(&mut world, Tidy).run(&mut world);
        let think = schedule(&mut world, Think);
        let (scorers, scores) = (scorers(&world, captain), world.query());
        let weights = weights.to_vec();
        ThinkerWorld { world, think, weights, options, scorers, scores, on_offer: 0 }
    }

    pub(super) fn weights(&self) -> &[f32] {
        &self.weights
    }

    pub(super) fn size(&self) -> usize {
        self.options.len()
    }

    /// Puts features on the entity of an option.
    pub(super) fn put<F: Features>(&mut self, option: usize, features: F) {
        *self.component(option) = features;
    }

    /// Offers the first options, each with its noise, and no others. One without noise is left out: it
    /// scores nothing and is never picked.
    pub(super) fn offer(&mut self, noise: impl Iterator<Item = Option<f32>>) {
        let mut count = 0;
        for noise in noise {
            let (stands, noise) = (noise.is_some(), noise.unwrap_or_default());
            *self.component(count) = Offer { stands, noise, outcome: 0.0 };
            count += 1;
        }
        for beyond in count..self.on_offer {
            *self.component(beyond) = Offer::default();
        }
        self.on_offer = count;
    }

    /// Tells what rollouts say of each option.
    pub fn tell_outcomes(&mut self, outcomes: impl Iterator<Item = f32>) {
        for (option, outcome) in outcomes.enumerate() {
            self.component::<Offer>(option).outcome = outcome;
        }
    }

    /// The option of the highest utility, the earliest of equals.
    pub fn decide(&mut self) -> usize {
        self.world.insert_resource(Taken(None));
        loop {
            // A thinker lets go of its last action, then starts the next: a few steps, no more.
            self.think.run(&mut self.world);
            if let Some(taken) = self.world.resource::<Taken>().0 {
                return taken;
            }
        }
    }

    /// The utility of every option in the last decision.
    pub fn utilities(&self) -> Vec<f32> {
        self.scorers[..self.on_offer].iter().map(|(utility, _)| self.score(*utility)).collect()
    }

    /// Scores of every consideration for every option in the last decision.
    pub fn scores(&self) -> ScoreMatrix {
        let rows =
            || self.scorers[..self.on_offer].iter().map(|(_, considerations)| considerations);
        let width = self.scorers.first().map_or(0, |(_, considerations)| considerations.len());
        ScoreMatrix::of_scores(width, rows().flatten().map(|&scorer| self.score(scorer)).collect())
    }

    fn score(&self, scorer: Entity) -> f32 {
        self.scores.get_manual(&self.world, scorer).map_or(0.0, Score::get)
    }

    fn component<C: Component>(&mut self, option: usize) -> Mut<'_, C> {
        self.world.get_mut(self.options[option]).expect("every option has it")
    }
}

/// Decisions are one thread's work, in a fixed order.
fn schedule(world: &mut World, label: impl ScheduleLabel) -> Schedule {
    let taken = world.resource_mut::<Schedules>().remove(label);
    let mut schedule = taken.expect("big-brain's plugin made it");
    schedule.set_executor_kind(ExecutorKind::SingleThreaded);
    schedule
}

fn thinker<F: Features>(options: &[Entity], weights: &[f32]) -> ThinkerBuilder {
    let blank = Thinker::build().label("captain").picker(Highest);
    options.iter().enumerate().fold(blank, |thinker, (nth, &option)| {
        thinker.when(utility::<F>(option, weights), TakeOption(nth))
    })
}

/// big-brain spawns scorers as children, in the order they were named in.
fn scorers(world: &World, captain: Entity) -> Vec<(Entity, Vec<Entity>)> {
    let children = |of: Entity| world.get::<Children>(of).map_or(&[][..], |children| &children[..]);
    let thinker = world.get::<HasThinker>(captain).expect("it has been attached").entity();
    // The first of an option's considerations is its base score.
    let considerations = |utility: Entity| children(utility)[1..].to_vec();
    children(thinker).iter().map(|&utility| (utility, considerations(utility))).collect()
}
