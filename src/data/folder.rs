//! Finds the assets folder.

use std::path::PathBuf;

use super::{files::ASSETS_VARIABLE, problem::LibraryError};
use crate::disk;

/// The assets folder: `FAR_LANES_ASSETS`; or `assets` next to the program, here, or where the program
/// was built. Next to it comes first, so that a packed game runs from any folder.
///
/// # Errors
/// The one that is named is not there, or none is named and none is found.
pub fn find_folder() -> Result<PathBuf, LibraryError> {
    if let Some(named) = std::env::var_os(ASSETS_VARIABLE).filter(|name| !name.is_empty()) {
        let named = PathBuf::from(named);
        return if disk::is_folder(&named) {
            Ok(named)
        } else {
            Err(LibraryError::NamedFolderMissing(named))
        };
    }
    let beside = std::env::current_exe().ok().and_then(|exe| Some(exe.parent()?.join("assets")));
    let here = Some(PathBuf::from("assets"));
    let mut places = [beside, here, where_it_was_built()].into_iter().flatten();
    places.find(|place| disk::is_folder(place)).ok_or(LibraryError::NoFolder)
}

/// Nothing in a browser, which never was where the program was built.
fn where_it_was_built() -> Option<PathBuf> {
    #[cfg(not(target_arch = "wasm32"))]
    return Some(PathBuf::from(env!("CARGO_MANIFEST_DIR")).join("assets"));
    #[cfg(target_arch = "wasm32")]
    None
}
