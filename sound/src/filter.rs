//! Filters: what is let through of all pitches, and how that changes on the way.

use crate::{RATE, tone::sine, wave::Wave};

/// A filter of two stages that has low, middle and high at once.
struct Stages {
    low: f32,
    band: f32,
    high: f32,
}

impl Stages {
    const SILENT: Stages = Stages { low: 0.0, band: 0.0, high: 0.0 };

    /// Takes in a sample, with its middle at `hz`; the higher `narrow`, the less beside it.
    fn hear(&mut self, sample: f32, hz: f32, narrow: f32) {
        // It is stable up to a sixth of the rate.
        let f = 2.0 * sine((hz / RATE as f32).min(1.0 / 6.0) * 0.5);
        self.low += f * self.band;
        self.high = sample - self.low - self.band / narrow;
        self.band += f * self.high;
    }
}

impl Wave {
    /// What lies below a pitch, which goes from one to another on the way.
    pub fn below(self, from: f32, to: f32) -> Wave {
        self.filtered(from, to, 0.7, |stages| stages.low)
    }

    /// What lies around a pitch, which goes from one to another on the way.
    pub fn around(self, from: f32, to: f32, narrow: f32) -> Wave {
        self.filtered(from, to, narrow, |stages| stages.band)
    }

    /// What lies above a pitch.
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
