//! Verifies any recorded game, life or fight: plays it once more from its text and compares.

use std::{path::Path, sync::Arc};

use engine::JournalHash;
use serde::Deserialize;

use crate::{
    data::{Library, LibraryError},
    replay::{self, ReplayError},
    roster::{
        lives::{self, LIFE, LifeArtefact, LifeError},
        tables::{self, TablesError},
    },
    saves::{CARD_GAME, CardArtefact, SaveError, artefact_in},
    skirmish::{
        LoadError, Skirmishes,
        session::{FIGHT, FightArtefact, FightError, again},
    },
};

/// A record of one of our games that comes out as it was recorded.
#[derive(Debug, Clone, PartialEq)]
pub enum Record {
    Cards(CardArtefact),
    Life(LifeArtefact),
    Fight(Box<FightArtefact>),
}

/// Why a record is not believed.
#[derive(Debug, thiserror::Error)]
pub enum VerifyError {
    #[error(transparent)]
    File(#[from] SaveError),
    #[error(transparent)]
    Replay(#[from] ReplayError),
    #[error(transparent)]
    Life(#[from] LifeError),
    #[error(transparent)]
    Fight(#[from] FightError),
    #[error(transparent)]
    Library(#[from] LibraryError),
    #[error(transparent)]
    Tables(#[from] TablesError),
    #[error(transparent)]
    Skirmishes(#[from] LoadError),
}

impl Record {
    /// The hash of its journal.
    pub fn journal(&self) -> JournalHash {
        match self {
            Record::Cards(game) => game.journal,
            Record::Life(life) => life.journal,
            Record::Fight(fight) => fight.journal,
        }
    }
}

/// Plays the record in `text` once more, with whatever it takes of our assets; `file` is the name
/// used in errors.
///
/// # Errors
/// The text is no record, broken, altered, from a newer build, or plays differently; or the assets
/// cannot be used.
pub fn verified(file: &Path, text: &str) -> Result<Record, VerifyError> {
    match kind(text).as_deref() {
        Some(LIFE) => life(file, text),
        Some(FIGHT) => fight(file, text),
        // A file that is no record at all is refused as no game of cards.
        Some(_) | None => card_game(file, text),
    }
}

fn card_game(file: &Path, text: &str) -> Result<Record, VerifyError> {
    let game: CardArtefact = artefact_in(file, text, CARD_GAME)?;
    replay::verified(&Library::load()?, file, &game)?;
    Ok(Record::Cards(game))
}

fn life(file: &Path, text: &str) -> Result<Record, VerifyError> {
    let life: LifeArtefact = artefact_in(file, text, LIFE)?;
    lives::lived_again(&Arc::new(tables::load()?), file, &life)?;
    Ok(Record::Life(life))
}

fn fight(file: &Path, text: &str) -> Result<Record, VerifyError> {
    let fight: FightArtefact = artefact_in(file, text, FIGHT)?;
    again::verified(&Skirmishes::load()?.armoury, file, &fight)?;
    Ok(Record::Fight(Box::new(fight)))
}

/// Which game the record is of, if it is one at all.
pub fn kind(text: &str) -> Option<String> {
    #[derive(Deserialize)]
    struct Envelope {
        artefact: Kind,
    }
    #[derive(Deserialize)]
    struct Kind {
        game: String,
    }
    serde_json::from_str::<Envelope>(text).ok().map(|envelope| envelope.artefact.game)
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::{roster::names, skirmish::session::Seated};
    use characters::healing::RuleSet;
    use engine::Game;

    fn hash(text: &str) -> Result<JournalHash, String> {
        let record = verified(Path::new("a.json"), text);
        record.map(|record| record.journal()).map_err(|fault| fault.to_string())
    }

    fn life() -> LifeArtefact {
        let tables = Arc::new(tables::load().expect("the shipped tables"));
        let setup = characters::Setup { name: names::for_seed(4), rules: Default::default() };
        let wish = characters::wish::Wish::Anything;
        let life = characters::wish::live(&tables, &setup, &wish, None, 4).expect("a life");
        life.artefact(4)
    }

    /// A duel in which everybody does what comes first, for so many decisions.
    fn duel(rules: RuleSet, decisions: usize) -> FightArtefact {
        let all = Skirmishes::load().expect("the shipped armoury");
        let scenario = all.scenario("duel-at-dawn").expect("it is shipped").clone();
        let (house, healing) = Default::default();
        let setup = skirmish::Setup { rules, house, healing, scenario };
        let mut fight = skirmish::Skirmish::new(&all.armoury, &setup, 4).expect("it can be fought");
        for _ in 0..decisions {
            let Some(choice) = fight.choice() else { break };
            let decision = engine::Decision { seat: choice.seat, chosen: choice.options[0] };
            fight.decide(decision).expect("it is offered");
        }
        let engine::Artefact { game, setup, seed, decisions, journal, finished, taken_back } =
            fight.artefact(4);
        FightArtefact {
            game,
            setup: Seated::Plain(setup),
            seed,
            decisions,
            journal,
            finished,
            taken_back,
        }
    }

    #[test]
    fn a_life_comes_out_as_it_was_recorded_or_is_refused() {
        let life = life();
        assert_eq!(hash(&life.write()), Ok(life.journal));
        let other = LifeArtefact { journal: JournalHash(1), ..life };
        assert!(hash(&other.write()).expect_err("different").contains("0000000000000001"));
    }

    #[test]
    fn a_fight_by_either_rule_set_comes_out_as_it_was_recorded_or_is_refused() {
        for rules in [RuleSet::Classic, RuleSet::SecondEdition] {
            let fight = duel(rules, 200);
            assert_eq!(hash(&fight.write()), Ok(fight.journal));
            let other = FightArtefact { journal: JournalHash(1), ..fight.clone() };
            assert!(hash(&other.write()).expect_err("different").contains("0000000000000001"));
            let mut short = fight.clone();
            short.decisions.truncate(fight.decisions.len() / 3);
            assert!(hash(&short.write()).expect_err("different").contains("as recorded"));
        }
    }

    #[test]
    fn a_fight_with_what_the_armoury_lacks_or_by_strangers_is_refused() {
        let mut fight = duel(RuleSet::Classic, 3);
        let mut setup = fight.setup.fight().clone();
        let commanders = vec!["mind:bored".to_owned(), "random".to_owned()];
        let by_strangers = Seated::Commanded { commanders, sent: Vec::new(), fight: setup.clone() };
        setup.scenario.forces[0].fighters[0].weapons[0].weapon = "Ray Gun".to_owned();
        fight.setup = Seated::Plain(setup);
        let fault = hash(&fight.write()).expect_err("no such weapon");
        assert!(fault.starts_with("a.json: ") && fault.contains("Ray Gun"), "{fault}");
        fight.setup = by_strangers;
        let fault = hash(&fight.write()).expect_err("no such personality");
        assert!(fault.contains("mind:bored"), "{fault}");
    }

    #[test]
    fn nobody_goes_into_a_fight_with_more_lost_than_there_was() {
        let fight = duel(RuleSet::Classic, 0);
        let mut setup = fight.setup.fight().clone();
        setup.scenario.forces[0].fighters[0].body.lost = [128, 0, 255];
        let armoury = Skirmishes::load().expect("the shipped armoury").armoury;
        let begun = skirmish::Skirmish::new(&armoury, &setup, 4).expect("it can be fought");
        assert_eq!(begun.audit(), Ok(()));
    }

    #[test]
    fn a_fight_beyond_all_distance_is_refused() {
        let mut fight = duel(RuleSet::Classic, 3);
        let mut setup = fight.setup.fight().clone();
        setup.scenario.forces[0].at = skirmish::field::Place(i32::MAX);
        fight.setup = Seated::Plain(setup);
        let fault = hash(&fight.write()).expect_err("too far");
        assert!(fault.contains("stands 21474836 m along a field of"), "{fault}");
    }

    #[test]
    fn what_is_no_record_is_refused_with_its_place() {
        assert!(hash("{").expect_err("broken").starts_with("a.json:1:"));
        let chess = life().write().replace("\"life\"", "\"chess\"");
        assert!(hash(&chess).is_err());
        let fight = duel(RuleSet::Classic, 3).write();
        assert!(hash(&fight[..fight.len() / 2]).expect_err("cut").starts_with("a.json:"));
        let altered = fight.replace("\"seed\": 4", "\"seed\": 5");
        assert!(hash(&altered).expect_err("altered").contains("altered"));
    }
}
