//! Filters that let part of the pitches through, with a pitch that may glide.

use crate::{RATE, tone::sine, wave::Wave};

/// State-variable filter with low, band and high outputs.
struct Stages {
    low: f32,
    band: f32,
    high: f32,
}

impl Stages {
    const SILENT: Stages = Stages { low: 0.0, band: 0.0, high: 0.0 };

    /// Feeds a sample into the filter, centred at `hz`; the higher `narrow`, the narrower the band.
    fn hear(&mut self, sample: f32, hz: f32, narrow: f32) {
        // Stable up to a sixth of the sample rate.
        let f = 2.0 * sine((hz / RATE as f32).min(1.0 / 6.0) * 0.5);
        self.low += f * self.band;
        self.high = sample - self.low - self.band / narrow;
        self.band += f * self.high;
    }
}

impl Wave {
    /// Low-pass filter whose pitch glides from `from` to `to`.
    pub fn below(self, from: f32, to: f32) -> Wave {
        self.filtered(from, to, 0.7, |stages| stages.low)
    }

    /// Band-pass filter whose pitch glides from `from` to `to`.
    pub fn around(self, from: f32, to: f32, narrow: f32) -> Wave {
        self.filtered(from, to, narrow, |stages| stages.band)
    }

    /// High-pass filter.
    pub fn above(self, hz: f32) -> Wave {
        self.filtered(hz, hz, 0.7, |stages| stages.high)
    }

    fn filtered(mut self, from: f32, to: f32, narrow: f32, part: fn(&Stages) -> f32) -> Wave {
        let (mut stages, count) = (Stages::SILENT, self.0.len() as f32);
        for (n, sample) in self.0.iter_mut().enumerate() {
            stages.hear(*sample, from + (to - from) * n as f32 / count, narrow);
            *sample = part(&stages);
        }
        self
    }
}
