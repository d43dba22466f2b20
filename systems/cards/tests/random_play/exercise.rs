//! The printed parts of the shipped cards come up in play.

use std::collections::BTreeSet;

use cards::{
    data::Def,
    exercise::{Exercise, OnCard, Reached},
};

use super::table::Table;

/// Number of games that bring up most of them.
const GAMES: u64 = 150;
/// Number of games that bring up some part of every card.
const ENOUGH: u64 = 400;

/// `FAR_LANES_GAMES` plays more games; with enough of them, some part of every card has taken
/// effect.
#[test]
fn what_is_printed_on_the_shipped_cards_comes_up_in_games_by_chance() {
    let table = Table::shipped();
    let wanted = std::env::var("FAR_LANES_GAMES").ok().and_then(|n| n.parse().ok());
    let games = wanted.unwrap_or(GAMES);
    let exercise = Exercise::of(&table.book, table.setup.constants, games);
    let missing: Vec<(OnCard, Reached)> = exercise.missing().collect();
    for ((def, what), reached) in &missing {
        println!("{}: {what} ({reached:?})", table.book.card(*def).id);
    }
    assert!(missing.len() * 5 < exercise.all().count(), "{} are missing", missing.len());
    let unplayed = unplayed(&exercise);
    let unplayed: Vec<&str> = unplayed.iter().map(|&def| &*table.book.card(def).id).collect();
    assert!(games < ENOUGH || unplayed.is_empty(), "never played in {games} games: {unplayed:?}");
}

/// Cards without any part that has taken effect.
fn unplayed(exercise: &Exercise) -> BTreeSet<Def> {
    let played = exercise.all().filter(|(_, reached)| *reached == Reached::Done);
    let played: BTreeSet<Def> = played.map(|((def, _), _)| def).collect();
    let all = exercise.all().map(|((def, _), _)| def);
    all.filter(|def| !played.contains(def)).collect()
}
