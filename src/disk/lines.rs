//! A file that grows line by line and is sound up to the last whole one, however its writer ended.

use std::{
    fs::{File, OpenOptions, TryLockError},
    io::{self, BufRead, BufReader, Seek, SeekFrom, Write},
    path::Path,
};

use super::make_folder;

/// A file of lines: first read, then written on. Nobody else has it open like that meanwhile.
pub struct Lines {
    file: BufReader<File>,
    /// Where the last line ends that was read or written.
    end: u64,
    /// The rest after it, which is no whole line.
    torn: Vec<u8>,
}

impl Lines {
    /// Opens a file, which is made where there is none, with its folder.
    ///
    /// # Errors
    /// `ResourceBusy` where somebody else has it open like that, or the disk says no.
    pub fn open(file: &Path) -> io::Result<Lines> {
        make_folder(file.parent().unwrap_or(Path::new("")))?;
        let file =
            OpenOptions::new().read(true).write(true).create(true).truncate(false).open(file)?;
        match file.try_lock() {
            Err(TryLockError::WouldBlock) => return Err(io::ErrorKind::ResourceBusy.into()),
            // A disk that knows no locks keeps nobody out.
            Ok(()) | Err(TryLockError::Error(_)) => {}
        }
        Ok(Lines { file: BufReader::new(file), end: 0, torn: Vec::new() })
    }

    /// The next whole line, without its end; after the last one none.
    ///
    /// # Errors
    /// The disk says no, or the line is no text.
    pub fn read(&mut self) -> io::Result<Option<String>> {
        let mut line = Vec::new();
        self.file.read_until(b'\n', &mut line)?;
        if line.last() != Some(&b'\n') {
            self.torn = line;
            return Ok(None);
        }
        self.end += line.len() as u64;
        line.pop();
        String::from_utf8(line)
            .map(Some)
            .map_err(|fault| io::Error::new(io::ErrorKind::InvalidData, fault))
    }

    /// Goes back to the first line.
    ///
    /// # Errors
    /// The disk says no.
    pub fn rewind(&mut self) -> io::Result<()> {
        self.end = 0;
        self.file.rewind()
    }

    /// The rest after the last whole line, once all lines are read.
    pub fn torn(&self) -> &[u8] {
        &self.torn
    }

    /// Cuts off whatever follows the last line that was read; lines that are added come there.
    ///
    /// # Errors
    /// The disk says no.
    pub fn cut(&mut self) -> io::Result<()> {
        self.file.seek(SeekFrom::Start(self.end))?;
        self.file.get_mut().set_len(self.end)
    }

    /// Adds a line and its end in one piece, straight to the system.
    ///
    /// # Errors
    /// The disk says no; then part of the line may stand there.
    pub fn add(&mut self, line: &str) -> io::Result<()> {
        self.file.get_mut().write_all(format!("{line}\n").as_bytes())
    }
}
