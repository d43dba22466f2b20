//! Lives for tests, by the tables that the game has.

use std::{path::Path, sync::Arc};

use characters::Setup;

use super::living::Living;
use crate::roster::tables;

/// A life at its beginning.
pub fn begin(seed: u64) -> Living {
    let assets = Path::new(env!("CARGO_MANIFEST_DIR")).join("assets");
    let tables = Arc::new(tables::read(&assets).expect("the shipped tables"));
    let setup = Setup { name: "Ada".to_owned(), ..Setup::default() };
    Living::begin(&tables, setup, seed).expect("the plain figures")
}
