//! Small tables, people and a fight to play, for tests.

use std::sync::Arc;

use bevy::prelude::World;
use characters::healing::RuleSet;
use dice::{Dice, Modifier};
use engine::{Decision, Game, Seat};

use super::{Second, to_hit};
use crate::{
    choice::{Attack, FighterAction, Mode, Move, Why},
    data::{
        Armed, Armor, Armoury, Cover, CoverKind, Figures, Force, Ground, Recruit, Scenario,
        Surprise, Terrain, Weapon,
    },
    event::{AttackReport, Event},
    field::Place,
    fight::Skirmish,
    fighter::FighterId,
    plan::{Cannot, Plan},
    setup::{HouseRules, Setup},
    state::{FieldRead, FieldWrite},
};

pub const A: FighterId = FighterId(0);
pub const B: FighterId = FighterId(1);
pub const C: FighterId = FighterId(2);
pub const D: FighterId = FighterId(3);

/// Weapons with only the data that the second edition needs.
const WEAPONS: &str = r#"#![enable(implicit_some)]
[
    (name: "Hands", class: Brawling, hands: 0, grams: 0, tl: 0,
        second: (skill: "Melee (unarmed)", reach: Melee, damage: (dice: 1))),
    (name: "Claws", class: Natural, hands: 0, grams: 0, tl: 0,
        second: (skill: "Melee (natural)", reach: Melee, damage: (dice: 2))),
    (name: "Blade", class: Blade, hands: 1, grams: 350, tl: 1,
        second: (skill: "Melee (blade)", reach: Melee, damage: (dice: 2))),
    (name: "Maul", class: Brawling, hands: 2, grams: 4000, tl: 1,
        second: (skill: "Melee (bludgeon)", reach: Melee, damage: (dice: 3), traits: [Smasher])),
    (name: "Revolver", class: Gun, hands: 1, grams: 900, tl: 4, magazine: (shots: 6, grams: 100, price: 5),
        second: (skill: "Gun Combat (slug)", reach: Metres(40), damage: (dice: 3, plus: -3))),
    (name: "Bolter", class: Gun, hands: 1, grams: 900, tl: 8, magazine: (shots: 1, grams: 100, price: 5),
        second: (skill: "Gun Combat (slug)", reach: Metres(50), damage: (dice: 2), reload: 0)),
    (name: "Torch", class: Gun, hands: 1, grams: 900, tl: 8, magazine: (shots: 6, grams: 100, price: 5),
        second: (skill: "Gun Combat (energy)", reach: Metres(20), damage: (dice: 1), traits: [Fire])),
    (name: "Crossbow", class: Gun, hands: 2, grams: 900, tl: 2, magazine: (shots: 1, grams: 100, price: 5),
        second: (skill: "Gun Combat (archaic)", reach: Metres(50), damage: (dice: 2), reload: 2)),
    (name: "Rifle", class: Gun, hands: 2, grams: 4000, tl: 5, magazine: (shots: 20, grams: 500, price: 20),
        second: (skill: "Gun Combat (slug)", reach: Metres(250), damage: (dice: 3))),
    (name: "Needle Rifle", class: Gun, hands: 2, grams: 3500, tl: 12, magazine: (shots: 20, grams: 500, price: 20),
        second: (skill: "Gun Combat (slug)", reach: Metres(500), damage: (dice: 4), traits: [Auto(3), Scope])),
    (name: "Grenade", class: Thrown, hands: 1, grams: 400, tl: 6,
        second: (skill: "Athletics (dexterity)", reach: Metres(20), damage: (dice: 5), traits: [Blast(6)])),
    (name: "Mortar", class: Gun, hands: 2, grams: 18000, tl: 5, magazine: (shots: 1, grams: 4000, price: 80),
        second: (skill: "Heavy Weapons (artillery)", reach: Metres(800), damage: (dice: 5), exempt: true,
            traits: [Artillery(orbital: false)])),
]"#;

const ARMOR: &str = r#"[
    (name: "Plate", column: Combat, protection: 30, tl: 12, grams: 10000),
]"#;

/// The shipped figures, at tech level 8 and with few classic skills.
pub fn figures() -> Figures {
    let mut figures = crate::testing::armoury().figures.clone();
    let skills =
        [("Medic", "Medical"), ("Tactics (military)", "Tactics"), ("Melee (unarmed)", "Brawling")];
    figures.second.skills =
        skills.map(|(second, classic)| (second.to_owned(), classic.to_owned())).into();
    figures.second.home_tl = 8;
    figures
}

pub fn armoury() -> Arc<Armoury> {
    let weapons: Vec<Weapon> = ron::from_str(WEAPONS).expect("the weapons can be read");
    let armors: Vec<Armor> = ron::from_str(ARMOR).expect("the armour can be read");
    Arc::new(
        Armoury::new(weapons, armors, Vec::new(), figures()).expect("everything is there once"),
    )
}

/// Person with that profile.
pub fn one(name: &str, profile: &str) -> Recruit {
    Recruit::new(name, profile.parse().expect("six digits"))
}

/// Person with 7 in everything except INT, too low to plan for a side.
pub fn plain(name: &str) -> Recruit {
    one(name, "777577")
}

/// Equipment and place of a recruit.
pub trait With: Sized {
    fn with(self, weapon: &str) -> Self;
    fn skilled(self, skill: &str, level: u8) -> Self;
    /// Metres from the left end.
    fn at(self, metres: i32) -> Self;
}

impl With for Recruit {
    fn with(mut self, weapon: &str) -> Recruit {
        self.weapons.push(Armed::new(weapon, 2));
        self
    }

    fn skilled(mut self, skill: &str, level: u8) -> Recruit {
        let all = self.skills.iter().map(|(name, level)| (name.to_owned(), level));
        self.skills = all.chain([(skill.to_owned(), level)]).collect();
        self
    }

    fn at(mut self, metres: i32) -> Recruit {
        self.at = Some(Place::metres(metres));
        self
    }
}

/// Two sides in the open, on a kilometre of easy ground in daylight.
pub fn field(one: Vec<Recruit>, other: Vec<Recruit>) -> Setup {
    let forces = vec![
        Force::new("the one side", Place::metres(10), one),
        Force::new("the other side", Place::metres(30), other),
    ];
    let scenario = Scenario::new("field", "A field", Ground::new(Terrain::Clear, 1000), forces);
    Setup {
        rules: RuleSet::SecondEdition,
        house: HouseRules::default(),
        healing: characters::healing::HealingRules::default(),
        scenario: Scenario { surprise: Surprise::Nobody, rounds: 40, ..scenario },
    }
}

pub fn cover(kind: CoverKind, cm: i32) -> Cover {
    Cover { name: format!("{kind:?}"), kind, at: Place(cm) }
}

pub fn attack(target: FighterId, weapon: u8, mode: Mode) -> Attack {
    Attack { target, weapon, mode, boon: false }
}

/// Fight played by a test.
pub struct Play {
    pub game: Skirmish,
}

impl Play {
    /// Creates a fight with these dice, the first two of each fighter for initiative.
    pub fn new(setup: &Setup, dice: &[u8]) -> Play {
        let game = Skirmish::with_dice(&armoury(), setup, Dice::scripted(dice));
        Play { game: game.expect("the scenario can be fought") }
    }

    pub fn world(&self) -> &World {
        &self.game.world
    }

    pub fn second(&self, who: FighterId) -> &Second {
        self.game.world.of(who)
    }

    pub fn second_mut(&mut self, who: FighterId) -> bevy::prelude::Mut<'_, Second> {
        self.game.world.of_mut(who)
    }

    #[track_caller]
    pub fn why(&self) -> Why {
        self.game.choice().expect("somebody is asked").why
    }

    #[track_caller]
    pub fn options(&self) -> Vec<Move> {
        self.game.choice().expect("somebody is asked").options.clone()
    }

    /// Actions open to the fighter who is asked.
    #[track_caller]
    pub fn deeds(&self) -> Vec<FighterAction> {
        let deed =
            |option: &Move| if let Move::Do { deed, .. } = option { Some(*deed) } else { None };
        self.options().iter().filter_map(deed).collect()
    }

    #[track_caller]
    pub fn chooses(&mut self, chosen: Move) -> &mut Play {
        let seat = self.game.choice().expect("somebody is asked").seat;
        let done = self.game.decide(Decision { seat, chosen });
        let options = self.game.choice().map(|choice| choice.options.clone());
        done.unwrap_or_else(|no| panic!("{chosen:?}: {no}, out of {options:?}"));
        self
    }

    /// Asserts that it is their turn, and makes them act.
    #[track_caller]
    pub fn does(&mut self, who: FighterId, deed: FighterAction) -> &mut Play {
        assert_eq!(self.why(), Why::Turn { who });
        self.chooses(Move::Do { who, deed })
    }

    #[track_caller]
    pub fn attacks(&mut self, who: FighterId, target: FighterId, weapon: u8) -> &mut Play {
        self.does(who, FighterAction::Attack(attack(target, weapon, Mode::Single)))
    }

    pub fn plan(&self, by: FighterId, attack: Attack) -> Result<Plan, Cannot> {
        to_hit::plan(self.world(), by, &attack)
    }

    pub fn events(&self) -> &[Event] {
        self.game.journal().events()
    }

    /// Reports of all attacks so far.
    pub fn reports(&self) -> Vec<&AttackReport> {
        fn report(event: &Event) -> Option<&AttackReport> {
            if let Event::Attacked(it) = event { Some(it) } else { None }
        }
        self.events().iter().filter_map(report).collect()
    }

    #[track_caller]
    pub fn last(&self) -> &AttackReport {
        self.reports().last().expect("somebody has attacked")
    }

    pub fn place(&self, who: FighterId) -> Place {
        self.world().stand(who).place
    }

    /// Asserts that every scripted die has fallen.
    #[track_caller]
    pub fn all_thrown(&mut self) {
        assert_eq!(self.game.world.dice().unthrown(), [] as [u8; 0]);
    }

    pub fn side(&self, seat: u8) -> super::Command {
        self.world().course().sides[Seat(seat).index()].command
    }
}

/// Modifiers by rule, without those of 0.
pub fn dms(modifiers: &[Modifier]) -> Vec<(&str, i16)> {
    let counts = modifiers.iter().filter(|it| it.dm != 0);
    counts.map(|it| (it.rule.as_ref(), it.dm)).collect()
}
