//! Sounds of keys and pointer: felt on wood, and a breath of air.

use crate::{
    noise::noise,
    tone::{glide, partial, ringing},
    wave::Wave,
};

/// A fingernail on a wooden panel.
pub fn tick() -> Wave {
    let wood = [partial(1.0, 1.0, 0.005), partial(1.62, 0.45, 0.003)];
    ringing(1_150.0, 0.0015, &wood, 0.05)
        .with(0.0, noise(11, 0.012).below(3_000.0, 1_200.0).struck(0.001, 0.002).times(0.2))
}

/// A soft key being pressed, with a small note of its own.
pub fn take() -> Wave {
    let key = [partial(1.0, 1.0, 0.024), partial(2.0, 0.28, 0.014), partial(4.1, 0.10, 0.005)];
    ringing(523.25, 0.003, &key, 0.16)
        .with(0.0, noise(12, 0.02).below(2_200.0, 600.0).struck(0.001, 0.004).times(0.45))
}

/// Upwards: a page of air, and two notes of glass.
pub fn open() -> Wave {
    page(900.0, 2_600.0, 13).with(0.0, glass(587.33)).with(0.055, glass(880.0).times(0.8))
}

/// The same downwards.
pub fn close() -> Wave {
    page(2_400.0, 800.0, 14).with(0.0, glass(783.99)).with(0.055, glass(523.25).times(0.8))
}

/// A double knock on a closed door.
pub fn refuse() -> Wave {
    let door = [partial(1.0, 1.0, 0.030), partial(2.3, 0.55, 0.018), partial(3.7, 0.25, 0.010)];
    let knock = || {
        ringing(236.0, 0.003, &door, 0.15)
            .with(0.0, noise(15, 0.03).below(1_200.0, 500.0).struck(0.001, 0.008).times(0.8))
    };
    knock().with(0.105, knock().times(0.75))
}

fn page(from: f32, to: f32, seed: u32) -> Wave {
    noise(seed, 0.2).around(from, to, 1.1).swelling(0.35).times(0.20)
}

fn glass(hz: f32) -> Wave {
    let edge = glide(hz * 2.76, hz * 2.75, 0.06).struck(0.002, 0.010).times(0.10);
    ringing(hz, 0.005, &[partial(1.0, 1.0, 0.035), partial(2.0, 0.18, 0.018)], 0.19).with(0.0, edge)
}
