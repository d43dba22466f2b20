//! Limits on cards in play, wounds and damage: checked whenever something in play changes
//! (CCG-SLOT, CCG-VERB-5). No window opens for any of it (CCG-TIM-18).

use bevy::prelude::{Has, In, Query};
use engine::Seat;

use super::{moves, slots, values};
use crate::{
    choice::{CardId, Move, Why},
    data::{ConnectionKind, Face, GearKind, UpgradeKind, Value},
    state::{CardType, Hurt, Step, TableRead, TableWrite, Tabletop, Wounded},
};

/// Enforces a limit that is exceeded; returns whether there was one.
///
/// At any time, for any cause (CCG-SLOT-6a, CCG-PRC-1h).
pub(super) fn settle(mut table: Tabletop, hurt: Query<(&CardId, Has<Wounded>), Hurt>) -> bool {
    let table = &mut table;
    let unsettled = std::mem::take(&mut table.agenda_mut().unsettled);
    let is_restless = || table.cards_in_play().is_restless() && !is_being_seen_to(table);
    if !unsettled && !is_restless() {
        return false;
    }
    let lost = first_lost(table, &hurt);
    if let Some((card, rule)) = lost {
        moves::jettison(table, card, rule);
        return true;
    }
    if slots::fill_empty(table) {
        return true;
    }
    let excess = table
        .initiative_order()
        .into_iter()
        .find_map(|seat| excess(table, seat).map(|among| Step::Trim { seat, among }));
    excess.map(|step| table.push(step)).is_some()
}

/// Whether a captain is about to choose what goes; until then the limit stays exceeded.
fn is_being_seen_to(table: &impl TableRead) -> bool {
    matches!(table.agenda().steps.last(), Some(Step::Trim { .. }))
}

/// The first crew or upgrade destroyed by its harm (CCG-VERB-5a, CCG-VERB-5b).
fn first_lost(
    table: &impl TableRead,
    hurt: &Query<(&CardId, Has<Wounded>), Hurt>,
) -> Option<(CardId, &'static str)> {
    hurt.iter_many(table.entities_in_play()).find_map(|(&id, is_wounded)| {
        let is_lost = i16::from(table.harm(id)) >= values::harm_capacity(table, id)?;
        is_lost.then_some((id, if is_wounded { "CCG-VERB-5a" } else { "CCG-VERB-5b" }))
    })
}

/// Asks the captain for a card to jettison, until within the limit (CCG-SLOT-6).
pub(super) fn trim(In((seat, among)): In<(Seat, Vec<CardId>)>, mut table: Tabletop) {
    let table = &mut table;
    let options = |_: &_| among.iter().copied().map(Move::Jettison).collect();
    let step = Step::Trim { seat, among: among.clone() };
    if let Some(Move::Jettison(card)) = table.ask(step, seat, Why::Trimming, options) {
        moves::jettison(table, card, "CCG-SLOT-6");
        table.unsettle();
    }
}

/// The crew of `seat`, in order of entering.
pub(super) fn crew(table: &impl TableRead, seat: Seat) -> Vec<CardId> {
    let crew = table.standing_of(seat).filter(|card| card.card_type == CardType::Crew);
    crew.map(|card| card.id).collect()
}

/// Crew that uses crew slots (CCG-SLOT-7).
pub(crate) fn slotted_crew(table: &impl TableRead, seat: Seat) -> Vec<CardId> {
    crew(table, seat).into_iter().filter(|&id| !values::is_trifling(table, id)).collect()
}

/// Whether `seat` has too many cards of some kind in play.
pub(crate) fn is_over(table: &impl TableRead, seat: Seat) -> bool {
    excess(table, seat).is_some()
}

/// The first group of cards of which `seat` has too many.
fn excess(table: &impl TableRead, seat: Seat) -> Option<Vec<CardId>> {
    let held = Held::of(table, seat);
    let ship = table.captain(seat).ship;
    let counts = |id: &CardId| !values::is_trifling(table, *id);
    let limit = |host, kind| values::value(table, host, kind);
    // CCG-SLOT-1
    let all = held.crew.iter().map(|&id| ((), id)).collect();
    // CCG-SLOT-1a: unique by name, Trifling or not.
    let names = held.crew.iter().map(|&id| (&table.printed(id).name, id)).collect();
    over(all, |()| limit(ship, Value::CrewSlots), counts)
        .or_else(|| over(names, |_| 1, |_| true))
        .or_else(|| {
            over(held.connections, |kind| limit(ship, Value::ConnectionLimit(*kind)), counts)
        })
        .or_else(|| over(held.upgrades, |kind| limit(ship, Value::UpgradeSlots(*kind)), counts))
        .or_else(|| {
            let limit = |&(crew, kind): &(usize, _)| limit(held.crew[crew], Value::GearLimit(kind));
            over(held.gear, limit, counts)
        })
}

/// A captain's cards with limits, in order of entering.
#[derive(Default)]
struct Held {
    crew: Vec<CardId>,
    /// CCG-SLOT-4: one connection of each subtype.
    connections: Vec<(ConnectionKind, CardId)>,
    /// CCG-SLOT-2: upgrades of each subtype up to the ship's slots for it.
    upgrades: Vec<(UpgradeKind, CardId)>,
    /// CCG-SLOT-3: one gear of each subtype on a crew, by the crew's number.
    gear: Vec<((usize, GearKind), CardId)>,
}

impl Held {
    fn of(table: &impl TableRead, seat: Seat) -> Held {
        let (book, ship) = (table.book(), table.captain(seat).ship);
        let mut held = Held { crew: crew(table, seat), ..Held::default() };
        for card in table.standing() {
            let (id, is_own) = (card.id, card.controller == seat);
            match &book.card(card.def).face {
                Face::Connection(it) if is_own => held.connections.push((it.subtype, id)),
                Face::Upgrade(it) if card.host == Some(ship) => {
                    held.upgrades.push((it.subtype, id));
                }
                Face::Gear(it) => {
                    let crew = held.crew.iter().position(|&crew| card.host == Some(crew));
                    held.gear.extend(crew.map(|crew| ((crew, it.subtype), id)));
                }
                _ => {}
            }
        }
        held
    }
}

/// The first group with more counting cards than its limit. `counts` is asked only for groups that
/// might be too large.
fn over<K: Ord>(
    mut pairs: Vec<(K, CardId)>,
    limit: impl Fn(&K) -> i16,
    counts: impl Fn(&CardId) -> bool,
) -> Option<Vec<CardId>> {
    pairs.sort_by(|(one, _), (other, _)| one.cmp(other));
    let mut groups = pairs.chunk_by(|(one, _), (other, _)| one == other);
    groups.find_map(|group| {
        let limit = limit(&group[0].0);
        if group.len() as i16 <= limit {
            return None;
        }
        let those: Vec<CardId> = group.iter().map(|&(_, id)| id).filter(&counts).collect();
        (those.len() as i16 > limit).then_some(those)
    })
}
