//! The chance to win: learned by a command, read from a file, told of a record. What a captain weighs: tuned by one.

use crate::workspace::Workspace;

const FILE: &str = "assets/captains/value.ron";

/// The weights and the report of a few games, learned by so many threads.
fn learned(workspace: &Workspace, threads: &str) -> (String, String) {
    let args = ["train", "--games", "25", "--seed", "3", "--threads", threads];
    workspace.run(&[&args[..], &["--model", "new.ron", "--report", "new.md"]].concat()).done();
    (workspace.read("new.ron"), workspace.read("new.md"))
}

/// What is told of a recorded game's chances, and what is complained of.
fn chances(workspace: &Workspace) -> (String, String) {
    let run = workspace.run(&["replay", "games/game-000000.json", "--chances"]);
    assert_eq!(run.code, Some(0), "{run:#?}");
    (run.out, run.err)
}

#[test]
fn the_same_command_learns_the_same_weights_with_any_number_of_threads() {
    let workspace = Workspace::new("training");
    let (weights, report) = learned(&workspace, "1");
    assert_eq!(learned(&workspace, "2"), (weights.clone(), report.clone()));
    assert!(weights.contains("far-lanes train --games 25 --seed 3"), "{weights}");
    assert!(report.contains("| Victory points to go |"), "{report}");
    assert!(report.contains("stated, of 100"), "{report}");
}

#[test]
fn chances_are_told_by_the_file_and_a_broken_file_is_named_with_its_line() {
    let workspace = Workspace::with_own_assets("chances");
    let args = ["simulate", "--games", "1", "--seed", "1", "--captains", "mind,mind"];
    workspace.run(&[&args[..], &["--record", "games"]].concat()).done();
    let (shipped, quiet) = chances(&workspace);
    assert_eq!(quiet, "");
    assert!(shipped.contains("round 1: ") && shipped.contains("round 2: "), "{shipped}");
    let text = workspace.read(FILE);
    workspace.write(FILE, &learned(&workspace, "1").0);
    assert_ne!(chances(&workspace).0, shipped, "the file is not read");
    workspace.write(FILE, &text.replacen("scarcity:", "scracity:", 1));
    let (as_built, told) = chances(&workspace);
    assert_eq!(as_built, shipped);
    let line = text[..text.find("scarcity:").expect("a weight")].lines().count();
    assert!(told.contains(&format!("value.ron:{line}:")) && told.contains("scracity"), "{told}");
}

#[test]
fn captains_with_decks_of_their_own_and_people_do_not_train() {
    let workspace = Workspace::new("untrained");
    let train = ["train", "--games", "1", "--captains"];
    for who in ["mind:red-ledger", "person", "nobody"] {
        assert_eq!(workspace.run(&[&train[..], &[who]].concat()).code, Some(2), "{who}");
    }
}

/// Who is found in a few games, with so many threads: their numbers, how they lean, and what is printed.
fn tuned(workspace: &Workspace, threads: &str) -> [String; 3] {
    let args = ["tune", "--steps", "3", "--pairs", "3", "--seed", "5", "--threads", threads];
    let files = ["--personality", "steady.ron", "--leans", "tuned.ron"];
    let told = workspace.run(&[&args[..], &files].concat()).done();
    [workspace.read("steady.ron"), workspace.read("tuned.ron"), told]
}

#[test]
fn the_same_command_finds_the_same_captain_who_can_be_played_as_steady_or_beside_him() {
    let workspace = Workspace::with_own_assets("tuning");
    let found = tuned(&workspace, "1");
    assert_eq!(tuned(&workspace, "2"), found);
    let [personality, leans, told] = found;
    for text in [&personality, &leans] {
        assert!(text.contains("far-lanes tune --steps 3 --pairs 3 --seed 5"), "{text}");
    }
    assert!(told.contains("activity.promise") && told.contains("factor"), "{told}");
    let arena = ["arena", "--games", "2", "--entrants"];
    for (captains, is_steady) in [("mind,tuned.ron", false), ("mind,baseline", true)] {
        if is_steady {
            workspace.write("assets/captains/steady.ron", &personality);
        }
        let run = workspace.run(&[&arena[..], &[captains]].concat());
        assert_eq!((run.code, run.err.as_str()), (Some(0), ""), "{captains}");
    }
}

#[test]
fn no_games_and_no_decks_tune_nothing() {
    let workspace = Workspace::new("untuned");
    for nothing in [["--pairs", "0"], ["--decks", "nothing"]] {
        let run = workspace.run(&[&["tune", "--steps", "1"][..], &nothing].concat());
        assert_eq!(run.code, Some(2), "{nothing:?}");
    }
}
