//! How fast the rules and the minds are, piece by piece. `BENCHMARKS.md` says what each figure means.
//!
//! `cargo bench --bench speed --no-default-features`, or a part: `-- cards`, `-- minds::game`.
//!
//! All of it is the same work each time: fixed seeds, shipped cards. Items are what is counted: decisions,
//! games, events, lives.

mod cards;
mod dice;
mod fights;
mod loading;
mod minds;
mod people;
mod table;

fn main() {
    divan::main();
}
