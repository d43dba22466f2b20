//! Tests of `opponent`.

use super::*;

fn word(opponent: Opponent, library: &Library) -> String {
    opponent.rival(0, library).kind.to_string()
}

#[test]
fn one_turns_through_everybody_and_back_to_the_steady_one() {
    let library = Library::load().expect("the shipped cards");
    let (mut opponent, mut seen) = (Opponent::default(), Vec::new());
    for _ in 0..library.personas.len() + 2 {
        seen.push(word(opponent, &library));
        opponent.turn(1, &library);
    }
    assert_eq!(
        (seen.first().map(String::as_str), seen.last().map(String::as_str)),
        (Some("mind"), Some("random"))
    );
    assert!(library.personas.iter().all(|persona| seen.contains(&persona.id)));
    assert_eq!(word(opponent, &library), "mind");
}

#[test]
fn a_level_goes_with_the_captain() {
    let library = Library::load().expect("the shipped cards");
    let mut opponent = Opponent::persona(1);
    opponent.turn_level(2);
    assert_eq!(word(opponent, &library), format!("{}/admiral", library.personas[0].id));
}

#[test]
fn a_persona_brings_their_favourite_deck_unless_another_is_named() {
    let library = Library::load().expect("the shipped cards");
    let mut opponent = Opponent::persona(1);
    let deck = |opponent: Opponent| opponent.rival(0, &library).deck;
    assert_eq!(deck(opponent).as_ref(), Some(&library.personas[0].deck));
    opponent.turn_deck(1, &library);
    assert_eq!(deck(opponent).as_ref(), Some(&library.decks[0].id));
    opponent.turn_deck(-1, &library);
    assert_eq!(deck(opponent).as_ref(), Some(&library.personas[0].deck));
}

#[test]
fn whoever_has_no_favourite_takes_the_next_deck() {
    let library = Library::load().expect("the shipped cards");
    let rival = Opponent::default().rival(library.decks.len() + 1, &library);
    assert_eq!(rival.deck.as_ref(), Some(&library.decks[1].id));
}
