//! Saves: never lost, never overwritten, and left alone when they cannot be used.

use std::{
    fs,
    io::{BufRead, BufReader},
    process::Child,
};

use far_lanes::saves::{CardArtefact, read_card_game};

use crate::workspace::{Run, Workspace};

const FIRST: &str = "home/game-0001.json";
const SECOND: &str = "home/game-0002.json";

/// A workspace with a game in progress.
fn begun(name: &str) -> Workspace {
    let workspace = Workspace::new(name);
    workspace.run_with(&["--text", "--seed", "7"], "1\n1\n").done();
    workspace
}

/// Puts `text` where the save was and starts again: it is reported with `parts` in one sentence,
/// left as it is, and a new game begins under another name and goes on at the next start.
#[track_caller]
fn check_unusable(workspace: &Workspace, text: &str, parts: &[&str]) {
    workspace.write(FIRST, text);
    let Run { out, err, code } = workspace.run_with(&["--text"], "1\n");
    assert_eq!(code, Some(0), "{out} {err}");
    assert_eq!(err.trim_end().lines().count(), 1, "{err}");
    for part in parts {
        assert!(err.contains(part), "no `{part}` in {err}");
    }
    assert!(out.contains("A new game") && out.contains("game-0002.json"), "{out}");
    assert_eq!(workspace.read(FIRST), text);
    let next = workspace.run(&["--text"]).done();
    assert!(next.contains("The game goes on") && next.contains("game-0002.json"), "{next}");
    fs::remove_file(workspace.path(SECOND)).expect("the new game");
}

#[test]
fn a_truncated_save_is_reported_with_its_last_line() {
    let workspace = begun("truncated");
    let whole = workspace.read(FIRST);
    let lines: Vec<&str> = whole.lines().take(9).collect();
    check_unusable(&workspace, &lines.join("\n"), &["game-0001.json:9:", "left where it is"]);
    check_unusable(&workspace, "", &["game-0001.json:1:"]);
    check_unusable(&workspace, "{", &["game-0001.json:1:"]);
}

#[test]
fn a_save_of_a_newer_build_is_reported_and_kept() {
    let workspace = begun("newer");
    let newer = workspace.read(FIRST).replacen("\"far_lanes\": 1", "\"far_lanes\": 2", 1);
    check_unusable(&workspace, &newer, &["game-0001.json", "format 2 is newer"]);
}

#[test]
fn an_altered_save_is_reported_and_kept() {
    let workspace = begun("altered");
    let altered = workspace.read(FIRST).replacen("\"seed\": 7", "\"seed\": 8", 1);
    check_unusable(&workspace, &altered, &["game-0001.json", "altered"]);
}

#[test]
fn a_save_that_no_longer_plays_as_recorded_is_reported_and_kept() {
    let workspace = begun("other-rules");
    let saved = read_card_game(&workspace.path(FIRST)).expect("a save");
    let other_seed = CardArtefact { seed: 8, ..saved.clone() };
    check_unusable(&workspace, &other_seed.write(), &["game-0001.json", "cards or rules"]);
    let mut nobody = saved.clone();
    nobody.setup.captains[0].player = "random".to_owned();
    check_unusable(&workspace, &nobody.write(), &["game-0001.json", "no person plays"]);
    let mut stranger = saved;
    stranger.setup.captains[1].player = "oracle".to_owned();
    check_unusable(&workspace, &stranger.write(), &["game-0001.json", "`oracle`"]);
}

#[test]
fn an_older_game_goes_on_when_the_newest_save_is_broken() {
    let workspace = begun("older");
    workspace.run(&["--text", "--new"]).done();
    workspace.write(SECOND, "{");
    let run = workspace.run(&["--text"]);
    assert!(run.err.contains("game-0002.json:1:"), "{run:#?}");
    assert!(run.done().contains("The game goes on, seed 7"));
}

#[test]
fn a_new_game_leaves_the_one_in_progress_where_it_is() {
    for (n, wish) in
        [&["--new"][..], &["--seed", "7"], &["--against", "random"], &["--deck", "honest-freight"]]
            .into_iter()
            .enumerate()
    {
        let workspace = begun(&format!("new-game-{n}"));
        let before = workspace.read(FIRST);
        let out = workspace.run(&[&["--text"], wish].concat()).done();
        assert!(out.contains("game-0002.json") && out.contains("waits in"), "{out}");
        assert_eq!(workspace.read(FIRST), before);
        // Once the newer game is over, the older one goes on.
        workspace.run_with(&["--text"], "concede\nyes\n").done();
        assert!(workspace.run(&["--text"]).done().contains("The game goes on, seed 7"));
    }
}

/// Starts the program and waits until it asks something. Its lines are to be kept as long as it is: it ends where
/// nobody reads them any more.
fn asking(workspace: &Workspace, args: &[&str]) -> (Child, impl Iterator<Item = String> + use<>) {
    let mut program = workspace.command(args).spawn().expect("the program runs");
    let said = BufReader::new(program.stdout.take().expect("a pipe"));
    let mut lines = said.lines().map_while(Result::ok);
    assert!(lines.any(|line| line.starts_with("   1  ")), "it asked nothing");
    (program, lines)
}

#[test]
fn a_game_that_is_open_in_another_program_is_said_and_left_to_it_until_that_one_is_killed() {
    let workspace = begun("two-programs");
    let before = workspace.read(FIRST);
    let (mut first, _lines) = asking(&workspace, &["--text"]);
    let Run { out, err, code } = workspace.run_with(&["--text"], "1\n");
    assert!(err.contains("game-0001.json: is open in another program"), "{err}");
    assert!(out.contains("A new game") && out.contains("game-0002.json"), "{out}");
    assert_eq!((code, workspace.read(FIRST)), (Some(0), before));
    first.kill().expect("it runs");
    first.wait().expect("it has ended");
    workspace.run_with(&["--text"], "concede\nyes\n").done();
    let Run { out, err, .. } = workspace.run(&["--text"]);
    assert!(out.contains("The game goes on, seed 7") && err.is_empty(), "{out} {err}");
}

#[test]
fn the_folder_of_saves_holds_whole_games_and_nothing_else() {
    let workspace = begun("whole-files");
    let names: Vec<String> = fs::read_dir(workspace.home())
        .expect("the saves")
        .map(|entry| entry.expect("an entry").file_name().to_string_lossy().into_owned())
        .collect();
    assert_eq!(names, ["game-0001.json"]);
}

#[test]
fn a_folder_that_cannot_be_written_is_named_and_the_game_is_played_all_the_same() {
    let workspace = Workspace::new("unwritable");
    workspace.write("home", "a file where the folder should be");
    let out = workspace.run_with(&["--text", "--seed", "7"], "1\nsave\n").done();
    assert!(out.contains("The game cannot be saved") && out.contains("Not saved"), "{out}");
    assert!(out.contains("could not be saved"), "{out}");
    assert_eq!(workspace.read("home"), "a file where the folder should be");
}
