//! Which files there are to load, and the texts of those that are loaded.

use std::{
    collections::BTreeMap,
    path::{Path, PathBuf},
};

use bevy::{asset::UntypedHandle, prelude::*};

use super::{
    kinds,
    paths::{asset_path, on_disk},
    source::OWN,
};
use crate::{
    content::{self, Sources},
    data::{DataFiles, OWN as OWN_DATA, Part, Texts},
};

/// A part of a source, with its files and the folders in it that may be packs.
#[derive(Debug, Clone)]
pub struct Listed {
    pub part: Part,
    pub own: bool,
    pub files: Vec<PathBuf>,
    pub packs: Vec<PathBuf>,
}

impl Listed {
    /// The name that collections know this part by.
    pub fn key(&self) -> String {
        if self.own { format!("{OWN}://{}", self.part.path()) } else { self.part.path().to_owned() }
    }
}

/// Lists the data files of every part.
pub fn list(sources: &Sources) -> Vec<Listed> {
    let own = sources.own.iter().flat_map(|root| OWN_DATA.iter().map(move |&it| (root, it, true)));
    let shipped = content::parts().map(|part| (&sources.assets, part, false));
    shipped.chain(own).map(|(root, part, own)| listed(root, part, own)).collect()
}

fn listed(root: &Path, part: Part, own: bool) -> Listed {
    let DataFiles { files, packs } = part.listed(root);
    Listed { part, own, files, packs }
}

/// Every file that is loaded, by its path on the disk, and the packs' folders.
#[derive(Resource, Debug, Default)]
pub struct Files {
    pub handles: BTreeMap<PathBuf, UntypedHandle>,
    packs: Vec<PathBuf>,
}

impl Files {
    /// The files that have been loaded of those that are listed.
    pub fn loaded(handles: Vec<UntypedHandle>, listed: &[Listed], sources: &Sources) -> Files {
        let with_file = |handle: UntypedHandle| Some((on_disk(sources, handle.path()?)?, handle));
        let handles = handles.into_iter().filter_map(with_file).collect();
        let packs = listed.iter().flat_map(|listed| listed.packs.clone()).collect();
        Files { handles, packs }
    }

    /// Takes the files that are listed: those that are new are loaded, those that are gone let go. Hands
    /// back the new ones.
    #[cfg(not(target_arch = "wasm32"))]
    pub fn follow(
        &mut self,
        listed: &[Listed],
        sources: &Sources,
        server: &AssetServer,
    ) -> Vec<UntypedHandle> {
        let mut handles = BTreeMap::new();
        let mut new = Vec::new();
        let files = listed.iter().flat_map(|it| it.files.iter().map(move |file| (it.part, file)));
        for (part, file) in files {
            let known = self.handles.remove(file);
            let Some(path) = asset_path(sources, file) else { continue };
            let handle = known.unwrap_or_else(|| {
                let handle = kinds::load(server, part, path);
                new.push(handle.clone());
                handle
            });
            handles.insert(file.clone(), handle);
        }
        self.handles = handles;
        self.packs = listed.iter().flat_map(|listed| listed.packs.clone()).collect();
        new
    }

    /// The texts with what they were read into, as far as they are loaded.
    pub fn texts(&self, world: &World) -> Texts {
        let mut texts = Texts::default();
        for (file, handle) in &self.handles {
            kinds::put_into(&mut texts, world, handle, file.clone());
        }
        self.packs.iter().for_each(|pack| texts.insert_folder(pack.clone()));
        texts
    }
}
