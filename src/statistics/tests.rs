//! Figures of games made by hand, and of games on disk.

mod campaigns;
mod fights;

use std::{fs, path::PathBuf};

use cards::EndingKind;
use engine::Seat;

use super::{Account, Figures, GameReading, Seated};
use crate::{
    builder::testing::library,
    data::Library,
    replay_timeline::testing::recorded,
    saves::{CardArtefact, Saves},
};

/// A game against this rival, or alone; won by this seat.
fn game(rival: Option<&str>, winner: Option<u8>) -> Account {
    let seated = |player: &str, deck: &str, vp| Seated {
        name: "Somebody".to_owned(),
        player: player.to_owned(),
        deck: deck.to_owned(),
        vp,
    };
    let me = seated("person", "Mine", 10);
    let rival = rival.map(|player| seated(player, "Theirs", 20));
    Account {
        seed: 1,
        rounds: 8,
        ending: EndingKind::VictoryPoints,
        winner: winner.map(Seat),
        person: Some(Seat(0)),
        taken_back: 0,
        captains: [me].into_iter().chain(rival).collect(),
    }
}

#[test]
fn games_are_won_lost_and_drawn_by_deck_by_rival_and_by_level() {
    let games = [
        game(Some("mind"), Some(0)),
        game(Some("mind/admiral"), Some(1)),
        game(Some("quill/admiral"), None),
        game(Some("random"), Some(0)),
    ];
    let figures = Figures::of(&games);
    let all = figures.all;
    assert_eq!((all.games, all.won, all.lost, all.drawn), (4, 2, 1, 1));
    assert_eq!((all.rate(), all.mean_vp(), all.mean_rounds()), (0.625, 10.0, 8.0));
    let names = |lines: &[super::Line]| -> Vec<(String, u32)> {
        lines.iter().map(|line| (line.name.clone(), line.tally.games)).collect()
    };
    assert_eq!(names(&figures.decks), [("Mine".to_owned(), 4)]);
    let rivals = [("a steady captain", 2), ("Somebody", 1), ("at random", 1)];
    assert_eq!(names(&figures.rivals), rivals.map(|(name, n)| (name.to_owned(), n)));
    let levels = [("lieutenant", 1), ("admiral", 2)];
    assert_eq!(names(&figures.levels), levels.map(|(name, n)| (name.to_owned(), n)));
}

#[test]
fn games_alone_and_games_taken_back_stand_apart() {
    let marked = Account { taken_back: 2, ..game(Some("mind"), Some(0)) };
    let figures = Figures::of(&[marked, game(None, Some(0)), game(None, None)]);
    assert_eq!((figures.all.games, figures.taken_back.won, figures.streak.now), (0, 1, 0));
    assert_eq!((figures.solo.games, figures.solo.won, figures.solo.lost), (2, 1, 1));
}

#[test]
fn a_streak_ends_with_the_first_game_that_goes_otherwise() {
    let won = || game(Some("mind"), Some(0));
    let lost = || game(Some("mind"), Some(1));
    let streak = Figures::of(&[won(), won(), won(), lost(), lost()]).streak;
    assert_eq!((streak.now, streak.longest_won, streak.longest_lost), (-2, 3, 2));
    assert_eq!(Figures::of(&[won(), game(Some("mind"), None)]).streak.now, 0);
}

/// A home with these finished games.
fn home(name: &str, games: &[CardArtefact]) -> Saves {
    let root = std::env::temp_dir().join(format!("far-lanes-{name}-{}", std::process::id()));
    // There is none the first time.
    let _ = fs::remove_dir_all(&root);
    let saves = Saves::at(&root);
    for (n, game) in games.iter().enumerate() {
        saves.finish(&root.join(format!("game-{:04}.json", n + 1)), game).expect("a file");
    }
    saves
}

fn index(saves: &Saves) -> PathBuf {
    saves.finished_folder().join("index.json")
}

/// How many pieces of work it is to read them all.
fn work(saves: &Saves, library: &Library) -> usize {
    let mut reading = GameReading::new(saves);
    let mut pieces = 0;
    reading.read_while(library, || {
        pieces += 1;
        true
    });
    pieces
}

#[test]
fn a_game_is_played_again_once_and_remembered_until_its_file_changes() {
    let library = library();
    let games = [recorded(3, &["red-ledger"]), recorded(4, &["red-ledger"])];
    let saves = home("remembered", &games);
    let first = GameReading::all(&saves, &library);
    assert_eq!((first.games().len(), first.broken().len()), (2, 0));
    assert_eq!(first.games()[1].game.seed, 4);
    assert_eq!(work(&saves, &library), 2, "each file is only looked at");
    let again = GameReading::all(&saves, &library);
    assert_eq!(again.games(), first.games());
    fs::write(index(&saves), "{ nonsense").expect("spoilt");
    assert!(work(&saves, &library) > 100, "without an index they are played");
    let file = &first.games()[0].file;
    fs::write(file, CardArtefact { taken_back: 1, ..games[0].clone() }.write()).expect("a file");
    let changed = GameReading::all(&saves, &library);
    assert_eq!(changed.games()[0].game.taken_back, 1);
}

#[test]
fn a_file_that_cannot_be_counted_is_named_and_left_where_it_is() {
    let library = library();
    let good = recorded(3, &["red-ledger"]);
    let mut short = CardArtefact { finished: false, ..good.clone() };
    short.decisions.truncate(40);
    let other = CardArtefact { seed: 99, ..good.clone() };
    let saves = home("broken", &[good, short, other]);
    let broken = saves.finished_folder().join("game-0004.json");
    fs::write(&broken, "{ \"far_lanes\": 1,").expect("a file");
    let reading = GameReading::all(&saves, &library);
    assert_eq!(reading.games().len(), 1);
    let named: Vec<&str> = reading.broken().iter().map(|it| it.why.as_str()).collect();
    assert_eq!(named.len(), 3);
    for (n, why) in named.iter().enumerate() {
        assert!(why.contains(&format!("game-000{}.json", n + 2)), "{why}");
    }
    assert_eq!(fs::read_to_string(&broken).expect("it is there"), "{ \"far_lanes\": 1,");
}
