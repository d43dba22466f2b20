//! Folders of records, in which no run overwrites what another has recorded.

use std::path::Path;

use super::failure::Failure;
use crate::disk;

/// Checks that nothing in the folder has the name of a record that is still to be written.
///
/// # Errors
/// The first that is there.
pub(super) fn is_free(
    folder: &Path,
    mut names: impl Iterator<Item = String>,
) -> Result<(), Failure> {
    let there = |name: &String| disk::is_taken(&folder.join(name));
    let taken = disk::is_folder(folder).then(|| names.find(there)).flatten();
    taken.map_or(Ok(()), |name| Err(Failure::Recorded(folder.join(name))))
}
