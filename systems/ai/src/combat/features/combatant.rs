//! One fighter with the estimates of a mind.

use characters::{Characteristic, Characteristics, healing::RuleSet, sheet::Skills};
use skirmish::{
    Condition, FighterId, Held, Hurt, Observation, Own, Seen,
    data::{Armoury, Class, SecondWeapon, Trait, Weapon},
};

/// Fighter on the field. Unknown values of others are assumed to be usual.
pub(crate) struct Combatant<'a> {
    pub seen: &'a Seen,
    /// Arms to strike with, those in hand first; fists included.
    pub arms: Vec<Arm<'a>>,
    /// Strength, Dexterity and Endurance, current or estimated.
    pub physical: [i32; 3],
    /// Whether the fighter is known to have been wounded in this fight.
    pub blooded: bool,
}

/// Arm to strike with, in hand or carried.
#[derive(Clone, Copy)]
pub(crate) struct Arm<'a> {
    /// Its number in the kit, for the side's own fighters.
    pub nth: Option<u8>,
    pub weapon: &'a Weapon,
    pub in_hand: bool,
    /// Loaded shots; `None` for arms that are never loaded, or where the number is unknown.
    pub loaded: Option<u8>,
    pub magazines: u8,
    /// DM of skill and characteristic on a throw to hit.
    pub skill: i32,
    /// Whether it sees further than 100 m.
    pub scope: bool,
}

impl<'a> Combatant<'a> {
    pub fn new(seen: &'a Seen, observed: &Observation, armoury: &'a Armoury) -> Combatant<'a> {
        let physical = match &seen.own {
            Some(own) => Characteristic::PHYSICAL.map(|which| own.now.get(which).into()),
            None => guess(seen, armoury),
        };
        let mut arms = match &seen.own {
            Some(own) => own_arms(own, observed.rules, armoury),
            None => others_arms(seen, observed.rules, armoury),
        };
        arms.sort_by_key(|arm| !arm.in_hand);
        let known = seen.own.as_ref().is_some_and(|own| own.classic.blooded);
        let blooded = known || (seen.own.is_none() && seen.hurt != Hurt::Unhurt);
        Combatant { seen, arms, physical, blooded }
    }

    pub fn id(&self) -> FighterId {
        self.seen.id
    }

    /// Whether the fighter can act and is not bound.
    pub fn is_able(&self) -> bool {
        self.seen.condition == Condition::Able && !self.seen.captive
    }

    /// Returns the arm of that number in the kit.
    pub fn arm(&self, nth: u8) -> Option<&Arm<'a>> {
        self.arms.iter().find(|arm| arm.nth == Some(nth))
    }

    /// Arms in hand that can be used at once.
    pub fn ready(&self) -> impl Iterator<Item = &Arm<'a>> {
        self.arms.iter().filter(|arm| arm.in_hand && arm.loaded != Some(0))
    }

    /// Details known only to the fighter's own side.
    pub fn own(&self) -> Option<&'a Own> {
        self.seen.own.as_deref()
    }

    /// Remaining health, from 0 to 1.
    pub fn health(&self) -> f32 {
        let Some(own) = self.own() else {
            return match self.seen.hurt {
                Hurt::Unhurt => 1.0,
                Hurt::Lightly => 0.7,
                Hurt::Badly => 0.35,
            };
        };
        let sum = |scores: Characteristics| -> f32 {
            Characteristic::PHYSICAL.iter().map(|&which| f32::from(scores.get(which))).sum()
        };
        sum(own.now) / sum(own.full).max(1.0)
    }
}

impl Arm<'_> {
    /// Whether it strikes at arm's length.
    pub fn is_melee(&self) -> bool {
        match self.weapon.class {
            Class::Brawling | Class::Blade | Class::Polearm | Class::Natural => true,
            Class::Gun | Class::Thrown => false,
        }
    }

    /// Whether it is empty for the rest of the fight.
    pub fn is_spent(&self) -> bool {
        self.loaded == Some(0) && self.magazines == 0
    }
}

/// Estimated scores of another side's fighter: those of its kind for a beast, usual ones for a
/// person, less visible losses.
fn guess(seen: &Seen, armoury: &Armoury) -> [i32; 3] {
    let kind = |kind: &String| {
        let same = |it: &&skirmish::data::Recruit| {
            it.beast.as_ref().is_some_and(|beast| beast.kind == *kind)
        };
        armoury.stock.iter().find(same)
    };
    let stock = seen.beast.as_ref().and_then(kind);
    let full = stock.map_or([USUAL; 3], |recruit| {
        Characteristic::PHYSICAL.map(|which| recruit.profile.get(which).into())
    });
    let [str, dex, end] = full;
    match seen.hurt {
        Hurt::Unhurt => full,
        Hurt::Lightly => [str, dex, end / 3],
        Hurt::Badly => [str * 2 / 3, dex * 2 / 3, 0],
    }
}

fn own_arms<'a>(own: &'a Own, rules: RuleSet, armoury: &'a Armoury) -> Vec<Arm<'a>> {
    let weapons = own.kit.weapons.iter().zip(0..).filter(|(held, _)| !held.broken);
    weapons
        .filter_map(|(held, nth)| {
            let weapon = armoury.weapon(&held.name).filter(|weapon| serves(weapon, rules))?;
            Some(own_arm(own, rules, armoury, held, nth, weapon))
        })
        .collect()
}

fn own_arm<'a>(
    own: &Own,
    rules: RuleSet,
    armoury: &Armoury,
    held: &Held,
    nth: u8,
    weapon: &'a Weapon,
) -> Arm<'a> {
    // Parts of the body are always in hand.
    let in_hand = own.kit.holds(nth) || weapon.hands == 0;
    Arm {
        nth: Some(nth),
        weapon,
        in_hand,
        loaded: weapon.magazine.map(|_| held.loaded),
        magazines: held.magazines,
        skill: match rules {
            RuleSet::Classic => own.skills.level(classic_skill(weapon)).unwrap_or(0).into(),
            RuleSet::SecondEdition => second_skill(own, armoury, weapon),
        },
        scope: has_scope(weapon) || held.fittings.iter().any(is_sight),
    }
}

/// Skill of a weapon: its own, or Brawling for all brawling weapons (CT-AUT-06).
fn classic_skill(weapon: &Weapon) -> &str {
    if weapon.class == Class::Brawling { "Brawling" } else { &weapon.name }
}

fn others_arms<'a>(seen: &Seen, rules: RuleSet, armoury: &'a Armoury) -> Vec<Arm<'a>> {
    let fists = armoury.weapons().iter().find(|weapon| weapon.class == Class::Brawling);
    let held = seen.in_hand.iter().filter_map(|name| armoury.weapon(name));
    let all = held.chain(fists.filter(|_| seen.beast.is_none()));
    all.filter(|weapon| serves(weapon, rules))
        .map(|weapon| Arm {
            nth: None,
            weapon,
            in_hand: true,
            loaded: None,
            magazines: 0,
            skill: if weapon.class == Class::Brawling { 0 } else { USUAL_SKILL },
            scope: has_scope(weapon),
        })
        .collect()
}

fn serves(weapon: &Weapon, rules: RuleSet) -> bool {
    match rules {
        RuleSet::Classic => weapon.classic.is_some(),
        RuleSet::SecondEdition => weapon.second.is_some(),
    }
}

fn has_scope(weapon: &Weapon) -> bool {
    weapon.second.as_ref().is_some_and(|second| second.traits.contains(&Trait::Scope))
}

fn is_sight(gear: &skirmish::data::Gear) -> bool {
    use skirmish::data::Gear;
    matches!(gear, Gear::TelescopicSight | Gear::ElectronicSight)
}

/// DM of skill and characteristic by the second edition: the skill itself, or a classic one that
/// counts as it, or the weapon's own (SE-CBT-06, SE-CBT-07).
fn second_skill(own: &Own, armoury: &Armoury, weapon: &Weapon) -> i32 {
    let Some(second) = &weapon.second else { return 0 };
    let level =
        level(&own.skills, armoury, second).into_iter().chain(own.skills.level(&weapon.name)).max();
    let untrained = if knows_a_relative(&own.skills, &second.skill) { 0 } else { UNTRAINED };
    let dm = |which| i32::from(tasks::check::characteristic_dm(own.now.get(which)));
    let body = match weapon.class {
        Class::Brawling | Class::Blade | Class::Polearm | Class::Natural => {
            dm(Characteristic::Str).max(dm(Characteristic::Dex))
        }
        Class::Gun | Class::Thrown => dm(Characteristic::Dex),
    };
    level.map_or(untrained, i32::from) + body
}

fn level(skills: &Skills, armoury: &Armoury, second: &SecondWeapon) -> Option<u8> {
    let aliases = &armoury.figures.second.skills;
    let same = aliases.iter().filter(|(name, _)| *name == second.skill);
    let classic = same.filter_map(|(_, classic)| skills.level(classic));
    skills.level(&second.skill).into_iter().chain(classic).max()
}

fn knows_a_relative(skills: &Skills, skill: &str) -> bool {
    let parent = |name: &str| name.split(" (").next().unwrap_or_default().to_owned();
    skills.iter().any(|(name, _)| parent(name) == parent(skill))
}

/// Assumed score where it is unknown.
const USUAL: i32 = 7;
/// Assumed level of anybody who carries the weapon.
const USUAL_SKILL: i32 = 1;
/// SE-DAT-03
const UNTRAINED: i32 = -3;
