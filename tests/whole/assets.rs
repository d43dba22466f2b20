//! Missing and broken assets: one clear sentence, and the game goes on where it can.

use std::fs;

use crate::workspace::Workspace;

/// A pack's description of itself.
const MINE: &str = "(title: \"Mine\", version: \"1\")";

#[test]
fn a_missing_assets_folder_is_named() {
    let workspace = Workspace::new("missing-assets");
    for args in [&["cards"][..], &["decks"], &["--text"]] {
        let output = workspace.command(args).env("FAR_LANES_ASSETS", "no-such-folder").output();
        let output = output.expect("the program ends");
        let err = String::from_utf8_lossy(&output.stderr);
        assert_eq!(output.status.code(), Some(1), "{err}");
        assert!(err.contains("`no-such-folder` is not there"), "{err}");
        assert_eq!(err.trim_end().lines().count(), 1, "{err}");
    }
}

#[test]
fn a_folder_without_packs_or_rules_is_refused() {
    let workspace = Workspace::with_own_assets("no-rules");
    fs::remove_file(workspace.path("assets/rules/cards.ron")).expect("the rules");
    workspace.run(&["--text"]).failed(1, &["cards.ron: cannot be read"]);
    fs::remove_dir_all(workspace.path("assets/packs")).expect("the packs");
    workspace.run(&["--text"]).failed(1, &["no card pack there can be used"]);
}

#[test]
fn a_broken_pack_is_left_out_as_a_whole_with_line_and_column() {
    let workspace = Workspace::with_own_assets("broken-pack");
    let cards = |workspace: &Workspace| {
        let run = workspace.run(&["cards", "--json"]);
        (run.json()["cards"].as_array().map(Vec::len), run.err)
    };
    let (shipped, quiet) = cards(&workspace);
    assert_eq!(quiet, "");
    let sound = "[(id: \"spare-oar\", name: \"Spare Oar\", \
                 face: Gear(cost: 1, ev: 1, subtype: Tool))]";
    workspace.write("assets/packs/mine/pack.ron", MINE);
    workspace.write("assets/packs/mine/a.ron", sound);
    let (with_mine, quiet) = cards(&workspace);
    assert_eq!((with_mine, quiet.as_str()), (shipped.map(|n| n + 1), ""));
    workspace.write("assets/packs/mine/b.ron", "[\n    (id: \"oar\", nmae: \"Oar\"),\n]");
    let (without, err) = cards(&workspace);
    assert_eq!(without, shipped, "the sound file of a broken pack is left out too");
    assert!(err.contains("b.ron:2:") && err.contains("nmae"), "{err}");
    assert!(err.contains("the pack `mine` is left out"), "{err}");
    assert!(workspace.run(&["--text"]).done().contains("Your hand"));
}

#[test]
fn a_card_that_is_in_two_packs_leaves_the_second_out() {
    let workspace = Workspace::with_own_assets("twice");
    let sound = "[(id: \"spare-oar\", name: \"Spare Oar\", \
                 face: Gear(cost: 1, ev: 1, subtype: Tool))]";
    for pack in ["mine-1", "mine-2"] {
        workspace.write(&format!("assets/packs/{pack}/pack.ron"), MINE);
        workspace.write(&format!("assets/packs/{pack}/a.ron"), sound);
    }
    let run = workspace.run(&["cards", "spare-oar"]);
    assert!(run.err.contains("`spare-oar`") && run.err.contains("`mine-2` is left out"), "{run:?}");
}

#[test]
fn a_broken_deck_is_left_out_and_the_others_stay() {
    let workspace = Workspace::with_own_assets("broken-deck");
    workspace.write("assets/decks/a-broken.ron", "(name: 7)");
    let run = workspace.run(&["decks", "--json"]);
    assert!(run.err.contains("a-broken.ron:1:") && run.err.contains("left out"), "{run:#?}");
    assert!(run.json()["decks"].as_array().is_some_and(|decks| decks.len() >= 2));
    assert!(workspace.run(&["--text"]).done().contains("Your hand"));
}

#[test]
fn broken_numbers_of_the_rules_are_reported_with_line_and_column() {
    let workspace = Workspace::with_own_assets("broken-rules");
    workspace.write("assets/rules/cards.ron", "(\n    victory: many,\n)");
    workspace.run(&["--text"]).failed(1, &["cards.ron:2:"]);
}

#[test]
fn a_deck_that_breaks_the_rules_is_listed_as_such_and_never_dealt_unasked() {
    let workspace = Workspace::with_own_assets("illegal-deck");
    let text = workspace.read("assets/decks/honest-freight.ron");
    workspace.write("assets/decks/a-short.ron", &text.replacen(": 2,", ": 1,", 1));
    let listed = workspace.run(&["decks"]).done();
    assert!(listed.contains("a-short") && listed.contains("cannot be played"), "{listed}");
    assert!(workspace.run(&["--text"]).done().contains("Your hand"));
    workspace
        .run(&["--text", "--deck", "a-short"])
        .failed(1, &["a-short.ron:", "19 adventure cards"]);
}

#[test]
fn a_captain_does_what_the_file_of_levels_says_and_a_broken_one_changes_nothing() {
    let workspace = Workspace::with_own_assets("levels");
    let args = ["simulate", "--games", "4", "--seed", "1", "--captains", "mind,mind", "--json"];
    let hash = || {
        let run = workspace.run(&args);
        (run.json()["journal_hash"].clone(), run.err)
    };
    let (shipped, _) = hash();
    let text = workspace.read("assets/captains/levels.ron");
    let steady = "Lieutenant: (noise: 0.0,";
    workspace
        .write("assets/captains/levels.ron", &text.replace(steady, "Lieutenant: (noise: 2.0,"));
    let (whimsical, quiet) = hash();
    assert_eq!(quiet, "");
    assert_ne!(whimsical, shipped, "the file is not read");
    workspace
        .write("assets/captains/levels.ron", &text.replace(steady, "Lieutenant: (noise: -1.0,"));
    let (as_built, told) = hash();
    assert_eq!(as_built, shipped);
    assert!(told.contains("levels.ron:") && told.contains("noise is a number from 0"), "{told}");
}

#[test]
fn a_fighter_does_what_the_files_of_levels_and_tempers_say_and_broken_ones_change_nothing() {
    let workspace = Workspace::with_own_assets("fighters");
    let fight = || {
        let args = ["skirmish", "--games", "6", "--seed", "1", "--json"];
        let run = workspace.run(&args);
        (run.json()["journal_hash"].clone(), run.err)
    };
    let (shipped, quiet) = fight();
    assert_eq!(quiet, "");
    for (file, from, other, broken, told) in [
        ("levels", "noise: 4.0", "noise: 60.0", "noise: -4.0", "noise is a number from 0"),
        ("aggressive", "danger: -9.0", "danger: 90.0", "dagner: -9.0", "dagner"),
    ] {
        let file = format!("assets/captains/combat/{file}.ron");
        let text = workspace.read(&file);
        assert!(text.contains(from), "{file}");
        workspace.write(&file, &text.replacen(from, other, 1));
        let (edited, quiet) = fight();
        assert_eq!(quiet, "");
        assert_ne!(edited, shipped, "{file} is not read");
        workspace.write(&file, &text.replacen(from, broken, 1));
        let (as_built, said) = fight();
        assert_eq!(as_built, shipped, "{file}");
        assert!(said.contains(&file[7..]) && said.contains(told), "{said}");
        let listed = workspace.run(&["packs", "--json"]).json()["problems"].to_string();
        assert!(listed.contains(&file[7..]) && listed.contains(told), "{listed}");
        workspace.write(&file, &text);
    }
}
