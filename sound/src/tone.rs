//! Tones: sines alone, in chords, gliding, and phase-modulated.

use crate::{RATE, wave::Wave};

/// Sine of an angle in turns, by its series: accurate to a hundred-thousandth.
pub fn sine(turns: f32) -> f32 {
    // Reduces to half a turn on either side of 0. Truncating is quicker than rounding down.
    let turns = turns - ((turns + 64.5) as i32 - 64) as f32;
    // Folds into a quarter, where the series is short; without branches, because it runs millions
    // of times.
    let folded = turns.abs().min(0.5 - turns.abs()).copysign(turns);
    let x = folded * core::f32::consts::TAU;
    let xx = x * x;
    x * (1.0 - xx * (1.0 / 6.0 - xx * (1.0 / 120.0 - xx * (1.0 / 5_040.0 - xx / 362_880.0))))
}

/// Advances the angle by one sample.
fn turned(turns: f32, hz: f32) -> f32 {
    let turns = turns + hz * (1.0 / RATE as f32);
    if turns < 1.0 { turns } else { turns - 1.0 }
}

/// Pure sine, as a vector rotated by the same angle from sample to sample, which is quicker than
/// computing each sine.
pub fn pure(hz: f32, seconds: f32) -> Wave {
    let angle = hz / RATE as f32;
    // The cosine is nearly 1, so it is computed from its difference: an error would be raised to a
    // high power.
    let half = sine(angle * 0.5);
    let (along, across) = (1.0 - 2.0 * half * half, sine(angle));
    let (mut x, mut y) = (1.0, 0.0);
    Wave::drawn(seconds, |_| {
        (x, y) = (x * along - y * across, x * across + y * along);
        y
    })
}

/// Sine that glides from one pitch to another, fast at first.
pub fn glide(from: f32, to: f32, seconds: f32) -> Wave {
    let mut turns = 0.0;
    Wave::drawn(seconds, |share| {
        let left = 1.0 - share;
        turns = turned(turns, to + (from - to) * left * left * left);
        sine(turns)
    })
}

/// One of the sines of a struck object.
pub struct Partial {
    /// Multiple of the lowest pitch.
    pub ratio: f32,
    pub level: f32,
    /// Half-life in seconds.
    pub half: f32,
}

/// Creates a partial from ratio, level and half-life.
pub const fn partial(ratio: f32, level: f32, half: f32) -> Partial {
    Partial { ratio, level, half }
}

/// Struck object that rings with these partials.
pub fn ringing(hz: f32, attack: f32, partials: &[Partial], seconds: f32) -> Wave {
    let silence = Wave(Vec::new());
    partials.iter().fold(silence, |sum, it| {
        let one = pure(hz * it.ratio, seconds).struck(attack, it.half);
        sum.with(0.0, one.times(it.level))
    })
}

/// Soft mallet on a bar: one sine modulates another with decreasing depth, so the stroke is bright
/// and the rest pure. Two of them slightly detuned, for warmth.
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

/// Held chord of three soft, slightly detuned voices.
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
