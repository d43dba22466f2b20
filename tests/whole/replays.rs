//! Recorded games: played once more they come out the same, or the program says so.

use std::{path::Path, sync::Arc};

use engine::JournalHash;
use far_lanes::{
    roster::{lives::LifeArtefact, tables},
    saves::{CardArtefact, read_card_game, read_game},
    skirmish::{
        Skirmishes,
        session::{FIGHT, FightArtefact, Seated},
    },
};

use crate::workspace::{Workspace, shipped_assets};

/// Two games of random captains, recorded; the first of them, read.
fn recorded(workspace: &Workspace) -> CardArtefact {
    let args = ["simulate", "--games", "2", "--seed", "9", "--captains", "random,random"];
    workspace.run(&[&args[..], &["--record", "games"]].concat()).done();
    read_card_game(&workspace.path("games/game-000000.json")).expect("as recorded")
}

#[test]
fn a_recorded_game_is_verified_and_its_hash_printed() {
    let workspace = Workspace::new("verified");
    let game = recorded(&workspace);
    let out = workspace.run(&["replay", "games/game-000000.json", "--verify"]).done();
    assert!(out.contains(&format!("Journal: {}", game.journal)), "{out}");
    let json = workspace.run(&["replay", "games/game-000001.json", "--verify", "--json"]).json();
    assert_eq!(json["same"], true);
    assert_eq!(json["journal_hash"], json["recorded_hash"]);
    assert!(json["ending"].is_string(), "{json}");
}

#[test]
fn a_game_whose_journal_comes_out_differently_fails_only_when_verified() {
    let workspace = Workspace::new("different");
    let game = recorded(&workspace);
    let wrong = CardArtefact { journal: JournalHash(7), ..game.clone() };
    workspace.write("wrong.json", &wrong.write());
    let out = workspace.run(&["replay", "wrong.json"]).done();
    assert!(out.contains(&format!("Journal: {}", game.journal)), "{out}");
    let both = [&*game.journal.to_string(), "0000000000000007", "wrong.json"];
    workspace.run(&["replay", "wrong.json", "--verify"]).failed(1, &both);
}

#[test]
fn a_game_with_another_decision_is_refused_or_comes_out_differently() {
    let workspace = Workspace::new("another-decision");
    let mut game = recorded(&workspace);
    let middle = game.decisions.len() / 2;
    game.decisions.remove(middle);
    workspace.write("wrong.json", &game.write());
    workspace.run(&["replay", "wrong.json", "--verify"]).failed(1, &["wrong.json"]);
}

#[test]
fn a_file_altered_by_hand_is_refused() {
    let workspace = Workspace::new("altered-replay");
    let game = recorded(&workspace);
    let text = game.write().replace(&format!("\"seed\": {}", game.seed), "\"seed\": 1");
    workspace.write("altered.json", &text);
    workspace
        .run(&["replay", "altered.json", "--verify"])
        .failed(1, &["altered.json", "altered since"]);
    assert_eq!(workspace.read("altered.json"), text);
}

#[test]
fn the_log_of_a_replay_tells_the_whole_game() {
    let workspace = Workspace::new("replay-log");
    recorded(&workspace);
    let log = workspace.run(&["replay", "games/game-000000.json", "--log"]).done();
    assert!(log.lines().count() > 50, "{log}");
}

#[test]
fn a_file_that_is_no_game_is_refused_with_line_and_column() {
    let workspace = Workspace::new("no-game");
    for (name, text) in [("empty.json", ""), ("words.json", "hello"), ("list.json", "[1, 2]")] {
        workspace.write(name, text);
        workspace.run(&["replay", name]).failed(1, &[&format!("{name}:1:")]);
    }
    std::fs::write(workspace.path("bytes.json"), [0xff, 0x00, 0xfe]).expect("a file");
    workspace.run(&["replay", "bytes.json"]).failed(1, &["bytes.json:"]);
    std::fs::create_dir(workspace.path("folder")).expect("a folder");
    workspace.run(&["replay", "folder"]).failed(1, &["folder: cannot be read"]);
    assert!(Path::new(&workspace.path("empty.json")).exists());
}

/// A whole life, recorded as `life.json`.
fn life(workspace: &Workspace) -> LifeArtefact {
    let tables = Arc::new(tables::load().expect("the shipped tables"));
    let setup = characters::Setup { name: "Ada Lovel".to_owned(), rules: Default::default() };
    let wish = characters::wish::Wish::Anything;
    let life = characters::wish::live(&tables, &setup, &wish, None, 4).expect("a life").artefact(4);
    workspace.write("life.json", &life.write());
    life
}

#[test]
fn a_recorded_life_is_verified_and_one_that_comes_out_differently_is_refused() {
    let workspace = Workspace::new("verified-life");
    let life = life(&workspace);
    let json = workspace.run(&["replay", "life.json", "--verify", "--json"]).json();
    assert_eq!(json["same"], true);
    assert_eq!(json["decisions"], life.decisions.len());
    assert!(json["ending"].is_string() && json["rounds"].as_u64() > Some(0), "{json}");
    let log = workspace.run(&["replay", "life.json", "--log"]).done();
    assert!(log.starts_with("Born with ") && log.contains("\nTerm 1 "), "{log}");
    let other = LifeArtefact { journal: JournalHash(1), ..life };
    workspace.write("other.json", &other.write());
    workspace.run(&["replay", "other.json"]).done();
    workspace
        .run(&["replay", "other.json", "--verify"])
        .failed(1, &["other.json", "0000000000000001"]);
}

/// A duel by computers, recorded; read, and the name of its file.
fn duel(workspace: &Workspace, rules: &str) -> (FightArtefact, String) {
    let ask = ["skirmish", "--scenario", "duel-at-dawn", "--rules", rules, "--seed", "9"];
    workspace.run(&[&ask[..], &["--auto", "--record", rules]].concat()).done();
    let file = format!("{rules}/fight-000000.json");
    (read_game(&workspace.path(&file), FIGHT).expect("as recorded"), file)
}

#[test]
fn a_recorded_fight_is_verified_by_either_rule_set() {
    let workspace = Workspace::new("verified-fight");
    for rules in ["classic", "second-edition"] {
        let (fight, file) = duel(&workspace, rules);
        let out = workspace.run(&["replay", &file, "--verify"]).done();
        assert!(out.contains(&format!("Journal: {}", fight.journal)), "{out}");
        let json = workspace.run(&["replay", &file, "--verify", "--json"]).json();
        assert_eq!(json["same"], true);
        assert_eq!(json["decisions"], fight.decisions.len());
        assert!(json["ending"].is_string() && json["rounds"].as_u64() > Some(0), "{json}");
        let log = workspace.run(&["replay", &file, "--log"]).done();
        assert!(log.contains("Round 1."), "{log}");
    }
}

#[test]
fn many_recorded_fights_are_verified_as_well() {
    let workspace = Workspace::new("verified-fights");
    let ask = ["skirmish", "--games", "2", "--seed", "3", "--sides", "random"];
    workspace.run(&[&ask[..], &["--record", "fights"]].concat()).done();
    workspace.run(&["replay", "fights/fight-000001.json", "--verify"]).done();
}

#[test]
fn a_fight_that_is_not_as_it_was_fought_is_refused_with_its_file() {
    let workspace = Workspace::new("wrong-fight");
    let (fight, _) = duel(&workspace, "classic");
    let refused = |name: &str, text: &str, part: &str| {
        workspace.write(name, text);
        workspace.run(&["replay", name, "--verify"]).failed(1, &[name, part]);
    };
    let text = fight.write();
    refused("cut.json", &text[..text.len() / 2], "cut.json:");
    refused("altered.json", &text.replace("\"seed\": 9", "\"seed\": 8"), "altered since");
    refused("newer.json", &text.replace("\"far_lanes\": 1", "\"far_lanes\": 9"), "newer");
    let different = FightArtefact { journal: JournalHash(7), ..fight.clone() };
    refused("different.json", &different.write(), "0000000000000007");
    let mut setup = fight.setup.fight().clone();
    setup.scenario.forces.truncate(1);
    let alone = FightArtefact { setup: Seated::Plain(setup.clone()), ..fight.clone() };
    refused("alone.json", &alone.write(), "duel-at-dawn");
    let all = Skirmishes::read(&shipped_assets(), None).expect("the shipped armoury");
    setup.scenario = all.scenario("customs-shed").expect("it is shipped").clone();
    let elsewhere = FightArtefact { setup: Seated::Plain(setup), ..fight.clone() };
    refused("elsewhere.json", &elsewhere.write(), "not those it was fought with");
}

#[test]
fn a_fight_with_arms_that_are_gone_names_what_is_missing() {
    let workspace = Workspace::with_own_assets("gone-arms");
    let (fight, file) = duel(&workspace, "classic");
    let weapon = fight.setup.fight().scenario.forces[0].fighters[0].weapons[0].weapon.clone();
    // Another name everywhere, so that the armoury still makes sense by itself.
    for entry in std::fs::read_dir(workspace.path("assets/skirmish")).expect("a folder") {
        let path = entry.expect("an entry").path();
        if path.is_file() {
            let text = std::fs::read_to_string(&path).expect("a text");
            let text = text.replace(&format!("\"{weapon}\""), "\"Another Thing\"");
            std::fs::write(&path, text).expect("a file");
        }
    }
    workspace.run(&["replay", &file, "--verify"]).failed(1, &[&file, &weapon]);
}
