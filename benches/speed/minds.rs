//! Minds at cards: whole games of each level against its like, and time a choice of each kind.

use std::{
    collections::BTreeMap,
    sync::{Arc, OnceLock},
};

use ai::{Level, Mind, family};
use cards::{CardGame, Choice, Observation};
use divan::{Bencher, counter::ItemsCount};
use engine::{Decision, Game, Player};

use super::table::{Table, library};

/// A choice as it stood, with what its seat saw.
type Position = (Observation, Choice);

/// Random games that choices are taken from.
const GAMES: u64 = 40;
/// Of each kind at most so many, spread over those games.
const EACH: usize = 64;

fn mind(level: &str) -> Mind {
    let level: Level = level.parse().expect("a level");
    Mind::new(
        Arc::clone(&Table::random(2).book),
        library().personality.clone(),
        library().levels.of(level).clone(),
    )
}

/// One game of two who decide alike; how many decisions it took.
fn play(table: &Table, mind: &mut Mind, seed: u64) -> usize {
    let (mut game, mut decisions) = (table.game(seed), 0);
    while let Some(choice) = game.choice() {
        let seat = choice.seat;
        let chosen = mind.decide(&game.observe(seat), choice);
        game.decide(Decision { seat, chosen }).expect("it was offered");
        game.forget_events();
        decisions += 1;
    }
    decisions
}

/// Games a second, levels that do not look ahead.
#[divan::bench(args = ["cadet", "ensign", "lieutenant"], sample_count = 10, sample_size = 1)]
fn games(bencher: Bencher, level: &str) {
    let (table, mut mind, mut seeds) = (Table::random(2), mind(level), (0..10).cycle());
    let play = || play(&table, &mut mind, seeds.next().expect("there is no end"));
    bencher.counter(ItemsCount::new(1usize)).bench_local(play);
}

/// Games a second, levels that look ahead: two games of each.
#[divan::bench(args = ["commander", "admiral"], sample_count = 2, sample_size = 1)]
fn games_ahead(bencher: Bencher, level: &str) {
    let (table, mut mind, mut seeds) = (Table::random(2), mind(level), (0..2).cycle());
    let play = || play(&table, &mut mind, seeds.next().expect("there is no end"));
    bencher.counter(ItemsCount::new(1usize)).bench_local(play);
}

/// A decision of a lieutenant, by what is being decided; looking at the table is not in it.
#[divan::bench(args = kinds(), sample_count = 20, sample_size = 1)]
fn choice(bencher: Bencher, kind: &str) {
    let (mut mind, positions) = (mind("lieutenant"), &positions()[kind]);
    bencher.counter(ItemsCount::new(positions.len())).bench_local(|| {
        positions.iter().for_each(|(seen, choice)| {
            divan::black_box(mind.decide(seen, choice));
        });
    });
}

fn kinds() -> impl Iterator<Item = &'static str> {
    positions().keys().copied()
}

/// Choices by their kind, as random games of two come to them.
fn positions() -> &'static BTreeMap<&'static str, Vec<Position>> {
    static POSITIONS: OnceLock<BTreeMap<&'static str, Vec<Position>>> = OnceLock::new();
    POSITIONS.get_or_init(|| {
        let (table, mut positions) = (Table::random(2), BTreeMap::<_, Vec<Position>>::new());
        for seed in 0..GAMES {
            table.play(seed, |game: &mut CardGame| {
                let choice = game.choice().expect("somebody is asked");
                let (kept, most) =
                    (positions.entry(family(choice.why)).or_default(), 1 + seed as usize);
                if kept.len() < EACH.min(most * 4) {
                    kept.push((game.observe(choice.seat), choice.clone()));
                }
            });
        }
        positions
    })
}
