//! The last step of every sound: no clicks, no rumble below hearing, and the agreed loudness.

use crate::{
    RATE,
    wave::{Wave, samples, smooth},
};

/// Lower limit of hearing, in hertz.
const LOWEST: f32 = 28.0;
/// Shortest fade-in, in seconds.
const RISE: f32 = 0.0015;
/// Share of the sound that fades out.
const FALL: f32 = 0.2;

/// Brings the samples of a recipe to their length and loudness.
pub fn finish(wave: Wave, millis: u32, loudness: f32) -> Vec<f32> {
    let seconds = millis as f32 / 1000.0;
    let wave = rising(wave.lasting(seconds).above(LOWEST)).dying_away(FALL);
    let now = loudest(&wave.0);
    wave.times(loudness / now.max(f32::MIN_POSITIVE)).0
}

fn rising(mut wave: Wave) -> Wave {
    let rise = samples(RISE);
    for (n, sample) in wave.0.iter_mut().take(rise).enumerate() {
        *sample *= smooth(n as f32 / rise as f32);
    }
    wave
}

/// Root mean square of the loudest twentieth of a second.
fn loudest(samples: &[f32]) -> f32 {
    let half = RATE as usize / 40;
    let square = |part: &[f32]| part.iter().map(|it| it * it).sum::<f32>();
    let squares: Vec<f32> = samples.chunks(half).map(square).chain([0.0]).collect();
    let most = squares.windows(2).map(|pair| pair[0] + pair[1]).fold(0.0, f32::max);
    (most / (2 * half) as f32).sqrt()
}
