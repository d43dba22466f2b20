//! Campaigns from the command line, as a person asks for them.

use far_lanes::{
    campaign::{CAMPAIGN, CampaignArtefact},
    saves::read_game,
};
use serde_json::Value;

use super::workspace::Workspace;

fn campaign<'a>(more: &[&'a str]) -> Vec<&'a str> {
    [&["campaign"], more].concat()
}

/// The campaign as it is on disk.
fn kept(workspace: &Workspace) -> CampaignArtefact {
    let file = workspace.path("home/campaigns/campaign-0001.json");
    read_game(&file, CAMPAIGN).expect("a campaign")
}

#[test]
fn a_campaign_by_itself_is_told_to_its_end_and_is_the_same_again() {
    for rules in ["classic", "second-edition"] {
        let tell = |name: &str| {
            let ask = campaign(&["--short", "--auto", "--seed", "7", "--rules", rules]);
            Workspace::new(name).run(&ask).done()
        };
        let told = tell(&format!("campaign-auto-{rules}"));
        assert_eq!(told, tell(&format!("campaign-auto-{rules}-again")));
        for part in
            ["The campaign begins", "Leg 1:", "Leg 2:", "instalment", "was captain at the end"]
        {
            assert!(told.contains(part), "no `{part}` in {told}");
        }
    }
}

#[test]
fn many_campaigns_are_sound_and_the_same_on_any_number_of_threads() {
    let workspace = Workspace::new("campaign-many");
    for (captains, length) in [("random", &[][..]), ("mind/cadet", &["--short"])] {
        let figures = |threads: &str| {
            let ask = ["--games", "12", "--seed", "3", "--captains", captains];
            let more = ["--check", "--json", "--threads", threads];
            let json = workspace.run(&campaign(&[&ask[..], &more, length].concat())).done();
            serde_json::from_str::<Value>(&json).expect("one object")
        };
        let (one, two) = (figures("1"), figures("2"));
        assert_eq!(one["journal_hash"], two["journal_hash"], "{captains}");
        assert_eq!(one["outcomes"], two["outcomes"], "{captains}");
        assert_eq!(one["games"], 12);
        let of_services = one["services"].as_object().expect("by service");
        let games: u64 = of_services.values().filter_map(|it| it["games"].as_u64()).sum();
        assert_eq!((games, &one["bottom_quarter"]["games"]), (12, &Value::from(3)));
    }
}

#[test]
fn a_run_that_was_stopped_goes_on_from_its_lines() {
    let workspace = Workspace::new("campaign-out");
    let ask = ["--games", "6", "--seed", "3", "--captains", "random", "--out", "lines.jsonl"];
    let ask = campaign(&[&ask[..], &["--json"]].concat());
    let whole: Value = serde_json::from_str(&workspace.run(&ask).done()).expect("one object");
    let text = workspace.read("lines.jsonl");
    let half: String = text.lines().take(4).map(|line| format!("{line}\n")).collect();
    workspace.write("lines.jsonl", &half);
    let again: Value = serde_json::from_str(&workspace.run(&ask).done()).expect("one object");
    assert_eq!(again["journal_hash"], whole["journal_hash"]);
    assert_eq!(workspace.read("lines.jsonl"), text);
}

#[test]
fn left_in_port_and_on_a_voyage_it_goes_on_at_the_same_choice() {
    let workspace = Workspace::new("campaign-left");
    let out =
        workspace.run_with(&campaign(&["--seed", "8"]), "crew\nledger\nlanes\nhint\nq\n").done();
    for part in [
        "a port of class",
        "Sign ",
        "captain; well",
        "In the purse",
        "from there to",
        "An old hand would",
    ] {
        assert!(out.contains(part), "no `{part}` in {out}");
    }
    assert!(out.contains("campaign-0001.json") && out.contains("goes on"), "{out}");
    assert!(kept(&workspace).decisions.is_empty());
    // The same port; then a voyage, which is left after three answers.
    let out = workspace.run_with(&campaign(&[]), "1\n1\n1\n1\n").done();
    assert!(out.contains("seed 8") && out.contains("is signed"), "{out}");
    assert_eq!(kept(&workspace).decisions.len(), 1, "the voyage has a file of its own");
    let out = workspace.run_with(&campaign(&[]), "concede\nyes\n").done();
    assert!(out.contains("The game goes on"), "{out}");
    let after = kept(&workspace);
    assert!(after.decisions.len() > 3, "{after:?}");
    assert!(out.contains("has failed") || out.contains("The ship is boarded"), "{out}");
}

#[test]
fn left_in_a_boarding_it_goes_on_and_comes_to_the_next_port() {
    let workspace = Workspace::new("campaign-boarded");
    // The second contract of this port has raiders on its lane.
    let out = workspace.run_with(&campaign(&["--seed", "8"]), "2\nconcede\nyes\n1\n").done();
    assert!(out.contains("The ship is boarded"), "{out}");
    let before = kept(&workspace).decisions.len();
    let out = workspace.run_with(&campaign(&[]), "rest\nyes\n").done();
    assert!(out.contains("Leg 2:"), "{out}");
    assert!(out.contains("has failed"), "{out}");
    assert!(kept(&workspace).decisions.len() > before);
    assert!(!workspace.path("home/campaigns/campaign-0001/fights/fight-0001.json").exists());
}

#[test]
fn who_was_hired_can_be_taken_back_and_where_nothing_can_it_is_said() {
    let workspace = Workspace::new("campaign-undo");
    let out = workspace.run_with(&campaign(&["--seed", "8"]), "undo\n4\nundo\nq\n").done();
    assert!(out.contains("There is nothing to take back"), "{out}");
    assert!(out.contains("comes aboard"), "{out}");
    assert!(kept(&workspace).decisions.is_empty());
}

/// What was printed, without the ends of its lines.
fn in_one_line(out: &str) -> String {
    out.split_whitespace().collect::<Vec<_>>().join(" ")
}

#[test]
fn who_leaves_a_voyage_or_a_boarding_is_told_the_command_that_goes_on_with_the_campaign() {
    let workspace = Workspace::new("campaign-leaving");
    // The second contract of this port has raiders on its lane.
    let voyage = workspace.run_with(&campaign(&["--seed", "8"]), "2\nq\n").done();
    let boarding = workspace.run_with(&campaign(&[]), "concede\nyes\nq\n").done();
    for (out, left) in [(voyage, "The voyage is saved in"), (boarding, "You leave the field")] {
        let out = in_one_line(&out);
        assert!(out.contains(left) && out.contains("`far-lanes campaign` goes on."), "{out}");
        assert!(!out.contains("`far-lanes --text`") && !out.contains("--resume"), "{out}");
    }
}

#[test]
fn a_campaign_can_be_asked_to_be_played_in_the_terminal() {
    let workspace = Workspace::new("campaign-text");
    let out = workspace.run_with(&campaign(&["--text", "--seed", "8"]), "q\n").done();
    assert!(out.contains("a port of class"), "{out}");
}

#[test]
fn who_is_paid_off_is_named_first_and_only_yes_means_it() {
    let workspace = Workspace::new("campaign-paid-off");
    let out = workspace.run_with(&campaign(&["--seed", "8"]), "q\n").done();
    let pay_off = number(&out, "Pay ");
    let out = workspace.run_with(&campaign(&[]), &format!("{pay_off}\n{pay_off}\nq\n")).done();
    assert!(out.contains("leaves for good") && out.contains("They stay aboard"), "{out}");
    assert!(kept(&workspace).decisions.is_empty());
    let out = workspace.run_with(&campaign(&[]), &format!("{pay_off}\nyes\nq\n")).done();
    assert!(out.contains("is paid off"), "{out}");
    assert_eq!(kept(&workspace).decisions.len(), 1);
}

/// The number of the option that says this.
fn number(out: &str, says: &str) -> String {
    let line = out.lines().find(|line| line.contains(says)).expect("an option");
    line.split_whitespace().next().expect("its number").to_owned()
}

#[test]
fn errands_are_options_in_port_that_are_told_of_and_take_days() {
    let workspace = Workspace::new("campaign-errands");
    let out = workspace.run_with(&campaign(&["--seed", "8"]), "q\n").done();
    // With how things stand, and with the question.
    assert_eq!(out.matches("7 days left in port.").count(), 2, "{out}");
    let (ask, buy) = (number(&out, "Ask around"), number(&out, "Buy a"));
    let out = workspace.run_with(&campaign(&[]), &format!("{buy}\n{ask}\nport\nq\n")).done();
    for part in ["comes into the ship's locker", " asks around: ", "3 days left in port"] {
        assert!(out.contains(part), "no `{part}` in {out}");
    }
    assert!(out.contains("In the ship's locker for whoever has no weapon: a"), "{out}");
    assert_eq!(kept(&workspace).decisions.len(), 2);
}

#[test]
fn a_damaged_campaign_is_told_of_and_stays_while_a_new_one_begins() {
    let workspace = Workspace::new("campaign-damaged");
    workspace.run_with(&campaign(&["--seed", "8"]), "4\nq\n").done();
    let name = "home/campaigns/campaign-0001.json";
    let damaged = workspace.read(name).replace("\"seed\": 8", "\"seed\": 9");
    workspace.write(name, &damaged);
    let run = workspace.run_with(&campaign(&[]), "q\n");
    assert!(run.err.contains("altered") && run.err.contains("left where it is"), "{}", run.err);
    assert!(run.done().contains("campaign-0002.json"));
    assert_eq!(workspace.read(name), damaged);
}

#[test]
fn whoever_is_unknown_is_answered_with_those_who_are() {
    let workspace = Workspace::new("campaign-unknown");
    let run = workspace.run(&campaign(&["--captains", "bored"]));
    run.failed(2, &["bored", "mind/lieutenant"]);
    let run = workspace.run(&campaign(&["--captain", "Nobody"]));
    run.failed(1, &["Nobody"]);
    workspace.run(&campaign(&["--deck", "none-such"])).failed(2, &["none-such"]);
    workspace.run(&campaign(&["--wish", "to be a cat"])).failed(2, &["to be a cat"]);
    workspace.run(&campaign(&["--out", "lines.jsonl"])).failed(2, &["--games"]);
}

#[test]
fn charts_that_make_no_sense_name_the_file_and_the_place() {
    let workspace = Workspace::with_own_assets("campaign-charts");
    let text = workspace.read("assets/campaign/ports.ron");
    workspace
        .write("assets/campaign/ports.ron", &text.replace("\"brede\", \"cinder\"", "\"bred\""));
    let run = workspace.run(&campaign(&["--auto", "--seed", "1"]));
    run.failed(1, &["ports.ron:", "`bred`", "no port"]);
    workspace.write("assets/campaign/ports.ron", &text.replacen("lanes:", "lains:", 1));
    let run = workspace.run(&campaign(&["--auto", "--seed", "1"]));
    run.failed(1, &["ports.ron:", "lains"]);
}

#[test]
fn the_first_leg_is_taught_and_the_lessons_can_be_left() {
    let workspace = Workspace::new("campaign-guided");
    let teach = ["guide", "campaign", "--text"];
    let out = workspace.run_with(&teach, "\n\n\nleave guide\n\nq\n").done();
    for part in ["The guide goes along", "A crew and a ship", "What is due", "No more lessons"] {
        assert!(out.contains(part), "no `{part}` in {out}");
    }
    assert!(!workspace.path("home/guide-haul.json").exists());
    // With the lessons: they go on where they were, and stand before the voyage as well.
    let workspace = Workspace::new("campaign-guided-on");
    let out = workspace.run_with(&teach, "\n\nq\n").done();
    assert!(out.contains("What is due"), "{out}");
    let out = workspace.run_with(&campaign(&[]), "1\nq\n").done();
    assert!(!out.contains("A crew and a ship") && out.contains("The voyage"), "{out}");
}
