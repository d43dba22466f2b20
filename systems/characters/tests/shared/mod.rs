//! The shipped tables of lives, for tests and benchmarks.

use std::sync::Arc;

use characters::data::Tables;

/// Reads the shipped tables.
pub fn tables() -> Arc<Tables> {
    macro_rules! read {
        ($file:literal) => {
            ron::from_str(include_str!(concat!("../../../../assets/careers/", $file)))
                .unwrap_or_else(|fault| panic!("{}: {fault}", $file))
        };
    }
    let tables = Tables::new(
        read!("services.ron"),
        read!("figures.ron"),
        read!("ageing.ron"),
        read!("things.ron"),
        read!("passages.ron"),
        read!("errata.ron"),
    );
    Arc::new(tables.expect("sound"))
}
