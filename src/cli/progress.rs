//! How far a long run is, for a person who waits for it; nothing where nobody does.

use std::{
    io::{self, IsTerminal, Write},
    sync::atomic::{AtomicUsize, Ordering},
};

/// A line on stderr that is written again and again, by any thread.
pub struct Progress {
    done: AtomicUsize,
    of: usize,
    /// What is done, in the plural.
    what: &'static str,
    shown: bool,
}

impl Progress {
    /// Shown where stderr is a terminal.
    pub fn new(of: usize, what: &'static str) -> Progress {
        Progress { done: AtomicUsize::new(0), of, what, shown: io::stderr().is_terminal() }
    }

    /// Never shown.
    pub fn hidden(mut self) -> Progress {
        self.shown = false;
        self
    }

    /// So many more are done.
    pub fn step(&self, more: usize) {
        let done = self.done.fetch_add(more, Ordering::Relaxed) + more;
        if self.shown {
            let _ = write!(io::stderr(), "\r{done} of {} {}", self.of, self.what);
        }
    }

    /// The line is left standing.
    pub fn done(&self) {
        if self.shown {
            let _ = writeln!(io::stderr());
        }
    }
}
