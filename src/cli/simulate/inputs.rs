//! How many inputs games take a person, before and after one input came to settle what follows from it.

use std::{collections::BTreeMap, io::Write};

use serde::Serialize;

use super::{Args, Failure, print_json, which};
use crate::{
    cli::inputs::{Sum, compare},
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
    before: SumByKind,
    after: SumByKind,
}

/// One way of playing them all.
#[derive(Serialize)]
struct SumByKind {
    #[serde(flatten)]
    sum: Sum,
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

fn sum(counted: &[Counted], way: fn(&Counted) -> &Side) -> SumByKind {
    let sides = || counted.iter().map(way);
    let mut kinds = BTreeMap::new();
    for (kind, count) in sides().flat_map(|side| &side.kinds) {
        *kinds.entry(*kind).or_default() += count;
    }
    SumByKind { sum: Sum::of(sides().map(|side| (side.inputs(), side.rounds, side.won))), kinds }
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
