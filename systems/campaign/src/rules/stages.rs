//! The change from one stage to the next. It takes the whole world, since schedules run in it.

use bevy::prelude::{OnEnter, State, World};
use dice::Dice;
use engine::JournalHash;

use crate::{
    data::RunFigures,
    event::{Event, Outcome},
    setup::Ambition,
    state::{Book, Chance, Charter, Ledger, Log, Progress, Rivals, Stage, Terms},
};

/// Ends the stage and begins the next.
pub(crate) fn end(world: &mut World) {
    let stage = *world.resource::<State<Stage>>().get();
    let progress = world.resource::<Progress>();
    let last = progress.leg >= run(world).legs;
    let lost = progress.outcome.is_some();
    begin(world, stage.next(last, lost));
}

fn run(world: &World) -> &RunFigures {
    world.resource::<Book>().run(world.resource::<Charter>().setup.length)
}

/// Begins `stage` with dice of its own.
pub(crate) fn begin(world: &mut World, stage: Stage) {
    let leg = world.resource::<Progress>().leg + u8::from(stage == Stage::Port);
    let seed = seed_of(world.resource::<Charter>().seed, leg, stage);
    world.insert_resource(Chance(Dice::seeded(seed)));
    world.insert_resource(State::new(stage));
    if stage == Stage::Over {
        return conclude(world);
    }
    // Every stage but the last has something to run.
    _ = world.try_run_schedule(OnEnter(stage));
}

/// The seed of a stage's dice, and of the game inside it. Loading again never throws other dice.
pub(crate) fn seed_of(campaign: u64, leg: u8, stage: Stage) -> u64 {
    JournalHash(campaign).then(&[leg, stage as u8]).0
}

/// The seed of one throw of a stage, which is its own whatever was thrown before.
pub(crate) fn seed_for(charter: &Charter, leg: u8, stage: Stage, what: &str) -> u64 {
    JournalHash(seed_of(charter.seed, leg, stage)).then(what.as_bytes()).0
}

/// Says how it ended, unless that is known.
fn conclude(world: &mut World) {
    let known = world.resource::<Progress>().outcome;
    let outcome = known.unwrap_or_else(|| outcome(world));
    world.resource_mut::<Progress>().outcome = Some(outcome);
    world.resource_mut::<Log>().tell(Event::Ended { outcome });
}

/// A run is made by who is solvent after the last leg and has met the ambition.
fn outcome(world: &World) -> Outcome {
    if world.resource::<Terms>().late > 0 {
        return Outcome::Indebted;
    }
    if is_met(world) { Outcome::Made } else { Outcome::Solvent }
}

/// Whether the ambition is met as things stand.
pub(crate) fn is_met(world: &World) -> bool {
    let (progress, ledger) = (world.resource::<Progress>(), world.resource::<Ledger>());
    match world.resource::<Charter>().setup.ambition {
        Ambition::AllHome => progress.dead.is_empty(),
        Ambition::Fortune => ledger.purse >= run(world).fortune,
        Ambition::GoodName => progress.failed == 0,
        Ambition::Laurels => progress.firsts > 0 && progress.firsts * 2 >= progress.races,
        Ambition::Ruin => world.resource::<Rivals>().0.first().is_some_and(|it| it.ruined),
    }
}
