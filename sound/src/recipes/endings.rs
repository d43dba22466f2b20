//! Long sounds: jump, victory, defeat.

use super::note::{A2, A3, A4, A5, C4, D2, D3, D4, D5, F_SHARP_4, F3};
use crate::{
    noise::noise,
    tone::{glide, mallet, voices},
    wave::Wave,
};

/// Drives that gather, a rush, and the quiet after it.
pub fn jump() -> Wave {
    let drive = |from: f32, level: f32| glide(from * 1.5, from, 2.7).swelling(0.5).times(level);
    let rising = |from: f32, to: f32| {
        // A glide is fast at first; reversed, it gathers speed.
        let mut wave = glide(to, from, 1.5);
        wave.0.reverse();
        wave.swelling(0.85)
    };
    drive(D2 * 2.0, 0.40)
        .with(0.0, drive(D2, 0.40))
        .with(0.0, drive(A2 * 1.003, 0.45))
        .with(0.0, rising(D3, D4).times(0.55))
        .with(0.0, rising(A3, A4 * 1.004).times(0.32))
        .with(0.15, noise(61, 1.35).around(240.0, 1_900.0, 1.4).swelling(0.88).times(0.95))
        .with(1.38, noise(62, 1.3).around(1_700.0, 220.0, 1.0).swelling(0.06).times(0.65))
        .in_a_room(0.45, 0.25)
}

/// Four notes upwards into a held chord.
pub fn victory() -> Wave {
    let notes = [(0.0, D4, 0.8), (0.17, F_SHARP_4, 0.8), (0.34, A4, 0.85), (0.51, D5, 1.0)];
    let chord = [(D3, 0.5), (A3, 0.4), (F_SHARP_4, 0.35)];
    let silence = Wave(Vec::new());
    let run = notes.into_iter().fold(silence, |sum, (at, hz, level)| {
        sum.with(at, mallet(hz, 0.22, 0.30, 1.9).times(level))
    });
    let run = chord.into_iter().fold(run, |sum, (hz, level)| {
        sum.with(0.30, voices(hz, 3.4).swelling(0.22).times(level * 0.42))
    });
    run.with(0.85, mallet(A5, 0.08, 0.24, 1.5).times(0.22))
        .with(1.02, mallet(D5 * 2.0, 0.06, 0.24, 1.5).times(0.16))
        .in_a_room(0.5, 0.28)
}

/// Falling notes, like lights that go out one after the other.
pub fn defeat() -> Wave {
    let notes = [(0.0, D4, 0.9), (0.42, C4, 0.85), (0.84, A3, 0.85), (1.32, F3, 1.0)];
    let silence = Wave(Vec::new());
    let run = notes.into_iter().fold(silence, |sum, (at, hz, level)| {
        sum.with(at, mallet(hz, 0.07, 0.26, 1.6).times(level))
    });
    run.with(0.5, voices(D3, 3.2).swelling(0.35).times(0.25))
        .with(0.9, voices(F3, 2.8).swelling(0.35).times(0.18))
        .with(0.5, voices(D2, 3.2).swelling(0.4).times(0.30))
        .below(2_400.0, 500.0)
        .in_a_room(0.5, 0.28)
}
