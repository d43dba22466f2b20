//! The texts of data files by path, wherever they were fetched from. Everything is compiled from these.

use std::{
    any::Any,
    collections::{BTreeMap, BTreeSet},
    io,
    path::{Path, PathBuf},
    sync::Arc,
};

use cards::data::read_ron;
use serde::de::DeserializeOwned;

use super::{files::FileError, kind::DataFile};
use crate::disk;

/// Files of an assets folder with their texts, or with the reason why they cannot be read.
#[derive(Debug, Clone, Default)]
pub struct Texts {
    files: BTreeMap<PathBuf, Result<Source, Arc<io::Error>>>,
    folders: BTreeSet<PathBuf>,
}

/// A file's text, and what it was read into where that is known.
#[derive(Debug, Clone)]
struct Source {
    text: Arc<str>,
    read: Option<Arc<dyn Any + Send + Sync>>,
}

/// A part of the assets folder: a file, the files of a folder, or a folder of such folders.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Part {
    File(&'static str),
    Folder(&'static str),
    Packs(&'static str),
}

impl Part {
    /// Its path in the assets folder.
    pub fn path(self) -> &'static str {
        match self {
            Part::File(path) | Part::Folder(path) | Part::Packs(path) => path,
        }
    }

    /// Its path, as this system writes it.
    pub fn within(self, assets: &Path) -> PathBuf {
        self.path().split('/').fold(assets.to_owned(), |path, name| path.join(name))
    }

    /// Lists its data files on the disk. A single file is listed whether or not it is there: somebody has
    /// to say that it is missing.
    pub fn listed(self, assets: &Path) -> DataFiles {
        let path = self.within(assets);
        match self {
            Part::File(_) => DataFiles { files: vec![path], packs: Vec::new() },
            Part::Folder(_) => DataFiles { files: data_files(&path), packs: Vec::new() },
            Part::Packs(_) => DataFiles::of_packs(&path),
        }
    }
}

/// The data files of a part, and the folders in it that may be packs.
#[derive(Debug, Clone)]
pub struct DataFiles {
    pub files: Vec<PathBuf>,
    pub packs: Vec<PathBuf>,
}

impl DataFiles {
    fn of_packs(folder: &Path) -> DataFiles {
        let packs = folders(folder);
        DataFiles { files: packs.iter().flat_map(|pack| data_files(pack)).collect(), packs }
    }
}

impl Texts {
    /// Fetches parts of an assets folder from the disk.
    pub fn fetch(assets: &Path, parts: &[Part]) -> Texts {
        let mut texts = Texts::default();
        for listed in parts.iter().map(|part| part.listed(assets)) {
            texts.fetch_all(listed);
        }
        texts
    }

    /// Fetches the data files of a folder from the disk.
    pub fn fetch_folder(&mut self, folder: &Path) {
        data_files(folder).into_iter().for_each(|file| self.fetch_file(file));
    }

    fn fetch_all(&mut self, listed: DataFiles) {
        listed.files.into_iter().for_each(|file| self.fetch_file(file));
        self.folders.extend(listed.packs);
    }

    fn fetch_file(&mut self, file: PathBuf) {
        let text = disk::read_text(&file);
        self.insert(file, text.map(Into::into).map_err(Arc::new));
    }

    /// Adds a file with its text, or with the reason why it has none.
    pub fn insert(&mut self, file: PathBuf, text: Result<Arc<str>, Arc<io::Error>>) {
        self.files.insert(file, text.map(|text| Source { text, read: None }));
    }

    /// Adds a file that has been read already.
    pub fn insert_read(&mut self, file: PathBuf, text: Arc<str>, read: Arc<impl DataFile>) {
        self.files.insert(file, Ok(Source { text, read: Some(read) }));
    }

    /// Adds a folder, which may be empty.
    pub fn insert_folder(&mut self, folder: PathBuf) {
        self.folders.insert(folder);
    }

    /// Adds all of `other`.
    pub fn extend(&mut self, other: Texts) {
        self.files.extend(other.files);
        self.folders.extend(other.folders);
    }

    /// Takes the files under `path` from `other`: those here go, those there come.
    pub fn restore(&mut self, path: &Path, other: &Texts) {
        self.files.retain(|file, _| !file.starts_with(path));
        self.folders.retain(|folder| !folder.starts_with(path));
        let theirs = other.files.iter().filter(|(file, _)| file.starts_with(path));
        self.files.extend(theirs.map(|(file, text)| (file.clone(), text.clone())));
        let folders = other.folders.iter().filter(|folder| folder.starts_with(path));
        self.folders.extend(folders.cloned());
    }

    /// The files under `path` that differ between the two, or are in one of them only.
    pub fn changed(&self, other: &Texts) -> BTreeSet<PathBuf> {
        let text = |texts: &Texts, file: &PathBuf| {
            texts.files.get(file).map(|source| source.as_ref().ok().map(|it| it.text.clone()))
        };
        let all = self.files.keys().chain(other.files.keys());
        all.filter(|&file| text(self, file) != text(other, file)).cloned().collect()
    }

    /// Whether there is such a file, be it one that cannot be read.
    pub fn has(&self, file: &Path) -> bool {
        self.files.contains_key(file)
    }

    /// A file's text.
    ///
    /// # Errors
    /// There is no such file, or it holds no text.
    pub fn text(&self, file: &Path) -> Result<&str, FileError> {
        let fault = match self.files.get(file) {
            Some(Ok(source)) => return Ok(&source.text),
            Some(Err(fault)) => io::Error::new(fault.kind(), fault.to_string()),
            None => disk::nothing_there(),
        };
        Err(FileError::Unreadable { file: file.to_owned(), fault })
    }

    /// What a file of this kind holds: as it was read already, or read now.
    ///
    /// # Errors
    /// There is no such file, or it is none of this kind.
    pub fn get<T: DataFile>(&self, file: &Path) -> Result<Arc<T>, FileError> {
        let source = self.files.get(file).and_then(|source| source.as_ref().ok());
        let known = source.and_then(|source| source.read.clone()?.downcast().ok());
        known.map_or_else(|| Ok(Arc::new(T::read(file, self.text(file)?)?)), Ok)
    }

    /// Reads a RON file, with the shorthand that cards are written in.
    ///
    /// # Errors
    /// There is no such file, or it is not RON of that shape.
    pub fn read<T: DeserializeOwned>(&self, file: &Path) -> Result<T, FileError> {
        Ok(read_ron(&file.display().to_string(), self.text(file)?)?)
    }

    /// The files of a folder, by name.
    pub fn files(&self, folder: &Path) -> impl Iterator<Item = &Path> {
        let files = self.files.keys().filter(move |file| file.parent() == Some(folder));
        files.map(PathBuf::as_path)
    }

    /// The RON files of a folder, by name.
    pub fn ron_files(&self, folder: &Path) -> impl Iterator<Item = &Path> {
        self.files(folder).filter(|file| file.extension().is_some_and(|ending| ending == "ron"))
    }

    /// The folders of a folder, by name.
    pub fn folders(&self, folder: &Path) -> impl Iterator<Item = &Path> {
        let folders = self.folders.iter().filter(move |path| path.parent() == Some(folder));
        folders.map(PathBuf::as_path)
    }
}

/// The data files of a folder of the disk.
fn data_files(folder: &Path) -> Vec<PathBuf> {
    let files = disk::list(folder).unwrap_or_default();
    files.into_iter().filter(|file| is_data(file)).collect()
}

/// The folders in a folder of the disk, without hidden ones.
fn folders(folder: &Path) -> Vec<PathBuf> {
    let found = disk::list(folder).unwrap_or_default();
    found.into_iter().filter(|path| !is_hidden(path) && disk::is_folder(path)).collect()
}

/// Whether a file is data by its name: RON or JSON, no schema, not hidden.
fn is_data(file: &Path) -> bool {
    let name = file.file_name().unwrap_or_default().to_string_lossy();
    let is_named_so = name.ends_with(".ron") || name.ends_with(".json");
    is_named_so && !name.ends_with(".schema.json") && !is_hidden(file)
}

/// Programs that edit files put hidden ones of their own beside them.
fn is_hidden(path: &Path) -> bool {
    path.file_name().is_some_and(|name| name.to_string_lossy().starts_with('.'))
}

#[cfg(test)]
mod tests {
    use super::*;

    fn texts(files: &[(&str, &str)]) -> Texts {
        let mut texts = Texts::default();
        files.iter().for_each(|(file, text)| texts.insert(file.into(), Ok((*text).into())));
        texts
    }

    #[test]
    fn files_and_folders_are_listed_by_the_folder_they_are_in() {
        let mut texts = texts(&[("a/b.ron", ""), ("a/c.json", ""), ("a/d/e.ron", "")]);
        texts.insert_folder("a/d".into());
        let names = |paths: Vec<&Path>| {
            paths.iter().map(|path| path.display().to_string()).collect::<Vec<_>>()
        };
        assert_eq!(names(texts.files(Path::new("a")).collect()), ["a/b.ron", "a/c.json"]);
        assert_eq!(names(texts.ron_files(Path::new("a")).collect()), ["a/b.ron"]);
        assert_eq!(names(texts.folders(Path::new("a")).collect()), ["a/d"]);
    }

    #[test]
    fn a_file_without_a_text_says_why() {
        let mut texts = texts(&[]);
        let denied = io::Error::new(io::ErrorKind::PermissionDenied, "it is locked");
        texts.insert("a.ron".into(), Err(Arc::new(denied)));
        let why = |file: &str| texts.text(Path::new(file)).expect_err("no text").to_string();
        assert_eq!(why("a.ron"), "a.ron: cannot be read: it is locked");
        let gone = std::fs::read_to_string("no-such-file.ron").expect_err("there is none");
        assert_eq!(why("b.ron"), format!("b.ron: cannot be read: {gone}"));
    }

    #[test]
    fn a_folder_is_restored_from_other_texts() {
        let good = texts(&[("p/a/1.ron", "1"), ("p/a/2.ron", "2"), ("p/b/1.ron", "3")]);
        let mut now = texts(&[("p/a/1.ron", "?"), ("p/a/3.ron", "?"), ("p/b/1.ron", "4")]);
        let changed: Vec<_> = now.changed(&good).into_iter().collect();
        assert_eq!(
            changed,
            ["p/a/1.ron", "p/a/2.ron", "p/a/3.ron", "p/b/1.ron"].map(PathBuf::from)
        );
        now.restore(Path::new("p/a"), &good);
        assert_eq!(now.text(Path::new("p/a/1.ron")).expect("restored"), "1");
        assert!(now.has(Path::new("p/a/2.ron")) && !now.has(Path::new("p/a/3.ron")));
        assert_eq!(now.text(Path::new("p/b/1.ron")).expect("left as it is"), "4");
    }

    #[test]
    fn hidden_files_schemas_and_guides_are_no_data() {
        let is_data = |name: &str| is_data(Path::new(name));
        assert!(is_data("packs/x/a.ron") && is_data("a.json"));
        assert!(!is_data(".#a.ron") && !is_data("card.schema.json") && !is_data("README.md"));
    }
}
