//! The icons: each one draws, fills its grid, and differs from every other in shape alone.

use art::{Icon, Sign, icon};

const SIZES: [u32; 4] = [12, 14, 18, 40];

/// Share of the area covered by either mask that differs, from 0 to 1.
fn apart(one: &[u8], other: &[u8]) -> f64 {
    let of = |by: fn(u8, u8) -> u8| -> u64 {
        one.iter().zip(other).map(|(a, b)| u64::from(by(*a, *b))).sum()
    };
    of(u8::abs_diff) as f64 / of(u8::max) as f64
}

#[test]
fn every_sign_is_drawn_and_reaches_across_most_of_its_grid() {
    let mut cut = Vec::new();
    for which in Icon::all() {
        let mask = icon(which, 48);
        let inked = |n: &usize| mask[*n] > 127;
        let columns: Vec<usize> = (0..mask.len()).filter(inked).map(|n| n % 48).collect();
        let rows: Vec<usize> = (0..mask.len()).filter(inked).map(|n| n / 48).collect();
        let reach = |at: &[usize]| at.iter().max().unwrap_or(&0) - at.iter().min().unwrap_or(&0);
        assert!(reach(&columns).max(reach(&rows)) > 34, "{which:?} is small, or not drawn");
        let edge = |n: usize| n.is_multiple_of(48) || n % 48 == 47 || n / 48 == 0 || n / 48 == 47;
        cut.extend((0..mask.len()).any(|n| edge(n) && mask[n] > 200).then_some(which));
    }
    assert!(cut.is_empty(), "cut off: {cut:?}");
}

#[test]
fn no_two_signs_look_alike_even_when_they_are_small_and_have_no_colour() {
    let all: Vec<Icon> = Icon::all().collect();
    let masks: Vec<Vec<u8>> = all.iter().map(|&which| icon(which, 14)).collect();
    let mut alike = Vec::new();
    for (n, one) in masks.iter().enumerate() {
        for (m, other) in masks.iter().enumerate().skip(n + 1) {
            alike.extend((apart(one, other) < 0.28).then_some((all[n], all[m])));
        }
    }
    assert!(alike.is_empty(), "alike: {alike:?}");
}

#[test]
fn a_sign_has_as_many_pixels_as_it_is_asked_for_and_none_for_none() {
    for size in SIZES {
        assert_eq!(icon(Icon::Sign(Sign::Wound), size).len(), (size * size) as usize);
    }
    assert!(icon(Icon::Sign(Sign::Wound), 0).is_empty());
}
