//! Sounds of the table: paper, wooden tokens, coins, dice.

use crate::{
    noise::{Hiss, noise},
    tone::{glide, partial, ringing},
    wave::Wave,
};

/// Paper over felt, getting brighter as it leaves the pile.
pub fn deal() -> Wave {
    noise(21, 0.17)
        .around(900.0, 2_900.0, 1.0)
        .below(4_200.0, 4_800.0)
        .swelling(0.55)
        .with(0.125, noise(22, 0.05).below(2_400.0, 900.0).struck(0.001, 0.006).times(0.55))
}

/// A card laid flat: a slap of paper and the table under it.
pub fn place() -> Wave {
    noise(23, 0.09)
        .below(2_600.0, 500.0)
        .struck(0.002, 0.014)
        .with(0.0, glide(230.0, 131.0, 0.2).struck(0.003, 0.026).times(0.42))
        .with(0.012, noise(24, 0.06).around(1_700.0, 900.0, 1.0).struck(0.004, 0.014).times(0.50))
}

/// A wooden disc that falls, bounces twice and lies still.
pub fn token() -> Wave {
    let falls = |at: f32, hz: f32, level: f32| (at, knock(hz, level));
    [falls(0.0, 930.0, 1.0), falls(0.095, 985.0, 0.45), falls(0.152, 1_010.0, 0.20)]
        .into_iter()
        .fold(Wave(Vec::new()), |sum, (at, fall)| sum.with(at, fall))
        .in_a_room(0.25, 0.06)
}

fn knock(hz: f32, level: f32) -> Wave {
    let wood = [partial(1.0, 1.0, 0.020), partial(1.58, 0.55, 0.012), partial(2.71, 0.25, 0.006)];
    ringing(hz, 0.0015, &wood, 0.2)
        .with(0.0, noise(25, 0.01).below(4_000.0, 1_500.0).struck(0.001, 0.002).times(0.5))
        .times(level)
}

/// Two coins pushed over the table; one falls on the other.
pub fn coin() -> Wave {
    let ring = |hz: f32| {
        let metal = [
            partial(1.0, 1.0, 0.050),
            partial(1.503, 0.60, 0.036),
            partial(2.31, 0.30, 0.022),
            partial(0.41, 0.35, 0.012),
        ];
        ringing(hz, 0.002, &metal, 0.4)
    };
    let push = noise(26, 0.09).around(1_500.0, 2_600.0, 1.2).swelling(0.6).times(0.35);
    push.with(0.055, ring(2_150.0).times(0.7)).with(0.135, ring(2_480.0)).in_a_room(0.2, 0.07)
}

/// Two dice in a tray: they strike wood, each other, wood again, ever faster, and lie still.
pub fn dice() -> Wave {
    let mut chance = Hiss::new(27);
    let (mut sum, mut at, mut gap, mut level) = (Wave(Vec::new()), 0.0, 0.125, 1.0);
    for n in 0..15_u8 {
        let hz = if n % 3 == 1 { 1_720.0 } else { 690.0 } * chance.between(0.86, 1.16);
        sum = sum.with(at, strike(hz, level * chance.between(0.6, 1.0), u32::from(n)));
        at += gap * chance.between(0.55, 1.25);
        gap *= 0.885;
        level *= 0.885;
    }
    let tray = noise(28, 0.75).around(900.0, 500.0, 0.8).swelling(0.15).times(0.035);
    sum.with(0.0, tray).in_a_room(0.30, 0.09)
}

fn strike(hz: f32, level: f32, nth: u32) -> Wave {
    let bone = [partial(1.0, 1.0, 0.011), partial(1.87, 0.6, 0.007), partial(3.3, 0.22, 0.004)];
    ringing(hz, 0.001, &bone, 0.1)
        .with(0.0, noise(40 + nth, 0.012).below(4_500.0, 1_500.0).struck(0.0008, 0.003).times(0.7))
        .times(level)
}
