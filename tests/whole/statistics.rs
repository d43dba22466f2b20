//! `far-lanes statistics`: finished games on disk, counted from outside.

use far_lanes::saves::read_card_game;

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
