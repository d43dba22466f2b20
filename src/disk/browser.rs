//! Files in a browser: what is under `assets/` is what the page was given as data, everything else is in
//! the page's local storage. Nothing goes anywhere else.

use std::{
    collections::BTreeMap,
    io::{self, ErrorKind},
    path::{Path, PathBuf},
    sync::OnceLock,
};

use wasm_bindgen::JsValue;
use web_sys::Storage;

use super::kept::{self, Store};

/// Every file of `assets/`, by name, once the page has been given them.
static DATA: OnceLock<BTreeMap<String, String>> = OnceLock::new();

/// Takes the game's data, files by name, before anything of it is read.
pub fn provide(files: BTreeMap<String, String>) {
    DATA.get_or_init(|| files);
}

/// The prefix of every name: other pages of the same site may keep things too.
const PREFIX: &str = "far-lanes/";

/// The page's local storage.
struct Local(Storage);

/// The content of a file.
///
/// # Errors
/// There is no such file, or the storage is refused.
pub fn read(file: &Path) -> io::Result<Vec<u8>> {
    read_text(file).map(String::into_bytes)
}

/// The error for a missing file.
pub fn nothing_there() -> io::Error {
    kept::nothing_there()
}

/// A file's text.
///
/// # Errors
/// As [`read`].
pub fn read_text(file: &Path) -> io::Result<String> {
    match given(file) {
        Some(text) => Ok(text.to_owned()),
        None => kept::read_text(&Local::open()?, file),
    }
}

/// Writes a file whole.
///
/// # Errors
/// The storage is full or refused. What was in `file` before is still there.
pub fn write_whole(file: &Path, text: &str) -> io::Result<()> {
    kept::write_whole(&Local::open()?, file, text)
}

/// Keeps nobody out: a page's storage has no locks.
#[derive(Debug, Clone)]
pub struct Lock;

impl Lock {
    /// Locks a file.
    ///
    /// # Errors
    /// None.
    pub fn take(_file: &Path) -> io::Result<Lock> {
        Ok(Lock)
    }
}

/// Nothing is ever left half written here.
pub fn sweep(_folder: &Path) {}

/// Hands the person a file, which the browser puts where it puts what is downloaded.
///
/// # Errors
/// The browser makes no file of it.
pub fn hand_over(file: &Path, text: &str) -> io::Result<()> {
    let name = file.file_name().unwrap_or_default().to_string_lossy();
    crate::browser::download(&name, text).map_err(|_| {
        io::Error::new(ErrorKind::PermissionDenied, "this browser hands out no files here")
    })
}

/// Where a file went that was handed over.
pub fn handed_to(file: &Path) -> String {
    let name = file.file_name().unwrap_or_default().to_string_lossy();
    format!("your downloads, as {name}")
}

/// Folders are made by what is put in them.
///
/// # Errors
/// None.
pub fn make_folder(_folder: &Path) -> io::Result<()> {
    Ok(())
}

/// Makes an empty file of a name that nothing else has.
///
/// # Errors
/// `AlreadyExists` where something has that name, or the storage is full or refused.
pub fn claim(file: &Path) -> io::Result<()> {
    kept::claim(&Local::open()?, file)
}

/// The entries of a folder, files and folders, by name.
///
/// # Errors
/// There is no such folder, or the storage is refused.
pub fn list(folder: &Path) -> io::Result<Vec<PathBuf>> {
    let names = DATA.get().into_iter().flat_map(BTreeMap::keys).map(String::as_str);
    let given = kept::children(names, folder);
    if given.is_empty() { kept::list(&Local::open()?, folder) } else { Ok(given) }
}

/// Renames a file, over any file of that name.
///
/// # Errors
/// There is no such file, or the storage is full or refused.
pub fn rename(from: &Path, to: &Path) -> io::Result<()> {
    kept::rename(&Local::open()?, from, to)
}

/// Removes a file.
///
/// # Errors
/// There is no such file, or the storage is refused.
pub fn remove(file: &Path) -> io::Result<()> {
    kept::remove(&Local::open()?, file)
}

/// Whether there is something to be read at this path, and if not, why.
///
/// # Errors
/// There is nothing, or the storage is refused.
pub fn look(path: &Path) -> io::Result<()> {
    if is_folder(path) { Ok(()) } else { read_text(path).map(drop) }
}

/// Whether something has this name.
pub fn is_taken(path: &Path) -> bool {
    look(path).is_ok()
}

/// Whether there is such a folder.
pub fn is_folder(path: &Path) -> bool {
    list(path).is_ok()
}

fn given(file: &Path) -> Option<&'static str> {
    DATA.get()?.get(&kept::name_of(file)).map(String::as_str)
}

impl Local {
    fn open() -> io::Result<Local> {
        let storage = web_sys::window().map(|window| window.local_storage());
        storage.and_then(Result::ok).flatten().map(Local).ok_or_else(refused)
    }
}

impl Store for Local {
    fn get(&self, name: &str) -> io::Result<Option<String>> {
        self.0.get_item(&(PREFIX.to_owned() + name)).map_err(|_| refused())
    }

    fn put(&self, name: &str, text: &str) -> io::Result<()> {
        self.0.set_item(&(PREFIX.to_owned() + name), text).map_err(why_not_kept)
    }

    fn forget(&self, name: &str) -> io::Result<()> {
        self.0.remove_item(&(PREFIX.to_owned() + name)).map_err(|_| refused())
    }

    fn names(&self) -> io::Result<Vec<String>> {
        let count = self.0.length().map_err(|_| refused())?;
        let names = (0..count).filter_map(|n| self.0.key(n).ok().flatten());
        Ok(names.filter_map(|name| name.strip_prefix(PREFIX).map(str::to_owned)).collect())
    }
}

fn refused() -> io::Error {
    let why = "this browser keeps nothing for this page (its storage is switched off)";
    io::Error::new(ErrorKind::PermissionDenied, why)
}

fn why_not_kept(fault: JsValue) -> io::Error {
    let name = js_sys::Reflect::get(&fault, &"name".into()).ok().and_then(|name| name.as_string());
    match name.as_deref() {
        Some("QuotaExceededError" | "NS_ERROR_DOM_QUOTA_REACHED") => {
            let why = "this browser's storage for the page is full; save what you have as files \
                       and remove old games";
            io::Error::new(ErrorKind::StorageFull, why)
        }
        Some(_) | None => refused(),
    }
}
