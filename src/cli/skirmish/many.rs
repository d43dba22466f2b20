//! Many fights, in figures.

use std::{
    io::{self, Write},
    time::Instant,
};

use play::JournalHash;
use serde::Serialize;
use skirmish::{Ending, Setup};

use super::{Args, Failure, print_json, setup, threads};
use crate::{
    players::fresh_seed,
    skirmish::{
        Skirmishes,
        batch::{self, Fought, Plan},
        commander::CommanderKind,
    },
};

/// What many come to. The keys are documented in `--help`.
#[derive(Serialize)]
struct Figures {
    games: usize,
    wins: Vec<usize>,
    nobody: usize,
    endings: Vec<(String, usize)>,
    rounds: Rounds,
    decisions: usize,
    games_per_second: f64,
    journal_hash: JournalHash,
}

#[derive(Serialize)]
struct Rounds {
    median: u16,
    p10: u16,
    p90: u16,
}

/// Fights them all, on as many threads as wanted.
pub(super) fn run(
    args: &Args,
    all: &Skirmishes,
    games: usize,
    out: &mut impl Write,
) -> Result<(), Failure> {
    let names: Vec<&str> = match &args.scenario {
        Some(name) => vec![name],
        None => all.ids().collect(),
    };
    let setups: Vec<Setup> =
        names.into_iter().map(|name| setup(all, name, args)).collect::<Result<_, _>>()?;
    let sides =
        if args.sides.is_empty() { vec![CommanderKind::default()] } else { args.sides.clone() };
    let plan = Plan {
        armoury: all.armoury.clone(),
        setups,
        games,
        seed: args.seed.unwrap_or_else(fresh_seed),
        commanders: sides,
        threads: threads(args.threads),
        check: args.check,
        record: args.record.clone(),
    };
    let began = Instant::now();
    let fought = batch::run(&plan)?;
    let figures = figures(&fought, began.elapsed().as_secs_f64());
    if args.json { print_json(out, &figures) } else { Ok(words(&figures, out)?) }
}

fn figures(fought: &[Fought], seconds: f64) -> Figures {
    let seats = fought.iter().filter_map(|it| it.winner).map(|seat| seat.index() + 1).max();
    let mut wins = vec![0; seats.unwrap_or(0).max(2)];
    let mut rounds: Vec<u16> = fought.iter().map(|it| it.rounds).collect();
    rounds.sort_unstable();
    fought.iter().filter_map(|it| it.winner).for_each(|seat| wins[seat.index()] += 1);
    let ended = |how| fought.iter().filter(|it| it.how == how).count();
    let endings = Ending::ALL.into_iter().map(|how| (format!("{how:?}"), ended(how)));
    let at = |percent: usize| rounds.get(rounds.len() * percent / 100).copied().unwrap_or(0);
    Figures {
        games: fought.len(),
        nobody: fought.iter().filter(|it| it.winner.is_none()).count(),
        wins,
        endings: endings.filter(|(_, count)| *count > 0).collect(),
        rounds: Rounds { median: at(50), p10: at(10), p90: at(90) },
        decisions: fought.iter().map(|it| it.decisions).sum(),
        games_per_second: fought.len() as f64 / seconds.max(f64::EPSILON),
        journal_hash: batch::journal_hash(fought),
    }
}

fn words(figures: &Figures, out: &mut impl Write) -> io::Result<()> {
    writeln!(out, "Fights: {}", figures.games)?;
    for (seat, wins) in figures.wins.iter().enumerate() {
        let percent = 100.0 * *wins as f64 / figures.games as f64;
        writeln!(out, "Side {}: {wins} ({percent:.1} %)", seat + 1)?;
    }
    writeln!(out, "Nobody: {}", figures.nobody)?;
    let endings: Vec<String> =
        figures.endings.iter().map(|(how, count)| format!("{how} {count}")).collect();
    writeln!(out, "Endings: {}", endings.join(", "))?;
    let Rounds { median, p10, p90 } = figures.rounds;
    writeln!(out, "Rounds: median {median}, from {p10} to {p90} (p10 to p90)")?;
    writeln!(out, "Decisions: {}", figures.decisions)?;
    writeln!(out, "Speed: {:.1} fights a second", figures.games_per_second)?;
    writeln!(out, "Journal: {}", figures.journal_hash)
}
