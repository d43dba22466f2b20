//! The card game by itself: nobody thinks, nothing is written to disk.

use cards::CardGame;
use divan::{Bencher, counter::ItemsCount};
use engine::{Game, Journal, Seat};

use super::table::Table;

const GAMES: u64 = 5;

/// Random decisions a second: whole games, their deal included.
#[divan::bench(args = [2, 3, 4], sample_count = 100, sample_size = 1)]
fn random_decisions(bencher: Bencher, captains: usize) {
    let table = Table::random(captains);
    let play = || (0..GAMES).map(|seed| table.play(seed, CardGame::forget_events)).sum::<usize>();
    bencher.counter(ItemsCount::new(play())).bench_local(play);
}

/// The same counted in games.
#[divan::bench(args = [2, 4], sample_count = 50, sample_size = 1)]
fn random_games(bencher: Bencher, captains: usize) {
    let table = Table::random(captains);
    let play = || (0..GAMES).map(|seed| table.play(seed, CardGame::forget_events)).sum::<usize>();
    bencher.counter(ItemsCount::new(GAMES)).bench_local(play);
}

/// A table from the setup to its first question.
#[divan::bench(args = [2, 4], sample_count = 50)]
fn set_up(bencher: Bencher, captains: usize) {
    let table = Table::random(captains);
    bencher.bench_local(|| table.game(1));
}

/// A game of four in its third hundred of decisions.
fn midgame() -> CardGame {
    let (table, mut decisions, mut kept) = (Table::random(4), 0, None);
    table.play(1, |game| {
        decisions += 1;
        if decisions == 250 {
            kept = Some(CardGame::restore(game.book(), &game.snapshot()));
        }
    });
    kept.expect("a game of four has so many decisions")
}

#[divan::bench]
fn snapshot(bencher: Bencher) {
    let game = midgame();
    bencher.bench_local(|| game.snapshot());
}

/// A world of its own from a snapshot.
#[divan::bench]
fn restore(bencher: Bencher) {
    let game = midgame();
    let snapshot = game.snapshot();
    bencher.bench_local(|| CardGame::restore(game.book(), &snapshot));
}

/// A scratch world laid out as the snapshot says, as minds that look ahead do it.
#[divan::bench]
fn rewind(bencher: Bencher) {
    let mut game = midgame();
    let snapshot = game.snapshot();
    bencher.bench_local(|| game.rewind(&snapshot));
}

/// All that a seat may know, veil and all.
#[divan::bench]
fn observe(bencher: Bencher) {
    let game = midgame();
    bencher.bench_local(|| game.observe(Seat(0)));
}

/// An observation, as a quick decision needs it.
#[divan::bench]
fn glance(bencher: Bencher) {
    let game = midgame();
    bencher.bench_local(|| game.glance(Seat(0)));
}

/// Events a second into a journal, hash included.
#[divan::bench]
fn journal(bencher: Bencher) {
    let (table, mut events) = (Table::random(2), Vec::new());
    table.play(1, |game| {
        events.extend(game.journal().events().iter().cloned());
        game.forget_events();
    });
    bencher
        .counter(ItemsCount::new(events.len()))
        .with_inputs(|| events.clone())
        .bench_local_values(|events| {
            let mut journal = Journal::default();
            events.into_iter().for_each(|event| journal.tell(event));
            journal.hash()
        });
}
