//! Modifiers of arms, armour and skill (CT-ATK-06 to CT-ATK-10).

use bevy::prelude::World;
use characters::Characteristic;
use dice::Modifier;

use super::{
    Case, Eyes, Wielded,
    wielded::{is_melee, skill, swung},
};
use crate::{
    choice::{FighterAction, Mode},
    classic::{Classic, blows, load},
    data::{Armor, ArmorColumn, Class},
    field::Range,
    fighter::FighterId,
    plan::PARRY_NOT_KNOWN,
    state::FieldRead,
};

impl Case<'_> {
    /// Armour against the weapon; of several suits the one that is worse for the attacker
    /// (CT-ATK-06, M-03).
    pub(super) fn armor(&self) -> Modifier {
        let dm = |column: ArmorColumn| self.it.matrix.armor[column as usize];
        let suits = load::suits(self.world, self.target);
        let worst = suits.iter().min_by_key(|suit| dm(suit.column));
        let column = worst.map_or(ArmorColumn::Nothing, |suit: &Armor| suit.column);
        let worn = worst.map_or("no armour", |suit| &suit.name);
        Modifier::new(format!("against {worn}"), "CT-ATK-06", dm(column).into())
    }

    /// Range after movement (CT-ATK-07, CT-RUL-51). A pike has its long reach only in the first
    /// round.
    pub(super) fn reach(&self) -> Modifier {
        let table = self.it.matrix.range[self.range as usize].unwrap_or(0);
        let late = self.range == Range::Short && self.world.course().round > 1;
        let dm = self.it.matrix.later_short.filter(|_| late).unwrap_or(table);
        Modifier::new(format!("{} range", self.range), "CT-ATK-07", dm.into())
    }

    /// STR of a blow, DEX of a shot: a penalty or a bonus (CT-ATK-08).
    pub(super) fn strength(&self) -> Modifier {
        let which = match self.it.weapon.class {
            Class::Gun => Characteristic::Dex,
            Class::Brawling | Class::Blade | Class::Polearm => Characteristic::Str,
            Class::Thrown | Class::Natural => Characteristic::Str,
        };
        let score = load::score(self.world, self.by, which);
        let short = self.it.row.penalty.filter(|level| score <= level.at);
        let ample = self.it.row.bonus.filter(|level| score >= level.at);
        let dm = short.map_or(0, |it| it.dm) + ample.map_or(0, |it| it.dm);
        Modifier::new(format!("{} {score}", which.label().to_uppercase()), "CT-ATK-08", dm.into())
    }

    /// DEX itself as the modifier of a thrown blade (CT-ATK-08, M-02).
    pub(super) fn dexterity(&self) -> Modifier {
        let score = load::score(self.world, self.by, Characteristic::Dex);
        Modifier::new(format!("DEX {score}"), "CT-ATK-08", score.into())
    }

    /// Weakened blow, by choice or because END allows no more (CT-ATK-08, M-04).
    pub(super) fn weakened(&self) -> Modifier {
        let tired = self.mode == Mode::Butt && !blows::can_strike(self.world, self.by);
        let dm = if self.mode == Mode::Weakened || tired { self.it.row.weakened } else { 0 };
        Modifier::new("weakened blow", "CT-ATK-08", dm.into())
    }

    /// Evading target, by the range (CT-ATK-09, CT-MOV-12).
    pub(super) fn movement(&self) -> Modifier {
        let errata = self.world.setup().house.evade_errata;
        let table = if errata { &self.figures.evade_dms_errata } else { &self.figures.evade_dms };
        let evades = self.world.is_able(self.target) && self.order() == Some(FighterAction::Evade);
        let dm = if evades { table[self.range as usize] } else { 0 };
        Modifier::new("target evades", "CT-MOV-12", dm.into())
    }

    /// Level of the attacker; level 0 for every person in every weapon and for a beast in its
    /// natural ones, unless they are untrained (CT-ATK-10, M-06).
    pub(super) fn expertise(&self) -> Modifier {
        let name = self.it.skill();
        let level = self.world.skills(self.by).level(name);
        let grown = self.it.weapon.class == Class::Natural;
        if level.is_none() && !grown && self.world.fighter(self.by).untrained {
            let dm = self.figures.untrained.into();
            return Modifier::new(format!("untrained in {name}"), "CT-ATK-10", dm);
        }
        let level = level.unwrap_or(0);
        Modifier::new(format!("{name}-{level}"), "CT-ATK-10", level.into())
    }

    /// Parry of the defender with the weapon in hand, or their lack of training in it (CT-ATK-10,
    /// M-06). The attacker's side knows its level once it has met a blow of theirs.
    pub(super) fn defence(&self) -> Modifier {
        let Some(Parry { skill, level }) = parry(self.world, self.target, self.order(), &self.it)
        else {
            return Modifier::new("no parry", "CT-ATK-10", 0);
        };
        if self.eyes == Eyes::Attacker && !self.has_met(&skill) {
            return Modifier::new(PARRY_NOT_KNOWN, "CT-ATK-10", 0);
        }
        if level.is_none() && self.world.fighter(self.target).untrained {
            let dm = self.figures.untrained_defence.into();
            return Modifier::new(format!("defender untrained in {skill}"), "CT-ATK-10", dm);
        }
        let level = level.unwrap_or(0);
        Modifier::new(format!("parried, {skill}-{level}"), "CT-ATK-10", -i16::from(level))
    }

    /// Whether the target has parried a blow of the attacker's side with it.
    fn has_met(&self, skill: &str) -> bool {
        let seat = self.world.side(self.by);
        let parried = &self.world.of::<Classic>(self.target).parried;
        parried.iter().any(|(side, with)| *side == seat && with == skill)
    }
}

/// Skill of a parry, and its level; `None` for a skill never learnt.
pub(super) struct Parry {
    pub skill: String,
    level: Option<u8>,
}

/// Parry of a blow by its target under that order: with the best weapon in hand (CT-ATK-10, M-06).
pub(super) fn parry(
    world: &World,
    target: FighterId,
    order: Option<FighterAction>,
    it: &Wielded,
) -> Option<Parry> {
    let parries = it.is_blow() && can_parry(world, target, order);
    let all = parries.then(|| ready_to_parry(world, target)).into_iter().flatten();
    let level = |skill: &str| world.skills(target).level(skill);
    let all = all.map(|skill| Parry { level: level(&skill), skill });
    all.max_by_key(|parry| parry.level)
}

/// Whether the target can parry: not the helpless, nor evaders (M-06), nor the surprised, who do
/// nothing (CT-RUL-53), nor those who carry somebody (FL-6).
fn can_parry(world: &World, target: FighterId, order: Option<FighterAction>) -> bool {
    world.is_able(target)
        && order != Some(FighterAction::Evade)
        && world.course().surprise.is_none()
        && world.stand(target).carries.is_none()
}

/// Skills of the weapons that can parry: those in hand, where a gun is a club or a cudgel; empty
/// hands are fists.
fn ready_to_parry(world: &World, target: FighterId) -> Vec<String> {
    let armoury = world.armoury();
    let kit = world.kit(target);
    let used = kit.weapons.iter().enumerate().filter_map(|(nth, held)| {
        let weapon = armoury.weapon(&held.name)?;
        let ready = kit.holds(nth as u8) || weapon.hands == 0 && kit.in_hand.is_empty();
        let blade = Some(weapon).filter(|it| is_melee(it.class));
        blade.or_else(|| swung(armoury, weapon)).filter(|_| ready && !held.broken)
    });
    used.map(|weapon| skill(weapon).to_owned()).collect()
}
