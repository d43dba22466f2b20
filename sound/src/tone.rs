//! Tones: sines, alone, in families, gliding, and one shaking another.

use crate::{RATE, wave::Wave};

/// The sine of an angle in turns, by its series: wrong by less than a hundred-thousandth.
pub fn sine(turns: f32) -> f32 {
    // Into half a turn before or after noon. Cutting off is quicker than rounding down.
    let turns = turns - ((turns + 64.5) as i32 - 64) as f32;
    // Into a quarter, where the series is short; without branches, for there are millions of these.
    let folded = turns.abs().min(0.5 - turns.abs()).copysign(turns);
    let x = folded * core::f32::consts::TAU;
    let xx = x * x;
    x * (1.0 - xx * (1.0 / 6.0 - xx * (1.0 / 120.0 - xx * (1.0 / 5_040.0 - xx / 362_880.0))))
}

/// A little further round, after one more sample.
fn turned(turns: f32, hz: f32) -> f32 {
    let turns = turns + hz * (1.0 / RATE as f32);
    if turns < 1.0 { turns } else { turns - 1.0 }
}

/// A sine: a hand that is turned by the same angle from sample to sample, which is quicker than to work
/// each sine out.
pub fn pure(hz: f32, seconds: f32) -> Wave {
    let angle = hz / RATE as f32;
    // Nearly 1, so it is got from what it lacks of that: an error would be taken to a high power.
    let half = sine(angle * 0.5);
    let (along, across) = (1.0 - 2.0 * half * half, sine(angle));
    let (mut x, mut y) = (1.0, 0.0);
    Wave::drawn(seconds, |_| {
        (x, y) = (x * along - y * across, x * across + y * along);
        y
    })
}

/// A sine that goes from one pitch to another, fast at first.
pub fn glide(from: f32, to: f32, seconds: f32) -> Wave {
    let mut turns = 0.0;
    Wave::drawn(seconds, |share| {
        let left = 1.0 - share;
        turns = turned(turns, to + (from - to) * left * left * left);
        sine(turns)
    })
}

/// One of the sines that a struck thing sounds with.
pub struct Partial {
    /// How many times as high as the lowest.
    pub ratio: f32,
    pub level: f32,
    /// The seconds in which it halves.
    pub half: f32,
}

/// The partials of something, each as ratio, level and half-life.
pub const fn partial(ratio: f32, level: f32, half: f32) -> Partial {
    Partial { ratio, level, half }
}

/// Something struck that rings with these partials.
pub fn ringing(hz: f32, attack: f32, partials: &[Partial], seconds: f32) -> Wave {
    let silence = Wave(Vec::new());
    partials.iter().fold(silence, |sum, it| {
        let one = pure(hz * it.ratio, seconds).struck(attack, it.half);
        sum.with(0.0, one.times(it.level))
    })
}

/// A soft mallet on a bar: one sine shakes another, ever less, so the stroke is bright and the rest
/// pure. Two of them a hair apart, for warmth.
pub fn mallet(hz: f32, brightness: f32, half: f32, seconds: f32) -> Wave {
    let bar = |hz: f32| {
        let shaking = pure(hz * 3.97, seconds).struck(0.001, half * 0.18).times(brightness);
        let mut turns = 0.0;
        let sounding = |shaken: f32| {
            turns = turned(turns, hz);
            sine(turns + shaken)
        };
        Wave(shaking.0.into_iter().map(sounding).collect())
    };
    let both = bar(hz * 0.9988).with(0.0, bar(hz * 1.0012).times(0.8));
    both.struck(0.006, half)
}

/// A held chord of three soft voices on one pitch, a little apart from each other.
pub fn voices(hz: f32, seconds: f32) -> Wave {
    let voice = |by: f32, level: f32| pure(hz * by, seconds).times(level);
    voice(0.9975, 0.8).with(0.0, voice(1.0025, 0.8)).with(0.0, voice(2.001, 0.32))
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::wave::samples;

    #[test]
    fn the_series_is_a_sine() {
        for n in -400..800_i16 {
            let turns = f32::from(n) / 400.0;
            let wanted = (turns * core::f32::consts::TAU).sin();
            assert!((sine(turns) - wanted).abs() < 0.000_01, "{turns}: {} {wanted}", sine(turns));
        }
    }

    #[test]
    fn a_long_tone_neither_swells_nor_goes_out_of_tune() {
        let tone = pure(440.0, 4.0);
        let last = &tone.0[samples(3.9)..];
        let peak = last.iter().fold(0.0_f32, |most, it| most.max(*it));
        assert!((peak - 1.0).abs() < 0.02, "{peak}");
        let turns = last.windows(2).filter(|pair| pair[0] < 0.0 && pair[1] >= 0.0).count();
        assert_eq!(turns, 44);
    }

    #[test]
    fn what_is_struck_has_halved_after_its_half_life() {
        let struck = pure(1_000.0, 1.0).struck(0.001, 0.1);
        let peak = |from: f32| {
            let some = &struck.0[samples(from)..samples(from + 0.002)];
            some.iter().fold(0.0_f32, |most, it| most.max(*it))
        };
        assert!((peak(0.3) / peak(0.2) - 0.5).abs() < 0.02, "{} {}", peak(0.2), peak(0.3));
    }
}
