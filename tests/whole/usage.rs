//! How the program is asked: help with examples, and wrong usage told apart from failure.

use crate::workspace::Workspace;

const VERBS: [&[&str]; 18] = [
    &[],
    &["simulate"],
    &["balance"],
    &["arena"],
    &["captains"],
    &["replay"],
    &["cards"],
    &["decks"],
    &["decks", "show"],
    &["decks", "check"],
    &["decks", "import"],
    &["draft"],
    &["draft", "trial"],
    &["glossary"],
    &["guide"],
    &["puzzle"],
    &["manual"],
    &["screenshots"],
];

#[test]
fn the_help_of_every_verb_ends_with_an_example() {
    let workspace = Workspace::new("help");
    for verb in VERBS {
        let help = workspace.run(&[verb, &["--help"]].concat()).done();
        let examples = help.split("Example").nth(1).unwrap_or_else(|| panic!("{verb:?}: {help}"));
        let command = ["far-lanes"].iter().chain(verb).copied().collect::<Vec<_>>().join(" ");
        assert!(examples.contains(&command), "{verb:?}: {help}");
    }
}

#[test]
fn the_help_of_every_verb_with_json_documents_its_keys() {
    let workspace = Workspace::new("json-help");
    for verb in VERBS {
        let help = workspace.run(&[verb, &["--help"]].concat()).done();
        assert_eq!(
            help.contains("      --json"),
            help.contains("Keys of --json"),
            "{verb:?}: {help}"
        );
    }
}

#[test]
fn wrong_usage_ends_with_code_2_and_says_what_is_wrong() {
    let workspace = Workspace::new("wrong-usage");
    let simulate = ["simulate", "--games", "1", "--seed", "1", "--captains"];
    let with = |captains| [&simulate[..], &[captains]].concat();
    let cases: [(Vec<&str>, &str); 15] = [
        (vec!["fly"], "fly"),
        (vec!["--sedd", "1"], "--sedd"),
        (vec!["--text", "--seed", "seven"], "seven"),
        (vec!["--text", "--deck", "no-such-deck"], "no-such-deck"),
        (vec!["--text", "--against", "no-such-deck"], "no-such-deck"),
        (vec!["simulate", "--games", "0", "--seed", "1", "--captains", "mind,mind"], "0"),
        (vec!["simulate", "--seed", "1"], "--games"),
        (with("mind,mind,mind,mind,mind"), "one to four captains"),
        (with(""), "is not a captain"),
        (vec!["--text", "--house", "jump_cost=many"], "a number from 0 to 5"),
        (vec!["--text", "--house", "gravity=2"], "no house rule `gravity`"),
        (vec!["--text", "--alone", "--against", "mind"], "--against"),
        (with("mind,oracle"), "oracle"),
        (with("person,mind"), "person"),
        (with("random:no-such-deck,random"), "no-such-deck"),
    ];
    for (args, part) in cases {
        let run = workspace.run(&args);
        assert_eq!(run.out, "", "{args:?}");
        run.failed(2, &[part]);
    }
}

#[test]
fn failures_end_with_code_1() {
    let workspace = Workspace::new("failures");
    workspace
        .run(&["replay", "no-such-file.json"])
        .failed(1, &["no-such-file.json: cannot be read"]);
    workspace.run(&["decks", "check", "no-such.ron"]).failed(1, &["no-such.ron: cannot be read"]);
    workspace.run(&["cards", "no such card"]).failed(1, &["no card is called `no such card`"]);
}

#[test]
fn without_a_window_or_a_display_one_sentence_names_text() {
    let workspace = Workspace::new("no-window");
    let run = workspace.run(&[]).failed(1, &["--text"]);
    assert_eq!(run.err.trim().lines().count(), 1, "{run:#?}");
}

#[cfg(not(feature = "window"))]
#[test]
fn screenshots_need_a_build_with_the_window_and_say_so() {
    let workspace = Workspace::new("screenshots");
    // The verb was called `tour` before.
    for verb in ["screenshots", "tour"] {
        workspace.run(&[verb, "--out", "pictures"]).failed(1, &["no window", "--text"]);
    }
}

/// A reader who has seen enough, such as `head`, is no failure.
#[cfg(unix)]
#[test]
fn a_closed_pipe_ends_the_program_quietly() {
    let workspace = Workspace::new("closed-pipe");
    for args in [&["cards"][..], &["cards", "--json"], &["--text"], &["--help"]] {
        let mut child = workspace.command(args).spawn().expect("the program runs");
        drop(child.stdout.take());
        let output = child.wait_with_output().expect("the program ends");
        assert_eq!(String::from_utf8_lossy(&output.stderr), "", "{args:?}");
        assert!(output.status.success(), "{args:?}");
    }
}

#[test]
fn the_card_list_has_every_shipped_card_with_its_text() {
    let workspace = Workspace::new("cards");
    let listed = workspace.run(&["cards", "--json"]).json();
    let cards = listed["cards"].as_array().expect("an array");
    assert!(cards.len() > 50, "{}", cards.len());
    for card in cards {
        let keys: Vec<&String> = card.as_object().expect("an object").keys().collect();
        assert_eq!(keys.len(), 7, "{keys:?}");
        let printed = card["text"].as_array().is_some_and(|lines| !lines.is_empty());
        assert!(printed, "{card}");
    }
    let (id, name) = (cards[0]["id"].as_str().expect("an id"), cards[0]["name"].as_str());
    let one = workspace.run(&["cards", id]).done();
    assert!(one.contains(name.expect("a name")), "{one}");
    assert_eq!(workspace.run(&["cards"]).done().lines().count(), cards.len());
}

#[test]
fn cards_are_looked_for_as_in_the_deck_builder_and_put_in_order() {
    let workspace = Workspace::new("card-query");
    let found = |args: &[&str]| {
        let listed = workspace.run(&[&["cards", "--json"], args].concat()).json();
        listed["cards"].as_array().expect("an array").clone()
    };
    let crew = found(&["type:crew skill:pilot cost<=3", "--sort", "cost"]);
    assert!(!crew.is_empty());
    let costs: Vec<u64> = crew.iter().map(|card| card["cost"].as_u64().expect("a cost")).collect();
    assert!(costs.is_sorted() && costs.iter().all(|&cost| cost <= 3), "{costs:?}");
    assert!(crew.iter().all(|card| card["kind"] == "crew"));
    assert_eq!(found(&["type:crew", "skill:pilot", "cost<=3", "--sort=cost"]), crew);
    let whole = workspace.run(&["cards", "name:\"odo lanterman\""]).done();
    assert!(whole.contains("Cost 2"), "a few are printed whole: {whole}");
    assert!(workspace.run(&["cards", "type:ship", "--full"]).done().contains("Capabilities"));
    workspace
        .run(&["cards", "skil:pilot"])
        .failed(2, &["column 1: there is no field `skil`; did you mean `skill`?"]);
    workspace.run(&["cards", "cost>90"]).failed(1, &["no card is like `cost>90`"]);
    workspace.run(&["cards", "--sort", "colour"]).failed(2, &["type, name, cost, ev"]);
}
