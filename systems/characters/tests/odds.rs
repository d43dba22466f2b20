//! Odds are exact, and the dice keep to them over a hundred thousand lives.

mod shared;

use std::collections::BTreeMap;

use characters::{
    Characteristics, Event, Life, LifeRules, Move, Setup,
    data::{Service, Tables, Throw2D},
    wish::{self, Wish},
};
use dice::{Odds, Throw};
use serde_json::Value;
use shared::tables;

/// Exact figures, counted by an independent program.
fn oracle() -> Value {
    serde_json::from_str(include_str!("oracle.json")).expect("plain data")
}

fn odds(text: &Value) -> Odds {
    let text = text.as_str().expect("a fraction");
    let (ways, of) = text.split_once('/').expect("a fraction");
    Odds::new(ways.parse().expect("a number"), of.parse().expect("a number"))
}

/// Odds for a throw of a table with this modifier.
fn of(throw: &Throw2D, dm: i32) -> Odds {
    dice::Distribution::two_dice().at_least(i32::from(throw.target) - dm)
}

/// CT-ENL-02, CT-SUR-02, CT-COM-03, CT-COM-06, CT-PST-01
#[test]
fn the_odds_of_every_throw_and_modifier_are_those_of_the_oracle() {
    let (tables, oracle) = (tables(), oracle());
    for service in Service::ALL {
        let table = tables.service(service);
        let throws = [
            ("enlist", Some(&table.enlistment)),
            ("survive", Some(&table.survival)),
            ("commission", table.commission.as_ref()),
            ("promotion", table.promotion.as_ref()),
        ];
        for (name, throw) in throws {
            let all = oracle["seed"][name][service.name()].as_object().expect("a row");
            for (dm, exact) in all {
                let Some(throw) = throw else {
                    assert_eq!(exact, "-", "{service} has no {name}");
                    continue;
                };
                let dm: i32 = dm.trim_start_matches("dm").parse().expect("a number");
                assert_eq!(of(throw, dm), odds(exact), "{service} {name} {dm:+}");
            }
        }
        let asked = Throw2D { target: table.reenlistment, dms: vec![] };
        assert_eq!(
            of(&asked, 0).against(),
            odds(&oracle["seed"]["reenlist"][service.name()]["refused"])
        );
    }
}

/// CT-ENL-03: the forecast for an average person.
#[test]
fn a_forecast_for_an_average_person_is_that_of_the_oracle() {
    let (tables, oracle) = (tables(), oracle());
    let average = dice::Dice::scripted(&[3, 4, 3, 4, 3, 4, 3, 4, 3, 4, 3, 4]);
    let life = Life::with_dice(&tables, &Setup::default(), average).expect("sound");
    assert_eq!(life.character().characteristics, Characteristics::new([7; 6]));
    for service in Service::ALL {
        let option = Some(Move::Enlist(service));
        let all = life.forecasts();
        let forecast = all.iter().find(|it| it.option == option && it.what == "Enlistment");
        let exact = odds(&oracle["seed"]["enlist_777777"][service.name()]);
        assert_eq!(forecast.map(|it| it.odds), Some(exact), "{service}");
    }
}

/// CT-CSH-04, CT-CSH-05
#[test]
fn the_mean_of_the_cash_tables_is_that_of_the_oracle_under_both_profiles() {
    let (plain, oracle) = (tables(), oracle());
    let corrected = Tables::clone(&plain).with(&LifeRules::errata(&plain).errata);
    for (profile, tables) in [("seed", &*plain), ("errata", &corrected)] {
        for service in Service::ALL {
            let cash = &tables.service(service).cash;
            for (dm, from) in [("dm0", 0), ("dm1", 1)] {
                let sum: u64 = cash[from..from + 6].iter().map(|&sum| u64::from(sum)).sum();
                let exact =
                    oracle[profile]["cash_mean"][service.name()][dm].as_str().expect("a fraction");
                let (ways, of) = exact.split_once('/').expect("a fraction");
                let (ways, of): (u64, u64) = (ways.parse().expect("n"), of.parse().expect("n"));
                assert_eq!(sum * of, ways * 6, "{profile} {service} {dm}");
            }
        }
    }
}

/// Number of tries and of successes.
#[derive(Default, Clone, Copy)]
struct Count {
    tried: u64,
    came: u64,
}

impl Count {
    fn note(&mut self, throw: &Throw) {
        self.tried += 1;
        self.came += u64::from(throw.success() == Some(true));
    }

    /// Whether the count lies within four standard errors of the exact odds, in integers.
    fn keeps_to(self, exact: Odds) -> bool {
        let (n, p, of) = (i128::from(self.tried), i128::from(exact.ways()), i128::from(exact.of()));
        let off = i128::from(self.came) * of - n * p;
        off * off <= 16 * n * p * (of - p)
    }
}

/// Lives of a service, with the results of every throw by its name and modifier.
#[expect(clippy::wildcard_enum_match_arm, reason = "only throws are counted")]
fn observe(service: Service, lives: u64) -> BTreeMap<(&'static str, i32), Count> {
    let (tables, setup) = (tables(), Setup::default());
    let mut counts: BTreeMap<(&'static str, i32), Count> = BTreeMap::new();
    for seed in 0..lives {
        let life =
            wish::live(&tables, &setup, &Wish::Anything, Some(service), seed).expect("sound");
        let mut serving = None;
        for event in engine::Game::journal(&life).events() {
            let (name, throw) = match event {
                Event::Applied { service, throw } => {
                    serving = Some(*service);
                    ("enlist", throw)
                }
                Event::Drafted { service, .. } => {
                    serving = Some(*service);
                    continue;
                }
                Event::Survival { throw } => ("survive", throw),
                Event::Commission { throw } => ("commission", throw),
                Event::Promotion { throw } => ("promotion", throw),
                Event::Reenlistment { throw, .. } => ("reenlist", throw),
                _ => continue,
            };
            // Recruits drafted elsewhere are counted there, not here.
            if serving == Some(service) {
                let dm = throw.modifiers.iter().map(|modifier| i32::from(modifier.dm)).sum();
                counts.entry((name, dm)).or_default().note(throw);
                if name == "enlist" {
                    counts.entry(("enlist_random", 0)).or_default().note(throw);
                }
            }
        }
    }
    counts
}

/// Compares a hundred thousand lives of one service, with fixed seeds, with the oracle's figures.
fn keeps_to_the_oracle(service: Service) {
    let (tables, oracle) = (tables(), oracle());
    let counts = observe(service, 100_000);
    let kinds: Vec<&str> = counts.keys().map(|(name, _)| *name).collect();
    for name in ["enlist", "survive", "reenlist"] {
        assert!(kinds.contains(&name), "{service}: nobody threw for {name}");
    }
    assert_eq!(kinds.contains(&"promotion"), tables.service(service).promotion.is_some());
    for (&(name, dm), count) in &counts {
        let exact = match name {
            "enlist_random" => odds(&oracle["seed"][name][service.name()]),
            "reenlist" => odds(&oracle["seed"][name][service.name()]["refused"]).against(),
            _ => odds(&oracle["seed"][name][service.name()][format!("dm{dm}")]),
        };
        assert!(
            count.keeps_to(exact),
            "{service} {name} {dm:+}: {} of {}, and {exact} was to be expected",
            count.came,
            count.tried
        );
    }
    assert_eq!(counts[&("enlist_random", 0)].tried, 100_000);
}

/// CT-ENL-04, CT-SUR-02, CT-COM-03, CT-COM-06, CT-REE-02
#[test]
fn a_hundred_thousand_recruits_of_the_navy_fare_as_the_oracle_says() {
    keeps_to_the_oracle(Service::Navy);
}

/// CT-ENL-04, CT-SUR-02, CT-COM-03, CT-COM-06, CT-REE-02
#[test]
fn a_hundred_thousand_recruits_of_the_marines_fare_as_the_oracle_says() {
    keeps_to_the_oracle(Service::Marines);
}

/// CT-ENL-04, CT-SUR-02, CT-COM-03, CT-COM-06, CT-REE-02
#[test]
fn a_hundred_thousand_recruits_of_the_army_fare_as_the_oracle_says() {
    keeps_to_the_oracle(Service::Army);
}

/// CT-ENL-04, CT-SUR-02, CT-REE-02
#[test]
fn a_hundred_thousand_recruits_of_the_scouts_fare_as_the_oracle_says() {
    keeps_to_the_oracle(Service::Scouts);
}

/// CT-ENL-04, CT-SUR-02, CT-COM-03, CT-COM-06, CT-REE-02
#[test]
fn a_hundred_thousand_recruits_of_the_merchants_fare_as_the_oracle_says() {
    keeps_to_the_oracle(Service::Merchants);
}

/// CT-ENL-04, CT-SUR-02, CT-REE-02
#[test]
fn a_hundred_thousand_others_fare_as_the_oracle_says() {
    keeps_to_the_oracle(Service::Other);
}
