//! What time it is, and numbers nobody chose; nothing in the rules asks for either.

pub use web_time::Instant;

/// A number that is another one each time.
#[cfg(not(target_arch = "wasm32"))]
pub fn whim() -> u64 {
    use std::time::{SystemTime, UNIX_EPOCH};
    let now = SystemTime::now().duration_since(UNIX_EPOCH).unwrap_or_default();
    now.as_nanos() as u64 ^ u64::from(std::process::id())
}

/// A number that is another one each time.
#[cfg(target_arch = "wasm32")]
pub fn whim() -> u64 {
    getrandom::u64().unwrap_or_else(|_| js_sys::Date::now().to_bits())
}
