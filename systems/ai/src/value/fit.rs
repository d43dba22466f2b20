//! Learning the weights: logistic regression on who won, by Newton's method.

use serde::{Deserialize, Serialize};

use super::{Advantage, Position, Provenance, ValueModel, advantage::COUNT, solve::solve};

/// A position, and whether the captain who looked at it went on to win.
#[derive(Debug, Clone, PartialEq, Serialize, Deserialize)]
pub struct Example {
    pub position: Position,
    /// 1 for a win, 0 for a loss, a half for a draw.
    pub won: f32,
}

/// Weights of both ends of the taper, the opening's first.
const WIDE: usize = 2 * COUNT;
/// Steps of Newton's method; half as many do.
const STEPS: usize = 12;
/// Precision of the prior that a weight is 0, in units of its number's spread.
const RIDGE: f64 = 4.0;

type Row = [f64; WIDE];

/// Learns weights from examples. The same examples in the same order give the same weights.
pub fn fit(examples: &[Example], provenance: Provenance) -> ValueModel {
    let spread = spread(examples);
    let mut weights = [0.0; WIDE];
    let mut model = ValueModel { provenance, ..unscaled(&weights, &spread) };
    for _ in 0..STEPS {
        let mut slope = Slope::at(&weights);
        examples.iter().for_each(|example| slope.add(example, &model, &spread));
        let step = solve(slope.second, slope.first);
        weights.iter_mut().zip(step).for_each(|(weight, step)| *weight += step);
        model = ValueModel { provenance: model.provenance, ..unscaled(&weights, &spread) };
    }
    model
}

/// The model of weights that are in units of their numbers' spread.
fn unscaled(weights: &Row, spread: &[f64; COUNT]) -> ValueModel {
    let (opening, ending) = weights.split_at(COUNT);
    let part = |weights: &[f64]| {
        let scaled = weights.iter().zip(spread);
        Advantage::from_numbers(scaled.map(|(weight, spread)| (weight / spread) as f32))
    };
    ValueModel { provenance: Provenance::default(), opening: part(opening), ending: part(ending) }
}

/// Root of the mean square of each number, above 0.
fn spread(examples: &[Example]) -> [f64; COUNT] {
    let (mut squares, mut count) = ([0.0; COUNT], 1.0);
    for advantage in examples.iter().flat_map(|it| &it.position.advantages) {
        let numbers = advantage.numbers().map(f64::from);
        squares.iter_mut().zip(numbers).for_each(|(sum, number)| *sum += number * number);
        count += 1.0;
    }
    squares.map(|sum| (sum / count).sqrt().max(1e-6))
}

/// First and second derivative of the logarithm of the likelihood, the latter with its sign changed.
struct Slope {
    first: Row,
    second: Vec<Row>,
}

impl Slope {
    /// That of the prior alone.
    fn at(weights: &Row) -> Slope {
        let mut second = vec![[0.0; WIDE]; WIDE];
        second.iter_mut().enumerate().for_each(|(n, row)| row[n] = RIDGE);
        Slope { first: weights.map(|weight| -RIDGE * weight), second }
    }

    /// Adds an example's share. Of several rivals, each counts by their part of the odds.
    fn add(&mut self, example: &Example, model: &ValueModel, spread: &[f64; COUNT]) {
        let Position { phase, advantages } = &example.position;
        let odds: Vec<f64> =
            advantages.iter().map(|it| model.odds_against(it, *phase).into()).collect();
        let all: f64 = odds.iter().sum();
        let mut row = [0.0; WIDE];
        for (advantage, odds) in advantages.iter().zip(odds) {
            add_numbers(&mut row, advantage, f64::from(*phase), (odds / all, spread));
        }
        let chance = 1.0 / (1.0 + all);
        self.add_row(&row, f64::from(example.won) - chance, chance * (1.0 - chance));
    }

    fn add_row(&mut self, row: &Row, miss: f64, certainty: f64) {
        for n in 0..WIDE {
            self.first[n] += miss * row[n];
            let to = self.second[n].iter_mut().zip(row).take(n + 1);
            to.for_each(|(to, other)| *to += certainty * row[n] * other);
        }
    }
}

/// Adds the numbers of an advantage, spread out over both ends of the taper.
fn add_numbers(
    row: &mut Row,
    advantage: &Advantage,
    phase: f64,
    (share, spread): (f64, &[f64; COUNT]),
) {
    for (n, number) in advantage.numbers().into_iter().enumerate() {
        let number = f64::from(number) / spread[n] * share;
        row[n] += number * (1.0 - phase);
        row[COUNT + n] += number * phase;
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// Positions by a fixed sequence, of one or two rivals, won as likely as this model says.
    fn examples(model: &ValueModel) -> Vec<Example> {
        let mut dice = dice::Dice::seeded(7);
        let mut number = |most: u32| dice.below(most) as f32 / most as f32 - 0.5;
        let examples = (0..4000).map(|n| {
            let mut advantage =
                || Advantage { way: number(100), hand: 8.0 * number(9), ..Advantage::default() };
            let advantages = (0..1 + n % 2).map(|_| advantage()).collect();
            let position = Position { phase: number(11) + 0.5, advantages };
            Example { won: position.chance(model), position }
        });
        examples.collect()
    }

    fn truth() -> ValueModel {
        let part = |way, hand| Advantage { way, hand, ..Advantage::default() };
        ValueModel {
            provenance: Provenance::default(),
            opening: part(6.0, 0.1),
            ending: part(2.0, -0.4),
        }
    }

    #[test]
    fn weights_that_made_the_results_are_found_again() {
        let (truth, found) = (truth(), fit(&examples(&truth()), Provenance::default()));
        let pairs = [(&found.opening, &truth.opening), (&found.ending, &truth.ending)];
        for (found, truth) in pairs {
            assert!((found.way - truth.way).abs() < 0.3, "{found:?}");
            assert!((found.hand - truth.hand).abs() < 0.05, "{found:?}");
            assert_eq!(found.guns, 0.0, "nothing was seen of it");
        }
    }

    #[test]
    fn nothing_is_learned_from_nothing() {
        let blank = fit(&[], Provenance::default());
        assert_eq!((blank.opening, blank.ending), Default::default());
    }
}
