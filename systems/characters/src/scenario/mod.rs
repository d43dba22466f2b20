//! Tests that read as lives: given these dice and these answers, this is the outcome.

mod automatic;
mod benefits;
mod characteristics;
mod enlistment;
mod generation;
mod published;
mod ranks;
mod reenlistment;
mod skills;
mod survival;
mod tables;
mod wishes;

use std::{collections::BTreeSet, sync::Arc};

use dice::Dice;
use engine::{Game, Refusal, Seat};

use crate::{
    Aim, Character, Characteristic, Choice, Decision, Event, Life, LifeRules, Move, Setup, Why,
    data::{Service, SkillTable, Tables},
};

/// Two dice for each characteristic: seven of each, the average.
pub const AVERAGE: [u8; 12] = [3, 4, 3, 4, 3, 4, 3, 4, 3, 4, 3, 4];

/// The shipped tables.
pub fn tables() -> Arc<Tables> {
    macro_rules! read {
        ($file:literal) => {
            ron::from_str(include_str!(concat!("../../../../assets/careers/", $file)))
                .unwrap_or_else(|fault| panic!(concat!($file, ": {}"), fault))
        };
    }
    let tables = Tables::new(
        read!("services.ron"),
        read!("figures.ron"),
        read!("ageing.ron"),
        read!("things.ron"),
        read!("passages.ron"),
        read!("errata.ron"),
    );
    Arc::new(tables.unwrap_or_else(|fault| panic!("{fault}")))
}

/// A life with scripted dice.
pub struct ScriptedLife {
    pub life: Life,
}

impl ScriptedLife {
    /// A person with these characteristics, as dice, and the dice of the life that follows.
    pub fn born(characteristics: &[u8; 12], then: &[u8]) -> ScriptedLife {
        ScriptedLife::by(LifeRules::default(), characteristics, then)
    }

    /// The same under other rules.
    pub fn by(rules: LifeRules, characteristics: &[u8; 12], then: &[u8]) -> ScriptedLife {
        let faces: Vec<u8> = characteristics.iter().chain(then).copied().collect();
        let setup = Setup { name: "Ada".to_owned(), rules };
        let life = Life::with_dice(&tables(), &setup, Dice::scripted(&faces));
        ScriptedLife { life: life.expect("a sound setup") }
    }

    /// An average person.
    pub fn average(then: &[u8]) -> ScriptedLife {
        ScriptedLife::born(&AVERAGE, then)
    }

    #[track_caller]
    pub fn choice(&self) -> &Choice {
        self.life.choice().expect("something is asked")
    }

    pub fn why(&self) -> Why {
        self.choice().why
    }

    pub fn offers(&self, option: &Move) -> bool {
        self.life.choice().is_some_and(|choice| choice.options.contains(option))
    }

    #[track_caller]
    pub fn choose(&mut self, chosen: Move) -> &mut ScriptedLife {
        let decided = self.life.decide(Decision { seat: Seat(0), chosen: chosen.clone() });
        assert_eq!(decided, Ok(()), "{chosen:?} of {:?}", self.life.choice());
        self
    }

    pub fn refused(&mut self, chosen: Move) -> Refusal {
        self.life.decide(Decision { seat: Seat(0), chosen }).expect_err("must be refused")
    }

    #[track_caller]
    pub fn enlist(&mut self, service: Service) -> &mut ScriptedLife {
        self.choose(Move::Enlist(service))
    }

    /// Rolls on this table.
    #[track_caller]
    pub fn roll(&mut self, table: SkillTable) -> &mut ScriptedLife {
        self.choose(Move::Roll(table))
    }

    #[track_caller]
    pub fn name(&mut self, name: &str) -> &mut ScriptedLife {
        self.choose(Move::Name(name.to_owned()))
    }

    #[track_caller]
    pub fn muster(&mut self, aim: Aim) -> &mut ScriptedLife {
        self.choose(Move::MusterOut { aim, with_dm: false })
    }

    pub fn person(&self) -> Character {
        self.life.character()
    }

    pub fn level(&self, skill: &str) -> Option<u8> {
        self.person().skills.level(skill)
    }

    pub fn score(&self, which: Characteristic) -> u8 {
        self.person().characteristics.get(which)
    }

    pub fn happened(&self, is: impl Fn(&Event) -> bool) -> usize {
        self.life.journal().events().iter().filter(|event| is(event)).count()
    }

    /// Index in the journal of the first event like this.
    #[track_caller]
    pub fn place(&self, is: impl Fn(&Event) -> bool) -> usize {
        self.life.journal().events().iter().position(is).expect("it happened")
    }
}

/// The rules with these corrections.
pub fn corrected(ids: &[&str]) -> LifeRules {
    let errata: BTreeSet<String> = ids.iter().map(|&id| id.to_owned()).collect();
    LifeRules { errata, ..LifeRules::default() }
}

/// Rules with every figure of the other printings.
pub fn errata() -> LifeRules {
    LifeRules::errata(&tables())
}

/// Rules under which a failed survival throw injures and does not kill.
pub fn injuries() -> LifeRules {
    LifeRules { injury: true, ..LifeRules::default() }
}
