//! How many inputs games take a person, before and after one input came to settle what follows from it.

use std::io::Write;

use serde::Serialize;

use super::{Args, which};
use crate::{
    cli::inputs::{SumByKind, compare},
    cli::{failure::Failure, output::print_json},
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
    before: SumByKind<QuestionKind>,
    after: SumByKind<QuestionKind>,
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

fn sum(counted: &[Counted], way: fn(&Counted) -> &Side) -> SumByKind<QuestionKind> {
    SumByKind::of(counted.iter().map(way).map(|side| (&side.kinds, side.rounds, side.won)))
}

fn words(figures: &Figures, out: &mut impl Write) -> Result<(), Failure> {
    let Figures { games, before, after } = figures;
    writeln!(out, "Games: {games}")?;
    compare(out, &before.sum, &after.sum)?;
    writeln!(out, "  before   after  asked")?;
    let mut kinds: Vec<_> = before.kinds.iter().collect();
    kinds.sort_by_key(|(_, count)| std::cmp::Reverse(**count));
    for (kind, count) in kinds {
        let now = after.kinds.get(kind).copied().unwrap_or(0);
        writeln!(out, "  {count:>6}  {now:>6}  {kind:?}")?;
    }
    Ok(())
}
