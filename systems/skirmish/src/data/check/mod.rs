//! Checks of tables and scenarios, before any fight.

mod recruit;
mod scenario;

#[cfg(test)]
mod tests;

pub(super) use recruit::{in_hand, recruit, things};
pub(super) use scenario::{fightable, rules, scenario};

use super::{Armoury, ArmouryFault, CoverKind, Terrain};

/// Checks that no name occurs twice, everything is usable, and every table is complete (CT-RNG-06,
/// SE-DMG-07).
pub(super) fn armoury(armoury: &Armoury) -> Result<(), ArmouryFault> {
    no_name_twice(armoury.weapons().iter().map(|weapon| &weapon.name))?;
    no_name_twice(armoury.armors().iter().map(|armor| &armor.name))?;
    no_name_twice(armoury.stock.iter().map(|recruit| &recruit.name))?;
    no_name_twice(armoury.figures.second.mounts.iter().map(|mount| &mount.name))?;
    for weapon in armoury.weapons() {
        if weapon.classic.is_none() && weapon.second.is_none() {
            return Err(ArmouryFault::Useless(weapon.name.clone()));
        }
    }
    whole_tables(armoury)?;
    armoury.stock.iter().try_for_each(|stocked| recruit(armoury, stocked))
}

fn whole_tables(armoury: &Armoury) -> Result<(), ArmouryFault> {
    let rows = &armoury.figures.classic.terrain;
    let without = |terrain: &Terrain| !rows.iter().any(|row| row.terrain == *terrain);
    if let Some(terrain) = Terrain::ALL.iter().find(|terrain| without(terrain)) {
        return Err(ArmouryFault::Terrain(format!("{terrain:?}")));
    }
    let rows = &armoury.figures.second.cover;
    let without = |kind: &CoverKind| !rows.iter().any(|(row, _)| row == kind);
    match CoverKind::ALL.iter().find(|kind| without(kind)) {
        Some(kind) => Err(ArmouryFault::Cover(format!("{kind:?}"))),
        None => Ok(()),
    }
}

fn no_name_twice<'a>(names: impl Iterator<Item = &'a String>) -> Result<(), ArmouryFault> {
    let mut seen: Vec<&String> = Vec::new();
    for name in names {
        if seen.contains(&name) {
            return Err(ArmouryFault::Twice(name.clone()));
        }
        seen.push(name);
    }
    Ok(())
}
