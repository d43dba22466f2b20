//! Time to live ten thousand lives from one seed, beside as many bare throws of two dice.
//!
//! `cargo bench -p characters`

#![expect(clippy::disallowed_methods, reason = "a benchmark has a clock")]

#[path = "../tests/shared/mod.rs"]
mod shared;

use std::{
    hint::black_box,
    time::{Duration, Instant},
};

use characters::{
    Setup,
    wish::{self, Wish},
};
use dice::{Dice, Pool, Target, Throw};
use shared::tables;

const LIVES: u64 = 10_000;
const RUNS: usize = 7;

/// Median time of several runs.
fn median(mut work: impl FnMut()) -> Duration {
    let mut times: Vec<Duration> = (0..RUNS)
        .map(|_| {
            let begun = Instant::now();
            work();
            begun.elapsed()
        })
        .collect();
    times.sort_unstable();
    times[RUNS / 2]
}

fn main() {
    let (tables, setup) = (tables(), Setup::default());
    let mut throws = 0u64;
    let lives = median(|| {
        throws = 0;
        for seed in 0..LIVES {
            let life = wish::live(&tables, &setup, &Wish::Anything, None, seed).expect("sound");
            let events = engine::Game::journal(&life).events();
            throws += events.iter().filter(|event| event.throw().is_some()).count() as u64;
        }
    });
    let bare = median(|| {
        let mut dice = Dice::seeded(1);
        for _ in 0..throws {
            let throw = Throw::roll(Pool::Dice(2), &mut dice).needing(Target::at_least(8));
            black_box(throw.success());
        }
    });
    let rate = LIVES as f64 / lives.as_secs_f64();
    let ratio = lives.as_secs_f64() / bare.as_secs_f64();
    println!(
        "{LIVES} lives with {throws} throws: {lives:.2?}, {rate:.0} lives a second on one core"
    );
    println!("the same throws alone: {bare:.2?}; a life costs {ratio:.1} times its dice");
}
