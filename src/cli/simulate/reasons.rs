//! `far-lanes simulate --reasons`: reasons that do not hold.

use std::io::Write;

use super::{Args, which};
use crate::{
    cli::{failure::Failure, output::print_json},
    data::Library,
    simulate::{
        Plan,
        reasons::{Explained, Told},
    },
};

/// Plays every game and checks what is said of each decision.
pub(super) fn run(
    args: &Args,
    library: &Library,
    plan: &Plan,
    out: &mut impl Write,
) -> Result<(), Failure> {
    let mut told = Told::default();
    let mut which = which(plan);
    which["run"] = "reasons".into();
    args.means.carry_out(&Explained(plan.games(library)), &which, "games", |game, _| {
        told.add(&game);
        Ok(())
    })?;
    if args.json { print_json(out, &told) } else { words(&told, out) }
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
