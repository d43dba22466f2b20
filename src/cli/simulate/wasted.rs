//! `far-lanes simulate --wasted`: plays that came to nothing.

use std::io::Write;

use super::{Args, which};
use crate::{
    cli::{failure::Failure, output::print_json},
    data::Library,
    simulate::{
        Plan,
        wasted::{Sum, Watched},
    },
};

/// Plays every game and counts what came to nothing.
pub(super) fn run(
    args: &Args,
    library: &Library,
    plan: &Plan,
    out: &mut impl Write,
) -> Result<(), Failure> {
    let mut sum = Sum::default();
    let mut which = which(plan);
    which["run"] = "wasted".into();
    args.means.carry_out(&Watched(plan.games(library)), &which, "games", |game, _| {
        sum.add(&game);
        Ok(())
    })?;
    if args.json { print_json(out, &sum) } else { words(&sum, out) }
}

fn words(sum: &Sum, out: &mut impl Write) -> Result<(), Failure> {
    writeln!(out, "Games: {}", sum.games)?;
    writeln!(out, "Plays: {}, of which {} came to nothing", sum.plays, sum.wasted)?;
    for (kind, count) in &sum.kinds {
        writeln!(out, "  {count:>6}  {}", kind.words())?;
    }
    let mut cards: Vec<_> = sum.cards.iter().collect();
    cards.sort_by_key(|(_, count)| std::cmp::Reverse(**count));
    for (card, count) in cards {
        writeln!(out, "  {count:>6}  {card}")?;
    }
    for seed in &sum.seeds {
        writeln!(out, "In the game of seed {seed}")?;
    }
    Ok(())
}
