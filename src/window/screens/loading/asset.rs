//! A data file as an asset, of a type of its own for each kind, and the loader that reads it.

use std::{any::type_name, convert::Infallible, io, marker::PhantomData, path::Path, sync::Arc};

#[cfg(not(target_arch = "wasm32"))]
use bevy::asset::UntypedAssetId;
use bevy::{
    asset::{AssetLoader, LoadContext, io::Reader},
    prelude::*,
};

use super::paths::on_disk;
use crate::{
    content::Sources,
    data::{DataFile, FileError},
};

/// A data file: its text, and what it was read into. A mistake in it, named with file, line and column, is
/// no failure to load: what else there is comes all the same, and whoever compiles goes on without it.
#[derive(Asset, Debug)]
pub struct Data<T: DataFile> {
    pub text: Result<Arc<str>, Arc<io::Error>>,
    pub read: Result<Arc<T>, Arc<FileError>>,
}

impl<T: DataFile> Data<T> {
    /// Reads the text of a file.
    pub fn of(file: &Path, text: io::Result<String>) -> Data<T> {
        let text = text.map(Arc::from).map_err(Arc::new);
        let read = match &text {
            Ok(text) => T::read(file, text),
            Err(fault) => Err(unreadable(file, fault)),
        };
        Data { text, read: read.map(Arc::new).map_err(Arc::new) }
    }
}

impl<T: DataFile> TypePath for Data<T> {
    fn type_path() -> &'static str {
        type_name::<Data<T>>()
    }

    fn short_type_path() -> &'static str {
        type_name::<Data<T>>()
    }
}

fn unreadable(file: &Path, fault: &io::Error) -> FileError {
    let fault = io::Error::new(fault.kind(), fault.to_string());
    FileError::Unreadable { file: file.to_owned(), fault }
}

/// A data file has come, for the first time or once more.
#[cfg(not(target_arch = "wasm32"))]
#[derive(Event, Debug, Clone, Copy)]
pub struct DataCame(pub UntypedAssetId);

/// Adds the assets of a kind and their loader.
pub fn add_kind<T: DataFile>(app: &mut App, sources: &Sources) {
    let loader = DataLoader::<T> { sources: sources.clone(), kind: PhantomData };
    app.init_asset::<Data<T>>().register_asset_loader(loader);
    #[cfg(not(target_arch = "wasm32"))]
    app.add_event::<DataCame>().add_systems(PreUpdate, tell::<T>);
}

#[cfg(not(target_arch = "wasm32"))]
fn tell<T: DataFile>(
    mut loaded: EventReader<AssetEvent<Data<T>>>,
    mut came: EventWriter<DataCame>,
) {
    for event in loaded.read() {
        if let AssetEvent::Added { id } | AssetEvent::Modified { id } = event {
            came.send(DataCame(id.untyped()));
        }
    }
}

/// Reads the files of a kind.
struct DataLoader<T> {
    sources: Sources,
    kind: PhantomData<fn() -> T>,
}

impl<T: DataFile> AssetLoader for DataLoader<T> {
    type Asset = Data<T>;
    type Settings = ();
    // What is wrong with a file is in the asset, for whoever compiles.
    type Error = Infallible;

    async fn load(
        &self,
        reader: &mut dyn Reader,
        _settings: &(),
        context: &mut LoadContext<'_>,
    ) -> Result<Data<T>, Infallible> {
        let mut bytes = Vec::new();
        let read = reader.read_to_end(&mut bytes).await;
        let text = read.and_then(|_| String::from_utf8(bytes).map_err(|_| no_text()));
        let file = on_disk(&self.sources, context.asset_path());
        Ok(Data::of(file.as_deref().unwrap_or(context.path()), text))
    }

    fn extensions(&self) -> &[&str] {
        &["ron", "json"]
    }
}

/// In the words of the standard library.
fn no_text() -> io::Error {
    io::Error::new(io::ErrorKind::InvalidData, "stream did not contain valid UTF-8")
}
