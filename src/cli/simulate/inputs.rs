//! How many inputs games take a person, before and after one input came to settle what follows from it.

use std::{collections::BTreeMap, io::Write};

use serde::Serialize;

use super::{Args, Failure, print_json, which};
use crate::{
    data::Library,
    guide::cards::QuestionKind,
    simulate::{
        Plan,
        inputs::{Counted, Inputs, Side},
    },
};

/// The figures of many games. The keys are documented in `--help`.
#[derive(Serialize)]
struct Figures {
    games: usize,
    before: Sum,
    after: Sum,
}

/// One way of playing them all.
#[derive(Serialize)]
struct Sum {
    inputs: usize,
    median: usize,
    rounds: usize,
    won: usize,
    /// Inputs by the kind of question, in all games.
    kinds: BTreeMap<QuestionKind, usize>,
}

/// Plays every game in both ways.
pub(super) fn run(
    args: &Args,
    library: &Library,
    plan: &Plan,
    out: &mut impl Write,
) -> Result<(), Failure> {
    let mut counted: Vec<Counted> = Vec::new();
    let mut which = which(plan);
    which["run"] = "inputs".into();
    args.means.carry_out(&Inputs(plan.games(library)), &which, "games", |it, _| {
        counted.push(it);
        Ok(())
    })?;
    let (before, after) = (sum(&counted, |it| &it.before), sum(&counted, |it| &it.after));
    let figures = Figures { games: plan.games, before, after };
    if args.json { print_json(out, &figures) } else { words(&figures, out) }
}

fn sum(counted: &[Counted], way: fn(&Counted) -> &Side) -> Sum {
    let sides = || counted.iter().map(way);
    let mut inputs: Vec<usize> = sides().map(Side::inputs).collect();
    inputs.sort_unstable();
    let mut kinds = BTreeMap::new();
    for (kind, count) in sides().flat_map(|side| &side.kinds) {
        *kinds.entry(*kind).or_default() += count;
    }
    Sum {
        inputs: inputs.iter().sum(),
        median: inputs.get(inputs.len() / 2).copied().unwrap_or(0),
        rounds: sides().map(|side| usize::from(side.rounds)).sum(),
        won: sides().filter(|side| side.won).count(),
        kinds,
    }
}

fn words(figures: &Figures, out: &mut impl Write) -> Result<(), Failure> {
    let Figures { games, before, after } = figures;
    writeln!(out, "Games: {games}")?;
    for (name, sum) in [("One decision an input", before), ("What follows is settled", after)] {
        let Sum { inputs, median, rounds, won, .. } = sum;
        writeln!(
            out,
            "{name}: {inputs} inputs, {median} in the middle; {rounds} rounds, {won} won"
        )?;
    }
    let share = 100.0 * after.inputs as f64 / before.inputs.max(1) as f64;
    writeln!(out, "That is {share:.1} in 100.")?;
    writeln!(out, "  before   after  asked")?;
    let mut kinds: Vec<_> = before.kinds.iter().collect();
    kinds.sort_by_key(|(_, count)| std::cmp::Reverse(**count));
    for (kind, count) in kinds {
        let now = after.kinds.get(kind).copied().unwrap_or(0);
        writeln!(out, "  {count:>6}  {now:>6}  {kind:?}")?;
    }
    Ok(())
}
