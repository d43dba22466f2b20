//! Throws, and odds counted over all dice.

use dice::{Dice, Distribution, Pool, Target, Throw};
use divan::{Bencher, black_box, counter::ItemsCount};

const THROWS: usize = 1000;

/// Throws of two dice against a number, each die kept.
#[divan::bench]
fn throws(bencher: Bencher) {
    let mut dice = Dice::seeded(1);
    bencher.counter(ItemsCount::new(THROWS)).bench_local(|| {
        for _ in 0..THROWS {
            black_box(Throw::roll(Pool::Dice(2), &mut dice).needing(Target::at_least(8)).success());
        }
    });
}

/// The exact odds of the middle number or more with so many dice.
#[divan::bench(args = [2, 3, 8, 21])]
fn exact_odds(count: u8) -> Option<dice::Odds> {
    let middle = i32::from(black_box(count)) * 7 / 2;
    Distribution::of(Pool::Dice(count)).map(|all| all.at_least(middle))
}

/// The exact odds of 8 or more with a boon.
#[divan::bench]
fn exact_odds_of_a_boon() -> dice::Odds {
    Distribution::boon().at_least(black_box(8))
}
