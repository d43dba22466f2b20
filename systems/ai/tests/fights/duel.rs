//! Pairs of fights between two levels: the same field and the same dice, with the sides swapped.

use std::{fs, path::PathBuf, sync::Arc};

use ai::combat::{CombatMind, Level, Personality};
use cards::data::read_ron;
use characters::healing::RuleSet;
use engine::{Player, Seat, play_out};
use serde::de::DeserializeOwned;
use skirmish::{
    HouseRules, Outcome, Setup, Skirmish,
    data::{Armoury, Scenario},
};

/// Results of pairs of fights, for the first of two levels.
#[derive(Debug, Clone, Copy, Default, PartialEq)]
pub struct Pairs {
    /// Pairs that one of them led; a fight without a winner counts half for either.
    pub won: u32,
    pub lost: u32,
    /// Pairs that were even.
    pub even: u32,
    /// Single fights without a winner.
    pub drawn: u32,
    /// Single fights that the clock ended.
    pub endless: u32,
}

impl Pairs {
    pub fn add(&mut self, other: Pairs) {
        self.won += other.won;
        self.lost += other.lost;
        self.even += other.even;
        self.drawn += other.drawn;
        self.endless += other.endless;
    }

    /// Lower end of the 95 % interval (Wilson's) for the share of decided pairs that is won.
    pub fn at_least(&self) -> f64 {
        const Z: f64 = 1.96;
        let n = f64::from(self.won + self.lost).max(1.0);
        let part = f64::from(self.won) / n;
        let spread = Z * (part * (1.0 - part) / n + Z * Z / (4.0 * n * n)).sqrt();
        (part + Z * Z / (2.0 * n) - spread) / (1.0 + Z * Z / n)
    }
}

pub fn assets(path: &str) -> PathBuf {
    PathBuf::from(env!("CARGO_MANIFEST_DIR")).join("../../assets").join(path)
}

#[expect(clippy::disallowed_methods, reason = "tests read the shipped files")]
pub fn shipped<T: DeserializeOwned>(path: &str) -> T {
    let text = fs::read_to_string(assets(path)).unwrap_or_else(|fault| panic!("{path}: {fault}"));
    read_ron(path, &text).unwrap_or_else(|fault| panic!("{fault}"))
}

pub fn armoury() -> Arc<Armoury> {
    let [weapons, armor] = ["skirmish/weapons.ron", "skirmish/armor.ron"];
    let (stock, figures) = (shipped("skirmish/stock.ron"), shipped("skirmish/figures.ron"));
    Arc::new(Armoury::new(shipped(weapons), shipped(armor), stock, figures).expect("sound tables"))
}

/// The same people on both sides: on a street with walls, in a hall at arm's length, on a plain.
pub fn mirrored() -> Vec<Scenario> {
    read_ron("mirrored.ron", include_str!("mirrored.ron")).unwrap_or_else(|fault| panic!("{fault}"))
}

pub fn setup(scenario: &Scenario, rules: RuleSet) -> Setup {
    let (house, healing) = (HouseRules::default(), Default::default());
    Setup { rules, house, healing, scenario: scenario.clone() }
}

/// Plays one fight to its end.
pub fn fight(
    armoury: &Arc<Armoury>,
    setup: &Setup,
    players: &mut [Box<dyn Player<Skirmish> + '_>],
    seed: u64,
) -> Skirmish {
    let mut fight = Skirmish::new(armoury, setup, seed).expect("the scenario can be fought");
    play_out(&mut fight, players).expect("what is decided is on offer");
    fight
}

/// Plays a pair of fights on a field that is the same for both sides: the levels change sides, the
/// dice do not.
pub fn duel(
    armoury: &Arc<Armoury>,
    scenario: &Scenario,
    rules: RuleSet,
    levels: [Level; 2],
    seed: u64,
) -> Pairs {
    let setup = setup(scenario, rules);
    let mind = |level: Level| {
        let mind = CombatMind::new(Arc::clone(armoury), Personality::default(), level.shipped());
        Box::new(mind) as Box<dyn Player<Skirmish>>
    };
    let mut pairs = Pairs::default();
    let mut ahead = 0;
    for (seat, levels) in [(Seat(0), levels), (Seat(1), [levels[1], levels[0]])] {
        let fight = fight(armoury, &setup, &mut levels.map(mind), seed);
        let outcome = fight.outcome().expect("the fight is over");
        match outcome.winner {
            Some(winner) => ahead += if winner == seat { 1 } else { -1 },
            None => pairs.drawn += 1,
        }
        pairs.endless += u32::from(is_endless(outcome));
    }
    match ahead {
        1.. => pairs.won = 1,
        0 => pairs.even = 1,
        _ => pairs.lost = 1,
    }
    pairs
}

pub fn is_endless(outcome: &Outcome) -> bool {
    outcome.how == skirmish::Ending::OutOfTime
}
