//! The game in a terminal, played by scripts.

use far_lanes::saves::read_card_game;

use crate::workspace::Workspace;

const NEW: [&str; 3] = ["--text", "--seed", "7"];

#[test]
fn the_table_shows_everything_one_needs_to_decide() {
    let workspace = Workspace::new("table");
    let out = workspace.run(&NEW).done();
    for part in [
        "Round 1",
        "Phase, stage",
        "of 20 VP",
        "(you)",
        "Ship",
        "attack",
        "crew 0 of",
        "Contracts",
        "needs",
        "complications",
        "Your hand",
        "cost",
        "EV",
        "purse",
        "[CCG-",
        "   1  ",
        "   2  ",
    ] {
        assert!(out.contains(part), "no `{part}` in {out}");
    }
    assert!(!out.contains('\x1b'), "a pipe is no terminal");
}

#[test]
fn the_end_of_input_saves_the_game_and_the_next_start_goes_on_with_it() {
    let workspace = Workspace::new("end-of-input");
    let out = workspace.run_with(&NEW, "1\n1\n1\n").done();
    assert!(out.contains("The input has ended"), "{out}");
    assert!(out.contains("game-0001.json; `far-lanes --text` goes on with it"), "{out}");
    let saved = read_card_game(&workspace.path("home/game-0001.json")).expect("a save");
    let mine = saved.decisions.iter().filter(|decision| decision.seat.0 == 0).count();
    assert_eq!((saved.seed, mine, saved.finished), (7, 3, false));

    let out = workspace.run_with(&["--text"], "1\n").done();
    assert!(out.contains("The game goes on, seed 7"), "{out}");
    let later = read_card_game(&workspace.path("home/game-0001.json")).expect("a save");
    assert_eq!(later.decisions[..saved.decisions.len()], saved.decisions);
    assert!(later.decisions.len() > saved.decisions.len());
}

#[test]
fn an_interrupted_game_is_the_same_as_one_played_in_one_go() {
    let workspace = Workspace::new("interrupted");
    let answers = "1\n2\n1\n1\n2\n1\n1\n1\n2\n1\n1\n1\n";
    workspace.run_with(&NEW, answers).done();
    workspace.run_with(&NEW, "").done();
    for answer in answers.lines() {
        workspace.run_with(&["--text"], &format!("{answer}\n")).done();
    }
    assert_eq!(workspace.read("home/game-0001.json"), workspace.read("home/game-0002.json"));
}

#[test]
fn a_wrong_answer_is_explained_and_asked_again() {
    let workspace = Workspace::new("wrong-answers");
    let out = workspace.run_with(&NEW, "\nbanana\n999\n0\n-3\n1.5\n\u{fffd}\n").done();
    for part in [
        "Give a number from 1 to",
        "Nothing here is called `banana`",
        "There is no option 999",
        "There is no option 0",
        "There is no option -3",
    ] {
        assert!(out.contains(part), "no `{part}` in {out}");
    }
    let saved = read_card_game(&workspace.path("home/game-0001.json")).expect("a save");
    assert!(saved.decisions.iter().all(|decision| decision.seat.0 != 0), "nothing was decided");
}

#[test]
fn bytes_that_are_no_text_are_just_a_wrong_answer() {
    let workspace = Workspace::new("no-text");
    let script = workspace.path("script");
    std::fs::write(&script, [0xff, 0xfe, 0x00, b'\n', b'q', b'u', b'i', b't', b'\n']).expect("it");
    let mut command = workspace.command(&NEW);
    command.stdin(std::fs::File::open(script).expect("the script"));
    let output = command.output().expect("the program ends");
    let out = String::from_utf8_lossy(&output.stdout);
    assert!(output.status.success() && out.contains("Nothing here is called"), "{out}");
}

#[test]
fn an_option_is_taken_by_its_name_as_well() {
    let workspace = Workspace::new("by-name");
    let out = workspace.run(&NEW).done();
    let options = out.lines().filter_map(|line| line.trim_start().strip_prefix("1  "));
    let first = options
        .collect::<Vec<_>>()
        .pop()
        .expect("a first option")
        .split(" (")
        .next()
        .expect("a name");
    workspace.run_with(&["--text"], &format!("{}\n", first.to_uppercase())).done();
    let named = workspace.read("home/game-0001.json");
    workspace.run_with(&NEW, "1\n").done();
    assert_eq!(named, workspace.read("home/game-0002.json"));
}

#[test]
fn the_words_of_the_table_answer_and_decide_nothing() {
    let workspace = Workspace::new("words-of-the-table");
    let listed = workspace.run(&["cards", "--json"]).json();
    let card = listed["cards"][0]["name"].as_str().expect("a name").to_owned();
    let script =
        format!("?\n? {card}\n? no such card\n? 1\nwhy\nhint\ntable\noptions\nlog\nsave\nquit\n");
    let out = workspace.run_with(&NEW, &script).done();
    for part in [
        "Answer with an option's number",
        &card,
        "No card is called `no such card`",
        "Rule CCG-",
        "Saved in ",
        "`far-lanes --text` goes on with it",
    ] {
        assert!(out.contains(part), "no `{part}` in {out}");
    }
    assert_eq!(
        out.matches("Your hand").count(),
        2,
        "the whole table at first and when asked for: {out}"
    );
    let saved = read_card_game(&workspace.path("home/game-0001.json")).expect("a save");
    assert!(saved.decisions.iter().all(|decision| decision.seat.0 != 0));
}

#[test]
fn conceding_says_first_what_is_lost_and_only_yes_means_it() {
    let workspace = Workspace::new("concede-asks");
    let out = workspace.run_with(&NEW, "concede\nno\nconcede\n\n1\nconcede\n").done();
    let lost = "lose this game in round 1, with 0 of 20 victory points; it cannot be taken back";
    assert_eq!(out.replace("\n  ", " ").matches(lost).count(), 3, "{out}");
    assert_eq!(out.matches("You play on.").count(), 3, "{out}");
    let saved = read_card_game(&workspace.path("home/game-0001.json")).expect("a save");
    let mine = saved.decisions.iter().filter(|decision| decision.seat.0 == 0).count();
    assert_eq!((mine, saved.finished), (1, false));
}

#[test]
fn conceding_ends_the_game_with_a_result_and_a_replay() {
    let workspace = Workspace::new("concede");
    let out = workspace.run_with(&NEW, "concede\nyes\n").done();
    for part in ["You have lost.", "by concession", "victory points", "far-lanes replay"] {
        assert!(out.contains(part), "no `{part}` in {out}");
    }
    assert!(!workspace.path("home/game-0001.json").exists());
    let json =
        workspace.run(&["replay", "home/finished/game-0001.json", "--verify", "--json"]).json();
    assert_eq!((&json["ending"], &json["winner"]), (&"concession".into(), &1.into()));
    let out = workspace.run(&["--text"]).done();
    assert!(out.contains("A new game"), "{out}");
    assert!(workspace.path("home/game-0002.json").exists(), "a number is used once");
}

/// Answers drawn from a little generator: the person plays at random until the game has a winner.
#[test]
fn a_whole_game_is_played_from_the_deal_to_a_result() {
    let workspace = Workspace::new("whole-game");
    let mut dice = dice::Dice::seeded(1);
    let script: String = (0..20_000).map(|_| format!("{}\n", dice.below(4) + 1)).collect();
    let out = workspace.run_with(&["--text", "--seed", "3"], &script).done();
    assert!(out.contains("The game ends in round"), "{}", &out[out.len() - 2000..]);
    let file = "home/finished/game-0001.json";
    assert!(read_card_game(&workspace.path(file)).expect("a finished game").finished);
    workspace.run(&["replay", file, "--verify"]).done();
}

#[test]
fn what_the_rival_draws_is_counted_and_never_named() {
    let workspace = Workspace::new("hidden");
    workspace.run_with(&NEW, "done\n1\n1\n1\n1\n").done();
    let out = workspace.run_with(&["--text"], "log\nquit\n").done();
    let all = workspace.run(&["replay", "home/game-0001.json", "--log"]).done();
    let rival =
        &read_card_game(&workspace.path("home/game-0001.json")).expect("a save").setup.captains[1];
    let drew = format!("{} drew ", rival.name);
    let draws: Vec<&str> = all.lines().filter(|line| line.starts_with(&drew)).collect();
    assert!(!draws.is_empty() && draws.iter().all(|line| line.contains(": ")), "{draws:?}");
    let told: Vec<&str> = out.lines().filter(|line| line.contains(&drew)).collect();
    assert!(!told.is_empty() && told.iter().all(|line| !line.contains(": ")), "{told:?}");
}

#[test]
fn an_adviser_says_what_they_would_take_and_what_speaks_for_it() {
    let workspace = Workspace::new("hint");
    let out = workspace.run_with(&NEW, "hint\nhint admiral\nhint nobody\nquit\n").done();
    assert_eq!(out.matches("An old Admiral would take ").count(), 2, "{out}");
    assert!(out.contains("for it: ") || out.contains("nothing speaks for"), "{out}");
    assert!(out.contains("Nobody called `nobody` advises; there is an old Admiral"), "{out}");
    let saved = read_card_game(&workspace.path("home/game-0001.json")).expect("a save");
    assert!(saved.decisions.iter().all(|decision| decision.seat.0 != 0), "a hint decides nothing");
}

/// The captain of a seat, as a record names them, and the last word of that.
fn captain(workspace: &Workspace, file: &str, seat: usize) -> (String, String) {
    let saved = read_card_game(&workspace.path(file)).expect("a record");
    let name = saved.setup.captains[seat].name.clone();
    let last = name.rsplit(' ').next().expect("a name").to_lowercase();
    (name, last)
}

#[test]
fn why_tells_the_rule_and_then_what_the_rival_did_and_why() {
    let workspace = Workspace::new("why-they");
    let file = "home/game-0001.json";
    workspace.run_with(&NEW, &"1\n".repeat(30)).done();
    let (name, last) = captain(&workspace, file, 1);
    let script = format!("why\nwhy {last}\nwhy nobody\nquit\n");
    let out = workspace.run_with(&["--text"], &script).done();
    assert_eq!(out.matches("asks you, in the").count(), 1, "`why NAME` leaves the rule out: {out}");
    let told = |line: &&str| line.starts_with("  Round ") && line.contains(&format!(": {name} "));
    assert_eq!(out.lines().filter(told).count(), 2, "who comes back is told as well: {out}");
    assert!(out.contains("may have counted too"), "{out}");
    assert!(out.contains(&format!("No rival is called `nobody`; there is {name}.")), "{out}");
}

#[test]
fn a_word_finds_rules_of_cards_first_and_of_other_games_where_cards_have_none() {
    let workspace = Workspace::new("rules-in-a-game");
    let told = |words: &str| workspace.run_with(&NEW, &format!("rule {words}\nquit\n")).done();
    let cover = told("cover");
    assert!(cover.contains("\nCCG-"), "{cover}");
    assert!(!cover.contains("\nSE-") && !cover.contains("\nCT-"), "{cover}");
    assert!(told("SE-CBT-09").contains("\nSE-CBT-09"), "an id finds its rule, whatever the game");
    assert!(told("darkness").contains("\nCT-"), "no rule of cards speaks of that");
}

#[test]
fn a_replay_tells_what_moved_the_computers() {
    let workspace = Workspace::new("reasons");
    let script = "1\n".repeat(60) + "concede\nyes\n";
    let out = workspace.run_with(&NEW, &script).done();
    assert!(out.contains("--reasons"), "{out}");
    let file = "home/finished/game-0001.json";
    let [mine, theirs] = [0, 1].map(|seat| format!("    [{}] ", captain(&workspace, file, seat).0));
    let told = workspace.run(&["replay", file, "--reasons"]).done();
    assert!(told.lines().filter(|line| line.starts_with(&theirs)).count() > 5, "{told}");
    assert!(told.contains("for it: ") && told.contains("against it: "), "{told}");
    assert!(!told.contains(&mine), "a person has reasons of their own");
    let nothing = workspace.run(&["replay", file, "--reasons", "--seat", "0"]).done();
    assert!(!nothing.contains(&theirs), "{nothing}");
}
