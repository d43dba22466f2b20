//! Escape codes in what is read: no name, card, file or answer can play with somebody's terminal.

use crate::workspace::Workspace;

/// Clears the screen, renames the window and rings the bell, as RON writes it.
const RON: &str = r"\u{1b}[2J\u{1b}]0;gone\u{7}";
/// The same once it is read.
const RAW: &str = "\x1b[2J\x1b]0;gone\x07";
/// The same as it may be shown.
const SHOWN: &str = "␛[2J␛]0;gone␇";

/// `text` shows the codes and has none.
#[track_caller]
fn check(text: &str) {
    assert!(text.contains(SHOWN), "{text}");
    let control = text.chars().find(|letter| letter.is_control() && *letter != '\n');
    assert_eq!(control, None, "{text:?}");
}

#[test]
fn the_name_of_a_card_is_only_text() {
    let workspace = Workspace::new("escapes-card");
    workspace.write(
        "home/packs/cheeses/pack.ron",
        "(title: \"Cheeses\", version: \"1\", author: \"Ada\", about: \"Ripe.\")",
    );
    let cheese = format!(
        "[(id: \"moon-cheese\", name: \"Cheese{RON}\", face: Gear(cost: 1, ev: 1, subtype: Burden))]"
    );
    workspace.write("home/packs/cheeses/cards.ron", &cheese);
    check(&workspace.run(&["cards", "moon-cheese"]).done());
    let json = workspace.run(&["cards", "moon-cheese", "--json"]).json();
    assert_eq!(json["cards"][0]["name"], format!("Cheese{RAW}"), "a program gets it as it is");
}

#[test]
fn the_name_of_a_person_is_only_text() {
    let workspace = Workspace::new("escapes-person");
    let name = format!("Ada{RAW}");
    check(
        &workspace.run_with(&["character", &name, "--play", "--seed", "4"], "rest\nkeep\n").done(),
    );
    check(&workspace.run_with(&["character", &name, "--play", "--seed", "4"], "army\nq\n").done());
    check(&workspace.run_with(&["character", "--play"], "sheet\nq\n").done());
}

#[test]
fn a_typed_line_is_only_text() {
    let workspace = Workspace::new("escapes-typed");
    check(&workspace.run_with(&["--text", "--seed", "7"], &format!("{RAW}\n? {RAW}\nq\n")).done());
    let fight = ["skirmish", "--scenario", "duel-at-dawn", "--seed", "1"];
    check(&workspace.run_with(&fight, &format!("{RAW}\nq\n")).done());
    let run = workspace.run(&["replay", &format!("no-such{RAW}.json")]);
    check(&run.err);
}
