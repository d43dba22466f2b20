use bevy::prelude::Component;

use super::*;

#[derive(Component, Clone, Copy, Debug, Default)]
struct Weather {
    sun: f32,
    rain: f32,
}

impl Features for Weather {
    const CONSIDERATIONS: &'static [Feature<Weather>] =
        &[("sun", |it| it.sun), ("rain", |it| it.rain)];

    fn scores(&self) -> impl Iterator<Item = f32> {
        [self.sun, self.rain].into_iter().map(score_of)
    }
}

fn offered(options: &[[f32; 2]], noise: f32) -> PooledThinker {
    let mut laid_out = Options::of(options.len(), &[3.0, -1.0, 1.0, 2.0]);
    options.iter().for_each(|&[sun, rain]| laid_out.push(Weather { sun, rain }));
    laid_out.offer(options.iter().map(|_| Some(noise)))
}

fn pick(options: &[[f32; 2]]) -> (usize, Vec<f32>) {
    let mut thinker = offered(options, 0.0);
    (thinker.decide(), thinker.utilities())
}

#[test]
fn the_option_with_most_for_it_and_least_against_it_is_taken() {
    assert_eq!(pick(&[[0.2, 0.0], [0.9, 0.5], [0.9, 0.4]]).0, 2);
    assert_eq!(pick(&[[0.2, 0.0], [0.1, 0.0]]).0, 0);
    assert_eq!(pick(&[[0.2, 0.0], [0.2, 0.0], [0.2, 0.1], [0.3, 0.0], [0.3, 0.0]]).0, 3);
}

#[test]
fn the_earliest_of_equals_is_taken() {
    for _ in 0..3 {
        assert_eq!(pick(&[[0.1, 0.5], [0.4, 0.5], [0.4, 0.5]]).0, 1);
    }
}

#[test]
fn an_option_with_everything_against_it_is_still_above_none() {
    let (taken, utilities) = pick(&[[0.0, 1.0], [0.0, 1.0]]);
    assert_eq!(taken, 0);
    assert!(utilities.iter().all(|&utility| utility > 0.0), "{utilities:?}");
}

#[test]
fn a_decision_leaves_nothing_behind_for_the_next() {
    let first = pick(&[[0.3, 0.0], [0.5, 0.2]]);
    pick(&[[1.0, 0.0], [0.0, 1.0], [0.0, 0.0], [0.2, 0.2]]);
    assert_eq!(pick(&[[0.3, 0.0], [0.5, 0.2]]), first);
}

#[test]
fn two_decisions_under_way_do_not_touch_each_other() {
    let mut one = offered(&[[0.3, 0.0], [0.5, 0.0]], 0.0);
    let mut other = offered(&[[0.5, 0.0], [0.3, 0.0]], 0.0);
    assert_eq!((one.decide(), other.decide()), (1, 0));
}

/// Each consideration has a scorer of its own, which brings its feature within 0 and 1.
#[test]
fn every_feature_of_every_option_is_scored() {
    let mut thinker = offered(&[[0.25, -3.0], [7.0, 0.5]], 0.75);
    thinker.decide();
    let scores = thinker.scores();
    assert_eq!(scores.row(0), [0.25, 0.0, 0.75, 0.0]);
    assert_eq!(scores.row(1), [1.0, 0.5, 0.75, 0.0]);
}

#[test]
fn a_thinker_changes_its_mind_when_rollouts_have_come_out() {
    let mut thinker = offered(&[[0.3, 0.0], [0.2, 0.0]], 0.0);
    assert_eq!(thinker.decide(), 0);
    thinker.tell_outcomes([0.1, 0.9].into_iter());
    assert_eq!(thinker.decide(), 1);
    assert_eq!(thinker.scores().row(1), [0.2, 0.0, 0.0, 0.9]);
}

/// The weighted sum that rollouts' own policy makes is the one that big-brain makes.
#[test]
fn utilities_are_the_same_with_and_without_a_thinker() {
    let mut thinker = offered(&[[0.3, 0.9], [0.8, 0.1]], 0.4);
    thinker.decide();
    let weights: Vec<f32> = normalized(&[3.0, -1.0, 1.0, 2.0]).collect();
    let alone: Vec<f32> = thinker.scores().utilities(&weights).collect();
    for (with, without) in thinker.utilities().into_iter().zip(alone) {
        assert!((with - without).abs() < 1e-6, "{with} {without}");
    }
}
