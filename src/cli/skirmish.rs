//! `far-lanes skirmish`: a fight, in this terminal or by itself, or many in figures.

use std::{
    io::{self, Write},
    num::NonZero,
    path::PathBuf,
    time::Instant,
};

use characters::healing::RuleSet;
use play::{Game, JournalHash, Seat};
use serde::Serialize;
use skirmish::{Ending, Event, House, Setup, Skirmish, text};

use super::{Failure, print_json};
use crate::{
    players::fresh_seed,
    skirmish::{
        Skirmishes,
        batch::{self, Fought, Plan},
        commander::{Commander, CommanderKind},
    },
    terminal,
};

const MORE: &str = "\
Without --auto you command the first side, or that of --side, in this terminal.

Keys of --json for one fight:
  seed       --seed with it fights the same fight again
  aftermath  outcome, everybody who took part with their wounds, loot
  journal    the journal's hash
Keys of --json for --games:
  games, wins (by seat), nobody, endings, rounds (median, p10, p90), decisions, games_per_second,
  journal_hash of all journals in their order; the same for any number of threads

Examples:
  far-lanes skirmish
  far-lanes skirmish --scenario customs-shed --rules second-edition --seed 7
  far-lanes skirmish --scenario duel-at-dawn --auto
  far-lanes skirmish --games 1000 --seed 1 --sides random --check --json";

/// Fight a fight: in this terminal, by itself, or many of them in figures
#[derive(clap::Args)]
#[command(after_help = MORE)]
pub struct Args {
    /// Which scenario; without it they are listed, and --games takes all of them in turn
    #[arg(long, value_name = "NAME")]
    scenario: Option<String>,
    /// By which rules
    #[arg(long, value_enum, default_value_t = Rules::Classic)]
    rules: Rules,
    /// The seed of the fight, or of the first of many [default: a new one]
    #[arg(long, value_name = "N")]
    seed: Option<u64>,
    /// Nobody asks you: the sides fight it out
    #[arg(long)]
    auto: bool,
    /// So many fights, in figures
    #[arg(long, value_name = "N", value_parser = clap::value_parser!(u32).range(1..))]
    games: Option<u32>,
    /// Which side is yours, counted from 1
    #[arg(long, value_name = "N", default_value = "1", value_parser = clap::value_parser!(u8).range(1..=4), conflicts_with_all = ["auto", "games"])]
    side: u8,
    /// Who commands the sides; a side beyond the list is commanded like the last
    #[arg(long, value_name = "A,..", value_delimiter = ',')]
    sides: Vec<CommanderKind>,
    /// One JSON object instead of words
    #[arg(long)]
    json: bool,
    /// In this terminal; there is no other way yet to fight from the command line
    #[arg(long, hide = true)]
    text: bool,
    /// After every decision, check what must always hold
    #[arg(long, requires = "games")]
    check: bool,
    /// Keep every fight in this folder, to be replayed
    #[arg(long, value_name = "DIR", requires = "games")]
    record: Option<PathBuf>,
    /// Threads to fight on; the results do not depend on it [default: one a core]
    #[arg(long, value_name = "N", requires = "games", value_parser = clap::value_parser!(u16).range(1..))]
    threads: Option<u16>,
}

/// The rule sets, as the command line calls them.
#[derive(Debug, Clone, Copy, PartialEq, Eq, clap::ValueEnum)]
enum Rules {
    Classic,
    SecondEdition,
}

impl From<Rules> for RuleSet {
    fn from(rules: Rules) -> RuleSet {
        match rules {
            Rules::Classic => RuleSet::Classic,
            Rules::SecondEdition => RuleSet::SecondEdition,
        }
    }
}

/// What one fight by itself comes to.
#[derive(Serialize)]
struct One {
    seed: u64,
    aftermath: Option<skirmish::Aftermath>,
    journal: JournalHash,
}

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

/// Lists the scenarios, or fights.
pub fn run(args: &Args, out: &mut impl Write) -> Result<(), Failure> {
    let all = Skirmishes::load()?;
    for problem in &all.problems {
        eprintln!("{problem}");
    }
    if let Some(games) = args.games {
        return many(args, &all, games as usize, out);
    }
    let Some(name) = &args.scenario else { return list(&all, out) };
    let setup = setup(&all, name, args)?;
    let seed = args.seed.unwrap_or_else(fresh_seed);
    if args.auto || args.json {
        return by_itself(args, &all, &setup, seed, out);
    }
    let input = &mut io::stdin().lock();
    Ok(terminal::fight(&all.armoury, &setup, seed, commanders(args, &setup), input, out)?)
}

fn setup(all: &Skirmishes, name: &str, args: &Args) -> Result<Setup, Failure> {
    let scenario = all.scenario(name).ok_or_else(|| Failure::Scenario {
        name: name.to_owned(),
        known: all.ids().collect::<Vec<_>>().join(", "),
    })?;
    let (rules, house) = (args.rules.into(), House::default());
    let healing = crate::people::tables::healing()?;
    Ok(Setup { rules, house, healing, scenario: scenario.clone() })
}

/// Who commands each side: the list, or the person on their side and computers elsewhere.
fn commanders(args: &Args, setup: &Setup) -> Vec<CommanderKind> {
    let person = (!args.auto && args.games.is_none() && args.sides.is_empty())
        .then(|| usize::from(args.side - 1).min(setup.scenario.forces.len() - 1));
    let of = |seat: usize| match args.sides.get(seat).or(args.sides.last()) {
        _ if person == Some(seat) => CommanderKind::Person,
        Some(kind) => kind.clone(),
        None => CommanderKind::default(),
    };
    (0..setup.scenario.forces.len()).map(of).collect()
}

fn list(all: &Skirmishes, out: &mut impl Write) -> Result<(), Failure> {
    for listed in &all.scenarios {
        let scenario = &listed.scenario;
        let sides: Vec<&str> = scenario.forces.iter().map(|force| force.name.as_str()).collect();
        writeln!(out, "{:<20} {}: {}", scenario.id, scenario.name, sides.join(" against "))?;
    }
    Ok(writeln!(out, "\n`far-lanes skirmish --scenario NAME` fights one of them.")?)
}

/// One fight that nobody is asked about, told line by line.
fn by_itself(
    args: &Args,
    all: &Skirmishes,
    setup: &Setup,
    seed: u64,
    out: &mut impl Write,
) -> Result<(), Failure> {
    let mut fight = Skirmish::new(&all.armoury, setup, seed)?;
    let kinds = commanders(args, setup);
    let seated = kinds.iter().enumerate();
    let mut seated: Vec<Commander> = seated
        .map(|(n, kind)| Commander::new(kind, &all.armoury, seed, Seat(n as u8), 0))
        .collect();
    let mut told = 0;
    while let Some(choice) = fight.choice() {
        let seat = choice.seat;
        let Some(chosen) = seated[seat.index()].decide(&fight, choice) else {
            return Err(batch::BatchError::APerson(seat).into());
        };
        fight.decide(skirmish::Decision { seat, chosen }).map_err(Failure::Refused)?;
        if !args.json {
            told = tell(&fight, told, out)?;
        }
    }
    if args.json {
        let journal = fight.journal().hash();
        return print_json(out, &One { seed, aftermath: fight.aftermath(), journal });
    }
    tell(&fight, told, out)?;
    Ok(writeln!(out, "Seed {seed}.")?)
}

/// What has happened since, a sentence a line with the throw behind it.
fn tell(fight: &Skirmish, told: usize, out: &mut impl Write) -> Result<usize, Failure> {
    let (events, names) = (fight.journal().events(), fight.names());
    for event in &events[told..] {
        if let Some(line) = text::line(&names, event) {
            let indent = if matches!(event, Event::RoundBegan { .. }) { "\n" } else { "  " };
            let throw = event
                .throw()
                .map(|throw| format!("  ({})", text::throw(throw)))
                .unwrap_or_default();
            writeln!(out, "{indent}{line}{throw}")?;
        }
    }
    Ok(events.len())
}

fn many(args: &Args, all: &Skirmishes, games: usize, out: &mut impl Write) -> Result<(), Failure> {
    let names: Vec<&str> = match &args.scenario {
        Some(name) => vec![name],
        None => all.ids().collect(),
    };
    let setups: Vec<Setup> =
        names.into_iter().map(|name| setup(all, name, args)).collect::<Result<_, _>>()?;
    let sides =
        if args.sides.is_empty() { vec![CommanderKind::default()] } else { args.sides.clone() };
    let cores = || std::thread::available_parallelism().map_or(1, NonZero::get);
    let plan = Plan {
        armoury: all.armoury.clone(),
        setups,
        games,
        seed: args.seed.unwrap_or_else(fresh_seed),
        commanders: sides,
        threads: args.threads.map_or_else(cores, usize::from),
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
