//! The guided first game in a terminal, and the words of the table.

use crate::workspace::Workspace;

const GUIDE: [&str; 2] = ["guide", "--text"];

#[test]
fn the_guided_game_goes_on_by_empty_lines_and_is_won() {
    let workspace = Workspace::new("guided");
    let out = workspace.run_with(&GUIDE, &"\n".repeat(250)).done();
    for part in
        ["Welcome aboard (1 of", "what the coach would", "You have won.", "What did not come up"]
    {
        assert!(out.contains(part), "no `{part}` in {out}");
    }
}

#[test]
fn a_guided_fight_and_a_guided_life_go_on_by_empty_lines_to_their_ends() {
    let workspace = Workspace::new("guided-fight");
    let out = workspace.run_with(&["guide", "fight", "--text"], &"\n".repeat(150)).done();
    for part in
        ["On watch (1 of", "takes what a veteran would: ", "What did not come up", "Seed 7."]
    {
        assert!(out.contains(part), "no `{part}` in {out}");
    }
    let out = workspace.run_with(&["guide", "life", "--text"], &"\n".repeat(150)).done();
    for part in ["Eighteen (1 of", "takes what the wish would: ", "What did not come up"] {
        assert!(out.contains(part), "no `{part}` in {out}");
    }
}

#[test]
fn a_guided_fight_that_was_left_goes_on_with_its_next_lesson_until_the_guide_is_left() {
    let workspace = Workspace::new("guided-fight-on");
    let out = workspace.run_with(&["guide", "fight", "--text"], "\n").done();
    assert!(out.contains("The field (2 of"), "{out}");
    let resume = ["skirmish", "--resume"];
    let out = workspace.run_with(&resume, "leave guide\n").done();
    assert!(out.contains("The field (2 of") && out.contains("No more lessons"), "{out}");
    assert!(!workspace.run(&resume).done().contains("(2 of"));
}

#[test]
fn the_guide_speaks_the_words_of_a_terminal() {
    let workspace = Workspace::new("guide-words");
    let out = workspace.run_with(&GUIDE, &"\n".repeat(250)).done();
    for word in ["pointer", " click", " mouse", " tap ", " lit ", " pills", " press "] {
        assert!(!out.contains(word), "`{word}` in {out}");
    }
}

#[test]
fn strangers_play_the_guided_games_in_figures() {
    let workspace = Workspace::new("guide-strangers");
    for (game, says) in [("cards", "of 2 games"), ("fight", "of 2 games"), ("life", "of 2 lives")] {
        let out = workspace.run(&["guide", game, "--games", "2"]).done();
        assert!(out.contains(says) && out.contains("Lessons told"), "{out}");
    }
    let unheard_of = workspace.run(&["guide", "--games", "2", "--stranger", "sleeps"]);
    assert!(unheard_of.err.contains("obeys, opposes, passes or wanders"), "{unheard_of:?}");
}

#[test]
fn a_guided_game_that_was_left_goes_on_with_its_next_lesson() {
    let workspace = Workspace::new("guided-on");
    let out = workspace.run_with(&GUIDE, "\n\n").done();
    assert!(out.contains("Your answers (3 of"), "{out}");
    let out = workspace.run(&["--text"]).done();
    assert!(out.contains("Your answers (3 of") && !out.contains("Welcome aboard"), "{out}");
}

#[test]
fn who_leaves_the_guide_plays_on_without_it() {
    let workspace = Workspace::new("guide-left");
    let out = workspace.run_with(&GUIDE, "leave guide\n\n1\n").done();
    assert!(out.contains("No more lessons") && out.contains("Give a number"), "{out}");
    let out = workspace.run(&["--text"]).done();
    assert!(!out.contains("an empty line goes on") && !out.contains("coach"), "{out}");
}

#[test]
fn a_word_of_the_table_is_explained_at_the_table_and_by_a_verb() {
    let workspace = Workspace::new("words");
    let at_the_table = workspace.run_with(&["--text", "--seed", "7"], "glossary purse\n").done();
    assert!(at_the_table.contains("Purse: All you could pay"), "{at_the_table}");
    let by_a_verb = workspace.run(&["glossary", "crew", "slots"]).done();
    assert!(by_a_verb.starts_with("Crew slots: "), "{by_a_verb}");
    assert!(workspace.run(&["glossary"]).done().contains("Keywords: Armor (1), "));
    let unheard_of = workspace.run(&["glossary", "warpgate"]);
    assert!(unheard_of.err.contains("no word `warpgate`"), "{unheard_of:?}");
}
