//! The shipped tables, for tests of either rule set.

use std::sync::{Arc, LazyLock};

use crate::data::{Armor, Armoury, Figures, Recruit, Weapon};

static SHIPPED: LazyLock<Arc<Armoury>> = LazyLock::new(|| {
    let armoury = Armoury::new(weapons(), armors(), stock(), figures());
    Arc::new(armoury.expect("the shipped tables are sound"))
});

/// Returns the shipped armoury.
pub(crate) fn armoury() -> Arc<Armoury> {
    SHIPPED.clone()
}

pub(crate) fn weapons() -> Vec<Weapon> {
    ron(include_str!("../../../assets/skirmish/weapons.ron"))
}

pub(crate) fn armors() -> Vec<Armor> {
    ron(include_str!("../../../assets/skirmish/armor.ron"))
}

pub(crate) fn stock() -> Vec<Recruit> {
    ron(include_str!("../../../assets/skirmish/stock.ron"))
}

pub(crate) fn figures() -> Figures {
    ron(include_str!("../../../assets/skirmish/figures.ron"))
}

/// Reads RON as the game does: tables omit `Some(…)` around values.
pub(crate) fn ron<T: serde::de::DeserializeOwned>(text: &str) -> T {
    let options = ron::Options::default()
        .with_default_extension(ron::extensions::Extensions::IMPLICIT_SOME)
        .with_default_extension(ron::extensions::Extensions::UNWRAP_NEWTYPES)
        .with_default_extension(ron::extensions::Extensions::UNWRAP_VARIANT_NEWTYPES);
    options.from_str(text).expect("a table")
}

/// Seeds of the random fights of a test: as many as given, or as `FAR_LANES_GAMES` says.
pub(crate) fn seeds(short: u64) -> std::ops::Range<u64> {
    let wanted = std::env::var("FAR_LANES_GAMES").ok().and_then(|n| n.parse().ok());
    0..wanted.unwrap_or(short)
}
