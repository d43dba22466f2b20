//! Radiation along a line (SE-TRT-22 to SE-TRT-24).

use std::sync::Arc;

use bevy::prelude::{App, In, Plugin, World};
use dice::{Pool, Throw};
use engine::AddSteps;

use super::{Second, Step, damage, kind, protection, traits};
use crate::{
    data::{Scale, SecondWeapon},
    event::{Cause, Event},
    fighter::FighterId,
    state::{FieldRead, FieldWrite},
};

/// Radiation (SE-TRT-22).
pub(super) struct Radiation;

impl Plugin for Radiation {
    fn build(&self, app: &mut App) {
        app.add_step(kind::Irradiate, irradiate);
    }
}

/// Fighters on the line from the attacker through the target and on, by as many metres as the
/// weapon has dice of damage, ten times as far for a destructive one (SE-TRT-22).
pub(super) fn line(
    world: &World,
    by: FighterId,
    target: FighterId,
    weapon: &SecondWeapon,
) -> Vec<Step> {
    let spacecraft = weapon.scale == Scale::Spacecraft;
    let on_line = |&who: &FighterId| who != by && is_on_line(world, by, target, who, weapon);
    let victims = world.everybody().into_iter().filter(on_line);
    victims.map(|who| Step::Irradiate { who, spacecraft }).collect()
}

fn is_on_line(
    world: &World,
    by: FighterId,
    target: FighterId,
    who: FighterId,
    weapon: &SecondWeapon,
) -> bool {
    let place = |who| world.stand(who).place;
    let right = place(target) >= place(by);
    let end =
        place(target).step(if right { beyond(world, weapon) } else { -beyond(world, weapon) });
    let span = place(by).min(end)..=place(by).max(end);
    traits::on_field(world, who) && span.contains(&place(who))
}

/// Centimetres of the line behind the target.
fn beyond(world: &World, weapon: &SecondWeapon) -> i32 {
    let tenfold = world.armoury().figures.second.destructive;
    let times = if weapon.destructive { i32::from(tenfold) } else { 1 };
    100 * i32::from(weapon.damage.dice) * times
}

/// Throws the rads: 2D times a figure, times five from weapons of spacecraft (SE-TRT-23), less the
/// protection of armour (SE-DAT-08). The total stays for good (SE-TRT-24).
fn irradiate(In((who, spacecraft)): In<(FighterId, bool)>, world: &mut World) {
    let armoury = Arc::clone(world.armoury());
    let figures = &armoury.figures.second;
    let throw = Throw::roll(Pool::Dice(2), world.dice());
    let times = if spacecraft { u16::from(figures.rads_spacecraft) } else { 1 };
    let fallen = u16::try_from(throw.total()).unwrap_or(0);
    let taken = fallen.saturating_mul(figures.rads).saturating_mul(times);
    let rads = taken.saturating_sub(protection::worn(world, who, |suit| suit.rads));
    let before = world.of::<Second>(who).rads;
    let total = before.saturating_add(rads);
    world.of_mut::<Second>(who).rads = total;
    world.tell(Event::Rads { who, throw, rads, total });
    if world.setup().house.radiation {
        sicken(world, who, before, total);
    }
}

/// Applies the house rule: passing a row of the table costs its dice of damage (SE-TRT-24).
fn sicken(world: &mut World, who: FighterId, before: u16, total: u16) {
    let armoury = world.armoury();
    let rows = armoury.figures.second.radiation.iter();
    let passed = rows.filter(|row| before < row.rads && row.rads <= total);
    let Some(row) = passed.max_by_key(|row| row.rads) else { return };
    let throw = Throw::roll(Pool::Dice(row.dice), world.dice());
    let points = u16::try_from(throw.total()).unwrap_or(0);
    damage::inflict(world, who, Cause::Radiation, throw, (0, points), false);
}
