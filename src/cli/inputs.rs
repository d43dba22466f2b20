//! How many inputs many games take a person, in one way of playing them and in the other.

use std::{collections::BTreeMap, io::Write};

use serde::Serialize;

use super::failure::Failure;

/// One way of playing them all.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize)]
pub(super) struct Sum {
    pub inputs: usize,
    /// Of one game.
    median: usize,
    rounds: usize,
    won: usize,
}

impl Sum {
    /// Of games by their inputs, their rounds and whether the person won.
    fn of(games: impl Iterator<Item = (usize, u16, bool)>) -> Sum {
        let games: Vec<(usize, u16, bool)> = games.collect();
        let mut inputs: Vec<usize> = games.iter().map(|(inputs, ..)| *inputs).collect();
        inputs.sort_unstable();
        Sum {
            inputs: inputs.iter().sum(),
            median: inputs.get(inputs.len() / 2).copied().unwrap_or(0),
            rounds: games.iter().map(|(_, rounds, _)| usize::from(*rounds)).sum(),
            won: games.iter().filter(|(.., won)| *won).count(),
        }
    }
}

/// One way of playing them all, and what the inputs answer.
#[derive(Debug, Clone, Serialize)]
pub(super) struct SumByKind<K: Ord + Serialize> {
    #[serde(flatten)]
    pub sum: Sum,
    /// Inputs by what they answer, in all games.
    pub kinds: BTreeMap<K, usize>,
}

impl<K: Ord + Copy + Serialize> SumByKind<K> {
    /// Of games by their inputs of each kind, their rounds and whether the person won.
    pub fn of<'a>(games: impl Iterator<Item = (&'a BTreeMap<K, usize>, u16, bool)>) -> SumByKind<K>
    where
        K: 'a,
    {
        let mut kinds = BTreeMap::new();
        let mut count = |(of_game, rounds, won): (&BTreeMap<K, usize>, u16, bool)| {
            for (kind, inputs) in of_game {
                *kinds.entry(*kind).or_default() += inputs;
            }
            (of_game.values().sum(), rounds, won)
        };
        let games: Vec<(usize, u16, bool)> = games.map(&mut count).collect();
        SumByKind { sum: Sum::of(games.into_iter()), kinds }
    }
}

/// Tells both ways and how they compare.
pub(super) fn compare(out: &mut impl Write, before: &Sum, after: &Sum) -> Result<(), Failure> {
    for (name, sum) in [("One decision an input", before), ("What follows is settled", after)] {
        let Sum { inputs, median, rounds, won } = sum;
        writeln!(
            out,
            "{name}: {inputs} inputs, {median} in the middle; {rounds} rounds, {won} won"
        )?;
    }
    let share = 100.0 * after.inputs as f64 / before.inputs.max(1) as f64;
    Ok(writeln!(out, "That is {share:.1} in 100.")?)
}
