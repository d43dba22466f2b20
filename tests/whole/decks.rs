//! Deck files: legal ones, broken ones, and ones that break the rules.

use crate::workspace::{Workspace, shipped_assets};

/// The text of a shipped deck and its id.
fn shipped() -> (String, String) {
    let folder = std::fs::read_dir(shipped_assets().join("decks")).expect("decks");
    let mut files: Vec<_> = folder.map(|entry| entry.expect("an entry").path()).collect();
    files.sort();
    let id = files[0].file_stem().expect("a name").to_string_lossy().into_owned();
    (std::fs::read_to_string(&files[0]).expect("a deck"), id)
}

/// The same deck with one captain's card fewer.
fn of_59() -> String {
    let (text, _) = shipped();
    let captains = text.find("captain:").expect("captain's cards");
    let (before, after) = text.split_at(captains);
    assert!(after.contains(": 2,"), "{after}");
    format!("{before}{}", after.replacen(": 2,", ": 1,", 1))
}

#[test]
fn every_shipped_deck_is_legal() {
    let workspace = Workspace::new("shipped-decks");
    let listed = workspace.run(&["decks", "--json"]).json();
    for deck in listed["decks"].as_array().expect("decks") {
        assert_eq!(deck["legal"], true, "{deck}");
        assert!(!deck["plan"].as_str().unwrap_or_default().is_empty(), "{deck}");
    }
    let (text, _) = shipped();
    workspace.write("mine.ron", &text);
    assert!(workspace.run(&["decks", "check", "mine.ron"]).done().contains("may be played"));
    let checked = workspace.run(&["decks", "check", "mine.ron", "--json"]).json();
    assert_eq!(checked["legal"], true);
    assert_eq!(checked["adventure_cards"], 20);
    assert_eq!(checked["captain_cards"], 60);
    assert_eq!(checked["faults"].as_array().map(Vec::len), Some(0));
}

#[test]
fn a_deck_of_59_cards_is_refused_with_its_place_and_the_numbers() {
    let workspace = Workspace::new("deck-of-59");
    workspace.write("short.ron", &of_59());
    let line = of_59().lines().position(|line| line.trim().starts_with("captain")).expect("it") + 1;
    let said = format!("short.ron:{line}:5: 59 captain's cards; a deck has 60");
    workspace.run(&["decks", "check", "short.ron"]).failed(1, &[&said]);
    let run = workspace.run(&["decks", "check", "short.ron", "--json"]);
    let json = run.json();
    assert_eq!((run.code, &json["legal"]), (Some(1), &false.into()));
    assert_eq!(json["faults"][0]["line"], line);
    workspace
        .run(&["--text", "--deck", "short.ron"])
        .failed(1, &["short.ron:", "59 captain's cards"]);
}

#[test]
fn an_unknown_card_in_a_deck_is_named_with_its_place() {
    let workspace = Workspace::new("unknown-card");
    let (text, _) = shipped();
    let text = text.replacen("captain: {", "captain: {\n        \"moon-cheese\": 1,", 1);
    workspace.write("odd.ron", &text);
    let line = text.lines().position(|line| line.contains("moon-cheese")).expect("it") + 1;
    let said = format!("odd.ron:{line}:9: `moon-cheese` is not a card");
    workspace.run(&["decks", "check", "odd.ron"]).failed(1, &[&said]);
}

#[test]
fn a_deck_that_is_no_deck_is_refused_with_line_and_column() {
    let workspace = Workspace::new("no-deck");
    workspace.write("broken.ron", "(\n    name: \"Broken\",\n    shipp: \"x\",\n)");
    workspace.run(&["decks", "check", "broken.ron"]).failed(1, &["broken.ron:3:", "shipp"]);
}

#[test]
fn a_deck_is_chosen_by_id_title_or_file() {
    let workspace = Workspace::new("chosen-deck");
    let (text, id) = shipped();
    workspace.write("mine.ron", &text.replacen("name: \"", "name: \"My ", 1));
    let listed = workspace.run(&["decks", "--json"]).json();
    let title = listed["decks"][0]["name"].as_str().expect("a title").to_uppercase();
    for name in [id.as_str(), title.as_str(), "mine.ron"] {
        let out = workspace.run(&["--text", "--deck", name]).done();
        assert!(out.contains("Your hand"), "{name}: {out}");
    }
}

/// The home folder's own decks hold this one.
fn keep_own(workspace: &Workspace, id: &str, text: &str) {
    workspace.write(&format!("home/decks/{id}.ron"), text);
}

#[test]
fn an_own_deck_is_listed_and_played_wherever_a_shipped_one_is() {
    let workspace = Workspace::new("own-deck");
    let (text, shipped) = shipped();
    keep_own(&workspace, "my-deck", &text.replacen("name: \"", "name: \"My ", 1));
    let listed = workspace.run(&["decks", "--json"]).json();
    let own = |id: &str| {
        let decks = listed["decks"].as_array().expect("decks");
        decks.iter().find(|deck| deck["id"] == id).expect("listed")["own"].clone()
    };
    assert_eq!((own("my-deck"), own(&shipped)), (true.into(), false.into()));
    assert!(workspace.run(&["decks"]).done().contains("my-deck"));
    assert!(workspace.run(&["--text", "--deck", "my-deck"]).done().contains("Your hand"));
    let against = ["--text", "--deck", &shipped, "--against", "random:my-deck"];
    assert!(workspace.run(&against).done().contains("Your hand"));
    let simulate =
        ["simulate", "--games", "1", "--seed", "1", "--captains", "random:my-deck,random"];
    assert!(workspace.run(&simulate).done().contains("My "));
}

#[test]
fn an_own_deck_that_is_no_deck_is_named_and_the_others_are_played() {
    let workspace = Workspace::new("own-broken");
    keep_own(&workspace, "broken", "(\n    nam: \"x\",\n)");
    let run = workspace.run(&["decks"]);
    assert!(run.err.contains("broken.ron:2:") && run.err.contains("left out"), "{run:#?}");
    run.done();
}

#[test]
fn a_deck_is_shown_by_type_with_its_curves_its_coverage_and_every_fault() {
    let workspace = Workspace::new("shown");
    let (_, id) = shipped();
    let out = workspace.run(&["decks", "show", &id]).done();
    let parts =
        ["Adventures (20)", "Crew (", "Cost, ", "Expense value, ", "asked ", "It may be played."];
    parts.iter().for_each(|part| assert!(out.contains(part), "no `{part}` in {out}"));
    let json = workspace.run(&["decks", "show", &id, "--json"]).json();
    let sum = |key: &str| -> u64 {
        let curve = json[key].as_array().expect("a curve");
        curve.iter().map(|it| it.as_u64().expect("a number")).sum()
    };
    assert_eq!((sum("cost_curve"), sum("ev_curve")), (60, 60));
    let copies = json["cards"].as_array().expect("cards").iter();
    assert_eq!(copies.map(|card| card["copies"].as_u64().expect("a number")).sum::<u64>(), 80);
    workspace.write("short.ron", &of_59());
    let out = workspace.run(&["decks", "show", "short.ron"]).done();
    assert!(out.contains("It cannot be played: 59 captain's cards; a deck has 60."), "{out}");
    workspace
        .run(&["decks", "show", "no-such-deck"])
        .failed(2, &["there is no deck `no-such-deck`"]);
}

#[test]
fn check_and_show_name_the_same_faults() {
    let workspace = Workspace::new("agreed");
    let (text, _) = shipped();
    let text = text.replacen("captain: {", "captain: {\n        \"moon-cheese\": 1,", 1);
    let text = text.replacen(": 2,", ": 3,", 1);
    workspace.write("odd.ron", &text);
    let shown = workspace.run(&["decks", "show", "odd.ron", "--json"]).json();
    let checked = workspace.run(&["decks", "check", "odd.ron", "--json"]).json();
    let checked = checked["faults"].as_array().expect("faults").iter();
    let checked: Vec<_> = checked.map(|fault| fault["what"].clone()).collect();
    assert_eq!(shown["faults"].as_array(), Some(&checked));
    assert!(checked.len() >= 3, "{checked:?}");
}

#[test]
fn a_deck_goes_out_as_a_list_and_comes_in_as_the_same_deck() {
    let workspace = Workspace::new("listed");
    let (_, id) = shipped();
    let list = workspace.run(&["decks", "show", &id, "--text"]).done();
    let run = workspace.run_with(&["decks", "import", "-", "--name", "Fair and Square"], &list);
    assert!(run.done().contains("`--deck fair-and-square` plays it"));
    let cards = |id: &str| workspace.run(&["decks", "show", id, "--json"]).json()["cards"].clone();
    assert_eq!(cards("fair-and-square"), cards(&id));
    assert!(workspace.run(&["--text", "--deck", "Fair and Square"]).done().contains("Your hand"));
    workspace.run_with(&["decks", "import", "-", "--name", "Fair and Square"], &list).done();
    assert_eq!(cards("fair-and-square-2"), cards(&id), "the first one was not written over");
}

#[test]
fn bad_lines_of_a_list_are_named_and_the_good_ones_are_kept() {
    let workspace = Workspace::new("bad-lines");
    workspace.write(
        "list.txt",
        "Name: Half a deck\nShip: Fair Copy\n2 Odo Lanterman\n2 Odo Lantermann\nmoon cheese\n",
    );
    let parts = [
        "list.txt: line 4: no card is called `Odo Lantermann`; did you mean Odo Lanterman?",
        "list.txt: line 5: no card is called `moon cheese`",
        "2 lines of list.txt could not be used",
    ];
    let run = workspace.run(&["decks", "import", "list.txt"]).failed(1, &parts);
    assert!(
        run.out.contains("it cannot be played yet: 2 captain's cards; a deck has 60"),
        "{run:#?}"
    );
    let out = workspace.run(&["decks", "show", "half-a-deck"]).done();
    assert!(out.contains("2 Odo Lanterman"), "{out}");
    workspace.write("none.txt", "nothing\n");
    workspace.run(&["decks", "import", "none.txt"]).failed(1, &["no line of it names a card"]);
    workspace.run(&["decks", "import", "gone.txt"]).failed(1, &["gone.txt"]);
}

#[test]
fn a_card_of_a_pack_that_was_left_out_is_named_with_the_pack() {
    let workspace = Workspace::with_own_assets("pack-left-out");
    workspace.write("assets/packs/spare/cards.ron", "[( id: \"spare-oar\", nam: \"Spare Oar\" )]");
    let (text, _) = shipped();
    workspace
        .write("oar.ron", &text.replacen("captain: {", "captain: {\n        \"spare-oar\": 1,", 1));
    let said = "`spare-oar` is not a card here: its pack, `spare`, cannot be read and is left out";
    workspace.run(&["decks", "check", "oar.ron"]).failed(1, &[said]);
}
