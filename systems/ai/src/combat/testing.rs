//! A field to test minds on: a handful of people with the shipped weapons, seen by the first side.

use std::sync::Arc;

use cards::data::read_ron;
use characters::{Characteristics, body::Body, healing::RuleSet};
use engine::{Player, Seat};
use skirmish::{
    Choice, Condition, FighterAction, FighterId, Held, Hurt, Kit, Move, Observation, Own, Posture,
    Seen, Why,
    classic::Classic,
    data::{Aim, Armoury, Cover, CoverKind, Ground, Terrain},
    field::Place,
    second::Second,
};

use crate::OptionScore;

use super::{CombatMind, Level, Personality};

pub(crate) const YOU: Seat = Seat(0);
pub(crate) const THEY: Seat = Seat(1);

/// Observation under construction.
#[derive(Clone)]
pub(crate) struct Field {
    pub seen: Observation,
    pub armoury: Arc<Armoury>,
    personality: Personality,
    level: Level,
}

/// Reads the shipped weapons and figures.
pub(crate) fn armoury() -> Arc<Armoury> {
    let read = "shipped tables are read";
    let weapons =
        read_ron("", include_str!("../../../../assets/skirmish/weapons.ron")).expect(read);
    let armor = read_ron("", include_str!("../../../../assets/skirmish/armor.ron")).expect(read);
    let stock = read_ron("", include_str!("../../../../assets/skirmish/stock.ron")).expect(read);
    let figures =
        read_ron("", include_str!("../../../../assets/skirmish/figures.ron")).expect(read);
    Arc::new(Armoury::new(weapons, armor, stock, figures).expect("shipped tables make sense"))
}

impl Field {
    /// Creates an open field without anybody on it.
    pub fn new(rules: RuleSet) -> Field {
        let ground = Ground::new(Terrain::Clear, 600);
        let seen = Observation {
            seat: YOU,
            rules,
            ground,
            aim: Aim::Defeat,
            sides: vec!["You".to_owned(), "They".to_owned()],
            round: 2,
            surprise: None,
            fighters: vec![],
            plans: vec![],
            outcome: None,
        };
        let (personality, level) = (Personality::default(), Level::Veteran);
        Field { seen, armoury: armoury(), personality, level }
    }

    pub fn classic() -> Field {
        Field::new(RuleSet::Classic)
    }

    pub fn second() -> Field {
        Field::new(RuleSet::SecondEdition)
    }

    pub fn personality(mut self, name: &str) -> Field {
        self.personality = Personality::named(name).expect("a shipped personality");
        self
    }

    pub fn level(mut self, level: Level) -> Field {
        self.level = level;
        self
    }

    /// Adds a fighter, numbered from 0, with 7 in every score, the first weapon in hand and level 1
    /// in it.
    pub fn with(mut self, side: Seat, metres: i32, weapons: &[&str]) -> Field {
        let id = FighterId(self.seen.fighters.len() as u8);
        let own = (side == YOU).then(|| Box::new(self.own(weapons)));
        self.seen.fighters.push(Seen {
            id,
            side,
            name: format!("{id:?}"),
            beast: None,
            place: Place::metres(metres),
            posture: Posture::Standing,
            condition: Condition::Able,
            hurt: Hurt::Unhurt,
            in_hand: weapons.first().map(|name| (*name).to_owned()).into_iter().collect(),
            armor: vec![],
            mount: None,
            cover: None,
            captive: false,
            burning: false,
            carries: None,
            holds: vec![],
            own,
        });
        self
    }

    fn own(&self, weapons: &[&str]) -> Own {
        let full = Characteristics::new([7; 6]);
        let held = |name: &&str| Held {
            name: (*name).to_owned(),
            loaded: self.shots(name),
            magazines: 1,
            fittings: vec![],
            broken: false,
        };
        let skills = weapons.iter().take(1).flat_map(|name| {
            let weapon = self.armoury.weapon(name).expect("a shipped weapon");
            let second = weapon.second.as_ref().map(|second| second.skill.clone());
            std::iter::once((*name).to_owned()).chain(second).map(|skill| (skill, 1))
        });
        let all: Vec<&str> = weapons.iter().copied().chain(["Hands"]).collect();
        Own {
            full,
            now: full,
            skills: skills.collect(),
            body: Body::default(),
            kit: Kit {
                weapons: all.iter().map(held).collect(),
                in_hand: vec![0],
                ..Kit::default()
            },
            classic: Classic { blows: 7, ..Classic::default() },
            second: Second { minors: 3, ..Second::default() },
        }
    }

    fn shots(&self, name: &str) -> u8 {
        let weapon = self.armoury.weapon(name).expect("a shipped weapon");
        weapon.magazine.map_or(0, |magazine| magazine.shots)
    }

    pub fn cover(mut self, metres: i32, kind: CoverKind) -> Field {
        let at = Place::metres(metres);
        self.seen.ground.cover.push(Cover { name: "something".to_owned(), kind, at });
        self
    }

    /// Changes a fighter.
    pub fn change(mut self, who: u8, change: impl FnOnce(&mut Seen)) -> Field {
        change(&mut self.seen.fighters[usize::from(who)]);
        self
    }

    /// Changes what only a fighter's own side knows.
    pub fn change_own(self, who: u8, change: impl FnOnce(&mut Own)) -> Field {
        self.change(who, |seen| change(seen.own.as_mut().expect("one of the side's own")))
    }

    /// Changes the observation in any other way.
    pub fn but(mut self, change: impl FnOnce(&mut Observation)) -> Field {
        change(&mut self.seen);
        self
    }

    /// Returns the decision of a veteran of the field's personality.
    pub fn decide(&self, why: Why, options: &[Move]) -> Move {
        let choice = Choice { seat: YOU, why, options: options.into() };
        let mut mind = CombatMind::new(
            Arc::clone(&self.armoury),
            self.personality.clone(),
            self.level.shipped(),
        );
        mind.decide(&self.seen, &choice)
    }

    /// Returns the reasons for the decision.
    pub fn explain(&self, why: Why, options: &[Move]) -> Vec<OptionScore<Move>> {
        let choice = Choice { seat: YOU, why, options: options.into() };
        let mut mind = CombatMind::new(
            Arc::clone(&self.armoury),
            self.personality.clone(),
            self.level.shipped(),
        );
        mind.explain(&self.seen, &choice)
    }

    /// Returns the first fighter's choice among these actions.
    pub fn deed(&self, why: Why, deeds: &[FighterAction]) -> FighterAction {
        let who = FighterId(0);
        let options: Vec<Move> = deeds.iter().map(|&deed| Move::Do { who, deed }).collect();
        let Move::Do { deed, .. } = self.decide(why, &options) else {
            panic!("deeds were offered")
        };
        deed
    }
}
