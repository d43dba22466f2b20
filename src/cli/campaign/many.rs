//! Many campaigns, in figures.

use std::{
    collections::BTreeMap,
    io::{self, Write},
    sync::Arc,
};

use campaign::{Outcome, Scope, Setup};
use engine::JournalHash;
use serde::Serialize;
use serde_json::json;

use super::Args;
use crate::{
    campaign::{
        Charted,
        batch::{Plan, Run},
        captain,
    },
    cli::{failure::Failure, many::Speed, output::print_json},
    data::Library,
    results::fingerprint,
    simulate,
};

/// The results of many campaigns. The keys are documented in `--help`.
#[derive(Serialize)]
struct Figures {
    games: usize,
    outcomes: BTreeMap<String, usize>,
    purse: f64,
    services: BTreeMap<String, Share>,
    bottom_quarter: Share,
    kept: [usize; 3],
    taken: [usize; 3],
    fights: usize,
    won: usize,
    dead: usize,
    decisions: usize,
    games_per_second: f64,
    journal_hash: JournalHash,
}

/// Runs made, of so many.
#[derive(Default, Serialize)]
struct Share {
    made: usize,
    games: usize,
}

/// The running counts.
#[derive(Default)]
struct Tally {
    runs: Vec<Run>,
    journal: JournalHash,
}

/// Plays them all, on as many threads as wanted.
pub(super) fn run(
    args: &Args,
    library: Arc<Library>,
    charted: Charted,
    (games, seed): (usize, u64),
    out: &mut impl Write,
) -> Result<(), Failure> {
    let deck =
        library.deck(args.deck.as_deref().unwrap_or(crate::campaign::FIRST_DECK))?.playable()?.deck;
    let same_captain = args.captain.is_some();
    let captain = match &args.captain {
        Some(name) => super::of_the_library(name)?,
        None => captain(&charted.book.lives, &Default::default(), None, seed)
            .ok_or(Failure::NoCaptain)?,
    };
    let (rules, ambition) = (args.rules.into(), args.ambition.into());
    let (length, scope) = (args.length(), Scope::Full);
    let setup = Setup { captain, deck, rules, ambition, length, scope };
    let (agent, check) = (args.captains.unwrap_or_default(), args.check);
    let plan = Plan { charted, library, setup, games, seed, agent, same_captain, check };
    let which = json!({
        "run": "campaign", "games": games, "seed": seed, "captains": agent.to_string(),
        "setup": fingerprint(&plan.setup),
        "charts": fingerprint(&plan.charted.book.charts.figures),
        "jobs": fingerprint(&plan.charted.book.charts.jobs),
    });
    let mut tally = Tally::default();
    let speed = args.means.carry_out(&plan.runs(), &which, "campaigns", |run, _| {
        tally.journal = simulate::and_journal(tally.journal, run.journal);
        tally.runs.push(run);
        Ok(())
    })?;
    let figures = tally.figures(speed);
    if args.json { print_json(out, &figures) } else { Ok(words(&figures, out)?) }
}

impl Tally {
    fn figures(self, speed: Speed) -> Figures {
        let mut outcomes = BTreeMap::<String, usize>::new();
        for run in &self.runs {
            *outcomes.entry(name(run.outcome).to_owned()).or_default() += 1;
        }
        let sum = |of: fn(&Run) -> usize| self.runs.iter().map(of).sum();
        let grades = |of: fn(&Run) -> [u8; 3]| {
            [0, 1, 2].map(|n| self.runs.iter().map(|run| usize::from(of(run)[n])).sum())
        };
        Figures {
            games: self.runs.len(),
            purse: median_purse(&self.runs),
            services: by_service(&self.runs),
            bottom_quarter: bottom_quarter(&self.runs),
            kept: grades(|run| run.deeds.kept),
            taken: grades(|run| run.deeds.taken),
            fights: sum(|run| run.deeds.fights.into()),
            won: sum(|run| run.deeds.won.into()),
            dead: sum(|run| run.deeds.dead.into()),
            decisions: sum(|run| run.decisions),
            games_per_second: speed.a_second(1.0),
            journal_hash: self.journal,
            outcomes,
        }
    }
}

impl Share {
    fn add(&mut self, run: &Run) {
        self.games += 1;
        self.made += usize::from(run.outcome == Outcome::Made);
    }
}

/// Runs by the service that their captains came from.
fn by_service(runs: &[Run]) -> BTreeMap<String, Share> {
    let mut services = BTreeMap::<String, Share>::new();
    for run in runs {
        let name = run.service.map_or_else(|| "none".to_owned(), |it| it.to_string());
        services.entry(name).or_default().add(run);
    }
    services
}

/// The quarter of the runs with the smallest purse at half time.
fn bottom_quarter(runs: &[Run]) -> Share {
    let mut by_purse: Vec<&Run> = runs.iter().collect();
    by_purse.sort_by_key(|run| run.half_time);
    let mut share = Share::default();
    by_purse.iter().take(runs.len().div_ceil(4)).for_each(|run| share.add(run));
    share
}

/// The purse in the middle, in instalments; that of a free hull counts as the charter that others
/// pay would.
fn median_purse(runs: &[Run]) -> f64 {
    let usual = runs.iter().map(|run| run.instalment).max().unwrap_or(0).max(1);
    let mut purses: Vec<f64> =
        runs.iter().map(|run| f64::from(run.purse) / f64::from(usual)).collect();
    purses.sort_by(f64::total_cmp);
    let median = purses.get(purses.len() / 2).copied().unwrap_or(0.0);
    (median * 100.0).round() / 100.0
}

fn name(outcome: Outcome) -> &'static str {
    match outcome {
        Outcome::Made => "made",
        Outcome::Solvent => "solvent",
        Outcome::Indebted => "indebted",
        Outcome::Repossessed => "repossessed",
        Outcome::Lost => "lost",
    }
}

fn words(figures: &Figures, out: &mut impl Write) -> io::Result<()> {
    writeln!(out, "Campaigns: {}", figures.games)?;
    for (outcome, count) in &figures.outcomes {
        let percent = 100.0 * *count as f64 / figures.games as f64;
        writeln!(out, "  {outcome}: {count} ({percent:.1} %)")?;
    }
    writeln!(out, "Purse at the end: {} instalments in the middle", figures.purse)?;
    for (service, Share { made, games }) in &figures.services {
        writeln!(out, "Captains from {service}: {made} of {games} made")?;
    }
    let Share { made, games } = &figures.bottom_quarter;
    writeln!(out, "The poorest quarter at half time: {made} of {games} made")?;
    for (nth, grade) in ["Plain", "Fair", "Bold"].into_iter().enumerate() {
        let (kept, taken) = (figures.kept[nth], figures.taken[nth]);
        writeln!(out, "{grade} contracts: {kept} of {taken} kept")?;
    }
    writeln!(
        out,
        "Fights: {}, {} of them won, with {} dead in all",
        figures.fights, figures.won, figures.dead
    )?;
    writeln!(out, "Decisions: {}", figures.decisions)?;
    writeln!(out, "Speed: {:.1} campaigns a second", figures.games_per_second)?;
    writeln!(out, "Journal: {}", figures.journal_hash)
}
