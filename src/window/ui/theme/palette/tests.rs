//! The palettes as other eyes see them: simulated by the matrices of Machado, Oliveira and Fernandes
//! (2009) for eyes that miss one of three sorts of cones, told apart by distance in CIE L*a*b* (1976).

use super::*;

/// Two patches side by side are told apart from a distance of about 2.3; signs that are a few points
/// wide need several times that.
const APART: f64 = 16.0;
/// Contrast that signs and large type need against their ground (WCAG 2.1, 1.4.11).
const CONTRAST: f64 = 4.5;

type Matrix = [[f64; 3]; 3];

const EYES: [(&str, Matrix); 4] = [
    ("all cones", [[1.0, 0.0, 0.0], [0.0, 1.0, 0.0], [0.0, 0.0, 1.0]]),
    (
        "protan",
        [
            [0.152286, 1.052583, -0.204868],
            [0.114503, 0.786281, 0.099216],
            [-0.003882, -0.048116, 1.051998],
        ],
    ),
    (
        "deutan",
        [
            [0.367322, 0.860646, -0.227968],
            [0.280085, 0.672501, 0.047413],
            [-0.011820, 0.042940, 0.968881],
        ],
    ),
    (
        "tritan",
        [
            [1.255528, -0.076749, -0.178779],
            [-0.078411, 0.930809, 0.147602],
            [0.004733, 0.691367, 0.303900],
        ],
    ),
];

const KINDS: [CardType; 9] = [
    CardType::Ship,
    CardType::Contract,
    CardType::Complication,
    CardType::Crew,
    CardType::Connection,
    CardType::Gear,
    CardType::Upgrade,
    CardType::Event,
    CardType::Heroic,
];

/// A colour in linear light, as these eyes see it.
fn seen(colour: Color32, eyes: &Matrix) -> [f64; 3] {
    let linear = |part: u8| {
        let part = f64::from(part) / 255.0;
        if part <= 0.04045 { part / 12.92 } else { ((part + 0.055) / 1.055).powf(2.4) }
    };
    let light = [colour.r(), colour.g(), colour.b()].map(linear);
    eyes.map(|row| row.iter().zip(light).map(|(a, b)| a * b).sum::<f64>().clamp(0.0, 1.0))
}

fn luminance([red, green, blue]: [f64; 3]) -> f64 {
    0.2126 * red + 0.7152 * green + 0.0722 * blue
}

fn lab([red, green, blue]: [f64; 3]) -> [f64; 3] {
    let f = |t: f64| if t > 0.008856 { t.cbrt() } else { 7.787 * t + 16.0 / 116.0 };
    let x = f((0.4124 * red + 0.3576 * green + 0.1805 * blue) / 0.95047);
    let y = f(luminance([red, green, blue]));
    let z = f((0.0193 * red + 0.1192 * green + 0.9505 * blue) / 1.08883);
    [116.0 * y - 16.0, 500.0 * (x - y), 200.0 * (y - z)]
}

/// How far two colours lie apart for the eyes that see the least difference.
fn apart(one: Color32, other: Color32) -> f64 {
    let between = |(_, eyes): &(&str, Matrix)| {
        let pairs = lab(seen(one, eyes)).into_iter().zip(lab(seen(other, eyes)));
        pairs.map(|(a, b)| (a - b) * (a - b)).sum::<f64>().sqrt()
    };
    EYES.iter().map(between).fold(f64::INFINITY, f64::min)
}

#[track_caller]
fn all_apart(colours: &[(String, Color32)]) {
    for (n, (one, first)) in colours.iter().enumerate() {
        for (other, second) in &colours[n + 1..] {
            let far = apart(*first, *second);
            assert!(far >= APART, "{one} and {other} are only {far:.1} apart");
        }
    }
}

#[test]
fn card_types_and_what_matters_now_stay_apart_for_all_eyes() {
    let kinds = KINDS.map(|kind| (format!("{kind:?}"), colour_in(Palette::ColourBlind, kind)));
    let now = ("now".to_owned(), now_in(Palette::ColourBlind));
    all_apart(&kinds.into_iter().chain([now]).collect::<Vec<_>>());
}

#[test]
fn met_and_now_are_never_taken_for_each_other_in_either_palette() {
    for palette in [Palette::Usual, Palette::ColourBlind] {
        assert!(apart(met_in(palette), now_in(palette)) > 2.0 * APART, "{palette:?}");
    }
}

#[test]
fn sides_of_a_fight_stay_apart_for_all_eyes() {
    let side = |nth: u8| (format!("side {nth}"), side_in(Palette::ColourBlind, nth));
    all_apart(&(0..4).map(side).collect::<Vec<_>>());
}

#[test]
fn every_eye_reads_the_signs_of_the_palette_on_space() {
    let ground = |eyes| luminance(seen(crate::window::ui::theme::SPACE, eyes)) + 0.05;
    let kinds = KINDS.iter().map(|&kind| colour_in(Palette::ColourBlind, kind));
    let states = [now_in(Palette::ColourBlind), met_in(Palette::ColourBlind)];
    for colour in kinds.chain(states) {
        for (name, eyes) in &EYES {
            let contrast = (luminance(seen(colour, eyes)) + 0.05) / ground(eyes);
            assert!(contrast > CONTRAST, "{colour:?}, {name}: {contrast:.1}");
        }
    }
}
