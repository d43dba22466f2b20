//! Tables of the lanes, from `assets/campaign`, checked once when read.

mod check;
mod figures;
mod port;

use std::sync::Arc;

use cards::data::CardBook;
use characters::{affairs::AffairTables, data::Tables, healing::HealingRules};
use skirmish::data::{Armoury, Scenario};

pub use check::ChartFault;
pub use figures::{Abilities, Figures, Grade, Job};
pub use port::{Charts, Names, Port};

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
}

impl CampaignBook {
    /// The boarding of this id.
    pub fn boarding(&self, id: &str) -> Option<&Scenario> {
        self.boardings.iter().find(|it| it.id == id)
    }

    /// Checks the charts against the other tables.
    ///
    /// # Errors
    /// The first fault.
    pub fn check(&self) -> Result<(), ChartFault> {
        check::check(self)
    }
}
