//! Fights from the command line, as a person asks for them.

use serde_json::Value;

use super::place::Place;

const RULES: [&str; 2] = ["classic", "second-edition"];

fn fight<'a>(more: &[&'a str]) -> Vec<&'a str> {
    [&["skirmish"], more].concat()
}

#[test]
fn the_scenarios_are_listed_and_an_unknown_one_is_answered_with_them() {
    let place = Place::new("skirmish-list");
    let list = place.run(&fight(&[])).done();
    assert!(list.lines().count() > 10 && list.contains("duel-at-dawn"), "{list}");
    let run = place.run(&fight(&["--scenario", "tea-party"]));
    assert_eq!(run.code, Some(2));
    assert!(run.err.contains("`tea-party`") && run.err.contains("customs-shed"), "{}", run.err);
    let run = place.run(&fight(&["--sides", "mind:bored"]));
    assert_eq!(run.code, Some(2));
    assert!(run.err.contains("mind:bored") && run.err.contains("random"), "{}", run.err);
}

#[test]
fn one_seed_is_one_fight_told_to_its_end() {
    let place = Place::new("skirmish-auto");
    for rules in RULES {
        let ask = fight(&["--scenario", "customs-shed", "--rules", rules, "--auto", "--seed", "7"]);
        let told = place.run(&ask).done();
        assert_eq!(told, place.run(&ask).done());
        assert!(told.contains("Round 1.") && told.ends_with("Seed 7.\n"), "{told}");
        let json = place.run(&[&ask[..], &["--json"]].concat()).done();
        let json: Value = serde_json::from_str(&json).expect("one object");
        assert!(json["aftermath"]["fighters"].as_array().is_some_and(|them| them.len() > 3));
    }
}

#[test]
fn many_fights_are_sound_and_the_same_on_any_number_of_threads() {
    let place = Place::new("skirmish-many");
    for rules in RULES {
        let hash = |threads: &str| {
            let ask = ["--games", "20", "--seed", "3", "--rules", rules, "--sides", "random"];
            let more = ["--check", "--json", "--threads", threads];
            let json = place.run(&fight(&[&ask[..], &more].concat())).done();
            let json: Value = serde_json::from_str(&json).expect("one object");
            assert_eq!(json["games"], 20);
            json["journal_hash"].clone()
        };
        assert_eq!(hash("1"), hash("3"));
    }
}

/// Somebody who always takes the first option, asks for everything there is to ask, and is wrong
/// once.
#[test]
fn a_fight_is_fought_in_the_terminal_from_the_story_to_what_it_leaves_behind() {
    let place = Place::new("skirmish-text");
    for rules in RULES {
        let asked = "help\nfield\npeople\naims\nlog\nwhy 1\n99999\nnonsense\n";
        let said = asked.to_owned() + &"1\n".repeat(3000);
        let ask = fight(&["--scenario", "duel-at-dawn", "--rules", rules, "--seed", "5"]);
        let told = place.run_with(&ask, &said).done();
        assert!(told.contains("People die in fights."), "{told}");
        assert!(told.contains("is no option here") && told.contains("There are options 1 to"));
        assert!(told.contains("You command") && told.contains("STR"), "{told}");
        assert!(told.trim_end().ends_with("Seed 5."), "{}", &told[told.len() - 300..]);
    }
}

#[test]
fn a_broken_scenario_of_ones_own_is_named_with_its_place_and_left_out() {
    let place = Place::new("skirmish-broken");
    place.write("home/scenarios/mine.ron", "(\n    id: \"mine\",\n    nme: \"Mine\",\n)");
    let run = place.run(&fight(&[]));
    assert_eq!(run.code, Some(0));
    assert!(run.err.contains("mine.ron:3:"), "{}", run.err);
    assert!(run.out.contains("customs-shed"), "{}", run.out);
}
