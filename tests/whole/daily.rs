//! The game of the day in the terminal.

use crate::workspace::Workspace;

const DAY: [&str; 3] = ["daily", "--date", "2026-11-24"];

#[test]
fn the_first_game_of_a_day_goes_on_and_counts_and_another_is_practice() {
    let workspace = Workspace::new("daily");
    let out = workspace.run_with(&DAY, "1\n").done();
    assert!(out.contains("The deal of 2026-11-24: ") && out.contains(", ensign, with "), "{out}");
    let early = workspace.run(&[&DAY[..], &["--result"]].concat());
    assert_eq!(early.code, Some(1));
    assert!(early.err.contains("nobody has finished the deal of 2026-11-24"), "{}", early.err);

    let out = workspace.run_with(&DAY, "concede\nyes\n").done();
    assert!(out.contains("Far Lanes, the deal of 24 November 2026\nLost "), "{out}");
    let again = workspace.run(&DAY).done();
    assert!(again.starts_with("Far Lanes, the deal of 24 November 2026\nLost "), "{again}");
    assert!(again.trim_end().ends_with("\nfar-lanes daily --date 2026-11-24"), "{again}");

    workspace.run_with(&[&DAY[..], &["--again"]].concat(), "1\n").done();
    let json = workspace.run(&[&DAY[..], &["--json"]].concat()).done();
    assert!(json.contains("\"tries\":2") && json.contains("\"finished\":true"), "{json}");
    assert_eq!(workspace.run(&DAY).done(), again, "practice changes nothing");
}

#[test]
fn a_record_of_a_day_is_proven_and_one_of_no_day_is_refused() {
    let workspace = Workspace::new("daily-verified");
    workspace.run_with(&DAY, "concede\nyes\n").done();
    let finished = workspace.path("home/finished/game-0001.json").display().to_string();
    let out = workspace.run(&["daily", "--verify", &finished]).done();
    assert_eq!(
        out.trim_end(),
        "It is the deal of 2026-11-24, and it comes out as it was recorded."
    );
    let other = "tests/recorded/cards-2-minds.json";
    let other = format!("{}/{other}", env!("CARGO_MANIFEST_DIR"));
    let refused = workspace.run(&["daily", "--verify", &other]);
    assert_eq!(refused.code, Some(1));
    assert!(refused.err.contains("this is no daily deal"), "{}", refused.err);
}

#[test]
fn a_day_that_is_none_or_is_to_come_is_refused_in_a_sentence() {
    let workspace = Workspace::new("daily-refused");
    for (day, code, said) in [
        ("2026-13-01", 2, "invalid value '2026-13-01'"),
        ("2999-01-01", 1, "the deal of 2999-01-01 is not there yet"),
        ("2026-10-01", 1, "there are daily deals from 2026-11-01 on"),
    ] {
        let run = workspace.run(&["daily", "--date", day]);
        assert_eq!(run.code, Some(code), "{}", run.err);
        assert!(run.err.contains(said), "{}", run.err);
    }
}
