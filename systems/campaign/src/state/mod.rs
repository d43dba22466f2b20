//! The campaign in a world: a person is one entity, everything else a resource.

mod agenda;
mod contract;
mod errand;
mod inner;
pub(crate) mod kind;
mod ledger;
mod person;
mod progress;
mod rivals;
mod stage;
mod thrown;

use std::sync::Arc;

use bevy::prelude::{Deref, DerefMut, Resource};
use cards::data::Deck;
use dice::Dice;
use engine::Journal;

pub(crate) use agenda::{Agenda, Step, Undergone};
pub use contract::Contract;
pub(crate) use errand::ErrandsDone;
pub use errand::{Errand, ErrandOffer};
pub(crate) use inner::Inner;
pub use inner::{Fray, Passage};
pub use ledger::Account;
pub(crate) use ledger::{Ledger, Terms};
pub use person::{Berth, PersonId, Record};
pub(crate) use person::{People, Wage};
pub(crate) use progress::Progress;
pub use rivals::RivalRecord;
pub(crate) use rivals::Rivals;
pub use stage::Stage;
pub use thrown::{Chances, Thrown};

use crate::{data::CampaignBook, event::Event, setup::Setup};

/// The tables in force.
#[derive(Resource, Deref, Clone)]
pub(crate) struct Book(pub Arc<CampaignBook>);

/// How the campaign was set up, and its seed.
#[derive(Resource, Clone)]
pub(crate) struct Charter {
    pub setup: Setup,
    pub seed: u64,
}

/// Dice of the present stage. Each stage has its own, by seed and leg, so that nothing that was
/// decided before throws other dice.
#[derive(Resource, Deref, DerefMut)]
pub(crate) struct Chance(pub Dice);

/// The journal.
#[derive(Resource, Default, Deref, DerefMut)]
pub(crate) struct Log(pub Journal<Event>);

/// The ship and its deck as they are now, without the people aboard.
#[derive(Resource, Deref, DerefMut, Clone)]
pub(crate) struct ShipDeck(pub Deck);
