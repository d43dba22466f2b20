//! Lives: characters a second on one thread.

use std::sync::Arc;

use characters::{
    Setup,
    wish::{self, Wish},
};
use divan::{Bencher, counter::ItemsCount};
use far_lanes::roster::tables;

const LIVES: u64 = 1000;

#[divan::bench(sample_count = 20, sample_size = 1)]
fn lives(bencher: Bencher) {
    let (tables, setup) = (Arc::new(tables::load().expect("shipped tables")), Setup::default());
    bencher.counter(ItemsCount::new(LIVES)).bench_local(|| {
        for seed in 0..LIVES {
            let life = wish::live(&tables, &setup, &Wish::Anything, None, seed).expect("sound");
            divan::black_box(life);
        }
    });
}
