//! Wounds and damage, and protection from them.

use super::super::values;
use crate::{
    choice::CardId,
    data::{Face, Keyword},
    event::Event,
    state::{Play, TableRead, TableWrite},
};

/// Wounds crew or damages upgrades, less the protection from this source.
///
/// Never below nothing (CCG-KEY-1a).
pub(super) fn harm(table: &mut impl TableWrite, play: &Play, card: CardId, by: u8) {
    let by = by.saturating_sub(protection(table, Some(play.card), card));
    inflict(table, card, by);
}

/// Protection of a card: Armor against wounds, Hardened against damage, less the source's
/// penetration (CCG-KEY-1, CCG-KEY-2, CCG-KEY-6, CCG-KEY-9).
pub(crate) fn protection(table: &impl TableRead, source: Option<CardId>, card: CardId) -> u8 {
    let is_crew = matches!(table.printed(card).face, Face::Crew(_));
    let (mut closed, mut open) = (0_u8, 0_u8);
    for shield in shields(table, card, is_crew) {
        let is_closed = source.is_some_and(|source| shield.is_closed_to(table, source, is_crew));
        let sum = if is_closed { &mut closed } else { &mut open };
        *sum = sum.saturating_add(shield.points);
    }
    let through =
        source.map_or(0, |it| values::points(table, it, |keyword| piercing(keyword, is_crew)));
    closed.saturating_add(open.saturating_sub(through))
}

/// Armor or Hardened from one giver: the card itself, or another card (CCG-KEY-5a).
struct Shield {
    by: CardId,
    points: u8,
    words: Vec<Keyword>,
}

/// Shields of a card, its own first. Words from a giver without points go to the card's own shield.
fn shields(table: &impl TableRead, card: CardId, is_crew: bool) -> Vec<Shield> {
    let own = Shield { by: card, points: 0, words: Vec::new() };
    let mut shields = vec![own];
    for (by, keyword) in values::keywords_by(table, card) {
        let at = shields.iter().position(|shield| shield.by == by).unwrap_or_else(|| {
            shields.push(Shield {
                by,
                points: 0,
                words: values::printed_keywords(table, by).to_vec(),
            });
            shields.len() - 1
        });
        let points = shield(&keyword, is_crew).unwrap_or(0);
        shields[at].points = shields[at].points.saturating_add(points);
        shields[at].words.push(keyword);
    }
    let (mut some, words): (Vec<Shield>, Vec<Shield>) =
        shields.into_iter().partition(|shield| shield.by == card || shield.points > 0);
    some[0].words.extend(words.into_iter().flat_map(|shield| shield.words));
    some
}

impl Shield {
    /// Whether nothing from this source penetrates the shield (CCG-KEY-5, CCG-KEY-16).
    fn is_closed_to(&self, table: &impl TableRead, source: CardId, is_crew: bool) -> bool {
        self.words.iter().any(|keyword| match keyword {
            Keyword::Mirrored => is_crew && values::has_trait(table, source, "Laser"),
            Keyword::Countermeasure(named) => !is_crew && values::has_trait(table, source, named),
            _ => false,
        })
    }
}

/// Points that a keyword protects a crew, or anything with structure.
pub(crate) fn shield(keyword: &Keyword, is_crew: bool) -> Option<u8> {
    match keyword {
        Keyword::Armor(points) if is_crew => Some(*points),
        Keyword::Hardened(points) if !is_crew => Some(*points),
        _ => None,
    }
}

/// Points of protection that a source's keyword ignores.
pub(crate) fn piercing(keyword: &Keyword, is_crew: bool) -> Option<u8> {
    match keyword {
        Keyword::ArmorPenetration(points) if is_crew => Some(*points),
        Keyword::Critical(points) if !is_crew => Some(*points),
        _ => None,
    }
}

/// Puts wounds or damage on a card, without protection.
pub(crate) fn inflict(table: &mut impl TableWrite, card: CardId, by: u8) {
    if by == 0 {
        return;
    }
    table.set_harm(card, table.harm(card).saturating_add(by));
    table.unsettle();
    let is_crew = matches!(table.printed(card).face, Face::Crew(_));
    let card = table.piece(card);
    table.tell(if is_crew { Event::Wounded { card, by } } else { Event::Damaged { card, by } });
}

/// Whether a Mechanical crew resists a crew ability, heroic or gear that restores (CCG-KEY-15).
/// Effects that name Mechanical crew do not ask.
pub(super) fn resists_restoring(table: &impl TableRead, play: &Play, card: CardId) -> bool {
    let face = &table.printed(play.card).face;
    values::has(table, card, &Keyword::Mechanical)
        && matches!(face, Face::Crew(_) | Face::Gear(_) | Face::Heroic(_))
}
