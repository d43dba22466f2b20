//! How many inputs fights take a person, before and after inputs came to settle what follows from them.

use std::io::Write;

use serde::Serialize;

use super::{args::Args, many::which};
use crate::{
    cli::inputs::{SumByKind, compare},
    cli::{failure::Failure, output::print_json},
    skirmish::{
        batch::Plan,
        inputs::{Asked, Counted, Inputs, Side},
    },
};

/// The figures of many fights. The keys are documented in `--help`.
#[derive(Serialize)]
struct Figures {
    games: usize,
    before: SumByKind<Asked>,
    after: SumByKind<Asked>,
}

/// Fights every fight in both ways.
pub(super) fn run(args: &Args, plan: &Plan, out: &mut impl Write) -> Result<(), Failure> {
    let mut counted: Vec<Counted> = Vec::new();
    args.means.carry_out(&Inputs(plan.fights()), &which(plan), "fights", |it, _| {
        counted.push(it);
        Ok(())
    })?;
    let (before, after) = (sum(&counted, |it| &it.before), sum(&counted, |it| &it.after));
    let figures = Figures { games: plan.games, before, after };
    if args.json { print_json(out, &figures) } else { words(&figures, out) }
}

fn sum(counted: &[Counted], way: fn(&Counted) -> &Side) -> SumByKind<Asked> {
    SumByKind::of(counted.iter().map(way).map(|side| (&side.kinds, side.rounds, side.won)))
}

fn words(figures: &Figures, out: &mut impl Write) -> Result<(), Failure> {
    let Figures { games, before, after } = figures;
    writeln!(out, "Fights: {games}")?;
    compare(out, &before.sum, &after.sum)?;
    writeln!(out, "  before   after  asked")?;
    let mut kinds: Vec<&Asked> = before.kinds.keys().chain(after.kinds.keys()).collect();
    kinds.sort_unstable();
    kinds.dedup();
    for kind in kinds {
        let of = |sum: &SumByKind<Asked>| sum.kinds.get(kind).copied().unwrap_or(0);
        writeln!(out, "  {:>6}  {:>6}  {kind:?}", of(before), of(after))?;
    }
    Ok(())
}
