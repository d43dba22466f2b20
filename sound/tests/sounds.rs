//! The sounds themselves: none clicks, hums, startles, or resembles another.

use sound::{Kind, RATE, Sound, synthesise};
use xxhash_rust::xxh3::xxh3_64;

/// Every sound with its samples.
fn sounds() -> Vec<(Sound, Vec<f32>)> {
    Sound::ALL.into_iter().map(|sound| (sound, synthesise(sound))).collect()
}

/// Root mean square.
fn loudness(samples: &[f32]) -> f32 {
    let sum: f32 = samples.iter().map(|it| it * it).sum();
    (sum / samples.len().max(1) as f32).sqrt()
}

/// Root mean square of the loudest twentieth of a second.
fn loudest(samples: &[f32]) -> f32 {
    let wide = (RATE / 20) as usize;
    let begins = (0..samples.len().saturating_sub(wide).max(1)).step_by(wide / 10);
    let of = |from: usize| loudness(&samples[from..samples.len().min(from + wide)]);
    begins.map(of).fold(0.0, f32::max)
}

/// Strength of a pitch in a sound.
fn strength(samples: &[f32], hz: f32) -> f32 {
    let turn = |n: usize| std::f32::consts::TAU * (hz * n as f32 / RATE as f32).fract();
    let (mut x, mut y) = (0.0, 0.0);
    for (n, sample) in samples.iter().enumerate() {
        x += sample * turn(n).cos();
        y += sample * turn(n).sin();
    }
    (x * x + y * y).sqrt() / samples.len() as f32
}

#[test]
fn every_sound_lasts_as_long_as_it_says() {
    for (sound, samples) in sounds() {
        let says = (f64::from(sound.millis()) * f64::from(RATE) / 1000.0) as usize;
        assert!(samples.len().abs_diff(says) <= 1, "{sound:?}: {} and {says}", samples.len());
    }
}

#[test]
fn interface_sounds_are_short_and_none_holds_the_table_up() {
    for sound in Sound::ALL {
        let most = match sound.kind() {
            Kind::Interface => 300,
            Kind::Table => 500,
            Kind::Event => 4_500,
        };
        assert!(sound.millis() <= most, "{sound:?}");
    }
}

#[test]
fn no_sample_is_louder_than_a_device_can_play() {
    for (sound, samples) in sounds() {
        assert!(samples.iter().all(|it| it.is_finite()), "{sound:?}");
        let peak = samples.iter().fold(0.0_f32, |most, it| most.max(it.abs()));
        assert!((0.02..0.6).contains(&peak), "{sound:?} peaks at {peak}");
    }
}

#[test]
fn every_sound_comes_out_of_silence_and_goes_back_into_it() {
    for (sound, samples) in sounds() {
        let (loud, edge) = (loudest(&samples), samples.len() / 50);
        assert!(samples[0] == 0.0 && samples[samples.len() - 1] == 0.0, "{sound:?}");
        let end = loudness(&samples[samples.len() - edge..]);
        assert!(end < loud * 0.02, "{sound:?} is cut off at {end}");
        let leap = samples.windows(2).map(|pair| (pair[1] - pair[0]).abs());
        let first = leap.take(20).fold(0.0, f32::max);
        assert!(first < 0.05, "{sound:?} clicks by {first}");
    }
}

#[test]
fn no_sound_pushes_a_membrane_to_one_side() {
    for (sound, samples) in sounds() {
        let mean = samples.iter().sum::<f32>() / samples.len() as f32;
        assert!(mean.abs() < 0.000_2, "{sound:?} lies at {mean}");
    }
}

#[test]
fn what_one_does_is_softer_than_what_is_moved_and_that_than_what_happens() {
    for (sound, samples) in sounds() {
        let band = match sound.kind() {
            Kind::Interface => 0.008..0.032,
            Kind::Table => 0.032..0.05,
            Kind::Event => 0.06..0.15,
        };
        let loud = loudest(&samples);
        assert!(band.contains(&loud), "{sound:?} is as loud as {loud}");
    }
}

#[test]
fn three_of_the_loudest_at_once_can_still_be_played() {
    let mut peaks: Vec<f32> = sounds()
        .iter()
        .map(|(_, it)| it.iter().fold(0.0_f32, |most, it| most.max(it.abs())))
        .collect();
    peaks.sort_by(|one, other| other.total_cmp(one));
    assert!(peaks[..3].iter().sum::<f32>() < 1.2, "{:?}", &peaks[..3]);
}

#[test]
fn no_two_sounds_are_alike() {
    let sounds = sounds();
    for (n, (sound, samples)) in sounds.iter().enumerate() {
        for (other, others) in &sounds[..n] {
            let product: f32 = samples.iter().zip(others).map(|(a, b)| a * b).sum();
            let whole = |it: &[f32]| loudness(it) * (it.len() as f32).sqrt();
            let alike = product / (whole(samples) * whole(others));
            assert!(alike.abs() < 0.4, "{sound:?} is {alike} of {other:?}");
        }
    }
}

#[test]
fn what_is_gained_rises_and_what_is_lost_falls() {
    // Notes of the recipes, in the first and in the second half of the sound.
    let cases = [
        (Sound::Success, 0.115, 440.0, 587.33),
        (Sound::Points, 0.105, 392.0, 659.26),
        (Sound::Failure, 0.15, 349.23, 293.66),
    ];
    for (sound, turns, first, then) in cases {
        let samples = synthesise(sound);
        let (before, after) = samples.split_at((turns * RATE as f32) as usize);
        let after = &after[..before.len() * 2];
        assert!(strength(before, first) > 2.0 * strength(before, then), "{sound:?}");
        assert!(strength(after, then) > strength(after, first), "{sound:?}");
    }
}

#[test]
fn a_swell_is_loudest_in_the_middle_and_a_blow_at_once() {
    let thirds = |sound: Sound| {
        let samples = synthesise(sound);
        let third = samples.len() / 3;
        [0, 1, 2].map(|n| loudness(&samples[n * third..(n + 1) * third]))
    };
    let [first, middle, last] = thirds(Sound::Jump);
    assert!(middle > first * 1.5 && middle > last * 1.5, "{first} {middle} {last}");
    for blow in [Sound::Damage, Sound::Shot, Sound::Blast, Sound::Place, Sound::Token] {
        let [first, middle, last] = thirds(blow);
        assert!(first > middle * 2.0 && middle > last * 1.5, "{blow:?} {first} {middle} {last}");
    }
}

#[test]
fn the_same_sound_has_the_same_samples_everywhere_and_always() {
    let golden = [
        (Sound::Tick, 6_189_096_369_690_720_306),
        (Sound::Take, 2_092_932_703_225_120_078),
        (Sound::Open, 14_472_715_832_722_383_285),
        (Sound::Close, 3_813_021_549_767_107_609),
        (Sound::Refuse, 4_169_609_472_830_558_497),
        (Sound::Deal, 17_311_070_062_810_214_796),
        (Sound::Place, 14_682_664_725_790_537_201),
        (Sound::Token, 1_107_783_655_847_948_217),
        (Sound::Coin, 15_976_418_845_715_590_374),
        (Sound::Dice, 10_701_456_662_633_846_455),
        (Sound::Success, 8_450_163_225_344_425_648),
        (Sound::Failure, 7_105_322_012_481_221_491),
        (Sound::Jump, 18_325_983_414_663_070_448),
        (Sound::Alarm, 5_024_398_715_431_711_699),
        (Sound::Damage, 10_450_908_375_883_452_971),
        (Sound::Wound, 2_938_129_605_891_536_305),
        (Sound::Points, 6_409_496_653_031_996_854),
        (Sound::RoundBegins, 14_818_837_651_462_602_451),
        (Sound::Victory, 4_165_837_307_011_099_286),
        (Sound::Defeat, 1_519_553_277_127_919_069),
        (Sound::Shot, 9_802_558_101_598_502_953),
        (Sound::Blast, 1_745_046_982_345_944_846),
    ];
    let hash = |samples: &[f32]| {
        xxh3_64(&samples.iter().flat_map(|it| it.to_bits().to_le_bytes()).collect::<Vec<_>>())
    };
    let now: Vec<(Sound, u64)> =
        sounds().iter().map(|(sound, samples)| (*sound, hash(samples))).collect();
    let again: Vec<u64> = sounds().iter().map(|(_, samples)| hash(samples)).collect();
    assert!(now.iter().map(|(_, hash)| *hash).eq(again));
    assert_eq!(now, golden, "sounds have changed: listen to them, then write these numbers anew");
}
