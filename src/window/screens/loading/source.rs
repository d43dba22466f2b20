//! Where the asset server reads: what [`disk`] reads. On the desktop that is a folder, on a page what it
//! was given as data and the page's own storage.

use std::{
    io,
    path::{Path, PathBuf},
    pin::Pin,
    task::{Context, Poll},
};

use bevy::{
    asset::io::{
        AssetReader, AssetReaderError, AssetSource, AssetSourceBuilder, AssetSourceId,
        AsyncSeekForward, PathStream, Reader, VecReader,
    },
    prelude::*,
    tasks::futures_lite::{AsyncRead, stream},
};

use crate::{content::Sources, disk};

/// The name of the asset source of the player's own folder.
pub const OWN: &str = "own";

/// Registers the sources of `app`, before Bevy's own plugins are added.
pub fn register(app: &mut App, sources: &Sources) {
    app.register_asset_source(AssetSourceId::Default, folder(&sources.assets));
    if let Some(own) = &sources.own {
        app.register_asset_source(OWN, folder(own));
    }
}

fn folder(root: &Path) -> AssetSourceBuilder {
    let root = root.to_owned();
    AssetSource::build().with_reader(move || Box::new(DiskReader { root: root.clone() }))
}

/// Reads the files of a folder.
struct DiskReader {
    root: PathBuf,
}

impl AssetReader for DiskReader {
    async fn read<'a>(&'a self, path: &'a Path) -> Result<Box<dyn Reader + 'a>, AssetReaderError> {
        Ok(match disk::read(&self.root.join(path)) {
            Ok(bytes) => Box::new(VecReader::new(bytes)),
            Err(fault) => Box::new(Unreadable(Some(fault))),
        })
    }

    async fn read_meta<'a>(&'a self, path: &'a Path) -> Result<VecReader, AssetReaderError> {
        Err(AssetReaderError::NotFound(path.to_owned()))
    }

    async fn read_directory<'a>(
        &'a self,
        path: &'a Path,
    ) -> Result<Box<PathStream>, AssetReaderError> {
        let inside = disk::list(&self.root.join(path))?;
        let root = self.root.clone();
        let names = inside
            .into_iter()
            .filter_map(move |path| path.strip_prefix(&root).ok().map(Path::to_owned));
        Ok(Box::new(stream::iter(names)))
    }

    async fn is_directory<'a>(&'a self, path: &'a Path) -> Result<bool, AssetReaderError> {
        Ok(disk::is_folder(&self.root.join(path)))
    }
}

/// A file that cannot be opened: whoever reads on is told why, so that it is the loader who decides what
/// that means.
struct Unreadable(Option<io::Error>);

impl Unreadable {
    fn why(&mut self) -> io::Error {
        self.0.take().unwrap_or_else(|| io::ErrorKind::Other.into())
    }
}

impl AsyncRead for Unreadable {
    fn poll_read(
        mut self: Pin<&mut Self>,
        _: &mut Context<'_>,
        _: &mut [u8],
    ) -> Poll<io::Result<usize>> {
        Poll::Ready(Err(self.why()))
    }
}

impl AsyncSeekForward for Unreadable {
    fn poll_seek_forward(
        mut self: Pin<&mut Self>,
        _: &mut Context<'_>,
        _: u64,
    ) -> Poll<io::Result<u64>> {
        Poll::Ready(Err(self.why()))
    }
}

impl Reader for Unreadable {}
