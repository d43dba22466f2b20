//! Sounds of results: mallets for gains and losses, a bell for a new round, two tones for danger.

use super::note::{A3, A4, C4, D3, D4, D5, E5, F4, G4};
use crate::{
    noise::noise,
    tone::{glide, mallet, partial, pure, ringing},
    wave::Wave,
};

/// A fourth upwards, at ease.
pub fn success() -> Wave {
    mallet(A4, 0.20, 0.13, 0.7)
        .times(0.8)
        .with(0.125, mallet(D5, 0.18, 0.17, 0.8))
        .with(0.125, mallet(D4, 0.10, 0.16, 0.8).times(0.45))
        .in_a_room(0.35, 0.14)
}

/// A minor third downwards, on felt.
pub fn failure() -> Wave {
    mallet(F4, 0.10, 0.11, 0.6)
        .times(0.8)
        .with(0.16, mallet(D4, 0.08, 0.15, 0.8))
        .with(0.16, mallet(D3, 0.05, 0.14, 0.8).times(0.4))
        .below(3_000.0, 1_200.0)
        .in_a_room(0.30, 0.12)
}

/// A sixth upwards, with a light above it.
pub fn points() -> Wave {
    mallet(G4, 0.22, 0.16, 0.9)
        .with(0.11, mallet(E5, 0.20, 0.22, 1.1))
        .with(0.22, mallet(E5 * 2.0, 0.06, 0.16, 0.9).times(0.22))
        .with(0.11, mallet(C4, 0.08, 0.22, 1.0).times(0.5))
        .in_a_room(0.45, 0.18)
}

/// A ship's bell, far off.
pub fn round_begins() -> Wave {
    let bell = [
        partial(0.5, 0.35, 0.42),
        partial(1.0, 1.0, 0.36),
        partial(1.19, 0.55, 0.26),
        partial(1.5, 0.25, 0.19),
        partial(2.0, 0.45, 0.15),
        partial(2.67, 0.16, 0.08),
        partial(4.1, 0.07, 0.03),
    ];
    ringing(A3, 0.008, &bell, 2.4)
        .with(0.0, ringing(A3 * 1.003, 0.012, &bell[1..3], 2.4).times(0.6))
        .in_a_room(0.5, 0.22)
}

/// Two tones from a panel, twice: a ship's proximity warning.
pub fn alarm() -> Wave {
    let call = || horn(F4).with(0.30, horn(C4));
    call().with(0.66, call().times(0.8)).in_a_room(0.35, 0.12)
}

fn horn(hz: f32) -> Wave {
    pure(hz, 0.30)
        .with(0.0, pure(hz * 1.004, 0.30).times(0.8))
        .with(0.0, pure(hz * 2.0, 0.30).times(0.42))
        .with(0.0, pure(hz * 3.0, 0.30).times(0.20))
        .swelling(0.22)
}

/// A heartbeat with a sour note.
pub fn wound() -> Wave {
    let beat = || {
        glide(190.0, 98.0, 0.25)
            .struck(0.006, 0.045)
            .with(0.0, noise(31, 0.05).below(1_400.0, 400.0).struck(0.002, 0.014).times(0.9))
    };
    let sour = mallet(A3, 0.08, 0.10, 0.5).with(0.0, mallet(A3 * 1.06, 0.08, 0.10, 0.5));
    beat().with(0.17, beat().times(0.7)).with(0.02, sour.times(0.45)).in_a_room(0.25, 0.10)
}
