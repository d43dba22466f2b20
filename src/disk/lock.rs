//! Keeps other programs away from a file while this one works with it.

use std::{
    collections::BTreeMap,
    fs::{File, OpenOptions, TryLockError},
    io,
    path::{Path, PathBuf},
    sync::{Arc, Mutex, PoisonError, Weak},
};

use super::make_folder;

/// A lock of the system on a file beside the one that is meant, as long as it is held here. However a
/// program ends, the system lets go of its locks.
#[derive(Debug, Clone)]
pub struct Lock {
    /// Nothing on a disk that has no locks or cannot be written: it keeps nobody out.
    _held: Option<Arc<Held>>,
}

#[derive(Debug)]
struct Held {
    path: PathBuf,
    _file: File,
}

/// The locks of this program: it does not keep itself out.
static HELD: Mutex<BTreeMap<PathBuf, Weak<Held>>> = Mutex::new(BTreeMap::new());

impl Lock {
    /// Locks `file`, which need not be there.
    ///
    /// # Errors
    /// `ResourceBusy` where another program has it locked.
    pub fn take(file: &Path) -> io::Result<Lock> {
        let path = file.with_extension("lock");
        let mut held = HELD.lock().unwrap_or_else(PoisonError::into_inner);
        if let Some(mine) = held.get(&path).and_then(Weak::upgrade) {
            return Ok(Lock { _held: Some(mine) });
        }
        let Ok(locked) = open(&path) else { return Ok(Lock { _held: None }) };
        match locked.try_lock() {
            Err(TryLockError::WouldBlock) => Err(io::ErrorKind::ResourceBusy.into()),
            Err(TryLockError::Error(_)) => Ok(Lock { _held: None }),
            Ok(()) => {
                let mine = Arc::new(Held { path: path.clone(), _file: locked });
                held.insert(path, Arc::downgrade(&mine));
                Ok(Lock { _held: Some(mine) })
            }
        }
    }
}

impl Drop for Held {
    /// Leaves nothing behind. What a killed program leaves is locked by nobody, and is taken over.
    fn drop(&mut self) {
        let _ = std::fs::remove_file(&self.path);
    }
}

fn open(path: &Path) -> io::Result<File> {
    make_folder(path.parent().unwrap_or(Path::new("")))?;
    OpenOptions::new().read(true).write(true).create(true).truncate(false).open(path)
}

#[cfg(test)]
mod tests {
    use super::*;

    /// A file in an empty folder of the test's own.
    fn file(name: &str) -> PathBuf {
        let folder = std::env::temp_dir().join(format!("far-lanes-{name}-{}", std::process::id()));
        let _ = std::fs::remove_dir_all(&folder);
        folder.join("game-0001.json")
    }

    /// Another program is another handle of the file.
    fn another_program(file: &Path) -> File {
        let locked = open(&file.with_extension("lock")).expect("a file");
        locked.try_lock().expect("nobody else has it");
        locked
    }

    #[test]
    fn what_another_program_works_with_is_busy_until_that_one_ends() {
        let file = file("lock-busy");
        let other = another_program(&file);
        let refused = Lock::take(&file).map(drop).map_err(|fault| fault.kind());
        assert_eq!(refused, Err(io::ErrorKind::ResourceBusy));
        drop(other);
        assert!(file.with_extension("lock").exists(), "as a killed program leaves it");
        drop(Lock::take(&file).expect("it is free"));
        assert!(!file.with_extension("lock").exists());
    }

    #[test]
    fn a_program_keeps_others_out_and_not_itself() {
        let file = file("lock-mine");
        let (first, second) = (Lock::take(&file), Lock::take(&file));
        drop(first.expect("free"));
        let other = open(&file.with_extension("lock")).expect("a file");
        assert!(matches!(other.try_lock(), Err(TryLockError::WouldBlock)), "the second holds it");
        drop((second.expect("mine"), other));
        drop(another_program(&file));
    }

    #[test]
    fn where_nothing_can_be_written_nobody_is_kept_out() {
        let file = file("lock-unwritable");
        let home = file.parent().expect("a folder");
        std::fs::write(home, "a file where the folder should be").expect("a file");
        Lock::take(&file).expect("nothing to lock");
    }
}
