//! The part that picks: big-brain thinkers, kept between decisions.
//!
//! A thinker of a family has one choice an option: its scorer is the weighted sum of the family's
//! considerations, its action takes that option. Scores come from a [`ScoreMatrix`]. Options that a
//! decision does not have score nothing and are never picked, so one thinker serves all choices
//! of its family up to its size. Each thinker lives in a world of its own, and only big-brain's
//! own systems run there, in a fixed order, on one thread.

use std::collections::BTreeMap;

use bevy::{
    ecs::schedule::{ExecutorKind, ScheduleLabel},
    prelude::*,
};
use big_brain::{
    prelude::*,
    scorers::measured_scorers_system,
    thinker::{thinker_component_attach_system, thinker_system},
};

/// The utility of an option before anything speaks for or against it.
pub(crate) const BASE_SCORE: f32 = 0.5;
/// Most that all considerations together move an option; a little below the base score, so that
/// even the worst option is above nothing.
const SPAN: f32 = 0.499;

/// Every consideration's score for every option of one decision.
#[derive(Resource, Debug, Default, Clone, PartialEq)]
pub(crate) struct ScoreMatrix {
    /// Considerations an option.
    width: usize,
    /// From 0 to 1, option by option.
    scores: Vec<f32>,
}

impl ScoreMatrix {
    /// A matrix of rows of this width.
    pub fn of_width(width: usize) -> ScoreMatrix {
        ScoreMatrix { width, scores: Vec::new() }
    }

    /// Adds the next option's scores and what else is said of it, each brought within 0 and 1.
    pub fn push(&mut self, row: &[f32], more: &[f32]) {
        debug_assert_eq!(row.len() + more.len(), self.width);
        self.scores.extend(row.iter().chain(more).map(|score| score.clamp(0.0, 1.0)));
    }

    /// Says something else of every option in the last column.
    pub fn amend(&mut self, last: impl Iterator<Item = f32>) {
        for (row, score) in self.scores.chunks_mut(self.width).zip(last) {
            row[self.width - 1] = score.clamp(0.0, 1.0);
        }
    }

    /// The utility of every option by these normalised weights.
    pub fn utilities<'a>(&'a self, weights: &'a [f32]) -> impl Iterator<Item = f32> + 'a {
        let moved = move |row: &[f32]| {
            row.iter().zip(weights).map(|(score, weight)| score * weight).sum::<f32>()
        };
        self.scores.chunks(self.width).map(move |row| BASE_SCORE + moved(row))
    }

    /// The scores of an option, in the order of its family's considerations.
    pub fn row(&self, option: usize) -> &[f32] {
        &self.scores[option * self.width..(option + 1) * self.width]
    }

    fn options(&self) -> usize {
        self.scores.len() / self.width
    }

    fn score(&self, consideration: &Consideration) -> f32 {
        if consideration.option >= self.options() {
            return 0.0;
        }
        consideration.nth.map_or(1.0, |nth| self.row(consideration.option)[nth])
    }
}

/// All thinkers of one mind, made when they are first needed.
#[derive(Default)]
pub(crate) struct Brain {
    thinkers: BTreeMap<(&'static str, usize), ThinkerWorld>,
}

impl Brain {
    /// The option of the highest utility, the earliest of equals, and the utility of every option.
    pub fn pick(
        &mut self,
        family: &'static str,
        weights: &[f32],
        matrix: ScoreMatrix,
    ) -> (usize, Vec<f32>) {
        let size = matrix.options().next_power_of_two().max(4);
        let thinker =
            self.thinkers.entry((family, size)).or_insert_with(|| ThinkerWorld::new(size, weights));
        thinker.pick(matrix)
    }
}

/// The weights scaled so that all together move an option by less than its base score.
pub(crate) fn normalized(weights: &[f32]) -> impl Iterator<Item = f32> + '_ {
    let all: f32 = weights.iter().map(|weight| weight.abs()).sum();
    let unit = if all > 0.0 { SPAN / all } else { 0.0 };
    weights.iter().map(move |weight| weight * unit)
}

/// One thinker in its world.
struct ThinkerWorld {
    world: World,
    weighing: Schedule,
    acting: Schedule,
}

#[derive(ScheduleLabel, Debug, Clone, PartialEq, Eq, Hash)]
struct Weighing;
#[derive(ScheduleLabel, Debug, Clone, PartialEq, Eq, Hash)]
struct Acting;

/// One consideration of one option; without a number it is the option's base score.
#[derive(Clone, Copy, Component, Debug, ScorerBuilder)]
struct Consideration {
    option: usize,
    nth: Option<usize>,
}

/// Takes this option.
#[derive(Clone, Copy, Component, Debug, ActionBuilder)]
struct Take(usize);

/// The option taken in the decision under way.
#[derive(Resource, Debug, Default)]
struct Taken(Option<usize>);

impl ThinkerWorld {
    fn new(size: usize, weights: &[f32]) -> ThinkerWorld {
        let mut world = World::new();
        world.init_resource::<ScoreMatrix>();
        world.init_resource::<Taken>();
        world.spawn(thinker(size, weights));
        run_once(&mut world, thinker_component_attach_system);
        let mut weighing = Schedule::new(Weighing);
        weighing
            .set_executor_kind(ExecutorKind::SingleThreaded)
            .add_systems((read_the_matrix, measured_scorers_system).chain());
        let mut acting = Schedule::new(Acting);
        acting
            .set_executor_kind(ExecutorKind::SingleThreaded)
            .add_systems((thinker_system, take).chain());
        ThinkerWorld { world, weighing, acting }
    }

    fn pick(&mut self, matrix: ScoreMatrix) -> (usize, Vec<f32>) {
        let options = matrix.options();
        self.world.insert_resource(matrix);
        self.world.insert_resource(Taken(None));
        self.weighing.run(&mut self.world);
        let taken = loop {
            // A thinker lets go of its last action, then starts the next: a few steps, no more.
            self.acting.run(&mut self.world);
            if let Some(taken) = self.world.resource::<Taken>().0 {
                break taken;
            }
        };
        (taken, self.utilities(options))
    }

    fn utilities(&mut self, options: usize) -> Vec<f32> {
        let mut utilities = vec![0.0; options];
        let mut bases = self.world.query::<(&Consideration, &Parent)>();
        let sums = self.world.query::<&Score>();
        for (base, sum) in bases.iter(&self.world).filter(|(c, _)| c.nth.is_none()) {
            if let (Some(utility), Ok(score)) =
                (utilities.get_mut(base.option), sums.get_manual(&self.world, sum.get()))
            {
                *utility = score.get();
            }
        }
        utilities
    }
}

/// A thinker that can tell `size` options apart.
fn thinker(size: usize, weights: &[f32]) -> ThinkerBuilder {
    let blank = Thinker::build().label("captain").picker(Highest);
    (0..size).fold(blank, |thinker, option| {
        let base = MeasuredScorer::build(0.0)
            .measure(WeightedSum)
            .push(Consideration { option, nth: None }, BASE_SCORE);
        let scorer = normalized(weights).enumerate().fold(base, |scorer, (nth, weight)| {
            scorer.push(Consideration { option, nth: Some(nth) }, weight)
        });
        thinker.when(scorer, Take(option))
    })
}

fn run_once<M>(world: &mut World, system: impl IntoSystem<(), (), M>) {
    let mut schedule = Schedule::default();
    schedule.set_executor_kind(ExecutorKind::SingleThreaded).add_systems(system.into_configs());
    schedule.run(world);
}

fn read_the_matrix(matrix: Res<ScoreMatrix>, mut scores: Query<(&Consideration, &mut Score)>) {
    for (consideration, mut score) in &mut scores {
        score.set(matrix.score(consideration));
    }
}

fn take(mut taken: ResMut<Taken>, mut actions: Query<(&Take, &mut ActionState)>) {
    for (&Take(option), mut state) in &mut actions {
        match *state {
            ActionState::Requested => {
                taken.0 = Some(option);
                *state = ActionState::Success;
            }
            ActionState::Cancelled => *state = ActionState::Failure,
            ActionState::Init
            | ActionState::Executing
            | ActionState::Success
            | ActionState::Failure => {}
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn pick(brain: &mut Brain, rows: &[[f32; 2]]) -> (usize, Vec<f32>) {
        let mut matrix = ScoreMatrix::of_width(2);
        rows.iter().for_each(|[score, noise]| matrix.push(&[*score], &[*noise]));
        brain.pick("placing", &[3.0, -1.0], matrix)
    }

    #[test]
    fn the_option_with_most_for_it_and_least_against_it_is_taken() {
        let mut brain = Brain::default();
        assert_eq!(pick(&mut brain, &[[0.2, 0.0], [0.9, 0.5], [0.9, 0.4]]).0, 2);
        assert_eq!(pick(&mut brain, &[[0.2, 0.0], [0.1, 0.0]]).0, 0);
        assert_eq!(
            pick(&mut brain, &[[0.2, 0.0], [0.2, 0.0], [0.2, 0.1], [0.3, 0.0], [0.3, 0.0]]).0,
            3
        );
    }

    #[test]
    fn the_earliest_of_equals_is_taken() {
        let mut brain = Brain::default();
        for _ in 0..3 {
            assert_eq!(pick(&mut brain, &[[0.1, 0.5], [0.4, 0.5], [0.4, 0.5]]).0, 1);
        }
    }

    #[test]
    fn an_option_with_everything_against_it_is_still_above_none() {
        let (taken, utilities) = pick(&mut Brain::default(), &[[0.0, 1.0], [0.0, 1.0]]);
        assert_eq!(taken, 0);
        assert!(utilities.iter().all(|&utility| utility > 0.0), "{utilities:?}");
    }

    #[test]
    fn a_decision_leaves_nothing_behind_for_the_next() {
        let mut brain = Brain::default();
        let first = pick(&mut brain, &[[0.3, 0.0], [0.5, 0.2]]);
        pick(&mut brain, &[[1.0, 0.0], [0.0, 1.0], [0.0, 0.0], [0.2, 0.2]]);
        assert_eq!(pick(&mut brain, &[[0.3, 0.0], [0.5, 0.2]]), first);
    }
}
