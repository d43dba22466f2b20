//! Staged fights: moments with everything in them that a picture should show, made by
//! hand, and a plain one for tests.

mod draft;
mod people;
mod scenes;
mod words;

pub use draft::Moment;
pub use scenes::{DemoScene, scene};
