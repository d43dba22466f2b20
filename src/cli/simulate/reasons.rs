//! `far-lanes simulate --reasons`: reasons that do not hold.

use std::io::Write;

use super::run::Run;
use crate::{
    cli::failure::Failure,
    simulate::reasons::{Explained, Told},
};

/// Plays every game and checks what is said of each decision.
pub(super) fn check(run: &Run, out: &mut impl Write) -> Result<(), Failure> {
    let mut told = Told::default();
    run.carry_out(&Explained(run.plan.games(run.library)), "reasons", |game| told.add(&game))?;
    run.tell(&told, out, words)
}

fn words(told: &Told, out: &mut impl Write) -> Result<(), Failure> {
    let Told { decisions, reasons, claims, false_claims, unexplained } = told;
    let wrong: usize = false_claims.values().sum();
    writeln!(out, "{decisions} decisions, {reasons} reasons, {claims} of them claims")?;
    writeln!(out, "False: {wrong}")?;
    for (words, count) in false_claims {
        writeln!(out, "  {count:>6}  {words}")?;
    }
    Ok(writeln!(out, "Named first, not the likeliest, and without saying why: {unexplained}")?)
}
