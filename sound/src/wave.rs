//! Waves: samples that are mixed, shaped, and made louder and softer.

use crate::RATE;

/// Samples of a sound under construction.
#[derive(Debug, Clone, PartialEq)]
pub struct Wave(pub Vec<f32>);

/// Number of samples in this many seconds.
pub fn samples(seconds: f32) -> usize {
    (seconds * RATE as f32) as usize
}

/// Factor from sample to sample that halves a level in `seconds`.
pub fn halving(seconds: f32) -> f32 {
    // The exponential function, whose argument is tiny here.
    let x = -core::f32::consts::LN_2 / (seconds * RATE as f32);
    1.0 + x * (1.0 + x * (0.5 + x / 6.0))
}

/// Smooth step from 0 to 1, with no corner at either end.
pub fn smooth(share: f32) -> f32 {
    let share = share.clamp(0.0, 1.0);
    share * share * (3.0 - 2.0 * share)
}

impl Wave {
    /// Creates samples from a function of the position, 0 to 1.
    pub fn drawn(seconds: f32, mut sample: impl FnMut(f32) -> f32) -> Wave {
        let count = samples(seconds);
        let step = 1.0 / count as f32;
        Wave((0..count).map(|n| sample(n as f32 * step)).collect())
    }

    /// Mixes in another wave that begins at `at` seconds.
    pub fn with(mut self, at: f32, other: Wave) -> Wave {
        let begin = samples(at);
        self.0.resize(self.0.len().max(begin + other.0.len()), 0.0);
        for (own, others) in self.0[begin..].iter_mut().zip(other.0) {
            *own += others;
        }
        self
    }

    /// Scales the loudness.
    pub fn times(mut self, gain: f32) -> Wave {
        self.0.iter_mut().for_each(|sample| *sample *= gain);
        self
    }

    /// Applies a struck envelope: rises within `attack` seconds, and halves every `half` seconds.
    /// The last fifth fades out.
    pub fn struck(mut self, attack: f32, half: f32) -> Wave {
        let (rising, fall) = (samples(attack).max(1), halving(half));
        let mut level = 1.0;
        for sample in &mut self.0 {
            *sample *= level;
            level *= fall;
        }
        for (n, sample) in self.0.iter_mut().take(rising).enumerate() {
            *sample *= smooth(n as f32 / rising as f32);
        }
        self.dying_away(0.2)
    }

    /// Fades out over the last `share` of the length.
    pub fn dying_away(mut self, share: f32) -> Wave {
        let going = self.0.len() as f32 * share;
        for (left, sample) in self.0.iter_mut().rev().take(going as usize).enumerate() {
            *sample *= smooth(left as f32 / going);
        }
        self
    }

    /// Swells up to `peak`, a share of its length, and fades again.
    pub fn swelling(mut self, peak: f32) -> Wave {
        let count = self.0.len() as f32;
        for (n, sample) in self.0.iter_mut().enumerate() {
            let share = n as f32 / count;
            *sample *= smooth(share / peak) * smooth((1.0 - share) / (1.0 - peak));
        }
        self
    }

    /// Cuts or pads with silence to this many seconds.
    pub fn lasting(mut self, seconds: f32) -> Wave {
        self.0.resize(samples(seconds), 0.0);
        self
    }
}
