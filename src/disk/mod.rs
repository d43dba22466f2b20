//! Storage of files: folders of the system, or the storage of a browser.
//!
//! In come paths and text, out come bytes, lists and `io::Error`s that say what is wrong. In a
//! browser the files under `assets/` are those that the page gives it, and all others are kept in the
//! page's local storage.

#[cfg(target_arch = "wasm32")]
mod browser;
#[cfg(any(target_arch = "wasm32", test))]
mod kept;
#[cfg(not(target_arch = "wasm32"))]
mod lines;
#[cfg(not(target_arch = "wasm32"))]
mod lock;
#[cfg(not(target_arch = "wasm32"))]
mod native;

#[cfg(target_arch = "wasm32")]
pub use browser::*;
#[cfg(not(target_arch = "wasm32"))]
pub use lines::Lines;
#[cfg(not(target_arch = "wasm32"))]
pub use lock::Lock;
#[cfg(not(target_arch = "wasm32"))]
pub use native::*;
