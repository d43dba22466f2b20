//! Charts and finished campaigns for tests.

use campaign::{Campaign, Length, Scope, Setup};

use super::{Agent, AgentKind, CampaignArtefact, Charted, FIRST_DECK, captain};
use crate::{builder::testing::library, data::Library};
use engine::Game;

/// The shipped charts.
pub fn charted() -> Charted {
    Charted::load(&library()).expect("the shipped charts")
}

/// A short haul of this seed that has just begun.
pub fn begun(charted: &Charted, library: &Library, seed: u64) -> Campaign {
    let captain = captain(&charted.book.lives, &Default::default(), None, seed);
    let setup = Setup {
        captain: captain.expect("somebody can command"),
        deck: library.deck(FIRST_DECK).expect("it is shipped").deck.clone(),
        rules: Default::default(),
        ambition: Default::default(),
        length: Length::Short,
        scope: Scope::Full,
    };
    Campaign::new(&charted.book, &setup, seed).expect("it can begin")
}

/// A whole short haul of this seed. Dice decide, which is quick.
pub fn flown(seed: u64) -> CampaignArtefact {
    let (library, charted) = (library(), charted());
    let mut campaign = begun(&charted, &library, seed);
    let mut agent = Agent::new(AgentKind::Random, &charted, &library, seed);
    while let Some(decision) = agent.decide(&campaign) {
        campaign.decide(decision).expect("it is offered");
    }
    campaign.artefact()
}
