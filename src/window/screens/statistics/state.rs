//! The games, fights and campaigns that are being read for statistics, and which of them is selected.

use std::{path::PathBuf, sync::Arc, time::Duration};

use campaign::data::CampaignBook;
use skirmish::data::Armoury;

use super::story::Story;
use crate::{
    clock::Instant,
    data::Library,
    saves::Saves,
    statistics::{
        Broken, CampaignFigures, CampaignReading, FightFigures, FightReading, Figures, GameReading,
    },
};

/// How long games are read in one frame.
const PATIENCE: Duration = Duration::from_millis(4);

/// The games being read, and which of them is selected. Not a resource: a game that is played again need not be
/// shared between threads.
pub(in crate::window) struct StatisticsUi {
    pub(super) games: GameReading,
    pub(super) fights: FightReading,
    pub(super) campaigns: CampaignReading,
    tables: Tables,
    pub(super) figures: Figures,
    pub(super) fight_figures: FightFigures,
    pub(super) campaign_figures: CampaignFigures,
    pub(super) place: Place,
    /// It was walked to by keys, and has to be brought into view.
    pub(super) walked: bool,
    /// Why a game could not be opened, or fights cannot be read.
    pub(super) note: String,
    /// The story of a campaign that lies over the page.
    pub(super) story: Option<Story>,
    counted: bool,
}

/// What fights are fought with, and what campaigns are sailed by; nothing where it cannot be read.
#[derive(Clone, Default)]
pub(super) struct Tables {
    pub armoury: Option<Arc<Armoury>>,
    pub book: Option<Arc<CampaignBook>>,
}

/// Where one is on the page: which sort is listed, and which of each is selected, counted from the newest.
#[derive(Debug, Clone, Copy, Default, PartialEq, Eq)]
pub(super) struct Place {
    pub sort: Sort,
    pub game: usize,
    pub fight: usize,
    pub campaign: usize,
}

/// What is listed and counted.
#[derive(Debug, Clone, Copy, Default, PartialEq, Eq)]
pub(super) enum Sort {
    #[default]
    Games,
    Fights,
    Campaigns,
}

/// An action on the statistics screen.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) enum StatisticsAction {
    Turn(Sort),
    Select(usize),
    Watch,
    /// What lies over the page goes.
    Close,
    Leave,
}

/// What is to be watched.
#[derive(Debug, Clone, PartialEq, Eq)]
pub(super) enum Chosen {
    Game(PathBuf),
    Fight(PathBuf),
    Campaign(PathBuf),
}

impl Sort {
    const ALL: [Sort; 3] = [Sort::Games, Sort::Fights, Sort::Campaigns];

    /// The one so many further on; after the last comes the first.
    pub(super) fn turned(self, by: isize) -> Sort {
        let count = Sort::ALL.len() as isize;
        Sort::ALL[(self as isize + by).rem_euclid(count) as usize]
    }
}

impl StatisticsUi {
    pub(super) fn new(saves: &Saves, tables: Tables, place: Place) -> StatisticsUi {
        StatisticsUi {
            games: GameReading::new(saves),
            fights: FightReading::new(saves),
            campaigns: CampaignReading::new(saves),
            tables,
            figures: Figures::default(),
            fight_figures: FightFigures::default(),
            campaign_figures: CampaignFigures::default(),
            place,
            walked: true,
            note: String::new(),
            story: None,
            counted: false,
        }
    }

    /// What campaigns are sailed by.
    pub(super) fn book(&self) -> Option<Arc<CampaignBook>> {
        self.tables.book.clone()
    }

    /// Reads on for a moment; whether there is more to read.
    pub(super) fn read_on(&mut self, library: &Library) -> bool {
        if self.counted {
            return false;
        }
        let began = Instant::now();
        let patient = || began.elapsed() < PATIENCE;
        let games = self.games.read_while(library, patient);
        let Tables { armoury, book } = &self.tables;
        let fights = armoury.as_ref().is_none_or(|it| self.fights.read_while(it, patient));
        let campaigns = book.as_ref().is_none_or(|it| self.campaigns.read_while(it, patient));
        (self.figures, self.fight_figures) = (self.games.figures(), self.fights.figures());
        self.campaign_figures = self.campaigns.figures();
        self.counted = games && fights && campaigns;
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
            Sort::Campaigns => self.campaigns.progress(),
        }
    }

    /// How many are listed.
    pub(super) fn count(&self) -> usize {
        match self.place.sort {
            Sort::Games => self.games.games().len(),
            Sort::Fights => self.fights.games().len(),
            Sort::Campaigns => self.campaigns.games().len(),
        }
    }

    /// The place of the one that is selected.
    pub(super) fn selected(&self) -> usize {
        match self.place.sort {
            Sort::Games => self.place.game,
            Sort::Fights => self.place.fight,
            Sort::Campaigns => self.place.campaign,
        }
    }

    /// Lists another sort.
    pub(super) fn turn_to(&mut self, sort: Sort) {
        self.place.sort = sort;
        self.walked = true;
    }

    pub(super) fn select(&mut self, n: usize) {
        match self.place.sort {
            Sort::Games => self.place.game = n,
            Sort::Fights => self.place.fight = n,
            Sort::Campaigns => self.place.campaign = n,
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
            Sort::Campaigns => {
                let campaign = self.campaigns.games().iter().rev().nth(n);
                campaign.map(|campaign| Chosen::Campaign(campaign.file.clone()))
            }
        }
    }

    /// Files of what is listed that cannot be counted.
    pub(super) fn broken(&self) -> &[Broken] {
        match self.place.sort {
            Sort::Games => self.games.broken(),
            Sort::Fights => self.fights.broken(),
            Sort::Campaigns => self.campaigns.broken(),
        }
    }

    pub(super) fn walk(&mut self, steps: isize) {
        let last = self.count().saturating_sub(1);
        self.select(self.selected().saturating_add_signed(steps).min(last));
        self.walked |= steps != 0;
    }
}
