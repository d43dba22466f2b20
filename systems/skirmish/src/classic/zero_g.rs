//! Keeping control in zero gravity (CT-ATK-12).

use bevy::prelude::World;
use characters::Characteristic;
use dice::{Distribution, Modifier, Pool, Target, Throw};

use super::{load, to_hit::Wielded};
use crate::{
    data::{Gravity, Sound},
    event::Event,
    fighter::FighterId,
    plan::Footing,
    state::{FieldRead, FieldWrite},
};

/// Throw for control before an attack with that weapon; `None` with gravity, or for a laser, which
/// has no recoil.
pub(super) fn footing(world: &World, who: FighterId, it: &Wielded) -> Option<Footing> {
    if world.ground().gravity != Gravity::Zero || it.row.sound == Sound::Laser {
        return None;
    }
    let modifiers = modifiers(world, who);
    let dm: i32 = modifiers.iter().map(|modifier| i32::from(modifier.dm)).sum();
    let target = i32::from(world.armoury().figures.classic.zero_g);
    let odds = Distribution::two_dice().at_least(target - dm);
    Some(Footing { pool: Pool::Dice(2), modifiers, target, odds })
}

/// Modifiers: the best step that present dexterity reaches, and each level of Vacc Suit. The kind
/// of movement is not recorded in a fight and counts nothing.
fn modifiers(world: &World, who: FighterId) -> Vec<Modifier> {
    let figures = &world.armoury().figures.classic;
    let dex = load::score(world, who, Characteristic::Dex);
    let reached = figures.zero_g_dex.iter().filter(|step| dex >= step.at_least);
    let step = reached.map(|step| step.dm).max().unwrap_or(0);
    let level = world.skills(who).level("Vacc Suit").unwrap_or(0);
    let suit = i16::from(figures.zero_g_vacc_suit) * i16::from(level);
    vec![
        Modifier::new(format!("DEX {dex}"), "CT-ATK-12", step.into()),
        Modifier::new(format!("Vacc Suit-{level}"), "CT-ATK-12", suit),
    ]
}

/// Throws for control as planned; returns whether it is kept.
pub(super) fn holds(world: &mut World, who: FighterId, footing: &Footing) -> bool {
    let throw = Throw::roll(footing.pool, world.dice())
        .with(footing.modifiers.clone())
        .needing(Target::at_least(footing.target));
    let holds = throw.success() == Some(true);
    world.tell(Event::Footing { who, throw, holds });
    holds
}
