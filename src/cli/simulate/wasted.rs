//! `far-lanes simulate --wasted`: plays that came to nothing.

use std::io::Write;

use super::run::Run;
use crate::{
    cli::failure::Failure,
    simulate::wasted::{Sum, Watched},
};

/// Plays every game and counts what came to nothing.
pub(super) fn count(run: &Run, out: &mut impl Write) -> Result<(), Failure> {
    let mut sum = Sum::default();
    run.carry_out(&Watched(run.plan.games(run.library)), "wasted", |game| sum.add(&game))?;
    run.tell(&sum, out, words)
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
