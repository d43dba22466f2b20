//! Puzzles in a terminal: every one of them is proven, and one is solved there as somebody does it.

use crate::workspace::Workspace;

#[test]
fn every_puzzle_of_the_game_holds_and_there_are_a_hundred_at_least() {
    let workspace = Workspace::new("puzzles-proven");
    let out = workspace.run(&["puzzle", "--prove"]).done();
    let count: usize = out.split(' ').next().and_then(|n| n.parse().ok()).expect("a number");
    assert!(count >= 100 && out.starts_with(&format!("{count} of {count} puzzles hold")), "{out}");
}

#[test]
fn every_theme_has_easy_and_hard_ones() {
    let workspace = Workspace::new("puzzles-spread");
    let out = workspace.run(&["puzzle", "--json"]).done();
    let list: serde_json::Value = serde_json::from_str(&out).expect("one object");
    let puzzles = list["puzzles"].as_array().expect("an array");
    for theme in ["Win", "Survive", "Deny", "Place", "Choose", "Spend", "Fight", "Rounds", "Lives"]
    {
        let of_theme = || puzzles.iter().filter(|it| it["theme"] == theme);
        let has = |word: &str| of_theme().any(|it| it["difficulty"] == word);
        assert!(has("easy"), "{theme} has none that is easy");
        assert!(has("hard"), "{theme} has none that is hard");
    }
}

#[test]
fn a_puzzle_is_solved_with_a_hint_after_a_wrong_answer_and_that_is_kept() {
    let workspace = Workspace::new("puzzle-solved");
    let play = ["puzzle", "cattle-before-brochures"];
    let out = workspace.run_with(&play, "hint\nFourteen Nights\nLive Cattle\nq\n").done();
    for part in [
        "Cattle before brochures",
        "You are Ada. Find what can be done this round, and pays.",
        "Hint 1 of 3: ",
        "That is not it. What comes of it:",
        "At the end of the round Ada has 6 victory points.",
        "That is it. What comes of it:",
        "At the end of the round Ada has 9 victory points.",
        "Two holds and a mechanic are aboard",
        "is solved in 2 tries, with a hint.",
        "An empty line plays it",
    ] {
        assert!(out.contains(part), "no `{part}` in {out}");
    }
    let list = workspace.run(&["puzzle"]).done();
    let row = list.lines().find(|line| line.contains("cattle-before-brochures")).expect("a row");
    assert!(row.contains("[x]"), "{row}");
    assert!(list.contains("Choose what can be done: 1 of "), "{list}");
}

#[test]
fn three_hints_end_with_the_answer_and_an_empty_line_plays_the_next() {
    let workspace = Workspace::new("puzzle-hints");
    let out =
        workspace.run_with(&["puzzle", "day-41"], "hint\nhint\nhint\nCaptain's Log\n\n").done();
    for part in ["Hint 1 of 3: ", "Hint 2 of 3: The log is full.", "Hint 3 of 3: The answer: "] {
        assert!(out.contains(part), "no `{part}` in {out}");
    }
    assert_eq!(out.matches("`hint` helps with the puzzle").count(), 2, "the next one is played");
}

#[test]
fn damaged_progress_is_named_and_stays_as_it_is() {
    let workspace = Workspace::new("puzzle-damaged");
    workspace.write("home/puzzles.json", "{\"version\": 1,\n oh}");
    let run = workspace.run_with(&["puzzle", "day-41"], "Captain's Log\nq\n");
    assert!(run.err.contains("puzzles.json:2:") && run.err.contains("is damaged"), "{run:#?}");
    assert!(run.out.contains("That is it."), "{run:#?}");
    assert_eq!(workspace.read("home/puzzles.json"), "{\"version\": 1,\n oh}");
}

#[test]
fn a_file_of_ones_own_is_played_and_one_that_does_not_hold_is_named_with_its_place() {
    let workspace = Workspace::new("puzzle-own");
    let shipped = include_str!("../../assets/puzzles/choose.ron");
    let good = workspace.write("own.ron", shipped);
    let out = workspace.run_with(&["puzzle", &good], "q\n").done();
    assert!(out.contains("Cattle before brochures"), "{out}");
    let wrong = shipped.replacen("shows: [Vp(\"Ada\", 9)]", "shows: [Vp(\"Ada\", 10)]", 1);
    assert_ne!(wrong, shipped);
    let wrong = workspace.write("wrong.ron", &wrong);
    let said = "wrong.ron:4:13: `Cattle before brochures`: the line does not show";
    workspace
        .run(&["puzzle", &wrong, "--prove"])
        .failed(1, &[said, "1 of 15 puzzles does not hold"]);
    let broken = workspace.write("broken.ron", &shipped.replacen("title:", "tilte:", 1));
    workspace.run(&["puzzle", &broken]).failed(1, &["broken.ron:6:"]);
    workspace.run(&["puzzle", "no-such-puzzle"]).failed(2, &["no-such-puzzle"]);
}

#[test]
fn the_puzzles_in_the_guide_for_modders_hold() {
    let workspace = Workspace::new("puzzle-guide");
    let page = include_str!("../../docs/modding.md");
    let chapter = page.split("\n## Puzzles\n").nth(1).and_then(|rest| rest.split("\n## ").next());
    let examples = chapter.expect("a chapter").split("```ron\n").skip(1);
    let mut proven = Vec::new();
    for example in examples.filter_map(|rest| rest.split("```").next()) {
        let file = workspace.write("guide.ron", example);
        let out = workspace.run(&["puzzle", &file, "--prove"]).done();
        proven.push(out.lines().next().unwrap_or_default().to_owned());
    }
    let of_lines = |lines| format!("1 of 1 puzzles hold; {lines} lines were played to their ends.");
    assert_eq!(proven, [of_lines(2), of_lines(0), of_lines(0)]);
}

#[test]
fn a_moment_of_a_record_becomes_a_puzzle_that_is_kept_played_and_handed_on() {
    let workspace = Workspace::new("puzzle-made");
    let simulate = ["simulate", "--games", "1", "--seed", "5", "--captains", "mind,mind"];
    workspace.run(&[&simulate[..], &["--record", "records"]].concat()).done();
    let record = ["--from", "records/game-000000.json"];
    let made = |more: &[&str]| workspace.run(&[&["puzzle"], &record[..], more].concat());
    let out = made(&["--at", "41"]).done();
    assert!(out.contains("Nothing is proven.") && out.contains("game-000000-at-41.ron"), "{out}");
    let list = workspace.run(&["puzzle"]).done();
    assert!(list.contains("Your own: 0 of 1 solved"), "{list}");
    let play = ["puzzle", "game-000000-at-41"];
    let out = workspace.run_with(&play, "hint\nhint\nhint\n1\n2\n3\n4\n5\n6\nq\n").done();
    assert!(out.contains("Hint 3 of 3: ") && out.contains("That is it."), "{out}");
    assert!(out.contains("Computer captains play the round on:"), "{out}");
    let link = workspace.run(&["puzzle", "game-000000-at-41", "--link"]).done();
    let out = workspace.run(&["puzzle", link.trim(), "--keep"]).done();
    assert!(out.contains("game-000000-at-41-2.ron"), "{out}");
    let cut = &link.trim()[..link.trim().len() / 2];
    workspace.run(&["puzzle", cut]).failed(2, &["the link holds no game", "cut short"]);
    made(&["--at", "99999"]).failed(1, &["nobody is asked"]);
    made(&["--at", "41", "--out", "mine.ron"]).done();
    let out = workspace.run(&["puzzle", "mine.ron", "--prove"]).done();
    assert!(out.starts_with("1 of 1 puzzles hold; 0 lines"), "{out}");
}

#[test]
fn a_life_is_solved_by_name_after_a_wrong_answer_and_its_chances_are_told() {
    let workspace = Workspace::new("puzzle-life");
    let out = workspace.run_with(&["puzzle", "soft-hands"], "hint\narmy\nzzz\nmerch\nq\n").done();
    for part in [
        "Soft hands · A life by the odds",
        "fair: the next best answer is 19.12 of a hundred behind",
        "The goal: Hold rank 1 or a higher one, within 1 term, and live.",
        "[CT-SVC-01]",
        "Hint 1 of 3: Look at what each commission asks for",
        "That is not it. Army comes to 67.52 of a hundred (875/1296)",
        "A number from the list, please",
        "That is it. The chances:",
        "Merchants: 86.64 of a hundred (13475/15552)",
        "is solved in 2 tries, with a hint.",
        "An empty line plays it",
    ] {
        assert!(out.contains(part), "no `{part}` in {out}");
    }
    assert!(workspace.read("home/puzzles.json").contains("\"soft-hands\""));
}

const LIVES: &str = include_str!("../../assets/puzzles/lives.ron");

/// The lives with this instead of that, in a file of a workspace.
fn changed_lives(name: &str, that: &str, this: &str) -> (Workspace, String) {
    let workspace = Workspace::new(name);
    let changed = LIVES.replacen(that, this, 1);
    assert_ne!(changed, LIVES);
    let file = workspace.write("lives.ron", &changed);
    (workspace, file)
}

#[test]
fn a_life_whose_chance_or_answer_is_not_so_is_named_with_its_place() {
    for (that, this, said) in [
        ("\"875/1296\"", "\"876/1296\"", "`Army` has a chance of 875/1296, not of 73/108"),
        ("good: [Stay]", "good: [Leave]", "`Four more years` is the best or as good as that"),
        (
            "        answers: [(Stay, \"834089375/2176782336\"), ",
            "        answers: [(Stay, \"834089375/2176782336\"), (Try, \"0/1\"), ",
            "`Try` is not on offer",
        ),
        (
            "        answers: [(Stay, \"834089375/2176782336\"), (Leave, \"1/6\")]",
            "        answers: [(Stay, \"834089375/2176782336\"), (Skip, \"0/1\")]",
            "it has 2 answers, and 2 are on offer; `Out` is none of them",
        ),
        ("rank: 4, terms: 4", "rank: 8, terms: 4", "there is no rank 8 in the Merchants"),
    ] {
        let (workspace, file) = changed_lives("puzzle-lives-proven", that, this);
        let run = workspace.run(&["puzzle", &file, "--prove"]);
        run.failed(1, &["lives.ron:", said, "1 of 11 puzzles does not hold"]);
    }
}

#[test]
fn lives_that_are_no_puzzle_are_refused_with_their_place() {
    for (that, this, said) in [
        ("asks: Enlisting", "asks: Dreaming", "lives.ron:12:71:"),
        (
            "good: [Enlist(Army)]",
            "good: []",
            "`two-pips-by-twenty-six`: some of the answers are good",
        ),
        ("good: [Stay]", "good: [Stay, Try]", "a good answer is not among its answers"),
        ("\"1/6\"", "\"7/6\"", "`7/6` is no probability"),
    ] {
        let (workspace, file) = changed_lives("puzzle-lives-wrong", that, this);
        workspace.run(&["puzzle", &file]).failed(1, &["lives.ron:", said]);
    }
}

#[test]
fn lives_and_fights_are_handed_on_as_links_and_kept() {
    let workspace = Workspace::new("puzzle-odds-link");
    for (id, title) in [
        ("soft-hands", "Soft hands"),
        ("nobody-mentioned-the-shotgun", "Nobody mentioned the shotgun"),
    ] {
        let link = workspace.run(&["puzzle", id, "--link"]).done();
        let out = workspace.run_with(&["puzzle", link.trim()], "q\n").done();
        assert!(out.contains(title), "{out}");
        let out = workspace.run(&["puzzle", link.trim(), "--keep"]).done();
        assert!(out.contains(&format!("{id}-2.ron")), "{out}");
        let list = workspace.run(&["puzzle"]).done();
        assert!(list.contains(&format!("{id}-2")), "{list}");
    }
}

#[test]
fn a_fight_is_solved_and_one_way_it_can_go_is_told() {
    let workspace = Workspace::new("puzzle-fight");
    let play = ["puzzle", "nobody-mentioned-the-shotgun"];
    let out = workspace.run_with(&play, "hint\n2\nada: stand\nq\n").done();
    for part in [
        "Nobody mentioned the shotgun · Three volleys",
        "The goal: Have nobody left to fight within 3 rounds.",
        "The elder (against you), at 25 m: Cudgel",
        "[CT-MOV-09]",
        "Hint 1 of 3: Look at the range",
        "That is not it. Ada: walk towards the enemy comes to",
        "One way it can go:",
        "That is it. The chances:",
        "The goal is reached.",
        "is solved in 2 tries, with a hint.",
    ] {
        assert!(out.contains(part), "no `{part}` in {out}");
    }
}

const FIGHTS: &str = include_str!("../../assets/puzzles/volleys.ron");

/// One of the fights by itself.
fn fight(id: &str) -> String {
    let all = FIGHTS.split("    Fight(\n").skip(1);
    let found = all.into_iter().find(|text| text.contains(&format!("\"{id}\"")));
    let found = found.expect("a shipped fight").trim_end().trim_end_matches(']');
    format!("[\n    Fight(\n{found}\n]\n")
}

#[test]
fn a_fight_that_is_not_so_is_named_with_its_place() {
    let shipped = fight("fists-first");
    for (that, this, said) in [
        ("deed: Close(Walk)), 1", "deed: Close(Walk)), 2", "reaches the goal"),
        ("good: [Do(who: 0, deed: Close(Walk)), ", "good: [", "is not clearly behind it"),
        ("(Do(who: 0, deed: Stand), ", "(Do(who: 0, deed: Open(Ride)), ", "is not on offer"),
        ("BringDown(\"The carbine\")", "BringDown(\"Nobody\")", "nobody is called `Nobody`"),
        ("(weapon: \"Carbine\"", "(weapon: \"Carbin\"", "Carbin"),
    ] {
        let workspace = Workspace::new("puzzle-fight-proven");
        let changed = shipped.replacen(that, this, 1);
        assert_ne!(changed, shipped, "{that}");
        let file = workspace.write("fight.ron", &changed);
        let run = workspace.run(&["puzzle", &file, "--prove"]);
        run.failed(1, &["fight.ron:4:", said, "1 of 1 puzzles does not hold"]);
    }
}
