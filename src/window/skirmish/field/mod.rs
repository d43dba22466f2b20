//! The field as a picture: ground and sky by terrain and light, what stands on it, and who.
//!
//! Places of the line run from left to right; from back to front everybody has a lane of their
//! own, so that figures at one place stand apart. Lanes mean nothing in the rules.

pub mod arms;
mod backdrop;
pub mod camera;
mod corridor;
mod cover;
mod draw;
pub mod figure;
mod ground;
mod labels;
mod marks;
pub mod palette;
mod people;
pub mod pose;
mod preview;
pub mod ranges;
pub mod shape;
pub mod sides;
mod touch;

pub use camera::{Camera, Stage};
pub use draw::{draw, scene_of, still};

use skirmish::Condition;

/// Whether somebody in this condition is still on the field.
pub fn is_here(condition: Condition) -> bool {
    !matches!(condition, Condition::Gone(_))
}
