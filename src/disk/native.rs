//! Files in folders of the system.

use std::{
    fs::{self, File},
    io,
    path::{Path, PathBuf},
};

/// What stands in a file.
///
/// # Errors
/// There is no such file, or it cannot be read.
pub fn read(file: &Path) -> io::Result<Vec<u8>> {
    fs::read(file)
}

/// A file's text.
///
/// # Errors
/// As [`read`], or what stands in it is no text.
pub fn read_text(file: &Path) -> io::Result<String> {
    fs::read_to_string(file)
}

/// Writes `text` beside `file` and renames it, so that `file` is whole at every moment. Its folder is
/// made where there is none.
///
/// # Errors
/// The disk says no. What was in `file` before is still there.
pub fn write_whole(file: &Path, text: &str) -> io::Result<()> {
    let folder = file.parent().unwrap_or(Path::new(""));
    make_folder(folder)?;
    let mut name = file.file_name().unwrap_or_default().to_owned();
    name.push(format!(".{}.part", std::process::id()));
    let part = folder.join(name);
    let written = fs::write(&part, text).and_then(|()| fs::rename(&part, file));
    if written.is_err() {
        // A part that could not take its place is of no use to anyone.
        let _ = fs::remove_file(&part);
    }
    written
}

/// Writes a file for the person to take away: like any other, here.
///
/// # Errors
/// As [`write_whole`].
pub fn hand_over(file: &Path, text: &str) -> io::Result<()> {
    write_whole(file, text)
}

/// Where a file went that was handed over.
pub fn handed_to(file: &Path) -> String {
    file.display().to_string()
}

/// Makes a folder, and those above it, where there is none.
///
/// # Errors
/// The disk says no.
pub fn make_folder(folder: &Path) -> io::Result<()> {
    fs::create_dir_all(folder)
}

/// Makes an empty file of a name that nothing else has.
///
/// # Errors
/// `AlreadyExists` where something has that name, or the disk says no.
pub fn claim(file: &Path) -> io::Result<()> {
    File::create_new(file).map(drop)
}

/// What a folder holds, files and folders, by name.
///
/// # Errors
/// There is no such folder, or it cannot be read.
pub fn list(folder: &Path) -> io::Result<Vec<PathBuf>> {
    let entries = fs::read_dir(folder)?;
    let mut paths: Vec<PathBuf> = entries.filter_map(|entry| Some(entry.ok()?.path())).collect();
    paths.sort();
    Ok(paths)
}

/// Gives a file another name, in the place of whatever had it.
///
/// # Errors
/// There is no such file, or the disk says no.
pub fn rename(from: &Path, to: &Path) -> io::Result<()> {
    fs::rename(from, to)
}

/// Removes a file.
///
/// # Errors
/// There is no such file, or the disk says no.
pub fn remove(file: &Path) -> io::Result<()> {
    fs::remove_file(file)
}

/// Whether there is something to be read at this path, and if not, why.
///
/// # Errors
/// There is nothing, or the disk does not say.
pub fn look(path: &Path) -> io::Result<()> {
    fs::metadata(path).map(drop)
}

/// Whether something has this name, be it only a link to nothing.
pub fn is_taken(path: &Path) -> bool {
    path.symlink_metadata().is_ok()
}

/// Whether there is such a folder.
pub fn is_folder(path: &Path) -> bool {
    path.is_dir()
}
