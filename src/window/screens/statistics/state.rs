//! The games and fights that are being read for statistics, and which of them is selected.

use std::{path::PathBuf, sync::Arc, time::Duration};

use skirmish::data::Armoury;

use crate::{
    clock::Instant,
    data::Library,
    saves::Saves,
    statistics::{Broken, FightFigures, FightReading, Figures, GameReading},
};

/// How long games are read in one frame.
const PATIENCE: Duration = Duration::from_millis(4);

/// The games being read, and which of them is selected. Not a resource: a game that is played again need not be
/// shared between threads.
pub(in crate::window) struct StatisticsUi {
    pub(super) games: GameReading,
    pub(super) fights: FightReading,
    /// What fights are fought with; nothing where it cannot be read.
    armoury: Option<Arc<Armoury>>,
    pub(super) figures: Figures,
    pub(super) fight_figures: FightFigures,
    pub(super) place: Place,
    /// It was walked to by keys, and has to be brought into view.
    pub(super) walked: bool,
    /// Why a game could not be opened, or fights cannot be read.
    pub(super) note: String,
    counted: bool,
}

/// Where one is on the page: which sort is listed, and which of each is selected, counted from the newest.
#[derive(Debug, Clone, Copy, Default, PartialEq, Eq)]
pub(super) struct Place {
    pub sort: Sort,
    pub game: usize,
    pub fight: usize,
}

/// What is listed and counted.
#[derive(Debug, Clone, Copy, Default, PartialEq, Eq)]
pub(super) enum Sort {
    #[default]
    Games,
    Fights,
}

/// An action on the statistics screen.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) enum StatisticsAction {
    Turn(Sort),
    Select(usize),
    Watch,
    Leave,
}

/// What is to be watched.
#[derive(Debug, Clone, PartialEq, Eq)]
pub(super) enum Chosen {
    Game(PathBuf),
    Fight(PathBuf),
}

impl Sort {
    /// The other one.
    pub(super) const fn other(self) -> Sort {
        match self {
            Sort::Games => Sort::Fights,
            Sort::Fights => Sort::Games,
        }
    }
}

impl StatisticsUi {
    pub(super) fn new(saves: &Saves, armoury: Option<Arc<Armoury>>, place: Place) -> StatisticsUi {
        StatisticsUi {
            games: GameReading::new(saves),
            fights: FightReading::new(saves),
            armoury,
            figures: Figures::default(),
            fight_figures: FightFigures::default(),
            place,
            walked: true,
            note: String::new(),
            counted: false,
        }
    }

    /// Reads on for a moment; whether there is more to read.
    pub(super) fn read_on(&mut self, library: &Library) -> bool {
        if self.counted {
            return false;
        }
        let began = Instant::now();
        let patient = || began.elapsed() < PATIENCE;
        let games = self.games.read_while(library, patient);
        let fights =
            self.armoury.as_ref().is_none_or(|armoury| self.fights.read_while(armoury, patient));
        (self.figures, self.fight_figures) = (self.games.figures(), self.fights.figures());
        self.counted = games && fights;
        !self.counted
    }

    /// Whether all there is to be listed is read.
    pub(super) fn is_done(&self) -> bool {
        self.counted
    }

    /// How many of what is listed are read, and of how many.
    pub(super) fn progress(&self) -> (usize, usize) {
        match self.place.sort {
            Sort::Games => self.games.progress(),
            Sort::Fights => self.fights.progress(),
        }
    }

    /// How many are listed.
    pub(super) fn count(&self) -> usize {
        match self.place.sort {
            Sort::Games => self.games.games().len(),
            Sort::Fights => self.fights.games().len(),
        }
    }

    /// The place of the one that is selected.
    pub(super) fn selected(&self) -> usize {
        match self.place.sort {
            Sort::Games => self.place.game,
            Sort::Fights => self.place.fight,
        }
    }

    /// Lists the other sort.
    pub(super) fn turn_to(&mut self, sort: Sort) {
        self.place.sort = sort;
        self.walked = true;
    }

    pub(super) fn select(&mut self, n: usize) {
        match self.place.sort {
            Sort::Games => self.place.game = n,
            Sort::Fights => self.place.fight = n,
        }
    }

    /// The one that is selected.
    pub(super) fn chosen(&self) -> Option<Chosen> {
        let n = self.selected();
        match self.place.sort {
            Sort::Games => {
                let game = self.games.games().iter().rev().nth(n);
                game.map(|game| Chosen::Game(game.file.clone()))
            }
            Sort::Fights => {
                let fight = self.fights.games().iter().rev().nth(n);
                fight.map(|fight| Chosen::Fight(fight.file.clone()))
            }
        }
    }

    /// Files of what is listed that cannot be counted.
    pub(super) fn broken(&self) -> &[Broken] {
        match self.place.sort {
            Sort::Games => self.games.broken(),
            Sort::Fights => self.fights.broken(),
        }
    }

    pub(super) fn walk(&mut self, steps: isize) {
        let last = self.count().saturating_sub(1);
        self.select(self.selected().saturating_add_signed(steps).min(last));
        self.walked |= steps != 0;
    }
}
