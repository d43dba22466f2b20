//! Many fights, in figures.

use std::io::{self, Write};

use engine::JournalHash;
use serde::Serialize;
use serde_json::{Value, json};
use skirmish::{Ending, Setup};

use super::{args::Args, inputs};
use crate::{
    cli::many::Speed,
    cli::{failure::Failure, output::print_json},
    players::fresh_seed,
    results::fingerprint,
    simulate::{self, Lengths, Rounds},
    skirmish::{
        Skirmishes,
        batch::{self, Fought, Openings, Plan},
        commander::CommanderKind,
    },
};

/// The results of many fights. The keys are documented in `--help`.
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

/// The running counts.
#[derive(Default)]
struct Tally {
    games: usize,
    wins: Vec<usize>,
    nobody: usize,
    /// In the order of [`Ending::ALL`].
    endings: [usize; Ending::ALL.len()],
    lengths: Lengths,
    decisions: usize,
    journal: JournalHash,
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
        names.into_iter().map(|name| args.setup(all, name)).collect::<Result<_, _>>()?;
    let sides =
        if args.sides.is_empty() { vec![CommanderKind::default()] } else { args.sides.clone() };
    let plan = Plan {
        minds: all.minds.clone(),
        setups,
        games,
        seed: args.seed.unwrap_or_else(fresh_seed),
        commanders: sides,
        check: args.check,
        record: args.record.clone(),
    };
    if args.inputs {
        return inputs::run(args, &plan, out);
    }
    if args.all_decide {
        return beginnings(args, &plan, out);
    }
    let names = (0..games).map(batch::file_name);
    args.means.record_beside(args.record.as_deref(), names)?;
    let mut tally = Tally { wins: vec![0; 2], ..Tally::default() };
    let speed = args.means.carry_out(&plan.fights(), &which(&plan), "fights", |fought, _| {
        tally.add(&fought);
        Ok(())
    })?;
    let figures = tally.figures(speed);
    if args.json { print_json(out, &figures) } else { Ok(words(&figures, out)?) }
}

/// Fights each until every side has decided something.
fn beginnings(args: &Args, plan: &Plan, out: &mut impl Write) -> Result<(), Failure> {
    let openings = Openings(plan.fights());
    let mut given_up = 0;
    args.means.carry_out(&openings, &which(plan), "fights", |opening, _| {
        given_up += usize::from(opening.given_up);
        Ok(())
    })?;
    let all = plan.games;
    writeln!(out, "Every side has decided something in {} of {all} fights.", all - given_up)?;
    if given_up > 0 {
        writeln!(out, "In the others somebody gave up before.")?;
    }
    Ok(())
}

/// Everything that decides the results.
pub(super) fn which(plan: &Plan) -> Value {
    let scenarios: Vec<&str> = plan.setups.iter().map(|it| it.scenario.id.as_str()).collect();
    json!({
        "run": "skirmish",
        "games": plan.games,
        "seed": plan.seed,
        "rules": plan.setups.first().map(|setup| setup.rules),
        "scenarios": scenarios,
        "sides": plan.commanders.iter().map(CommanderKind::to_string).collect::<Vec<_>>(),
        "scenarios_and_rules": fingerprint(&plan.setups),
    })
}

impl Tally {
    fn add(&mut self, fought: &Fought) {
        self.games += 1;
        match fought.winner.map(|seat| seat.index()) {
            Some(seat) => {
                self.wins.resize(self.wins.len().max(seat + 1), 0);
                self.wins[seat] += 1;
            }
            None => self.nobody += 1,
        }
        for (how, count) in Ending::ALL.into_iter().zip(&mut self.endings) {
            *count += usize::from(how == fought.how);
        }
        self.lengths.add(fought.rounds);
        self.decisions += fought.decisions;
        self.journal = simulate::and_journal(self.journal, fought.journal);
    }

    fn figures(self, speed: Speed) -> Figures {
        let endings = Ending::ALL.into_iter().zip(self.endings).filter(|(_, count)| *count > 0);
        Figures {
            games: self.games,
            wins: self.wins,
            nobody: self.nobody,
            endings: endings.map(|(how, count)| (format!("{how:?}"), count)).collect(),
            rounds: self.lengths.rounds(),
            decisions: self.decisions,
            games_per_second: speed.a_second(1.0),
            journal_hash: self.journal,
        }
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
