//! Lives for tests, by the tables that the game has.

use characters::Setup;

use super::living::Living;

/// A life at its beginning.
pub fn begin(seed: u64) -> Living {
    let tables = super::tables::for_tests();
    let setup = Setup { name: "Ada".to_owned(), ..Setup::default() };
    Living::begin(&tables, setup, seed).expect("the plain figures")
}
