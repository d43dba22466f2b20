//! Progress of a long run, printed if stderr is a terminal.

use std::{
    io::{self, IsTerminal, Write},
    time::Duration,
};

use crate::clock::Instant;

/// How often the line is written anew; a run shorter than that goes without.
const PACE: Duration = Duration::from_millis(200);
/// How many signs the bar is long.
const BAR: usize = 20;

/// A line on stderr that is written again and again.
pub struct Progress {
    /// How many were done before it began.
    kept: usize,
    done: usize,
    of: usize,
    /// The kind of work, in the plural.
    what: &'static str,
    began: Instant,
    /// When it was last written; the moment it began where it never was.
    written: Instant,
    shown: bool,
}

impl Progress {
    /// Shown where stderr is a terminal and `what` is done has a name. `kept` of them were done before.
    pub fn new(of: usize, kept: usize, what: Option<&'static str>) -> Progress {
        let (began, shown) = (Instant::now(), what.is_some() && io::stderr().is_terminal());
        let what = what.unwrap_or_default();
        Progress { kept, done: kept, of, what, began, written: began, shown }
    }

    /// One more is done.
    pub fn step(&mut self) {
        self.done += 1;
        if self.shown && self.written.elapsed() >= PACE {
            self.written = Instant::now();
            let line = line(self.done, self.kept, (self.of, self.what), self.began.elapsed());
            // What was there before may have been longer.
            let _ = write!(io::stderr(), "\r{line}\x1b[K");
        }
    }

    /// How many were done since it began, and in how many seconds. The line goes.
    pub fn end(self) -> (usize, f64) {
        if self.written > self.began {
            let _ = write!(io::stderr(), "\r\x1b[K");
        }
        (self.done - self.kept, self.began.elapsed().as_secs_f64())
    }
}

/// As in `[#####...............] 250 of 1000 games, 1 min 20 s left`.
fn line(done: usize, kept: usize, (of, what): (usize, &str), elapsed: Duration) -> String {
    let full = BAR * done / of.max(1);
    let left = elapsed.as_secs_f64() / (done - kept).max(1) as f64 * (of - done) as f64;
    format!(
        "[{:.<BAR$}] {done} of {of} {what}, {} left",
        "#".repeat(full),
        time(left.ceil() as u64)
    )
}

fn time(seconds: u64) -> String {
    match (seconds / 3600, seconds / 60 % 60, seconds % 60) {
        (0, 0, seconds) => format!("{seconds} s"),
        (0, minutes, seconds) => format!("{minutes} min {seconds} s"),
        (hours, minutes, _) => format!("{hours} h {minutes} min"),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_line_has_a_bar_and_the_time_that_is_left_at_the_pace_so_far() {
        let after =
            |done, kept, seconds| line(done, kept, (1000, "games"), Duration::from_secs(seconds));
        assert_eq!(after(250, 0, 30), "[#####...............] 250 of 1000 games, 1 min 30 s left");
        // Those that were there before took no time.
        assert_eq!(after(500, 490, 1), "[##########..........] 500 of 1000 games, 50 s left");
        assert_eq!(after(1, 0, 8), "[....................] 1 of 1000 games, 2 h 13 min left");
        assert_eq!(after(1000, 0, 60), "[####################] 1000 of 1000 games, 0 s left");
    }
}
