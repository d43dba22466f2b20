//! The shipped armoury and scenarios, and what is said of broken ones.

mod broken;
mod minds;
mod scenarios;
mod tables;
mod worn;

use std::path::Path;

use super::Skirmishes;

/// The project's own assets.
pub(super) fn shipped() -> Skirmishes {
    let assets = Path::new(env!("CARGO_MANIFEST_DIR")).join("assets");
    Skirmishes::read(&assets, None).expect("the shipped tables")
}
