//! Tables of the lanes, from `assets/campaign`, checked once when read.

mod check;
mod errands;
mod event;
mod figures;
mod port;
mod rival;

use std::sync::Arc;

use cards::data::CardBook;
use characters::{affairs::AffairTables, data::Tables, healing::HealingRules};
use skirmish::data::{Armoury, Scenario};

use crate::setup::Length;

pub use check::{ChartFault, EventFault};
pub use errands::{Arming, ErrandFigures, Haggling, Inquiring, Papers};
pub use event::{Check, Consequence, Effect, EventOption, Need, PortEvent, Whom};
pub use figures::{Abilities, ByGrade, ByRules, Figures, Grade, Job, RaceFigures, RunFigures};
pub use port::{Charts, Names, Port};
pub use rival::Rival;

/// Everything that campaigns are played with: the tables of all games, and those of the lanes.
#[derive(Debug, Clone)]
pub struct CampaignBook {
    pub cards: Arc<CardBook>,
    /// House rules of the card game.
    pub constants: cards::data::Constants,
    pub armoury: Arc<Armoury>,
    /// Tables of lives.
    pub lives: Arc<Tables>,
    pub affairs: Arc<AffairTables>,
    pub healing: HealingRules,
    pub charts: Charts,
    /// Fights that a boarding can be; the crew take the places of their first side.
    pub boardings: Vec<Scenario>,
    /// Captains who race.
    pub rivals: Vec<Rival>,
}

impl CampaignBook {
    /// The boarding of this id.
    pub fn boarding(&self, id: &str) -> Option<&Scenario> {
        self.boardings.iter().find(|it| it.id == id)
    }

    /// The rival of this id.
    pub fn rival(&self, id: &str) -> Option<&Rival> {
        self.rivals.iter().find(|it| it.id == id)
    }

    /// The figures of a run of this length.
    ///
    /// # Panics
    /// The book was not [checked](CampaignBook::check).
    pub fn run(&self, length: Length) -> &RunFigures {
        self.charts.figures.runs.get(&length).expect("checked charts have figures for each length")
    }

    /// Checks the charts against the other tables.
    ///
    /// # Errors
    /// The first fault.
    pub fn check(&self) -> Result<(), ChartFault> {
        check::check(self)
    }
}
