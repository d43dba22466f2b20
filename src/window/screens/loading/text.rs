//! The text of a data file as an asset.

use std::{convert::Infallible, io, sync::Arc};

use bevy::{
    asset::{AssetLoader, LoadContext, io::Reader},
    prelude::*,
};

pub(super) fn plugin(app: &mut App) {
    app.init_asset::<SourceText>().register_asset_loader(TextLoader);
}

/// A data file's text, or why it has none. That is no failure to load: what else there is comes all the
/// same, and whoever compiles says which file it is.
#[derive(Asset, TypePath, Debug, Clone)]
pub struct SourceText(pub Result<Arc<str>, Arc<io::Error>>);

struct TextLoader;

impl AssetLoader for TextLoader {
    type Asset = SourceText;
    type Settings = ();
    type Error = Infallible;

    async fn load(
        &self,
        reader: &mut dyn Reader,
        _settings: &(),
        _context: &mut LoadContext<'_>,
    ) -> Result<SourceText, Infallible> {
        let mut bytes = Vec::new();
        let read = reader.read_to_end(&mut bytes).await;
        let text = read.and_then(|_| String::from_utf8(bytes).map_err(|_| no_text()));
        Ok(SourceText(text.map(Into::into).map_err(Arc::new)))
    }

    fn extensions(&self) -> &[&str] {
        &["ron", "json"]
    }
}

/// In the words of the standard library.
fn no_text() -> io::Error {
    io::Error::new(io::ErrorKind::InvalidData, "stream did not contain valid UTF-8")
}
