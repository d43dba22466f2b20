//! How long a computer combatant thinks: veterans fight every shipped scenario by both rule sets,
//! and each decision is timed beside what carrying it out costs.
//!
//! `cargo bench -p ai --bench thinking`

#![expect(clippy::disallowed_methods, reason = "a benchmark has a clock and reads the tables")]

use std::{
    fs,
    path::{Path, PathBuf},
    sync::Arc,
    time::{Duration, Instant},
};

use ai::combat::{CombatMind, Level, Personality};
use cards::data::read_ron;
use characters::healing::RuleSet;
use engine::{Decision, Game, Player};
use serde::de::DeserializeOwned;
use skirmish::{
    Setup, Skirmish,
    data::{Armoury, Scenario},
};

const FIGHTS: u64 = 10;

fn assets() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("../../assets/skirmish")
}

fn shipped<T: DeserializeOwned>(file: &Path) -> T {
    let text = fs::read_to_string(file).expect("a shipped file");
    read_ron(&file.display().to_string(), &text).expect("sound")
}

fn armoury() -> Arc<Armoury> {
    let file = |name: &str| assets().join(name);
    let (weapons, armor) = (shipped(&file("weapons.ron")), shipped(&file("armor.ron")));
    let (stock, figures) = (shipped(&file("stock.ron")), shipped(&file("figures.ron")));
    Arc::new(Armoury::new(weapons, armor, stock, figures).expect("sound"))
}

fn scenarios() -> Vec<Scenario> {
    let entries = fs::read_dir(assets().join("scenarios")).expect("the shipped scenarios");
    let mut files: Vec<PathBuf> = entries.map(|entry| entry.expect("a file").path()).collect();
    files.sort();
    files.iter().map(|file| shipped(file)).collect()
}

/// One decision: the question, the number of options, and the times.
struct TimedCombatDecision {
    why: String,
    options: usize,
    looking: Duration,
    thinking: Duration,
    doing: Duration,
}

fn fight(
    armoury: &Arc<Armoury>,
    scenario: &Scenario,
    rules: RuleSet,
    seed: u64,
) -> Vec<TimedCombatDecision> {
    let (house, healing, scenario) = (Default::default(), Default::default(), scenario.clone());
    let setup = Setup { rules, house, healing, scenario };
    let mut fight = Skirmish::new(armoury, &setup, seed).expect("it can be fought");
    let mind =
        |_| CombatMind::new(Arc::clone(armoury), Personality::default(), Level::Veteran.shipped());
    let mut minds: Vec<CombatMind> = setup.scenario.forces.iter().map(mind).collect();
    let mut decisions = Vec::new();
    while let Some(choice) = fight.choice().cloned() {
        let begun = Instant::now();
        let seen = fight.observe(choice.seat);
        let looked = Instant::now();
        let chosen = minds[choice.seat.index()].decide(&seen, &choice);
        let thought = Instant::now();
        fight.decide(Decision { seat: choice.seat, chosen }).expect("it is on offer");
        decisions.push(TimedCombatDecision {
            why: format!("{:?}", choice.why),
            options: choice.options.len(),
            looking: looked - begun,
            thinking: thought - looked,
            doing: thought.elapsed(),
        });
    }
    decisions
}

fn tell(what: &str, mut times: Vec<Duration>) {
    times.sort_unstable();
    let at = |part: usize| times[(times.len() - 1) * part / 1000];
    let (middle, high, most) = (at(500), at(990), at(1000));
    println!("  {what:<9} median {middle:>9.1?}, p99 {high:>9.1?}, longest {most:>9.1?}");
}

fn main() {
    let (armoury, scenarios) = (armoury(), scenarios());
    for rules in [RuleSet::Classic, RuleSet::SecondEdition] {
        let seeded = |scenario| (0..FIGHTS).map(move |seed| (scenario, seed));
        let fights = scenarios.iter().flat_map(seeded);
        let mut decisions: Vec<TimedCombatDecision> =
            fights.flat_map(|(scenario, seed)| fight(&armoury, scenario, rules, seed)).collect();
        println!("{rules:?}: {} decisions", decisions.len());
        tell("looking", decisions.iter().map(|it| it.looking).collect());
        tell("thinking", decisions.iter().map(|it| it.thinking).collect());
        tell("both", decisions.iter().map(|it| it.looking + it.thinking).collect());
        tell("doing", decisions.iter().map(|it| it.doing).collect());
        let sum = |of: fn(&TimedCombatDecision) -> Duration| {
            decisions.iter().map(of).sum::<Duration>().as_secs_f64()
        };
        let ratio = sum(|it| it.looking + it.thinking) / sum(|it| it.doing);
        println!("  looking and thinking take {ratio:.2} times as long as doing");
        decisions.sort_by_key(|it| it.looking + it.thinking);
        for slow in decisions.iter().rev().take(5) {
            let TimedCombatDecision { why, options, looking, thinking, .. } = slow;
            println!("  slow: {why}, {options} options: {looking:.1?} + {thinking:.1?}");
        }
    }
}
