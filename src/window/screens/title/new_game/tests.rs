//! Tests of `new_game`.

use super::*;

#[test]
fn every_rival_has_a_chair_of_their_own() {
    let library = Library::load().expect("the shipped cards");
    let mut page = NewGame { rivals: 3, ..NewGame::default() };
    page.use_row(Item::Level(1), How::Turned(2), &library);
    page.use_row(Item::Deck(2), How::Turned(1), &library);
    let game_options = page.game_options(&library);
    let rivals = game_options.against.expect("three of them");
    let kinds: Vec<String> = rivals.iter().map(|rival| rival.kind.to_string()).collect();
    let second = format!("{}/admiral", library.personas[0].id);
    assert_eq!(kinds, ["mind".to_owned(), second, library.personas[1].id.clone()]);
    assert_eq!(rivals[2].deck.as_ref(), Some(&library.decks[0].id));
}

#[test]
fn nobody_else_is_a_solo_game() {
    let library = Library::load().expect("the shipped cards");
    let mut page = NewGame::default();
    page.use_row(Item::Rivals, How::Turned(-1), &library);
    assert_eq!(page.game_options(&library).against, Some(Vec::new()));
    assert_eq!(page.in_words(&library), "alone");
}

#[test]
fn a_captain_plays_in_ones_place_and_one_watches() {
    let library = Library::load().expect("the shipped cards");
    let mut page = NewGame::default();
    assert!(!page.is_watched() && !page.items(&library).contains(&Item::PlayerLevel));
    page.use_row(Item::Player, How::Turned(2), &library);
    page.use_row(Item::PlayerLevel, How::Turned(1), &library);
    page.use_row(Item::Mine, How::Turned(1), &library);
    assert_eq!(page.in_words(&library), "watch two");
    let setup = page.watched(&library).expect("shipped decks");
    let players: Vec<&str> = setup.captains.iter().map(|it| it.player.as_str()).collect();
    assert_eq!(players, [&format!("{}/commander", library.personas[0].id), "mind"]);
    assert_eq!(setup.captains[0].deck.name, library.decks[1].deck.name);
    page.use_row(Item::Player, How::Turned(-2), &library);
    assert!(!page.is_watched(), "one plays oneself again");
}
