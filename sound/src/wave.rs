//! Samples being put together: laid over each other, shaped, made louder and softer.

use crate::RATE;

/// A sound in the making.
#[derive(Debug, Clone, PartialEq)]
pub struct Wave(pub Vec<f32>);

/// How many samples so many seconds have.
pub fn samples(seconds: f32) -> usize {
    (seconds * RATE as f32) as usize
}

/// What something is multiplied with from sample to sample so that it has halved after `seconds`.
pub fn halving(seconds: f32) -> f32 {
    // The exponential function, whose argument is tiny here.
    let x = -core::f32::consts::LN_2 / (seconds * RATE as f32);
    1.0 + x * (1.0 + x * (0.5 + x / 6.0))
}

/// From 0 to 1 with no corner at either end.
pub fn smooth(share: f32) -> f32 {
    let share = share.clamp(0.0, 1.0);
    share * share * (3.0 - 2.0 * share)
}

impl Wave {
    /// One sample after the other, from how far along they are, 0 to 1.
    pub fn drawn(seconds: f32, mut sample: impl FnMut(f32) -> f32) -> Wave {
        let count = samples(seconds);
        let step = 1.0 / count as f32;
        Wave((0..count).map(|n| sample(n as f32 * step)).collect())
    }

    /// With another laid over it that begins at `at` seconds.
    pub fn with(mut self, at: f32, other: Wave) -> Wave {
        let begin = samples(at);
        self.0.resize(self.0.len().max(begin + other.0.len()), 0.0);
        for (own, others) in self.0[begin..].iter_mut().zip(other.0) {
            *own += others;
        }
        self
    }

    /// Louder or softer.
    pub fn times(mut self, gain: f32) -> Wave {
        self.0.iter_mut().for_each(|sample| *sample *= gain);
        self
    }

    /// Struck: it is there within `attack` seconds, and halves every `half` seconds. What is left of it
    /// in its last fifth dies away.
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

    /// Silent in the end, from this share of it before.
    pub fn dying_away(mut self, share: f32) -> Wave {
        let going = self.0.len() as f32 * share;
        for (left, sample) in self.0.iter_mut().rev().take(going as usize).enumerate() {
            *sample *= smooth(left as f32 / going);
        }
        self
    }

    /// Swelling up to `peak`, a share of its length, and away again.
    pub fn swelling(mut self, peak: f32) -> Wave {
        let count = self.0.len() as f32;
        for (n, sample) in self.0.iter_mut().enumerate() {
            let share = n as f32 / count;
            *sample *= smooth(share / peak) * smooth((1.0 - share) / (1.0 - peak));
        }
        self
    }

    /// Without what is beyond so many seconds, or with silence up to there.
    pub fn lasting(mut self, seconds: f32) -> Wave {
        self.0.resize(samples(seconds), 0.0);
        self
    }
}
