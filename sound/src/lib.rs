//! Synthesises every sound of the game: takes its name, returns samples, the same on every
//! platform.
//!
//! Headless and pure: no device, no clock, no files. All arithmetic is `+ - * /`; sines are
//! computed here, and noise has a fixed seed. The sounds suggest a ship's instruments and a
//! well-made board game: mallets, wood, paper, air; nothing shrill, nothing sudden, and every sound
//! as loud as its kind allows.

mod filter;
mod finish;
mod names;
mod noise;
mod recipes;
mod room;
mod tone;
mod wave;

pub use names::{Kind, Sound};

/// Samples a second; every sound is mono.
pub const RATE: u32 = 44_100;

/// Synthesises a sound as samples within -1 and 1: they begin and end with silence, and last
/// [`Sound::millis`].
pub fn synthesise(sound: Sound) -> Vec<f32> {
    finish::finish(recipes::of(sound), sound.millis(), sound.loudness())
}
