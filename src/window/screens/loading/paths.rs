//! The paths of files, as the asset server and as the disk knows them.

use std::path::{Path, PathBuf};

use bevy::asset::{AssetPath, io::AssetSourceId};

use super::source::OWN;
use crate::content::Sources;

/// The path by which the asset server knows a file.
pub fn asset_path(sources: &Sources, file: &Path) -> Option<AssetPath<'static>> {
    if let Ok(path) = file.strip_prefix(&sources.assets) {
        return Some(AssetPath::from(path.to_owned()));
    }
    let path = file.strip_prefix(sources.own.as_ref()?).ok()?;
    Some(AssetPath::from(path.to_owned()).with_source(OWN))
}

/// The file that the asset server knows by a path.
pub fn on_disk(sources: &Sources, path: &AssetPath) -> Option<PathBuf> {
    let root = if path.source() == &AssetSourceId::Default {
        &sources.assets
    } else {
        sources.own.as_ref()?
    };
    Some(root.join(path.path()))
}
