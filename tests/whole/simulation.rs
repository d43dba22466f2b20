//! Many games at once: their figures, and that nothing but the seed decides them.

use serde_json::Value;

use crate::workspace::Workspace;

fn simulate(workspace: &Workspace, captains: &str, more: &[&str]) -> Value {
    let args = ["simulate", "--games", "12", "--seed", "5", "--json", "--captains", captains];
    let run = workspace.run(&[&args[..], more].concat());
    assert_eq!(run.code, Some(0), "{run:#?}");
    run.json()
}

#[test]
fn a_record_is_never_overwritten() {
    let workspace = Workspace::new("figures-records");
    simulate(&workspace, "random,random", &["--record", "games"]);
    let before = workspace.read("games/game-000000.json");
    let args = ["simulate", "--games", "2", "--seed", "6", "--captains", "random,random"];
    let run = workspace.run(&[&args[..], &["--record", "games"]].concat());
    run.failed(1, &["games/game-000000.json", "no record is overwritten"]);
    assert_eq!(workspace.read("games/game-000000.json"), before);
}

#[test]
fn the_figures_have_their_documented_keys_and_add_up() {
    let workspace = Workspace::new("figures");
    let figures = simulate(&workspace, "random,random", &[]);
    let mut keys: Vec<&str> =
        figures.as_object().expect("an object").keys().map(String::as_str).collect();
    keys.sort_unstable();
    let expected = [
        "decisions",
        "decisions_per_second",
        "draws",
        "endings",
        "games",
        "games_per_second",
        "journal_hash",
        "rounds",
        "wins",
    ];
    assert_eq!(keys, expected);
    let number = |value: &Value| value.as_u64().expect("a count");
    let endings = figures["endings"].as_object().expect("an object");
    let kinds: Vec<&str> = endings.keys().map(String::as_str).collect();
    assert_eq!(kinds, ["bankruptcy", "concession", "round_cap", "victory_points"]);
    assert_eq!(endings.values().map(number).sum::<u64>(), 12);
    let wins = figures["wins"].as_array().expect("an array");
    assert_eq!(wins.len(), 2);
    assert_eq!(wins.iter().map(number).sum::<u64>() + number(&figures["draws"]), 12);
    let rounds = &figures["rounds"];
    let [p10, median, p90] = ["p10", "median", "p90"].map(|key| number(&rounds[key]));
    assert!(1 <= p10 && p10 <= median && median <= p90 && p90 <= 51, "{rounds}");
    assert!(number(&figures["decisions"]) > 12);
    assert!(figures["games_per_second"].as_f64().is_some_and(|speed| speed > 0.0));
    assert!(figures["decisions_per_second"].as_f64().is_some_and(|speed| speed > 0.0));
    assert_eq!(figures["journal_hash"].as_str().map(str::len), Some(16));
}

#[test]
fn the_same_seed_plays_the_same_games_on_any_number_of_threads() {
    let workspace = Workspace::new("threads");
    for captains in ["random,random", "mind,random"] {
        let [one, again, three] = ["1", "1", "3"].map(|threads| {
            let mut figures = simulate(&workspace, captains, &["--threads", threads]);
            let object = figures.as_object_mut().expect("an object");
            object.retain(|key, _| !key.ends_with("_per_second"));
            figures
        });
        assert_eq!(one, again, "{captains}");
        assert_eq!(one, three, "{captains}");
    }
}

#[test]
fn another_seed_plays_other_games() {
    let workspace = Workspace::new("another-seed");
    let args = ["simulate", "--games", "2", "--captains", "random,random", "--json", "--seed"];
    let [one, other] = ["1", "2"].map(|seed| workspace.run(&[&args[..], &[seed]].concat()).json());
    assert_ne!(one["journal_hash"], other["journal_hash"]);
}

#[test]
fn a_longer_run_begins_with_the_games_of_a_shorter_one() {
    let workspace = Workspace::new("longer");
    let args = ["simulate", "--seed", "3", "--captains", "random,random", "--record"];
    workspace.run(&[&args[..], &["short", "--games", "2"]].concat()).done();
    workspace.run(&[&args[..], &["long", "--games", "4"]].concat()).done();
    assert_eq!(workspace.read("short/game-000001.json"), workspace.read("long/game-000001.json"));
}

#[test]
fn the_figures_are_told_in_words_as_well() {
    let workspace = Workspace::new("words");
    let args = ["simulate", "--games", "3", "--seed", "1", "--captains", "random,random"];
    let words = workspace.run(&args).done();
    for part in ["3 games", "won by random", "drawn", "bankruptcy", "median", "Journal: "] {
        assert!(words.contains(part), "no `{part}` in {words}");
    }
    let args = ["simulate", "--games", "1", "--seed", "1", "--captains", "random,random"];
    let one = workspace.run(&args).done();
    assert!(one.starts_with("1 game\n"), "{one}");
}

#[test]
fn every_deck_can_be_named_for_either_captain() {
    let workspace = Workspace::new("named-decks");
    let listed = workspace.run(&["decks", "--json"]).json();
    let ids: Vec<&str> = listed["decks"]
        .as_array()
        .expect("decks")
        .iter()
        .filter_map(|d| d["id"].as_str())
        .collect();
    assert!(ids.len() >= 2, "{ids:?}");
    let captains = format!("random:{},random:{}", ids[1], ids[0]);
    simulate(&workspace, &captains, &[]);
}

#[test]
fn a_person_puts_in_less_where_what_follows_is_settled() {
    let workspace = Workspace::new("inputs");
    let args = ["--games", "4", "--seed", "1", "--captains", "mind,mind", "--inputs", "--json"];
    let told = workspace.run(&[&["simulate"], args.as_slice()].concat()).json();
    let inputs = |way: &str| told[way]["inputs"].as_u64().expect("a number");
    assert!(inputs("after") * 5 < inputs("before") * 4, "{told}");
    assert_eq!(told["after"]["kinds"]["Ordering"].as_u64(), None, "{told}");
}
