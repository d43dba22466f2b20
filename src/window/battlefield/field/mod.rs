//! The field as a picture: ground and sky by terrain and light, what stands on it, and who.
//!
//! Places of the line run from left to right; from back to front everybody has a lane of their
//! own, so that figures at one place stand apart. Lanes mean nothing in the rules.

pub mod arms;
pub mod backdrop;
pub mod camera;
mod corridor;
pub mod cover;
pub mod draw;
pub mod figure;
pub mod ground;
pub mod labels;
pub mod marks;
pub mod onstage;
pub mod palette;
pub mod people;
pub mod placing;
pub mod pose;
pub mod presence;
pub mod preview;
pub mod ranges;
pub mod shape;
pub mod sides;
