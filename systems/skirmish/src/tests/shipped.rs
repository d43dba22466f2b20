//! The ten shipped scenarios, played at random.

use characters::healing::RuleSet;
use dice::Dice;
use engine::{Decision, Game};

use crate::{
    Ending, Event, Gait, Setup, Skirmish,
    data::Scenario,
    testing::{armoury, ron},
};

macro_rules! scenarios {
    ($($id:literal),*) => {
        [$(include_str!(concat!("../../../../assets/skirmish/scenarios/", $id, ".ron"))),*]
    };
}

const SCENARIOS: [&str; 10] = scenarios!(
    "beast-hunt",
    "boarding",
    "customs-shed",
    "desert-ambush",
    "duel-at-dawn",
    "grav-bikes",
    "hold-the-lock",
    "last-orders",
    "night-raid",
    "rescue"
);

/// Plays a fight with random decisions, and checks the invariants after each.
fn played(scenario: &Scenario, rules: RuleSet, seed: u64) -> Skirmish {
    let (house, healing) = Default::default();
    let setup = Setup { rules, house, healing, scenario: scenario.clone() };
    let mut fight = Skirmish::new(&armoury(), &setup, seed).expect("it can be fought");
    let mut dice = Dice::seeded(seed);
    while let Some(choice) = fight.choice() {
        let seat = choice.seat;
        let chosen = *dice.pick(&choice.options).expect("there are options");
        fight.decide(Decision { seat, chosen }).expect("it was offered");
        fight.audit().expect("all is well");
    }
    fight
}

/// Rounds that a scenario lasts: of fifteen seconds, or of six.
fn most(scenario: &Scenario, rules: RuleSet) -> u16 {
    match rules {
        RuleSet::Classic => scenario.rounds,
        RuleSet::SecondEdition => (scenario.rounds * 15).div_ceil(6),
    }
}

/// FL-7, FL-9
#[test]
fn every_scenario_ends_within_its_time_however_it_is_played() {
    for text in SCENARIOS {
        let scenario: Scenario = ron(text);
        for rules in [RuleSet::Classic, RuleSet::SecondEdition] {
            for seed in 0..6 {
                let fight = played(&scenario, rules, seed);
                let outcome = fight.outcome().expect("it is over");
                let (rounds, most) = (outcome.rounds, most(&scenario, rules));
                assert!(rounds <= most, "{} {rules:?} {seed}: {rounds}", scenario.id);
                let late = outcome.how == Ending::OutOfTime;
                assert!(!late || rounds == most, "{} {rules:?} {seed}", scenario.id);
            }
        }
    }
}

/// FL-8, CT-MOV-05: by either rule set.
#[test]
fn the_post_goes_by_grav_bike() {
    let scenario: Scenario = ron(SCENARIOS[5]);
    for rules in [RuleSet::Classic, RuleSet::SecondEdition] {
        let ridden = |event: &Event| {
            let Event::Moved { from, to, gait: Gait::Ride, .. } = event else { return None };
            Some(from.to(*to).0 / 100)
        };
        let farthest = (0..8).filter_map(|seed| {
            let fight = played(&scenario, rules, seed);
            fight.journal().events().iter().filter_map(ridden).max()
        });
        let farthest = farthest.max().expect("somebody rides");
        assert_eq!(farthest, if rules == RuleSet::Classic { 100 } else { 24 });
    }
}
