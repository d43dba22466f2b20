//! The rooms of `src`: who may use whom. Arrows point down only, so a circle of rooms cannot come about.

use std::{collections::BTreeMap, fs, path::Path};

/// The rooms by floors, the lowest first. A room uses rooms of lower floors, and none of its own.
const FLOORS: [&[&str]; 17] = [
    &["browser", "clock", "glossary", "locate", "logbook", "offers", "parallel", "quoted"],
    &["disk", "words"],
    &["results", "saves", "settings"],
    &["guide"],
    &["data"],
    &["hints", "players", "replay"],
    &["builder", "explain", "roster"],
    &["session", "skirmish"],
    &["puzzles"],
    &["campaign", "replay_timeline"],
    &[
        "content",
        "crew_pack",
        "link",
        "match_summary",
        "playtest",
        "simulate",
        "statistics",
        "verify",
    ],
    &["balance", "daily", "soak", "train", "tune"],
    &["arena", "draft"],
    &["terminal"],
    &["window"],
    &["page"],
    &["cli"],
];

#[test]
fn every_room_uses_rooms_of_lower_floors_only() {
    let floors = floors();
    let mut wrong = Vec::new();
    for (room, file, text) in sources() {
        let Some(floor) = floors.get(room.as_str()) else {
            panic!("{file}: the room `{room}` is on no floor")
        };
        for used in used_rooms(&text).into_iter().filter(|used| *used != room) {
            match floors.get(used.as_str()) {
                Some(below) if below < floor => {}
                Some(_) => wrong.push(format!("{file}: `{room}` uses `{used}`")),
                None => wrong.push(format!("{file}: `{used}` is no room")),
            }
        }
    }
    assert!(wrong.is_empty(), "{}", wrong.join("\n"));
}

#[test]
fn uses_are_read_in_groups_and_in_paths_but_not_in_comments() {
    let text = "use crate::{\n    data::{Library, disk},\n    saves,\n};\n// crate::window\nfn f() { crate::disk::read() }";
    assert_eq!(used_rooms(text), ["data", "saves", "disk"]);
}

/// The floor of every room.
fn floors() -> BTreeMap<&'static str, usize> {
    let floors = FLOORS.iter().enumerate();
    floors.flat_map(|(n, rooms)| rooms.iter().map(move |room| (*room, n))).collect()
}

/// The room, the path and the text of every file of `src` that is not a test.
fn sources() -> Vec<(String, String, String)> {
    let src = Path::new(env!("CARGO_MANIFEST_DIR")).join("src");
    let (mut folders, mut files) = (vec![src.clone()], Vec::new());
    while let Some(folder) = folders.pop() {
        for entry in fs::read_dir(folder).expect("a folder of src") {
            let path = entry.expect("an entry").path();
            let inside = path.strip_prefix(&src).expect("inside src").display().to_string();
            let is_test = inside
                .split(['/', '\\'])
                .any(|part| ["tests", "tests.rs", "testing", "testing.rs"].contains(&part));
            let is_code = inside.ends_with(".rs") && !is_test;
            if path.is_dir() {
                folders.push(path);
            } else if is_code && !["lib.rs", "main.rs"].contains(&inside.as_str()) {
                let room = inside.split(['/', '\\', '.']).next().unwrap_or_default().to_owned();
                files.push((room, inside, fs::read_to_string(path).expect("text")));
            }
        }
    }
    assert!(files.len() > 300, "{} files", files.len());
    files
}

/// The rooms that a text uses, without its tests and comments.
fn used_rooms(text: &str) -> Vec<String> {
    let text = text.split("#[cfg(test)]\nmod tests {").next().unwrap_or(text);
    let code: Vec<&str> =
        text.lines().map(|line| line.split("//").next().unwrap_or(line)).collect();
    let code = code.join("\n");
    code.split("crate::").skip(1).flat_map(first_names).collect()
}

/// The first name of each path at the beginning of `code`: one, or those of a group in braces.
fn first_names(code: &str) -> Vec<String> {
    let Some(group) = code.strip_prefix('{') else { return vec![word(code)] };
    let (mut depth, mut names, mut begins) = (1, Vec::new(), true);
    for (at, c) in group.char_indices() {
        match c {
            '{' => depth += 1,
            '}' => depth -= 1,
            ',' if depth == 1 => begins = true,
            c if begins && c.is_alphabetic() => {
                names.push(word(&group[at..]));
                begins = false;
            }
            _ => {}
        }
        if depth == 0 {
            break;
        }
    }
    names
}

fn word(code: &str) -> String {
    code.chars().take_while(|c| c.is_alphanumeric() || *c == '_').collect()
}
