//! The games that are being read for statistics, and which of them is selected.

use std::time::Duration;

use crate::{
    clock::Instant,
    data::Library,
    saves::Saves,
    statistics::{Figures, Finished, Reading},
};

/// How long games are read in one frame.
const PATIENCE: Duration = Duration::from_millis(4);

/// The games being read, and which of them is selected. Not a resource: a game that is played again need not be
/// shared between threads.
pub(in crate::window) struct StatisticsUi {
    pub(super) reading: Reading,
    pub(super) figures: Figures,
    /// Counted from the newest.
    pub(super) selected: usize,
    /// It was walked to by keys, and has to be brought into view.
    pub(super) walked: bool,
    /// Why a game could not be opened.
    pub(super) note: String,
}

/// An action on the statistics screen.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) enum StatisticsAction {
    Select(usize),
    Watch,
    Leave,
}

impl StatisticsUi {
    pub(super) fn new(saves: &Saves, selected: usize) -> StatisticsUi {
        let (reading, figures) = (Reading::new(saves), Figures::default());
        StatisticsUi { reading, figures, selected, walked: true, note: String::new() }
    }

    /// Reads on for a moment; whether there is more to read.
    pub(super) fn read_on(&mut self, library: &Library) -> bool {
        if self.reading.is_done() && self.figures != Figures::default() {
            return false;
        }
        let began = Instant::now();
        let done = self.reading.read_while(library, || began.elapsed() < PATIENCE);
        self.figures = self.reading.figures();
        !done
    }

    /// The games, the newest first.
    pub(super) fn newest_first(&self) -> impl Iterator<Item = &Finished> {
        self.reading.games().iter().rev()
    }

    /// The game that is selected.
    pub(super) fn chosen(&self) -> Option<&Finished> {
        self.newest_first().nth(self.selected)
    }

    pub(super) fn walk(&mut self, steps: isize) {
        let last = self.reading.games().len().saturating_sub(1);
        self.selected = self.selected.saturating_add_signed(steps).min(last);
        self.walked |= steps != 0;
    }
}
