//! Wounds and damage, and what keeps them off.

use bevy::prelude::World;

use super::super::values;
use crate::{
    choice::CardId,
    data::{Face, Keyword},
    event::Event,
    state::{Look, Play, Touch},
};

/// Wounds on crew, damage on upgrades, less what protects them from this source.
///
/// Never below nothing (CCG-KEY-1a).
pub(super) fn harm(world: &mut World, play: &Play, card: CardId, by: u8) {
    let by = by.saturating_sub(protection(world, Some(play.card), card));
    inflict(world, card, by);
}

/// Armor against wounds, Hardened against damage, less what the source goes through
/// (CCG-KEY-1, CCG-KEY-2, CCG-KEY-5, CCG-KEY-6, CCG-KEY-9, CCG-KEY-16).
pub(crate) fn protection(world: &World, source: Option<CardId>, card: CardId) -> u8 {
    let is_crew = matches!(world.printed(card).face, Face::Crew(_));
    let points = values::points(world, card, |keyword| shield(keyword, is_crew));
    let through = source.map_or(0, |source| {
        let ignored = values::keywords(world, card).iter().any(|keyword| match keyword {
            Keyword::Mirrored => is_crew && values::has_trait(world, source, "Laser"),
            Keyword::Countermeasure(named) => !is_crew && values::has_trait(world, source, named),
            _ => false,
        });
        let points = values::points(world, source, |keyword| piercing(keyword, is_crew));
        if ignored { 0 } else { points }
    });
    points.saturating_sub(through)
}

/// What a keyword keeps off a crew, or off anything with structure.
pub(crate) fn shield(keyword: &Keyword, is_crew: bool) -> Option<u8> {
    match keyword {
        Keyword::Armor(points) if is_crew => Some(*points),
        Keyword::Hardened(points) if !is_crew => Some(*points),
        _ => None,
    }
}

/// What a keyword of a source takes from that.
pub(crate) fn piercing(keyword: &Keyword, is_crew: bool) -> Option<u8> {
    match keyword {
        Keyword::ArmorPenetration(points) if is_crew => Some(*points),
        Keyword::Critical(points) if !is_crew => Some(*points),
        _ => None,
    }
}

/// Puts wounds or damage on a card, as they come.
pub(crate) fn inflict(world: &mut World, card: CardId, by: u8) {
    if by == 0 {
        return;
    }
    let harm = &mut world.condition_mut(card).harm;
    *harm = harm.saturating_add(by);
    world.unsettle();
    let is_crew = matches!(world.printed(card).face, Face::Crew(_));
    let card = world.piece(card);
    world.tell(if is_crew { Event::Wounded { card, by } } else { Event::Damaged { card, by } });
}

/// CCG-KEY-15: crew abilities, heroics and gear do nothing for a Mechanical crew, unless they say so.
pub(super) fn resists_restoring(world: &World, play: &Play, card: CardId) -> bool {
    let face = &world.printed(play.card).face;
    values::has(world, card, &Keyword::Mechanical)
        && matches!(face, Face::Crew(_) | Face::Gear(_) | Face::Heroic(_))
}
