//! How long a captain's mind thinks at cards: every level plays its like with the shipped decks, and
//! each decision is timed, looking at the table included, beside what carrying it out costs.
//!
//! `cargo bench -p ai --bench cards -- GAMES`, or games of each level by itself:
//! `-- lieutenant=200 admiral=5`.

#![expect(clippy::disallowed_methods, reason = "a benchmark has a clock")]

#[path = "../tests/shared/mod.rs"]
mod shared;

use std::{
    collections::BTreeMap,
    path::PathBuf,
    sync::Arc,
    time::{Duration, Instant},
};

use ai::{Level, Mind, Personality, family};
use cards::{
    CaptainSetup, CardGame, Setup,
    data::{CardBook, Constants, Deck, read_ron},
};
use engine::{Decision, Game, Player};
use shared::{assets, book, files, text};

/// Games of a level by default.
const GAMES: usize = 10;
/// RUL-65
const ROUND_CAP: u16 = 50;
const SLOWEST: usize = 3;

/// Decks that are not for learners.
fn decks() -> Vec<Deck> {
    let files = files(assets("decks")).into_iter();
    let is_ready = |file: &PathBuf| !file.display().to_string().contains("learner");
    let deck = |file: PathBuf| read_ron(&file.display().to_string(), &text(&file)).expect("sound");
    files.filter(is_ready).map(deck).collect()
}

/// One decision and its times.
struct TimedDecision {
    family: &'static str,
    thinking: Duration,
    doing: Duration,
}

fn play(
    book: &Arc<CardBook>,
    decks: [&Deck; 2],
    minds: &mut [Mind; 2],
    seed: u64,
) -> Vec<TimedDecision> {
    let captain = |deck: &Deck| CaptainSetup {
        name: deck.name.clone(),
        player: "bench".to_owned(),
        deck: deck.clone(),
    };
    let constants = Constants { round_cap: Some(ROUND_CAP), ..Constants::default() };
    let setup = Setup { captains: decks.map(captain).into(), constants, packs: vec![] };
    let mut game = CardGame::new(book, &setup, seed).expect("it can be played");
    let mut decisions = Vec::new();
    while let Some(choice) = game.choice().cloned() {
        let begun = Instant::now();
        let seen = game.observe(choice.seat);
        let chosen = minds[choice.seat.index()].decide(&seen, &choice);
        let thought = Instant::now();
        game.decide(Decision { seat: choice.seat, chosen }).expect("it is on offer");
        let (thinking, doing) = (thought - begun, thought.elapsed());
        decisions.push(TimedDecision { family: family(choice.why), thinking, doing });
    }
    decisions
}

/// Milliseconds: median, p95, p99 and the longest.
fn times(decisions: &[&TimedDecision]) -> [f64; 4] {
    let mut times: Vec<Duration> = decisions.iter().map(|it| it.thinking).collect();
    times.sort_unstable();
    [500, 950, 990, 1000].map(|part| times[(times.len() - 1) * part / 1000].as_secs_f64() * 1e3)
}

fn tell(what: &str, decisions: &[&TimedDecision]) {
    let [middle, high, higher, most] = times(decisions);
    println!(
        "{what:<14} {:>7} decisions  median {middle:>8.3}  p95 {high:>8.3}  p99 {higher:>8.3}  max {most:>8.3} ms",
        decisions.len()
    );
}

fn measure(level: Level, games: usize, book: &Arc<CardBook>, decks: &[Deck]) {
    let mind = || Mind::new(Arc::clone(book), Personality::default(), level.shipped());
    let (mut minds, count, begun) = ([mind(), mind()], decks.len(), Instant::now());
    let decisions: Vec<TimedDecision> = (0..games)
        .flat_map(|n| {
            let (one, apart) = (n % count, 1 + n / count % (count - 1).max(1));
            let pair = [&decks[one], &decks[(one + apart) % count]];
            play(book, pair, &mut minds, n as u64)
        })
        .collect();
    let seconds = begun.elapsed().as_secs_f64();
    tell(level.name(), &decisions.iter().collect::<Vec<_>>());
    let mut families = BTreeMap::<&str, Vec<&TimedDecision>>::new();
    for it in &decisions {
        families.entry(it.family).or_default().push(it);
    }
    let mut families: Vec<_> = families.into_iter().collect();
    families.sort_by(|(_, one), (_, other)| times(other)[2].total_cmp(&times(one)[2]));
    families
        .iter()
        .take(SLOWEST)
        .for_each(|(family, decisions)| tell(&format!("  {family}"), decisions));
    let sum = |of: fn(&TimedDecision) -> Duration| {
        decisions.iter().map(of).sum::<Duration>().as_secs_f64()
    };
    let ratio = sum(|it| it.thinking) / sum(|it| it.doing);
    println!(
        "  {games} games, {:.1} a second on one thread; thinking takes {ratio:.1} times as long as doing",
        games as f64 / seconds
    );
}

/// Number of games of a level: given by its name, or for all.
fn games(level: Level, args: &[String]) -> usize {
    let named = args.iter().filter_map(|arg| arg.split_once('='));
    let own = named.filter(|(name, _)| *name == level.name()).find_map(|(_, n)| n.parse().ok());
    let any_named = args.iter().any(|arg| arg.contains('='));
    let all = args.iter().find_map(|arg| arg.parse().ok());
    own.or(all).unwrap_or(if any_named { 0 } else { GAMES })
}

fn main() {
    // Cargo passes `--bench` to a benchmark.
    let args: Vec<String> = std::env::args().skip(1).filter(|arg| arg != "--bench").collect();
    let (book, decks) = (book(), decks());
    for level in Level::ALL {
        let games = games(level, &args);
        if games > 0 {
            measure(level, games, &book, &decks);
        }
    }
}
