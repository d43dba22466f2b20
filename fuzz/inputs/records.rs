//! Saves and replays of every kind of game: read as they are, and once more with a seal that fits, so
//! that what a seal would have kept out comes in as well.

use std::path::Path;

use cards::draft::DraftArtefact;
use dice::Dice;
use engine::Artefact;
use far_lanes::{
    draft::Drafting,
    match_summary::MatchSummary,
    replay,
    replay_timeline::ReplayTimeline,
    roster::lives::{self, LifeArtefact},
    saves::CardArtefact,
    skirmish::session::{FightArtefact, again, fight_options},
    statistics::Account,
    verify,
};
use serde::{Serialize, de::DeserializeOwned};

use super::{
    play::{cards_played_on, fought_on, played_on},
    shipped::{library, life_tables, seed, skirmishes, text},
};

const FILE: &str = "game-0001.json";

/// A game of cards.
pub fn cards(bytes: &[u8]) {
    let Some(artefact): Option<CardArtefact> = taken_in(&text(bytes)) else { return };
    let (library, file) = (library(), Path::new(FILE));
    if let Err(fault) = replay::resumed(library, file, &artefact) {
        assert!(fault.to_string().starts_with(FILE), "{fault}");
    }
    let Ok(mut game) = replay::replayed(library, file, &artefact) else { return };
    _ = Account::of(&artefact, &game);
    cards_played_on(&mut game, seed(bytes), 30);
    if let Ok(mut timeline) = ReplayTimeline::new(library, file, artefact) {
        timeline.index();
        timeline.go_to(timeline.len() / 2);
        _ = MatchSummary::of_timeline(&timeline);
    }
}

/// A life.
pub fn life(bytes: &[u8]) {
    let Some(artefact): Option<LifeArtefact> = taken_in(&text(bytes)) else { return };
    let file = Path::new(FILE);
    if let Err(fault) = lives::lived_again(life_tables(), file, &artefact) {
        assert!(fault.to_string().starts_with(FILE), "{fault}");
    }
    if let Ok(mut life) = lives::lived(life_tables(), file, &artefact) {
        played_on(&mut life, seed(bytes), 60, |life| _ = life.character());
        _ = far_lanes::roster::Person::from_life(&life, artefact.seed);
    }
}

/// A fight.
pub fn fight(bytes: &[u8]) {
    let Some(artefact): Option<FightArtefact> = taken_in(&text(bytes)) else { return };
    let (armoury, file) = (&skirmishes().armoury, Path::new(FILE));
    _ = fight_options(file, &artefact);
    if let Err(fault) = again::verified(armoury, file, &artefact) {
        assert!(fault.to_string().starts_with(FILE), "{fault}");
    }
    if let Ok(mut fight) = again::replayed(armoury, file, &artefact) {
        fought_on(&mut fight, seed(bytes), 40);
    }
}

/// A draft: it is gone on with to a legal deck.
pub fn draft(bytes: &[u8]) {
    let Some(artefact): Option<DraftArtefact> = taken_in(&text(bytes)) else { return };
    let (library, file) = (library(), Path::new(FILE));
    let mut drafting = match Drafting::recorded(library, file, artefact) {
        Ok(drafting) => drafting,
        Err(fault) => return assert!(fault.to_string().starts_with(FILE), "{fault}"),
    };
    drafting.undo();
    let mut dice = Dice::seeded(seed(bytes));
    while let Some(offer) = drafting.offer() {
        let Some(&chosen) = dice.pick(&offer.options) else { break };
        drafting.pick(chosen).expect("it is offered");
    }
    assert_eq!(drafting.deck().faults(drafting.game().book()), []);
}

/// The artefact in a text, whether or not its seal fits.
fn taken_in<S, M>(text: &str) -> Option<Artefact<S, M>>
where
    S: Serialize + DeserializeOwned + PartialEq + std::fmt::Debug,
    M: Serialize + DeserializeOwned + PartialEq + std::fmt::Debug,
{
    _ = verify::kind(text);
    if let Err(fault) = Artefact::<S, M>::read(FILE, text) {
        assert!(fault.to_string().starts_with(FILE), "{fault}");
    }
    let mut envelope: serde_json::Value = serde_json::from_str(text).ok()?;
    let artefact = envelope.get_mut("artefact").map(serde_json::Value::take)?;
    let artefact: Artefact<S, M> = serde_json::from_value(artefact).ok()?;
    let again = Artefact::read(FILE, &artefact.write()).expect("just written");
    assert_eq!(again, artefact);
    Some(again)
}
