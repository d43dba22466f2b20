//! Long runs: on any number of threads, stopped at any moment and begun again, they come to the same.

use std::{fs, thread, time::Duration};

use crate::workspace::Workspace;

/// Every verb that does many things, as something short.
const VERBS: [&[&str]; 6] = [
    &["simulate", "--games", "30", "--captains", "random,mind/cadet"],
    &["arena", "--games", "2", "--entrants", "random,baseline,mind/cadet", "--mirrors"],
    &[
        "balance",
        "--games",
        "4",
        "--captains",
        "random",
        "--decks",
        "honest-freight,red-ledger",
        "--mirrors",
    ],
    &["skirmish", "--games", "20", "--sides", "random"],
    &["character", "--count", "300"],
    &["soak", "--games", "14"],
];

/// The same with a seed and a file for the results.
fn kept<'a>(verb: &[&'a str], more: &[&'a str]) -> Vec<&'a str> {
    [verb, &["--seed", "5", "--out", "out.jsonl"], more].concat()
}

/// The output without speed and time.
fn summary(out: &str) -> String {
    let without = |line: &str| line.split_once(" seconds. ").map_or(line, |it| it.1).to_owned();
    let lines = out.lines().filter(|line| !line.starts_with("Speed:"));
    lines.map(without).collect::<Vec<_>>().join("\n")
}

/// The output of an uninterrupted run, and the file it leaves.
fn uninterrupted(workspace: &Workspace, ask: &[&str]) -> (String, String) {
    let run = workspace.run(ask);
    assert_eq!(run.err, "", "nobody waits at a terminal, so nothing tells how far it is");
    let said = summary(&run.done());
    let file = workspace.read("out.jsonl");
    fs::remove_file(workspace.path("out.jsonl")).expect("it is there");
    (said, file)
}

#[test]
fn neither_figures_nor_results_depend_on_the_number_of_threads() {
    let workspace = Workspace::new("long-threads");
    for verb in VERBS {
        let [one, two, seven] = ["1", "2", "7"]
            .map(|threads| uninterrupted(&workspace, &kept(verb, &["--threads", threads])));
        assert_eq!(one, two, "{verb:?}");
        assert_eq!(one, seven, "{verb:?}");
        assert!(one.1.lines().count() > 10 && one.1.ends_with('\n'), "{}", one.1);
        // And the file changes nothing of what is said.
        if verb[0] != "character" {
            let without = workspace.run(&[verb, &["--seed", "5"]].concat()).done();
            assert_eq!(summary(&without), one.0);
        } else {
            let shown = workspace.run(&[verb, &["--seed", "5", "--threads", "3"]].concat()).done();
            assert_eq!(shown, one.1.split_once('\n').expect("a first line").1);
        }
    }
}

/// Starts a run and kills it as soon as its file has grown by so many bytes; true where it was done before that.
fn killed_while_writing(workspace: &Workspace, ask: &[&str], growth: usize) -> bool {
    let length = || fs::metadata(workspace.path("out.jsonl")).map_or(0, |file| file.len());
    let before = length();
    let mut program = workspace.command(ask).spawn().expect("the program runs");
    loop {
        if let Some(code) = program.try_wait().expect("it can be asked") {
            assert!(code.success(), "{code}");
            return true;
        }
        if length() > before + growth as u64 {
            program.kill().expect("it can be killed");
            return program.wait().expect("it ends").success();
        }
        thread::sleep(Duration::from_millis(1));
    }
}

#[test]
fn a_run_that_is_killed_again_and_again_comes_to_the_same_as_one_that_is_not() {
    let workspace = Workspace::new("long-killed");
    let games = ["simulate", "--games", "200", "--captains", "random,random"];
    let lives = ["character", "--count", "2000"];
    for verb in [&games[..], &lives] {
        let ask = kept(verb, &[]);
        let (said, whole) = uninterrupted(&workspace, &ask);
        let mut kills = 0;
        while !killed_while_writing(&workspace, &ask, whole.len() / 8) {
            kills += 1;
            let there = workspace.read("out.jsonl");
            assert!(whole.starts_with(&there), "after {kills} kills: {there}");
            // As if it had been killed in the middle of a line.
            workspace.write("out.jsonl", &(there + &whole[..20]));
        }
        assert!(kills > 0, "{verb:?} was done before it could be killed");
        assert_eq!(workspace.read("out.jsonl"), whole, "after {kills} kills");
        assert_eq!(uninterrupted(&workspace, &ask), (said, whole));
    }
}

#[test]
fn wherever_a_file_ends_the_run_goes_on_from_there() {
    let workspace = Workspace::new("long-torn");
    for verb in VERBS {
        let ask = kept(verb, &[]);
        let whole = uninterrupted(&workspace, &ask);
        let first = whole.1.find('\n').expect("a first line");
        let second = first + 1 + whole.1[first + 1..].find('\n').expect("a second line");
        let middle = whole.1.len() / 2;
        for end in [0, 1, first, first + 1, second, middle, whole.1.len() - 1] {
            workspace.write("out.jsonl", &whole.1[..end]);
            assert_eq!(uninterrupted(&workspace, &ask), whole, "{verb:?} from {end}");
        }
    }
}

#[test]
fn a_file_of_another_run_or_of_anything_else_is_refused_and_stays_as_it_is() {
    let workspace = Workspace::new("long-refused");
    let refused = |ask: &[&str], code: i32, parts: &[&str]| {
        let before = workspace.read("out.jsonl");
        let run = workspace.run(ask).failed(code, &[&["out.jsonl"], parts].concat());
        assert_eq!((run.out.as_str(), run.err.trim_end().lines().count()), ("", 1), "{run:#?}");
        assert_eq!(workspace.read("out.jsonl"), before);
    };
    for verb in VERBS {
        workspace.run(&kept(verb, &[])).done();
        let more: Vec<&str> =
            verb.iter().map(|word| if *word == verb[2] { "40" } else { word }).collect();
        refused(&kept(&more, &[]), 2, &["another run", verb[2], "40 here"]);
        let seed = [verb, &["--seed", "6", "--out", "out.jsonl"]].concat();
        refused(&seed, 2, &["another run: `seed` is 5 there and 6 here"]);
        fs::remove_file(workspace.path("out.jsonl")).expect("it is there");
    }
    let ask = kept(VERBS[0], &[]);
    for other in ["a letter", "a letter\n", "{\"a\":1}\n", "[]\n\n\n"] {
        workspace.write("out.jsonl", other);
        refused(&ask, 2, &["does not begin as the results of a run do"]);
    }
}

#[test]
fn results_that_were_tampered_with_are_refused_and_stay_as_they_are() {
    let workspace = Workspace::new("long-damaged");
    let ask = kept(VERBS[0], &[]);
    let (_, whole) = uninterrupted(&workspace, &ask);
    let lines: Vec<&str> = whole.lines().collect();
    let check = |lines: &[&str], parts: &[&str]| {
        let text = lines.join("\n") + "\n{\"se";
        workspace.write("out.jsonl", &text);
        workspace.run(&ask).failed(1, parts);
        assert_eq!(workspace.read("out.jsonl"), text);
    };
    check(
        &[&lines[..5], &["nonsense"], &lines[5..9]].concat(),
        &["line 6", "no result of this run"],
    );
    check(&[&lines[..5], &lines[6..9]].concat(), &["line 8 comes out differently now"]);
    check(&[&lines[..], &lines[9..10]].concat(), &["line 32", "it has 30 and no more"]);
}

#[test]
fn a_deck_that_has_changed_makes_another_run() {
    let workspace = Workspace::with_own_assets("long-deck");
    let ask = kept(&["simulate", "--games", "3", "--captains", "random:red-ledger,random"], &[]);
    workspace.run(&ask).done();
    let deck = "assets/decks/red-ledger.ron";
    let text = workspace.read(deck);
    let (heavy, escort) = ("\"heavy-turnips\": ", "\"escort-the-paymaster\": ");
    let other = text.replace(&format!("{heavy}2"), &format!("{heavy}1"));
    let other = other.replace(&format!("{escort}1"), &format!("{escort}2"));
    assert_ne!(other, text);
    workspace.write(deck, &other);
    workspace.run(&ask).failed(2, &["another run: `cards_and_rules` is"]);
    workspace.write(deck, &text);
    workspace.run(&ask).done();
}

#[test]
fn a_captain_s_file_that_has_changed_makes_another_run() {
    let workspace = Workspace::new("long-captain");
    let shipped = concat!(env!("CARGO_MANIFEST_DIR"), "/tests/lines/hoarder.ron");
    let text = fs::read_to_string(shipped).expect("it is there");
    let file = workspace.write("mine.ron", &text);
    let cadet = format!("random,{file}/cadet");
    let ask = kept(&["arena", "--games", "1", "--entrants", &cadet], &[]);
    workspace.run(&ask).done();
    workspace.write("mine.ron", &text.replace("3.0", "2.0"));
    workspace.run(&ask).failed(2, &["another run: `leans` is"]);
    workspace.write("mine.ron", &text);
    workspace.run(&ask).done();
}

#[test]
fn two_runs_do_not_write_to_one_file() {
    let workspace = Workspace::new("long-busy");
    workspace.run(&kept(VERBS[0], &[])).done();
    let file = fs::File::open(workspace.path("out.jsonl")).expect("it is there");
    file.lock().expect("it is free");
    workspace.run(&kept(VERBS[0], &[])).failed(1, &["another run is writing to it"]);
    drop(file);
    workspace.run(&kept(VERBS[0], &[])).done();
}

#[test]
fn a_file_wants_a_seed_so_that_the_same_run_can_be_asked_for_again() {
    let workspace = Workspace::new("long-seed");
    for ask in [
        &["skirmish", "--games", "2", "--out", "out.jsonl"][..],
        &["character", "--out", "out.jsonl"],
    ] {
        workspace.run(ask).failed(2, &["--seed"]);
    }
    workspace.run(&["skirmish", "--seed", "1", "--out", "out.jsonl"]).failed(2, &["--games"]);
}

/// The files of all shares of a run, each done by itself.
fn shares(workspace: &Workspace, verb: &[&str], of: usize) -> Vec<String> {
    let share = |nth: usize| {
        let (shard, file) = (format!("{nth}/{of}"), format!("part-{nth}.jsonl"));
        let ask = [verb, &["--seed", "5", "--shard", &shard, "--out", &file]].concat();
        workspace.run(&ask).done();
        file
    };
    // In no particular order.
    (1..=of).rev().map(share).collect()
}

/// Asks for these files to be put together.
fn merged(workspace: &Workspace, files: &[String]) -> crate::workspace::Run {
    let mut ask = vec!["merge", "--out", "out.jsonl"];
    ask.extend(files.iter().map(String::as_str));
    workspace.run(&ask)
}

#[test]
fn the_shares_of_a_run_come_to_the_figures_and_the_file_of_the_whole_run() {
    let workspace = Workspace::new("long-shards");
    for verb in VERBS {
        let ask = kept(verb, &[]);
        let (said, whole) = uninterrupted(&workspace, &ask);
        for of in [2, 3] {
            let files = shares(&workspace, verb, of);
            merged(&workspace, &files).done();
            assert_eq!(workspace.read("out.jsonl"), whole, "{verb:?} of {of}");
            assert_eq!(uninterrupted(&workspace, &ask), (said.clone(), whole.clone()));
            files.iter().for_each(|file| {
                fs::remove_file(workspace.path(file)).expect("it is there");
            });
        }
    }
}

#[test]
fn shares_that_make_no_whole_run_are_named_and_nothing_is_written() {
    let workspace = Workspace::new("long-shards-wrong");
    let games = VERBS[0];
    let files = shares(&workspace, games, 3);
    let [third, second, first] = &files[..] else { panic!("{files:?}") };
    merged(&workspace, &[first.clone(), third.clone()]).failed(1, &["2/3"]);
    merged(&workspace, &[first.clone(), first.clone()]).failed(1, &[first]);
    workspace.write("copy.jsonl", &workspace.read(second));
    let twice = [&files[..], &["copy.jsonl".to_owned()]].concat();
    merged(&workspace, &twice).failed(1, &["copy.jsonl", "2/3"]);
    // One that was stopped, and goes on by its own command.
    let text = workspace.read(second);
    let shorter = text.trim_end().rsplit_once('\n').expect("several lines").0.to_owned() + "\n";
    workspace.write(second, &shorter);
    merged(&workspace, &files).failed(1, &["9 of the 10 pieces", "2/3"]);
    workspace.write(second, &text.replace("\"seed\":5", "\"seed\":6"));
    merged(&workspace, &files).failed(1, &["another run", "seed"]);
    workspace.write(second, "no run at all\n");
    merged(&workspace, &files).failed(1, &[second, "--shard"]);
    merged(&workspace, &["nowhere.jsonl".to_owned()]).failed(1, &["nowhere.jsonl"]);
    assert!(!workspace.path("nowhere.jsonl").exists() && !workspace.path("out.jsonl").exists());
    // What is there already stays.
    workspace.write(second, &text);
    workspace.write("out.jsonl", "something else\n");
    merged(&workspace, &files).failed(1, &["out.jsonl", "name another file"]);
    assert_eq!(workspace.read("out.jsonl"), "something else\n");
    // A share belongs to its own file, and needs one.
    let other = [games, &["--seed", "5", "--shard", "1/3", "--out", second]].concat();
    workspace.run(&other).failed(2, &["shard"]);
    workspace.run(&[games, &["--seed", "5", "--shard", "1/3"]].concat()).failed(2, &["--out"]);
    workspace
        .run(&[games, &["--seed", "5", "--shard", "4/3", "--out", "x"]].concat())
        .failed(2, &["4/3"]);
}
