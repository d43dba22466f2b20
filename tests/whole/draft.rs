//! A draft in the terminal: a deck is drafted, kept, played and gone on with.

use crate::workspace::Workspace;

#[test]
fn a_deck_is_drafted_with_help_kept_and_played_against_a_rivals_drafted_one() {
    let workspace = Workspace::new("draft");
    let begin = ["draft", "--seed", "7", "--level", "cadet"];
    let out = workspace.run_with(&begin, "hint\n1\nundo\n2\n? 1\ndeck\nplay\nq\n").done();
    for part in [
        "Pick the ship: everything else is for it. [FL-11]",
        "The adviser would pick ",
        "for it: ",
        "Your last pick is taken back.",
        "Pick an adventure, which comes twice where it may: 0 of 20 are there.",
        "The deck is not whole yet",
    ] {
        assert!(out.contains(part), "no `{part}` in {out}");
    }
    let out = workspace.run_with(&["draft"], "rest\nkeep My Draft\nplay 2\nconcede\nyes\n").done();
    for part in [
        "0 of 20 are there",
        "The adviser made 70 picks.",
        "Draft 7 is whole, after 71 picks.",
        "Those who drafted beside you",
        "Kept as `my-draft`",
    ] {
        assert!(out.contains(part), "no `{part}` in {out}");
    }
    let finished = workspace.read("home/finished/game-0001.json");
    assert!(finished.contains("\"Draft 7\"") && finished.contains("\"Draft of Captain "));
    let checked = workspace.run(&["decks", "check", "my-draft"]).done();
    assert!(checked.contains("`My Draft` may be played"), "{checked}");
}

#[test]
fn a_mind_drafts_the_same_legal_deck_from_the_same_seed_and_says_why() {
    let workspace = Workspace::new("draft-auto");
    let auto = ["draft", "--auto", "--seed", "3", "--out", "drafted.ron", "--json"];
    let out = workspace.run(&auto).done();
    let drafted: serde_json::Value = serde_json::from_str(&out).expect("one object");
    let picks = drafted["picks"].as_array().expect("an array");
    assert_eq!(picks.len(), 71);
    for pick in picks {
        let offered = pick["offered"].as_array().expect("an array");
        assert!(offered.len() == 4 && offered.contains(&pick["picked"]), "{pick}");
        assert!(pick["reasons"].as_str().is_some_and(|it| it.contains("it: ")), "{pick}");
    }
    assert_eq!(workspace.run(&auto).done(), out);
    workspace.run(&["decks", "check", "drafted.ron"]).done();
    assert!(!workspace.path("home/drafts").exists(), "nobody's draft is touched");
}

#[test]
fn a_trial_of_drafts_comes_to_the_same_on_any_number_of_threads() {
    let workspace = Workspace::new("draft-trial");
    let trial = |threads: &str| {
        let args = ["draft", "trial", "--drafts", "2", "--decks", "red-ledger,due-process"];
        workspace.run(&[&args[..], &["--captains", "random", "--threads", threads]].concat()).done()
    };
    let out = trial("1");
    for part in
        ["2 decks drafted by mind, 8 games by random", "all ready decks", "wanted 40 to 60 %"]
    {
        assert!(out.contains(part), "no `{part}` in {out}");
    }
    assert_eq!(trial("2"), out);
}

#[test]
fn what_cannot_draft_is_refused_in_a_sentence() {
    let workspace = Workspace::new("draft-refused");
    workspace.run(&["draft", "trial", "--drafts", "0"]).failed(2, &["0 drafts tell nothing"]);
    workspace
        .run(&["draft", "--against", "mind:red-ledger"])
        .failed(2, &["takes captains without decks"]);
    workspace.run(&["draft", "--against", "nobody"]).failed(2, &["`nobody` is not a captain"]);
    workspace.run(&["draft", "--level", "king"]).failed(2, &["king"]);
}

#[test]
fn a_damaged_draft_is_named_left_and_does_not_stand_in_the_way() {
    let workspace = Workspace::new("draft-damaged");
    workspace.write("home/drafts/draft-0004.json", "{\"far_lanes\": 1,\n oh}");
    let run = workspace.run_with(&["draft"], "1\nq\n");
    assert!(
        run.err.contains("draft-0004.json:2:") && run.err.contains("left where it is"),
        "{run:#?}"
    );
    assert!(run.out.contains("Pick the ship"), "{run:#?}");
    assert_eq!(workspace.read("home/drafts/draft-0004.json"), "{\"far_lanes\": 1,\n oh}");
    assert!(workspace.path("home/drafts/draft-0005.json").exists());
}
