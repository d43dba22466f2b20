//! The rooms of `src/window`: who may use whom. Arrows point down only, and no screen knows another.

use std::{collections::BTreeMap, fs, path::Path};

/// The rooms by floors, the lowest first. A room uses rooms of lower floors, and none of its own; of the
/// screens each is a room.
const FLOORS: [&[&str]; 9] = [
    &["error"],
    &["ui"],
    &["common"],
    &["tour"],
    &["card_table", "battlefield"],
    &["screens"],
    &["audio"],
    &["app"],
    &["screenshots"],
];

/// The crates of the games, of which what is drawn with knows nothing, and rooms of `src` that hold one.
const GAMES: [&str; 9] = [
    "cards::",
    "skirmish::",
    "characters::",
    "campaign::",
    "crate::session",
    "crate::saves",
    "crate::data",
    "crate::replay",
    "crate::explain",
];

#[test]
fn every_room_of_the_window_uses_rooms_of_lower_floors_only() {
    let wrong: Vec<String> =
        sources().iter().flat_map(|(file, text)| wrong_arrows(file, text)).collect();
    assert!(wrong.is_empty(), "{}", wrong.join("\n"));
}

#[test]
fn what_screens_are_drawn_with_knows_no_game() {
    let wrong: Vec<String> = sources()
        .iter()
        .filter(|(file, _)| file.starts_with("ui/"))
        .flat_map(|(file, text)| games(text).into_iter().map(move |it| format!("{file}: {it}")))
        .collect();
    assert!(wrong.is_empty(), "{}", wrong.join("\n"));
}

#[test]
fn a_screen_that_uses_another_is_found_in_a_group_and_in_a_path() {
    let group = "use crate::window::{\n    screens::{replay, title::Title},\n    ui::theme,\n};";
    let found = wrong_arrows("screens/result/mod.rs", group);
    assert_eq!(found.len(), 2, "{found:?}");
    let path = "fn f() { crate::window::screens::replay::open() }";
    assert_eq!(wrong_arrows("screens/result/mod.rs", path).len(), 1);
    assert_eq!(wrong_arrows("screens/replay/bar.rs", path), Vec::<String>::new());
    let beside = "use super::title::Title;";
    assert_eq!(wrong_arrows("screens/result/mod.rs", beside).len(), 1);
    assert_eq!(wrong_arrows("screens/result/menu.rs", beside), Vec::<String>::new());
}

#[test]
fn an_arrow_up_and_one_between_the_stages_are_found() {
    let up = "use crate::window::{screens::title::Title, ui::theme};";
    assert_eq!(wrong_arrows("card_table/game.rs", up).len(), 1);
    assert_eq!(wrong_arrows("ui/menu.rs", "use crate::window::card_table::keys;").len(), 1);
    assert_eq!(wrong_arrows("battlefield/view.rs", "use super::super::card_table::keys;").len(), 1);
    assert_eq!(wrong_arrows("audio/mod.rs", up), Vec::<String>::new());
    let comment = "// crate::window::screens\nuse crate::window::ui::theme;";
    assert_eq!(wrong_arrows("card_table/game.rs", comment), Vec::<String>::new());
}

#[test]
fn a_game_is_found_where_there_should_be_none() {
    assert_eq!(games("use cards::data::Card;"), ["cards::"]);
    assert_eq!(games("use crate::session::Session;"), ["crate::session"]);
    assert_eq!(games("use crate::window::card_table::view;\n// cards::text"), [""; 0]);
}

/// What a file may not use, in words.
fn wrong_arrows(file: &str, text: &str) -> Vec<String> {
    let mine = module(file);
    let Some(room) = room(&mine) else { return Vec::new() };
    let used = paths(text).into_iter().filter_map(|path| resolved(&mine, &path));
    let wrong = used.filter_map(|path| {
        let there = self::room(&path)?;
        let ok = there == room || floor(&there) < floor(&room);
        (!ok).then(|| format!("{file}: `{room}` uses `{}`", path.join("::")))
    });
    wrong.collect()
}

/// The names of modules above a file of the window.
fn module(file: &str) -> Vec<String> {
    let path = file.trim_end_matches(".rs").trim_end_matches("/mod");
    path.split('/').filter(|part| *part != "mod").map(str::to_owned).collect()
}

/// The room that a path inside the window leads to; screens are told apart.
fn room(path: &[String]) -> Option<String> {
    match path.first()?.as_str() {
        "screens" => path.get(1).map(|screen| format!("screens/{screen}")),
        first => floors().contains_key(first).then(|| first.to_owned()),
    }
}

fn floor(room: &str) -> usize {
    floors()[room.split('/').next().unwrap_or(room)]
}

fn floors() -> BTreeMap<&'static str, usize> {
    let floors = FLOORS.iter().enumerate();
    floors.flat_map(|(n, rooms)| rooms.iter().map(move |room| (*room, n))).collect()
}

/// A path inside the window, from its root on, as a module means it; `None` where it leads elsewhere.
fn resolved(mine: &[String], path: &[String]) -> Option<Vec<String>> {
    match path.first()?.as_str() {
        "crate" => (path.get(1)? == "window").then(|| path[2..].to_vec()),
        "super" => {
            let up = path.iter().take_while(|part| *part == "super").count();
            let above = mine.len().checked_sub(up)?;
            Some(mine[..above].iter().chain(&path[up..]).cloned().collect())
        }
        _ => None,
    }
}

/// Every path that a text uses from `crate` or `super` on, without its tests and comments.
fn paths(text: &str) -> Vec<Vec<String>> {
    let code = code(text);
    let mut paths = Vec::new();
    for root in ["crate::", "super::"] {
        for (at, _) in code.match_indices(root) {
            let before = code[..at].chars().next_back();
            if !before.is_some_and(|c| c.is_alphanumeric() || c == '_' || c == ':') {
                tree(&code[at..], Vec::new(), &mut paths);
            }
        }
    }
    paths
}

/// Reads the paths of one tree of uses; what is left of the text.
fn tree<'a>(text: &'a str, mut path: Vec<String>, paths: &mut Vec<Vec<String>>) -> &'a str {
    let text = text.trim_start();
    if let Some(mut rest) = text.strip_prefix('{') {
        loop {
            rest = rest.trim_start().trim_start_matches(',').trim_start();
            if let Some(rest) = rest.strip_prefix('}') {
                return rest;
            }
            let before = rest.len();
            rest = tree(rest, path.clone(), paths);
            if rest.len() == before {
                return "";
            }
        }
    }
    let word: String = text.chars().take_while(|c| c.is_alphanumeric() || *c == '_').collect();
    let rest = &text[word.len()..];
    path.push(word);
    match rest.strip_prefix("::") {
        Some(rest) => tree(rest, path, paths),
        None => {
            paths.push(path);
            let end = rest.find([',', '}']).unwrap_or(rest.len());
            &rest[end..]
        }
    }
}

/// The games that a text names.
fn games(text: &str) -> Vec<&'static str> {
    let code = code(text);
    let starts = |game: &&&str| {
        code.match_indices(**game).any(|(at, _)| {
            let before = code[..at].chars().next_back();
            !before.is_some_and(|c| c.is_alphanumeric() || c == '_' || c == ':')
        })
    };
    GAMES.iter().filter(starts).copied().collect()
}

/// A text without its tests and comments.
fn code(text: &str) -> String {
    let text = text.split("#[cfg(test)]\nmod tests {").next().unwrap_or(text);
    let code: Vec<&str> =
        text.lines().map(|line| line.split("//").next().unwrap_or(line)).collect();
    code.join("\n")
}

/// The path inside `src/window` and the text of every file there that is not a test.
pub fn sources() -> Vec<(String, String)> {
    let window = Path::new(env!("CARGO_MANIFEST_DIR")).join("src/window");
    let (mut folders, mut files) = (vec![window.clone()], Vec::new());
    while let Some(folder) = folders.pop() {
        for entry in fs::read_dir(folder).expect("a folder of the window") {
            let path = entry.expect("an entry").path();
            let inside = path.strip_prefix(&window).expect("inside").display().to_string();
            let inside = inside.replace('\\', "/");
            let is_test =
                inside.split('/').any(|part| ["tests", "tests.rs", "testing.rs"].contains(&part));
            if path.is_dir() {
                folders.push(path);
            } else if inside.ends_with(".rs") && !is_test {
                files.push((inside, fs::read_to_string(path).expect("text")));
            }
        }
    }
    assert!(files.len() > 250, "{} files", files.len());
    files
}
