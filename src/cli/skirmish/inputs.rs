//! How many inputs fights take a person, before and after inputs came to settle what follows from them.

use std::io::Write;

use serde::Serialize;

use super::{Args, Failure, many::which, print_json};
use crate::{
    cli::inputs::{Sum, compare},
    skirmish::{
        batch::Plan,
        inputs::{Counted, Inputs, Side},
    },
};

/// The figures of many fights. The keys are documented in `--help`.
#[derive(Serialize)]
struct Figures {
    games: usize,
    before: Sum,
    after: Sum,
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
    let sides = counted.iter().map(way);
    Sum::of(sides.map(|Side { inputs, rounds, won }| (inputs, rounds, won)))
}

fn words(figures: &Figures, out: &mut impl Write) -> Result<(), Failure> {
    writeln!(out, "Fights: {}", figures.games)?;
    compare(out, &figures.before, &figures.after)
}
