//! `far-lanes statistics`: finished games on disk, counted from outside.

use far_lanes::{
    saves::{read_card_game, read_game},
    skirmish::session::{FIGHT, FightArtefact, Seated},
};

use crate::workspace::Workspace;

/// A home with recorded games of a person's; who decided for them is not in the record.
fn home(workspace: &Workspace, games: usize) {
    let count = games.to_string();
    let ask = ["simulate", "--games", &count, "--seed", "9", "--captains", "baseline,baseline"];
    workspace.run(&[&ask[..], &["--record", "games"]].concat()).done();
    for n in 0..games {
        let file = workspace.path(&format!("games/game-{n:06}.json"));
        let mut game = read_card_game(&file).expect("as recorded");
        game.setup.captains[0].player = "person".to_owned();
        game.setup.captains[1].player = "mind/admiral".to_owned();
        workspace.write(&format!("home/finished/game-{:04}.json", n + 1), &game.write());
    }
}

#[test]
fn finished_games_are_counted_and_files_that_are_none_are_named() {
    let workspace = Workspace::new("statistics");
    home(&workspace, 3);
    workspace.write("home/finished/game-0009.json", "{ \"far_lanes\": 1,");
    let json = workspace.run(&["statistics", "--json"]).json();
    assert_eq!(json["all"]["games"], 3);
    let parts = ["won", "lost", "drawn"].map(|how| json["all"][how].as_u64().expect("a number"));
    assert_eq!(parts.iter().sum::<u64>(), 3, "{json}");
    assert_eq!(json["levels"][0]["name"], "admiral");
    assert_eq!(json["rivals"][0]["games"], 3);
    let broken = json["broken"].as_array().expect("a list");
    assert_eq!(broken.len(), 1);
    assert!(broken[0]["file"].as_str().is_some_and(|file| file.ends_with("game-0009.json")));
    let words = workspace.run(&["statistics"]).done();
    assert!(words.starts_with("Games against rivals: 3: "), "{words}");
    assert!(words.contains("Not counted: ") && words.contains("game-0009.json"), "{words}");
}

#[test]
fn the_second_time_the_same_comes_out_of_the_index_and_a_lost_index_is_no_loss() {
    let workspace = Workspace::new("statistics-index");
    home(&workspace, 2);
    let first = workspace.run(&["statistics", "--json"]).done();
    assert!(workspace.path("home/finished/index.json").exists());
    assert_eq!(workspace.run(&["statistics", "--json"]).done(), first);
    workspace.write("home/finished/index.json", "nonsense");
    assert_eq!(workspace.run(&["statistics", "--json"]).done(), first);
}

/// A home with a person's fights by both rule sets; computers have decided for everybody.
fn fights(workspace: &Workspace) {
    for (n, rules) in ["classic", "second-edition"].into_iter().enumerate() {
        let ask = ["skirmish", "--scenario", "duel-at-dawn", "--rules", rules, "--seed", "9"];
        workspace.run(&[&ask[..], &["--auto", "--record", rules]].concat()).done();
        let file = workspace.path(&format!("{rules}/fight-000000.json"));
        let mut fight: FightArtefact = read_game(&file, FIGHT).expect("as recorded");
        let commanders = vec!["person".to_owned(), "mind:aggressive:regular".to_owned()];
        let setup = fight.setup.fight().clone();
        fight.setup = Seated::Commanded { commanders, sent: Vec::new(), fight: setup };
        let name = format!("home/fights/finished/fight-{:04}.json", n + 1);
        workspace.write(&name, &fight.write());
    }
}

#[test]
fn finished_fights_are_counted_by_rule_set_scenario_and_side() {
    let workspace = Workspace::new("statistics-fights");
    fights(&workspace);
    workspace.write("home/fights/finished/fight-0009.json", "{ \"far_lanes\": 1,");
    let json = workspace.run(&["statistics", "--json"]).json();
    let all = &json["fights"]["all"];
    assert_eq!(all["fights"], 2);
    let parts = ["won", "lost", "drawn"].map(|how| all[how].as_u64().expect("a number"));
    assert_eq!(parts.iter().sum::<u64>(), 2, "{json}");
    assert!(all["own"]["dead"].is_u64() && all["others"]["hurt"].is_u64(), "{json}");
    assert!(all["mean_rounds"].as_f64() > Some(0.0), "{json}");
    let names = |what: &str| -> Vec<String> {
        let lines = json["fights"][what].as_array().expect("a list").iter();
        lines.map(|line| line["name"].as_str().expect("a name").to_owned()).collect()
    };
    assert_eq!((names("rule_sets").len(), names("scenarios").len()), (2, 1));
    assert_eq!(names("sides").len(), 1);
    let broken = json["broken"].as_array().expect("a list");
    assert!(broken[0]["file"].as_str().is_some_and(|file| file.ends_with("fight-0009.json")));
    let words = workspace.run(&["statistics"]).done();
    for part in ["Fights against computers: 2: ", "By rule set:", "By scenario:", "By side:"] {
        assert!(words.contains(part), "{words}");
    }
    assert!(workspace.path("home/fights/finished/index.json").exists());
    assert_eq!(workspace.run(&["statistics", "--json"]).json(), json, "out of the index");
}

#[test]
fn finished_campaigns_are_counted_by_what_they_have_in_common_and_one_that_waits_is_not() {
    let workspace = Workspace::new("statistics-campaigns");
    for rules in ["classic", "second-edition"] {
        let ask = ["campaign", "--short", "--auto", "--seed", "7", "--rules", rules];
        workspace.run(&ask).done();
    }
    workspace.run_with(&["campaign", "--seed", "8"], "q\n").done();
    let json = workspace.run(&["statistics", "--json"]).json();
    let all = &json["campaigns"]["all"];
    assert_eq!(all["campaigns"], 2, "{json}");
    let ends = ["made", "solvent", "indebted", "repossessed", "lost"];
    let parts = ends.map(|how| all[how].as_u64().expect("a number"));
    assert_eq!(parts.iter().sum::<u64>(), 2, "{json}");
    assert!(all["mean_purse"].is_number() && all["taken"].as_u64() > Some(0), "{json}");
    let lines = |what: &str| json["campaigns"][what].as_array().map_or(0, Vec::len);
    assert_eq!(["rule_sets", "ambitions", "services", "lengths"].map(lines), [2, 1, 1, 1]);
    assert_eq!(json["broken"].as_array().map(Vec::len), Some(0), "{json}");
    let words = workspace.run(&["statistics"]).done();
    for part in ["Campaigns: 2: ", "Contracts kept: ", "By ambition:", "By length:"] {
        assert!(words.contains(part), "no `{part}` in {words}");
    }
    assert!(workspace.path("home/campaigns/index.json").exists());
    assert_eq!(workspace.run(&["statistics", "--json"]).json(), json, "out of the index");
}

#[test]
fn a_fight_is_watched_from_a_decision_on_like_a_game_and_nothing_else_begins_anywhere() {
    let workspace = Workspace::new("watched-from");
    fights(&workspace);
    home(&workspace, 1);
    let fight = "home/fights/finished/fight-0001.json";
    for file in [fight, "home/finished/game-0001.json"] {
        // There is no display: it comes as far as that.
        let watch = ["replay", file, "--watch", "--from", "12"];
        workspace.run(&watch).failed(1, &["replay FILE --log"]);
        workspace.run(&["replay", file, "--from", "12"]).failed(2, &["--watch"]);
        workspace.run(&["replay", file, "--watch", "--from", "x"]).failed(2, &["--from"]);
    }
}

#[test]
fn where_nobody_has_played_there_is_nothing_to_count() {
    let workspace = Workspace::new("statistics-empty");
    assert_eq!(workspace.run(&["statistics"]).done(), "Games against rivals: none\n");
}

#[test]
fn a_game_is_not_watched_without_a_display_and_a_life_not_at_all() {
    let workspace = Workspace::new("watched");
    home(&workspace, 1);
    let game = "home/finished/game-0001.json";
    workspace.run(&["replay", game, "--watch"]).failed(1, &["replay FILE --log"]);
    workspace.write("life.json", "{ \"far_lanes\": 1, \"artefact\": { \"game\": \"life\" } }");
    workspace.run(&["replay", "life.json", "--watch"]).failed(1, &["life.json"]);
    workspace.run(&["replay", game, "--watch", "--json"]).failed(2, &["--watch"]);
}
