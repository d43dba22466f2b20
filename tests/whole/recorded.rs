//! Recorded games of every kind: whatever plays them gets the hashes that were recorded, in every build
//! and in a browser (`.ci/run`, `web/tests`). A rule that is changed on purpose changes some of them,
//! and the table that fails says which.

mod recipes;

use std::{
    collections::BTreeMap,
    fs,
    path::{Path, PathBuf},
};

use far_lanes::{
    replay::ReplayError,
    roster::lives::LifeError,
    skirmish::session::FightError,
    verify::{VerifyError, verified},
};

use recipes::RECIPES;

/// Where the records are, and the list of their hashes, which a reviewer reads.
const FOLDER: &str = concat!(env!("CARGO_MANIFEST_DIR"), "/tests/recorded");
const HASHES: &str = "hashes.txt";
const ANEW: &str =
    "UPDATE_GOLDEN=1 cargo test -p far-lanes --no-default-features --test whole recorded";

/// The hash of a record now, and when it was recorded.
struct Row {
    name: String,
    recorded: String,
    now: String,
}

fn file(name: &str) -> PathBuf {
    Path::new(FOLDER).join(format!("{name}.json"))
}

/// The record as it was kept.
fn kept(name: &str) -> String {
    fs::read_to_string(file(name)).expect("it is recorded")
}

/// Name and hash, as the list has them.
fn list() -> BTreeMap<String, String> {
    let text = fs::read_to_string(Path::new(FOLDER).join(HASHES)).unwrap_or_default();
    let rows = text.lines().filter_map(|line| line.split_once(' '));
    rows.map(|(name, hash)| (name.to_owned(), hash.trim().to_owned())).collect()
}

fn listed(rows: impl IntoIterator<Item = (String, String)>) -> String {
    rows.into_iter().map(|(name, hash)| format!("{name:<32} {hash}\n")).collect()
}

/// The hash that a record comes to, or why it comes to none.
fn outcome(name: &str) -> String {
    let path = file(name);
    let text = fs::read_to_string(&path).unwrap_or_default();
    match verified(&path, &text) {
        Ok(record) => record.journal().to_string(),
        Err(
            VerifyError::Replay(ReplayError::Different { now, .. })
            | VerifyError::Life(LifeError::Different { now, .. })
            | VerifyError::Fight(FightError::Different { now, .. }),
        ) => now.to_string(),
        Err(
            VerifyError::Replay(ReplayError::Refused { number, refusal, .. })
            | VerifyError::Life(LifeError::Refused { number, refusal, .. })
            | VerifyError::Fight(FightError::Refused { number, refusal, .. }),
        ) => format!("none: decision {number} is refused ({refusal})"),
        Err(fault) => format!("none: {fault}"),
    }
}

/// The rows that differ, one under the other.
fn table(rows: &[Row], of: usize) -> String {
    let mut text = format!("{} of {of} records come out differently:\n", rows.len());
    text += &format!("{:<32} {:<16} now\n", "record", "recorded");
    for Row { name, recorded, now } in rows {
        text += &format!("{name:<32} {recorded:<16} {now}\n");
    }
    text + &format!("If that was the purpose of a change, `{ANEW}` records them anew.")
}

fn wants_anew() -> bool {
    std::env::var_os("UPDATE_GOLDEN").is_some()
}

/// Records everything once more.
fn record_anew() {
    for recipe in RECIPES {
        fs::write(file(recipe.name), recipe.record(1)).expect("a file");
    }
    let rows = RECIPES.iter().map(|recipe| (recipe.name.to_owned(), outcome(recipe.name)));
    fs::write(Path::new(FOLDER).join(HASHES), listed(rows)).expect("a file");
}

#[test]
fn every_record_comes_to_the_hash_that_was_recorded() {
    if wants_anew() {
        record_anew();
    }
    let recorded = list();
    let names: Vec<&str> = RECIPES.iter().map(|recipe| recipe.name).collect();
    let rows = names.iter().map(|name| Row {
        name: (*name).to_owned(),
        recorded: recorded.get(*name).cloned().unwrap_or_else(|| "none".to_owned()),
        now: outcome(name),
    });
    let different: Vec<Row> = rows.filter(|row| row.recorded != row.now).collect();
    assert!(different.is_empty(), "{}", table(&different, names.len()));
    assert_eq!(recorded.len(), names.len(), "{HASHES} lists what is not recorded");
}

/// A mind that decides otherwise is no rule that has changed: records come out the same, and are
/// others when they are made once more.
#[test]
fn what_is_recorded_once_more_is_the_same_on_any_number_of_threads() {
    if wants_anew() {
        return;
    }
    for recipe in RECIPES.iter().filter(|recipe| !recipe.is_slow()) {
        let kept = kept(recipe.name);
        for threads in [1, 3] {
            let again = recipe.record(threads);
            let name = recipe.name;
            assert!(again == kept, "{name} on {threads}: somebody decides otherwise; `{ANEW}`");
        }
    }
}

#[test]
fn the_table_names_what_differs_with_old_and_new() {
    let row = |name: &str, now: &str| Row {
        name: name.to_owned(),
        recorded: "0123456789abcdef".to_owned(),
        now: now.to_owned(),
    };
    let rows = [row("cards-1", "fedcba9876543210"), row("life-2", "none: decision 3 is refused")];
    let text = table(&rows, 9);
    assert!(text.starts_with("2 of 9 records come out differently:\n"), "{text}");
    let line = "cards-1                          0123456789abcdef fedcba9876543210\n";
    assert!(text.contains(line) && text.contains(ANEW), "{text}");
}
