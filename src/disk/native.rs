//! Files in folders of the system.

use std::{
    fs::{self, File},
    io,
    path::{Path, PathBuf},
};

/// The content of a file.
///
/// # Errors
/// There is no such file, or it cannot be read.
pub fn read(file: &Path) -> io::Result<Vec<u8>> {
    fs::read(file)
}

/// The error for a missing file.
pub fn nothing_there() -> io::Error {
    // By this number it is known to every system that the game is built for.
    io::Error::from_raw_os_error(2)
}

/// A file's text.
///
/// # Errors
/// As [`read`], or what stands in it is no text.
pub fn read_text(file: &Path) -> io::Result<String> {
    fs::read_to_string(file)
}

/// The suffix of a file being written, after its own name and the number of the program.
const PART: &str = ".part";

/// Writes `text` beside `file` and renames it, so that `file` is whole at every moment. Its folder is
/// made where there is none.
///
/// # Errors
/// The disk says no. What was in `file` before is still there.
pub fn write_whole(file: &Path, text: &str) -> io::Result<()> {
    let folder = file.parent().unwrap_or(Path::new(""));
    make_folder(folder)?;
    let mut name = file.file_name().unwrap_or_default().to_owned();
    name.push(format!(".{}{PART}", std::process::id()));
    let part = folder.join(name);
    let write = || fs::write(&part, text).and_then(|()| fs::rename(&part, file));
    let mut written = write();
    if written.as_ref().is_err_and(|fault| fault.kind() == io::ErrorKind::NotFound) {
        // Another program has just been started, and has swept the part away.
        written = write();
    }
    if written.is_err() {
        // A part that could not take its place is of no use to anyone.
        let _ = fs::remove_file(&part);
    }
    written
}

/// Removes what a program that was killed has left half written in a folder. Another one that is
/// writing there at this very moment writes once more.
pub fn sweep(folder: &Path) {
    let parts = list(folder).unwrap_or_default().into_iter().filter(|file| is_part(file));
    // What cannot be removed is in nobody's way.
    parts.for_each(|part| drop(fs::remove_file(part)));
}

fn is_part(file: &Path) -> bool {
    let name = file.file_name().and_then(|name| name.to_str());
    let whole = name.and_then(|name| name.strip_suffix(PART));
    let split = whole.and_then(|name| name.rsplit_once('.'));
    split.is_some_and(|(name, program)| !name.is_empty() && program.parse::<u32>().is_ok())
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

/// The entries of a folder, files and folders, by name.
///
/// # Errors
/// There is no such folder, or it cannot be read.
pub fn list(folder: &Path) -> io::Result<Vec<PathBuf>> {
    let entries = fs::read_dir(folder)?;
    let mut paths: Vec<PathBuf> = entries.filter_map(|entry| Some(entry.ok()?.path())).collect();
    paths.sort();
    Ok(paths)
}

/// Renames a file, over any file of that name.
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

#[cfg(test)]
mod tests {
    use super::*;

    fn folder(name: &str) -> PathBuf {
        let folder = std::env::temp_dir().join(format!("far-lanes-{name}-{}", std::process::id()));
        let _ = fs::remove_dir_all(&folder);
        fs::create_dir_all(&folder).expect("a folder");
        folder
    }

    #[test]
    fn what_a_killed_program_left_half_written_is_swept_away_and_nothing_else() {
        let folder = folder("swept");
        let others =
            ["a.json", "a.part", ".12.part", "a.json.part", "a.json.x1.part", "1.part.json"];
        for name in others.iter().chain(&["a.json.12.part", "people.ron.4000000000.part"]) {
            fs::write(folder.join(name), "").expect("a file");
        }
        fs::create_dir(folder.join("b.json.3.part")).expect("a folder");
        sweep(&folder);
        sweep(&folder.join("nowhere"));
        let mut left: Vec<PathBuf> =
            others.iter().chain(&["b.json.3.part"]).map(|name| folder.join(name)).collect();
        left.sort();
        assert_eq!(list(&folder).expect("a folder"), left);
    }

    #[test]
    fn files_are_written_whole_while_another_program_sweeps() {
        let folder = folder("sweeping");
        let file = folder.join("a.json");
        let sweeper = std::thread::spawn({
            let folder = folder.clone();
            move || (0..2_000).for_each(|_| sweep(&folder))
        });
        let mut written = 0;
        while !sweeper.is_finished() {
            written += 1;
            let text = format!("{written}");
            // Swept twice in one go it says so, and what was there before still is.
            let now = if write_whole(&file, &text).is_ok() { written } else { written - 1 };
            let read = read_text(&file).expect("it is there");
            assert!(read.parse().is_ok_and(|read: u32| read <= now), "{read}, not {now}");
        }
        sweeper.join().expect("it swept");
        write_whole(&file, "whole").expect("nobody sweeps");
        assert_eq!(list(&folder).expect("a folder"), [file]);
    }
}
