//! Deck against deck: that the figures add up, and that nothing but the seed decides them.

use serde_json::Value;

use crate::workspace::{Workspace, number, same};

/// Games of the two decks that are there in any case.
const DECKS: [&str; 4] = ["balance", "--decks", "honest-freight,red-ledger", "--games"];

fn balance(workspace: &Workspace, games: &str, more: &[&str]) -> Value {
    let run = workspace.run(&[&DECKS[..], &[games, "--json"], more].concat());
    assert_eq!(run.code, Some(0), "{run:#?}");
    run.json()
}

#[test]
fn the_figures_add_up() {
    let workspace = Workspace::new("balance-figures");
    let figures = balance(&workspace, "6", &["--captains", "random", "--mirrors"]);
    assert_eq!((&figures["games"], &figures["games_per_pairing"]), (&6.into(), &6.into()));
    let rate = |row: usize, column: usize| number(&figures["matrix"][row][column]["rate"]);
    same(rate(0, 1) + rate(1, 0), 1.0);
    assert_eq!(figures["matrix"][0][0]["games"], 6, "a mirror");
    for n in [0, 1] {
        let others = &figures["decks"][n]["others"];
        same(number(&others["rate"]), rate(n, 1 - n));
        assert_eq!(others["games"], 6);
        let [low, high] = ["low", "high"].map(|key| number(&others[key]));
        assert!(
            0.0 <= low && low < number(&others["rate"]) && number(&others["rate"]) < high.max(1.0)
        );
    }
    let sum = |object: &Value| object.as_object().expect("an object").values().map(number).sum();
    let ended: f64 = sum(&figures["endings"]);
    same(ended, 6.0);
    let pairings = figures["pairings"].as_array().expect("an array");
    assert_eq!(pairings.len(), 3);
    for pairing in pairings {
        let [one, other] = [0, 1].map(|n| number(&pairing["wins"][n]));
        same(one + other + number(&pairing["draws"]), 6.0);
    }
    let drawn = figures["cards"].as_array().expect("an array").iter();
    let most = drawn.map(|card| number(&card["drawn"]["games"])).fold(0.0, f64::max);
    assert!(0.0 < most && most <= 12.0, "both captains of six games at most, not {most}");
    assert_eq!(figures["criteria"].as_array().map(Vec::len), Some(8));
}

#[test]
fn the_figures_do_not_depend_on_the_number_of_threads() {
    let workspace = Workspace::new("balance-threads");
    let [one, three] = ["1", "3"].map(|threads| {
        let mut figures = balance(&workspace, "2", &["--threads", threads]);
        figures.as_object_mut().expect("an object").remove("games_per_second");
        figures
    });
    assert_eq!(one, three);
    assert_eq!(one["captains"], "mind");
}

#[test]
fn the_seed_decides_which_games_are_played() {
    let workspace = Workspace::new("balance-seeds");
    let play = |games: &str, seed: &str| {
        let figures = balance(&workspace, games, &["--captains", "random", "--seed", seed]);
        figures["journal_hash"].as_str().map(str::to_owned)
    };
    assert_eq!(play("2", "4"), play("2", "4"));
    assert_ne!(play("2", "4"), play("2", "5"));
}

#[test]
fn the_words_have_a_table_of_decks_and_one_of_cards_and_say_what_is_asked() {
    let workspace = Workspace::new("balance-words");
    let args = [&DECKS[..], &["2", "--captains", "random"]].concat();
    let words = workspace.run(&args).done();
    for part in ["2 games, 2 a pairing", "all others", "under 55 %", "Rounds: median", "Journal: "]
    {
        assert!(words.contains(part), "no `{part}` in {words}");
    }
    let with_cards = workspace.run(&[&args[..], &["--cards"]].concat()).done();
    assert!(with_cards.lines().count() > words.lines().count() + 50, "{with_cards}");
}

/// Two games cannot be won by contracts and piracy, from both seats, by each deck as often.
#[test]
fn what_is_not_balanced_is_a_failure_only_where_balance_is_required() {
    let workspace = Workspace::new("balance-required");
    let args = [&DECKS[..], &["2", "--captains", "random"]].concat();
    let words = workspace.run(&args).done();
    assert!(words.contains("FAIL"), "{words}");
    let run = workspace.run(&[&args[..], &["--require"]].concat());
    assert!(run.out.contains("FAIL"), "{run:#?}");
    run.failed(1, &["of what is asked"]);
}

#[test]
fn what_cannot_be_compared_is_wrong_usage_and_said_so() {
    let workspace = Workspace::new("balance-usage");
    let of = |decks, games| ["balance", "--decks", decks, "--games", games].to_vec();
    let both = "honest-freight,red-ledger";
    let cases: [(Vec<&str>, &str); 8] = [
        (vec!["balance"], "--games"),
        (of("honest-freight,no-such-deck", "2"), "no deck `no-such-deck`"),
        (of("honest-freight", "2"), "only `honest-freight`"),
        (of("honest-freight,honest-freight", "2"), "named twice"),
        (of(both, "0"), "0 games"),
        (of(both, "3"), "3 games a pairing cannot be halved"),
        ([of(both, "2"), vec!["--captains", "person"]].concat(), "person"),
        ([of(both, "2"), vec!["--captains", "mind:red-ledger"]].concat(), "--decks"),
    ];
    for (args, part) in cases {
        let run = workspace.run(&args);
        assert_eq!(run.out, "", "{args:?}");
        run.failed(2, &[part]);
    }
}

/// A deck for a first game is no match for the others, and nobody's but its twin's.
#[test]
fn learners_decks_and_those_that_break_the_rules_are_left_out() {
    let workspace = Workspace::with_own_assets("balance-ready");
    let deck = workspace.read("assets/decks/red-ledger.ron");
    workspace.write("assets/decks/learner-red.ron", &deck);
    workspace.write("assets/decks/broken.ron", &deck.replace("overdue-notice", "no-such-ship"));
    let figures =
        workspace.run(&["balance", "--games", "2", "--captains", "random", "--json"]).json();
    let decks = figures["decks"].as_array().expect("an array").iter();
    let ids: Vec<&str> = decks.filter_map(|deck| deck["id"].as_str()).collect();
    assert!(ids.contains(&"red-ledger"), "{ids:?}");
    assert!(!ids.contains(&"learner-red") && !ids.contains(&"broken"), "{ids:?}");
}
