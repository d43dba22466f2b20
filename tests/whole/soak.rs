//! Games of every kind by chance, from outside.

use serde_json::Value;

use crate::workspace::Workspace;

/// The results of a run, without its duration.
fn soak(workspace: &Workspace, more: &[&str]) -> Value {
    let run = workspace.run(&[&["soak", "--json"], more].concat());
    assert_eq!(run.code, Some(0), "{run:#?}");
    let mut figures = run.json();
    assert!(figures["seconds"].as_f64().is_some_and(|seconds| seconds >= 0.0));
    figures.as_object_mut().expect("an object").remove("seconds");
    figures
}

#[test]
fn every_kind_of_game_holds_and_comes_out_the_same_through_bytes_and_on_any_number_of_threads() {
    let workspace = Workspace::new("soak");
    let straight = soak(&workspace, &["--games", "14", "--threads", "1"]);
    assert_eq!(straight["games"], 14);
    let kinds = straight["kinds"].as_array().expect("a list");
    assert_eq!(kinds.len(), 7, "{kinds:?}");
    assert!(kinds.iter().all(|it| it["games"] == 2 && it["decisions"].as_u64() > Some(2)));
    let trips = soak(&workspace, &["--games", "14", "--threads", "3", "--round-trips"]);
    assert_eq!(trips, straight);
}

#[test]
fn a_game_is_there_again_by_its_seed_and_its_kind() {
    let workspace = Workspace::new("soak-again");
    let all = soak(&workspace, &["--games", "7", "--seed", "700"]);
    let again = soak(&workspace, &["--games", "1", "--seed", "703", "--kinds", "cards-4"]);
    assert_eq!(again["kinds"][0], all["kinds"][3]);
    workspace.run(&["soak", "--games", "1", "--kinds", "chess"]).failed(2, &["chess", "cards-1"]);
}
