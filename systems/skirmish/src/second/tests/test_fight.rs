//! Test fights of two parties on open ground, with a few weapons and scripted dice.

use std::sync::Arc;

use bevy::prelude::{OnEnter, State, World};
use characters::{
    Characteristics,
    healing::{HealingRules, RuleSet},
};
use dice::Dice;
use engine::{Decision, Game};

use crate::{
    Attack, Choice, Event, FighterId, HouseRules, Kit, Mode, Move, Setup, Skirmish, Stand, Why,
    data::{
        Armed, Armor, Armoury, Class, Cover, CoverKind, Damage, Figures, Force, Gear, Ground,
        Magazine, Reach, Recruit, Scale, Scenario, SecondWeapon, Surprise, Terrain, Trait, Weapon,
    },
    field::Place,
    second::{self, Second, Stage, Step, attack},
    state::{Agenda, FieldRead, FieldWrite, Fortune, PendingChoice},
};

/// The two fighters at 0 and 10 m in most tests: `US` is on the first side.
pub const US: FighterId = FighterId(0);
pub const THEM: FighterId = FighterId(1);

/// Fight, and the length of its journal before the test began.
pub struct TestFight {
    pub fight: Skirmish,
    before: usize,
}

/// Parts of a fight.
#[derive(Clone)]
pub struct TestSetup {
    pub weapons: Vec<Weapon>,
    pub ground: Ground,
    pub house: HouseRules,
    pub healing: HealingRules,
    pub us: Vec<Recruit>,
    pub them: Vec<Recruit>,
    /// Places that our guns are registered on.
    pub surveyed: Vec<Place>,
}

impl TestSetup {
    /// Open ground of 300 m, by day.
    pub fn new(us: Vec<Recruit>, them: Vec<Recruit>) -> TestSetup {
        let ground = Ground::new(Terrain::Clear, 300);
        let (house, healing) = (HouseRules::default(), HealingRules::default());
        TestSetup { weapons: Vec::new(), ground, house, healing, us, them, surveyed: Vec::new() }
    }

    pub fn with(mut self, weapon: Weapon) -> TestSetup {
        self.weapons.push(weapon);
        self
    }

    pub fn cover(mut self, kind: CoverKind, metres: i32) -> TestSetup {
        let name = "something to hide behind".to_owned();
        self.ground.cover.push(Cover { name, kind, at: Place::metres(metres) });
        self
    }

    /// Builds the fight, with these dice from now on.
    #[track_caller]
    pub fn dice(self, faces: &[u8]) -> TestFight {
        let mut weapons = vec![fists(), pistol(), blade()];
        weapons.extend(self.weapons);
        let armoury = Armoury::new(weapons, suits(), Vec::new(), figures()).expect("sound tables");
        let ours = Force { surveyed: self.surveyed, ..Force::new("Us", Place(0), self.us) };
        let forces = vec![ours, Force::new("Them", Place(0), self.them)];
        let scenario = Scenario::new("test", "TestFight", self.ground, forces);
        let scenario = Scenario { surprise: Surprise::Nobody, rounds: 100, ..scenario };
        let rules = RuleSet::SecondEdition;
        let setup = Setup { rules, house: self.house, healing: self.healing, scenario };
        let fight = Skirmish::new(&Arc::new(armoury), &setup, 1).expect("a sound scenario");
        let mut test = TestFight { before: 0, fight };
        test.clear_table();
        test.world().resource_mut::<Fortune>().0 = Dice::scripted(faces);
        test.before = test.fight.journal().events().len();
        test
    }
}

impl TestFight {
    pub fn world(&mut self) -> &mut World {
        &mut self.fight.world
    }

    /// Clears steps and choice, so that a test can do something of its own.
    fn clear_table(&mut self) {
        self.world().insert_resource(State::new(Stage::Over));
        self.world().insert_resource(Agenda::<Step>::default());
        self.world().insert_resource(PendingChoice::default());
    }

    /// Runs an act and its consequences, up to the first question that is not about a reaction.
    #[track_caller]
    pub fn when(&mut self, does: impl FnOnce(&mut World)) {
        does(self.world());
        crate::rules::run(self.world());
        self.do_not_react();
    }

    /// Makes one single attack with the first weapon.
    #[track_caller]
    pub fn attack(&mut self, by: FighterId, target: FighterId) {
        self.attack_in(by, target, Mode::Single);
    }

    #[track_caller]
    pub fn attack_in(&mut self, by: FighterId, target: FighterId, mode: Mode) {
        let attack = Attack { target, weapon: 0, mode, boon: false };
        self.when(|world| attack::declare(world, by, attack));
    }

    /// Applies a thrown hit or miss of the first weapon.
    #[track_caller]
    pub fn shot(&mut self, by: FighterId, target: FighterId, mode: Mode, effect: i32) {
        let attack = Attack { target, weapon: 0, mode, boon: false };
        let shot = second::Shot { by, target, attack, effect, hit: effect >= 0 };
        self.when(|world| match second::mishap::after(world, &shot) {
            true => {}
            false if shot.hit => second::damage::hit(world, &shot),
            false => second::artillery::missed(world, &shot),
        });
    }

    /// Begins a round for fires only.
    #[track_caller]
    pub fn round(&mut self) {
        self.when(|world| world.run_schedule(OnEnter(Stage::Fires)));
    }

    /// Answers every reaction with none.
    #[track_caller]
    fn do_not_react(&mut self) {
        while let Some(Choice { why: Why::Reaction { .. }, seat, .. }) = self.fight.choice() {
            let decision = Decision { seat: *seat, chosen: Move::React(None) };
            self.fight.decide(decision).expect("one may always not react");
        }
    }

    /// Returns the pending choice.
    #[track_caller]
    pub fn asked(&self) -> &Choice {
        self.fight.choice().expect("somebody is asked")
    }

    #[track_caller]
    pub fn is_not_asked(&self) {
        assert_eq!(self.fight.choice(), None);
    }

    /// Answers the pending choice.
    #[track_caller]
    pub fn answer(&mut self, chosen: Move) {
        let seat = self.asked().seat;
        self.fight.decide(Decision { seat, chosen }).expect("an option");
        self.do_not_react();
    }

    /// Events since the test began.
    pub fn told(&self) -> &[Event] {
        &self.fight.journal().events()[self.before..]
    }

    /// Asserts that every scripted die has fallen.
    #[track_caller]
    pub fn all_dice_fell(&mut self) {
        assert_eq!(self.world().dice().unthrown(), [0_u8; 0], "dice are left");
    }

    /// Present STR, DEX and END.
    pub fn now(&mut self, who: FighterId) -> [u8; 3] {
        let full = self.world().full(who);
        self.world().body(who).physical(full)
    }

    /// Points of all damage: before armour, armour, after it.
    pub fn damage(&self) -> Vec<(FighterId, i32, u16, u16)> {
        let damage = |event: &Event| {
            let Event::Damage { who, throw, armor, left, .. } = event else { return None };
            Some((*who, throw.total(), *armor, *left))
        };
        self.told().iter().filter_map(damage).collect()
    }

    pub fn second(&mut self, who: FighterId) -> &Second {
        self.fight.world.of(who)
    }

    pub fn second_mut(&mut self, who: FighterId) -> bevy::prelude::Mut<'_, Second> {
        self.fight.world.of_mut(who)
    }

    pub fn kit(&mut self, who: FighterId) -> &Kit {
        self.fight.world.of(who)
    }

    pub fn metres(&mut self, who: FighterId) -> i32 {
        self.fight.world.of::<Stand>(who).place.0 / 100
    }

    /// Modifiers of all attack throws by that rule.
    pub fn attack_dms(&self, rule: &str) -> Vec<i16> {
        let throws = self.told().iter().filter_map(|event| {
            let Event::Attacked(report) = event else { return None };
            Some(&report.throw)
        });
        let all = throws.flat_map(|throw| &throw.modifiers);
        all.filter(|it| it.rule == rule).map(|it| it.dm).collect()
    }

    /// Targets of the attacks.
    pub fn attacked(&self) -> Vec<FighterId> {
        let target = |event: &Event| {
            let Event::Attacked(report) = event else { return None };
            Some(report.target)
        };
        self.told().iter().filter_map(target).collect()
    }
}

/// Average person with these weapons, the first in hand.
pub fn man(metres: i32, weapons: &[&str]) -> Recruit {
    let name = format!("Somebody at {metres} m");
    Recruit {
        weapons: weapons.iter().map(|&weapon| Armed::new(weapon, 0)).collect(),
        at: Some(Place::metres(metres)),
        ..Recruit::new(name, profile("777777"))
    }
}

pub fn profile(digits: &str) -> Characteristics {
    digits.parse().expect("six digits")
}

/// Sets the scores.
pub fn scores(digits: &str, man: Recruit) -> Recruit {
    Recruit { profile: profile(digits), ..man }
}

/// Adds a skill.
pub fn skilled(skill: &str, level: u8, man: Recruit) -> Recruit {
    let old: Vec<(String, u8)> =
        man.skills.iter().map(|(name, level)| (name.to_owned(), level)).collect();
    Recruit { skills: old.into_iter().chain([(skill.to_owned(), level)]).collect(), ..man }
}

/// Adds armour.
pub fn wearing(suits: &[&str], man: Recruit) -> Recruit {
    Recruit { armor: suits.iter().map(|&suit| suit.to_owned()).collect(), ..man }
}

pub fn carrying(gear: &[Gear], man: Recruit) -> Recruit {
    Recruit { gear: gear.to_vec(), ..man }
}

/// Gun with a Range of 100 m, 9 shots and these traits, for `Gun Combat (slug)`.
pub fn gun(name: &str, dice: u8, traits: &[Trait]) -> Weapon {
    Weapon {
        name: name.to_owned(),
        class: Class::Gun,
        hands: 2,
        grams: 1000,
        price: None,
        tl: 8,
        magazine: Some(Magazine { shots: 9, grams: 100, price: 1 }),
        classic: None,
        second: Some(SecondWeapon {
            skill: "Gun Combat (slug)".to_owned(),
            reach: Reach::Metres(100),
            damage: Damage { dice, plus: 0 },
            destructive: false,
            reload: 1,
            scale: Scale::Personal,
            exempt: false,
            traits: traits.to_vec(),
        }),
    }
}

/// Changes the weapon's record of this edition.
pub fn but(mut weapon: Weapon, change: impl FnOnce(&mut SecondWeapon)) -> Weapon {
    change(weapon.second.as_mut().expect("a record of this edition"));
    weapon
}

/// Melee weapon for `Melee (blade)`.
pub fn club(name: &str, dice: u8, traits: &[Trait]) -> Weapon {
    let mut weapon = Weapon { class: Class::Blade, magazine: None, ..gun(name, dice, traits) };
    weapon.hands = 1;
    but(weapon, |second| {
        second.skill = "Melee (blade)".to_owned();
        second.reach = Reach::Melee;
    })
}

fn fists() -> Weapon {
    let fists = Weapon { class: Class::Brawling, hands: 0, ..club("Fists", 1, &[]) };
    but(fists, |second| second.skill = "Melee (unarmed)".to_owned())
}

fn pistol() -> Weapon {
    Weapon { hands: 1, ..gun("Pistol", 2, &[]) }
}

fn blade() -> Weapon {
    club("Blade", 2, &[])
}

/// Suits: a jack protects by 2 points, mesh by 5, plate by 8 and 100 rads; a cloak worn over them
/// adds 1.
fn suits() -> Vec<Armor> {
    let suit = |name: &str, protection: u8, tl: u8, rads: u16, over: bool| -> Armor {
        ron::from_str(&format!(
            "(name: \"{name}\", column: Nothing, over: {over}, protection: {protection}, \
              rads: {rads}, tl: {tl}, grams: 1000)"
        ))
        .expect("a suit")
    };
    vec![
        suit("Jack", 2, 1, 0, false),
        suit("Mesh", 5, 7, 0, false),
        suit("Plate", 8, 10, 100, false),
        suit("Cloak", 1, 3, 20, true),
    ]
}

/// The shipped figures, at tech level 8 and without classic skills.
pub fn figures() -> Figures {
    let mut figures = crate::testing::armoury().figures.clone();
    figures.second.skills.clear();
    figures.second.home_tl = 8;
    figures
}
