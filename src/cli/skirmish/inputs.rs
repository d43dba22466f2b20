//! How many inputs fights take a person, before and after inputs came to settle what follows from them.

use std::io::Write;

use serde::Serialize;

use super::{Args, Failure, many::which, print_json};
use crate::skirmish::{
    batch::Plan,
    inputs::{Counted, Inputs, Side},
};

/// The figures of many fights. The keys are documented in `--help`.
#[derive(Serialize)]
struct Figures {
    games: usize,
    before: Sum,
    after: Sum,
}

/// One way of fighting them all.
#[derive(Serialize)]
struct Sum {
    inputs: usize,
    median: usize,
    rounds: usize,
    won: usize,
}

/// Fights every fight in both ways.
pub(super) fn run(args: &Args, plan: &Plan, out: &mut impl Write) -> Result<(), Failure> {
    let mut counted: Vec<Counted> = Vec::new();
    args.means.carry_out(&Inputs(plan.fights()), &which(plan), "fights", |it, _| {
        counted.push(it);
        Ok(())
    })?;
    let (before, after) = (sum(&counted, |it| it.before), sum(&counted, |it| it.after));
    let figures = Figures { games: plan.games, before, after };
    if args.json { print_json(out, &figures) } else { words(&figures, out) }
}

fn sum(counted: &[Counted], way: fn(&Counted) -> Side) -> Sum {
    let mut inputs: Vec<usize> = counted.iter().map(|it| way(it).inputs).collect();
    inputs.sort_unstable();
    Sum {
        inputs: inputs.iter().sum(),
        median: inputs.get(inputs.len() / 2).copied().unwrap_or(0),
        rounds: counted.iter().map(|it| usize::from(way(it).rounds)).sum(),
        won: counted.iter().filter(|it| way(it).won).count(),
    }
}

fn words(figures: &Figures, out: &mut impl Write) -> Result<(), Failure> {
    writeln!(out, "Fights: {}", figures.games)?;
    for (name, Sum { inputs, median, rounds, won }) in
        [("One decision an input", &figures.before), ("What follows is settled", &figures.after)]
    {
        writeln!(
            out,
            "{name}: {inputs} inputs, {median} in the middle; {rounds} rounds, {won} won"
        )?;
    }
    let share = 100.0 * figures.after.inputs as f64 / figures.before.inputs.max(1) as f64;
    Ok(writeln!(out, "That is {share:.1} in 100.")?)
}
