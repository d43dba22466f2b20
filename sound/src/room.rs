//! Reverberation: echoes so close that they merge.

use crate::wave::{Wave, halving, samples};

/// Four echo delays, in samples, with no common divisor.
const WAYS: [usize; 4] = [1_559, 1_783, 1_979, 2_251];
/// Shorter delays that blur the echoes.
const CORNERS: [usize; 2] = [223, 557];

impl Wave {
    /// Adds the echo of a room where sound halves every `half` seconds: `share` of it returns from
    /// the walls.
    pub fn in_a_room(self, share: f32, half: f32) -> Wave {
        let tail = self.0.len() + samples(half * 8.0);
        let mut back = Wave(vec![0.0; tail]);
        for way in WAYS {
            back = back.with(0.0, from_walls(&self, tail, way, half));
        }
        let back = CORNERS.into_iter().fold(back, blurred);
        self.with(0.0, back.times(share / WAYS.len() as f32))
    }
}

/// Echoes that repeat after `way` samples, duller each time.
fn from_walls(wave: &Wave, tail: usize, way: usize, half: f32) -> Wave {
    let mut line = vec![0.0_f32; way];
    let (kept, mut dull) = (power(halving(half), way), 0.0);
    let mut at = 0;
    let sample = |n: usize| {
        at = if at + 1 < way { at + 1 } else { 0 };
        let back = line[at];
        dull += (back - dull) * 0.55;
        line[at] = wave.0.get(n).copied().unwrap_or_default() + dull * kept;
        back
    };
    Wave((0..tail).map(sample).collect())
}

/// All-pass filter: keeps all pitches but delays them unequally.
fn blurred(mut wave: Wave, way: usize) -> Wave {
    let mut line = vec![0.0_f32; way];
    let mut at = 0;
    for sample in &mut wave.0 {
        at = if at + 1 < way { at + 1 } else { 0 };
        let back = line[at];
        let sent = *sample + back * 0.5;
        line[at] = sent;
        *sample = back - sent * 0.5;
    }
    wave
}

fn power(base: f32, times: usize) -> f32 {
    (0..times).fold(1.0, |product, _| product * base)
}
