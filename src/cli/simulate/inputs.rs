//! How many inputs games take a person, before and after one input came to settle what follows from it.

use std::io::Write;

use serde::Serialize;

use super::run::Run;
use crate::{
    cli::failure::Failure,
    cli::inputs::{SumByKind, compare},
    guide::cards::QuestionKind,
    simulate::inputs::{Counted, Inputs, Side},
};

/// The figures of many games. The keys are documented in `--help`.
#[derive(Serialize)]
struct Figures {
    games: usize,
    before: SumByKind<QuestionKind>,
    after: SumByKind<QuestionKind>,
}

/// Plays every game in both ways.
pub(super) fn count(run: &Run, out: &mut impl Write) -> Result<(), Failure> {
    let mut counted: Vec<Counted> = Vec::new();
    run.carry_out(&Inputs(run.plan.games(run.library)), "inputs", |it| counted.push(it))?;
    let (before, after) = (sum(&counted, |it| &it.before), sum(&counted, |it| &it.after));
    run.tell(&Figures { games: run.plan.games, before, after }, out, words)
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
