//! Skills: rolled for, or coming by themselves.

use bevy::prelude::World;

use super::throws;
use crate::{
    choice::{Move, Why},
    data::{Cell, Due, SkillTable},
    event::Event,
    sheet::{Characteristic, Characteristics, Skills},
    state::{Kind, Look, Record, Step, Touch},
};

/// How many rolls the term has brought (CT-GEN-13, CT-GEN-22, CT-SKL-03, CT-SKL-04, CT-SKL-05).
pub(super) fn count(world: &mut World) {
    let (record, tables) = (world.record(), world.tables());
    let figures = &tables.figures;
    let of_rank = u8::from(record.commissioned) * figures.commission_rolls
        + u8::from(record.promoted) * figures.promotion_rolls;
    let left = figures.rolls(throws::service(world), world.career().terms) + of_rank;
    world.push(Step::Rolls { left });
}

/// The tables that are open now: the fourth to the educated alone, by what they know at this
/// moment (CT-SKL-07, CT-SKL-08, CT-RUL-29).
pub(crate) fn open_tables(world: &World) -> Vec<SkillTable> {
    let need = world.tables().figures.advanced_education_2;
    let educated = world.score(need.0) >= need.1;
    let all = SkillTable::ALL.into_iter();
    all.filter(|&table| table != SkillTable::AdvancedEducation2 || educated).collect()
}

/// The table first, then the die, then the next roll, knowing what this one brought (CT-SKL-02,
/// CT-SKL-06).
pub(super) fn roll(world: &mut World, left: u8) {
    let Some(more) = left.checked_sub(1) else { return };
    let options = open_tables(world).into_iter().map(Move::Roll).collect();
    let asked = world.ask(Step::Rolls { left }, Why::Rolling { more }, options);
    let Some(Move::Roll(table)) = asked else { return };
    let die = world.die();
    let tables = world.tables();
    let cells = tables.service(throws::service(world)).skills(table);
    let cell = cells[usize::from(die) - 1].clone();
    world.tell(Event::SkillRoll { table, die, cell: cell.clone() });
    world.push(Step::Rolls { left: more });
    receive(world, &cell, "CT-SKL-09");
}

/// What a cell gives, at once (CT-SKL-10, CT-SKT-05). Gunnery is a skill like others and names no
/// weapon (CT-SKL-17).
fn receive(world: &mut World, cell: &Cell, rule: &'static str) {
    match cell {
        Cell::Change(which, by) => change(world, *which, *by, "CT-SKL-10"),
        Cell::Skill(skill) => learn(world, skill, rule),
        Cell::Blade => world.push(Step::Name { group: Kind::Blade }),
        Cell::Gun => world.push(Step::Name { group: Kind::Gun }),
        Cell::Vehicle => world.push(Step::Name { group: Kind::Vehicle }),
    }
}

/// A level more, unless the head is full at a table that has a limit (CT-SKL-09, CT-SKL-19,
/// CT-RUL-33).
pub(super) fn learn(world: &mut World, skill: &str, rule: &'static str) {
    let skill = skill.to_owned();
    if world.rules().skill_cap && !has_room(world) {
        return world.tell(Event::Full { skill });
    }
    let level = world.hero_mut::<Skills>().raise(&skill);
    world.tell(Event::Learned { skill, level, rule });
}

fn has_room(world: &World) -> bool {
    let most = world.score(Characteristic::Int) + world.score(Characteristic::Edu);
    world.skills().total() < most.into()
}

/// CT-CHR-04
pub(super) fn change(world: &mut World, which: Characteristic, by: i8, rule: &'static str) {
    let mut scores = world.hero_mut::<Characteristics>();
    scores.change(which, by);
    let now = scores.get(which);
    world.tell(Event::Changed { which, by, now, rule });
}

/// What has come due and was not had yet: each entry once in a life, without a die, also two that
/// do the same (CT-AUT-01, CT-AUT-02, CT-AUT-08, CT-GEN-23).
pub(super) fn automatic(world: &mut World) {
    let tables = world.tables();
    let rank = world.career().rank;
    for (n, entry) in tables.service(throws::service(world)).automatic.iter().enumerate() {
        let n = n as u8;
        let due = match entry.due {
            Due::FirstTerm => true, // drafted or not (CT-AUT-09)
            Due::Rank(least) => rank >= least,
        };
        if due && !world.record().had.contains(&n) {
            world.hero_mut::<Record>().had.push(n);
            grant(world, &entry.gives);
        }
    }
}

/// A characteristic rises (CT-AUT-03); a skill is 1 at least (CT-AUT-04, CT-AUT-05).
fn grant(world: &mut World, gives: &Cell) {
    match gives {
        Cell::Change(which, by) => change(world, *which, *by, "CT-AUT-03"),
        Cell::Skill(skill) => {
            if world.hero_mut::<Skills>().at_least_one(skill) {
                let skill = skill.clone();
                world.tell(Event::Learned { skill, level: 1, rule: "CT-AUT-04" });
            }
        }
        Cell::Blade | Cell::Gun | Cell::Vehicle => {} // refused when the tables are read
    }
}
