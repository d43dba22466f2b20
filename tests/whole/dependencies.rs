//! Dependencies: each is named with a reason, and none of our own code is unsafe.

use std::{
    collections::{BTreeMap, BTreeSet},
    fs,
    process::Command,
};

use serde_json::Value;

/// Crates of ours that name one from elsewhere, and those that do so only in their tests.
type Users = [BTreeSet<String>; 2];

#[test]
fn every_dependency_is_in_the_list_with_who_has_it_and_why_and_nothing_else_is() {
    let (listed, named) = (listed(), named());
    for (name, users) in &named {
        let line = listed.get(name);
        assert!(line.is_some(), "`{name}` of {users:?} is not in the list of ARCHITECTURE.md");
        assert_eq!(line, Some(users), "`{name}`: what the list says, and the manifests");
    }
    let stale: Vec<&String> = listed.keys().filter(|name| !named.contains_key(*name)).collect();
    assert!(stale.is_empty(), "no manifest names {stale:?}");
}

#[test]
fn every_crate_of_ours_forbids_unsafe_code() {
    let root =
        fs::read_to_string(concat!(env!("CARGO_MANIFEST_DIR"), "/Cargo.toml")).expect("a manifest");
    let lints = root.split("[workspace.lints.rust]").nth(1).expect("lints");
    assert!(
        lints.split('[').next().is_some_and(|lints| lints.contains("unsafe_code = \"forbid\""))
    );
    for package in packages() {
        let manifest = package["manifest_path"].as_str().expect("a path");
        let text = fs::read_to_string(manifest).expect("a manifest");
        assert!(text.contains("[lints]\nworkspace = true\n"), "{manifest} has lints of its own");
    }
}

/// From the table in `ARCHITECTURE.md`, by name.
fn listed() -> BTreeMap<String, Users> {
    let text = fs::read_to_string(concat!(env!("CARGO_MANIFEST_DIR"), "/ARCHITECTURE.md"))
        .expect("the map");
    let section = text.split("\n## Dependencies\n").nth(1).expect("the section");
    let section = section.split("\n## ").next().expect("its end");
    let lines = section.lines().filter(|line| line.starts_with("| `"));
    let names = |cell: &str| {
        let names = cell.split(',').map(|name| name.trim().trim_matches('`').to_owned());
        names.filter(|name| !name.is_empty()).collect::<BTreeSet<_>>()
    };
    let entry = |line: &str| {
        let cells: Vec<&str> = line.trim_matches('|').split('|').map(str::trim).collect();
        let [name, of, tests, why] = cells[..] else { panic!("four cells, not {line}") };
        assert!(why.len() > 10, "{line} does not say why");
        (name.trim_matches('`').to_owned(), [names(of), names(tests)])
    };
    let all: Vec<_> = lines.map(entry).collect();
    assert!(all.is_sorted() && all.len() > 20, "in the order of their names");
    all.into_iter().collect()
}

/// From the manifests, by name.
fn named() -> BTreeMap<String, Users> {
    let mut named = BTreeMap::<String, Users>::new();
    for package in packages() {
        let of = package["name"].as_str().expect("a name");
        for dependency in package["dependencies"].as_array().expect("an array") {
            if dependency["source"].is_null() {
                continue; // a crate of ours
            }
            let name = dependency["name"].as_str().expect("a name").to_owned();
            let in_tests = usize::from(dependency["kind"] == "dev");
            named.entry(name).or_default()[in_tests].insert(of.to_owned());
        }
    }
    for [of, tests] in named.values_mut() {
        tests.retain(|name| !of.contains(name));
    }
    named
}

fn packages() -> Vec<Value> {
    let cargo = std::env::var_os("CARGO").unwrap_or_else(|| "cargo".into());
    let output = Command::new(cargo)
        .args(["metadata", "--no-deps", "--format-version", "1"])
        .current_dir(env!("CARGO_MANIFEST_DIR"))
        .output()
        .expect("cargo runs");
    let metadata: Value = serde_json::from_slice(&output.stdout).expect("one object");
    let packages = metadata["packages"].as_array().expect("packages").clone();
    assert!(packages.len() > 8, "{}", packages.len());
    packages
}
