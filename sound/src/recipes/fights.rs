//! Sounds of harm: a struck hull, a shot, an explosion, all heard from inside.

use crate::{
    noise::noise,
    tone::{glide, partial, ringing},
    wave::Wave,
};

/// A blow against the hull, which hums afterwards.
pub fn damage() -> Wave {
    let hull = [
        partial(1.0, 0.50, 0.110),
        partial(1.51, 0.36, 0.085),
        partial(2.17, 0.24, 0.060),
        partial(3.24, 0.12, 0.035),
    ];
    glide(132.0, 54.0, 0.6)
        .struck(0.004, 0.085)
        .times(0.65)
        .with(0.0, noise(51, 0.25).below(2_000.0, 260.0).struck(0.002, 0.030).times(1.3))
        .with(0.004, ringing(233.0, 0.004, &hull, 0.7).times(0.80))
        .in_a_room(0.35, 0.12)
}

/// A crack and the air closing behind it.
pub fn shot() -> Wave {
    noise(52, 0.30)
        .below(5_200.0, 500.0)
        .struck(0.0015, 0.018)
        .with(0.0, glide(260.0, 62.0, 0.25).struck(0.002, 0.030).times(0.9))
        .with(0.015, noise(53, 0.3).around(1_300.0, 420.0, 0.9).struck(0.01, 0.050).times(0.22))
        .in_a_room(0.40, 0.08)
}

/// A low burst that rolls away.
pub fn blast() -> Wave {
    let rolling = noise(55, 1.4).below(420.0, 120.0).struck(0.08, 0.26);
    noise(54, 0.9)
        .below(3_200.0, 260.0)
        .struck(0.004, 0.085)
        .with(0.0, glide(96.0, 38.0, 1.2).struck(0.006, 0.20).times(0.7))
        .with(0.05, rolling.times(1.6))
        .in_a_room(0.4, 0.2)
}
