//! Maps legal options to spots on the table, for clicks and glows.

use cards::{
    CardId, Move, Observation, Piece, SlotNo, Why,
    data::{Def, Token},
};
use engine::Seat;

use crate::logbook::About;

/// A place on the table that can be pointed at.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Spot {
    Card(CardId),
    Slot(SlotNo),
    Captain(Seat),
    Token(Token),
    /// The n-th thing on the queue, from the bottom.
    Queued(u8),
    /// One's own Captain's Deck.
    Deck,
}

/// A face to show large: which card, and which of its sides.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Look {
    pub def: Def,
    /// The card on the table, whose present state is shown too.
    pub id: Option<CardId>,
    pub side: Side,
}

/// How an adventure card is being used; every other card has one face.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Side {
    Whole,
    Contract,
    Complication,
}

/// The places a move concerns, the most telling first.
#[expect(clippy::wildcard_enum_match_arm, reason = "every other move is about its cards, if any")]
pub fn spots(chosen: Move, why: Why) -> Vec<Spot> {
    match chosen {
        Move::First(seat) | Move::ChooseCaptain(seat) | Move::Strike(seat) => {
            vec![Spot::Captain(seat)]
        }
        Move::Place(slot) | Move::Pursue(slot) => vec![Spot::Slot(slot)],
        Move::ChooseQueued(n) => vec![Spot::Queued(n)],
        Move::ExpendDeck => vec![Spot::Deck],
        Move::Spend(token) | Move::RefuseToken(token) => vec![Spot::Token(token)],
        Move::Complete => completing(why),
        Move::Subplot { .. } => subject(why).map(Spot::Card).into_iter().collect(),
        _ => chosen.cards().into_iter().map(Spot::Card).collect(),
    }
}

/// The card a question is about, beside those its options name.
pub fn subject(why: Why) -> Option<CardId> {
    match why {
        Why::Placing { card }
        | Why::Attaching { card }
        | Why::Targeting { card }
        | Why::PayingCost { card }
        | Why::Meeting { card, .. }
        | Why::Subplots { card }
        | Why::Searching { card }
        | Why::PuttingIntoPlay { card }
        | Why::TakingRole { card } => Some(card),
        Why::Picking { crew, .. } => Some(crew),
        Why::Discarding { .. }
        | Why::ChooseFirst
        | Why::Restoring
        | Why::Shifting
        | Why::MakingRoom { .. }
        | Why::ChoosingActivity
        | Why::Procuring
        | Why::Acting
        | Why::Reacting
        | Why::AnyTime
        | Why::PlacingUnseen
        | Why::Receiving
        | Why::LosingToken
        | Why::Ordering
        | Why::Paying { .. }
        | Why::MeetingExpense { .. }
        | Why::Trimming
        | Why::Resolving
        | Why::Completing { .. }
        | Why::Assigning { .. }
        | Why::ForcedDiscard { .. } => None,
    }
}

/// The places that a line of the log speaks of. A card lights up only where its own face is seen: its
/// number may have got another one since, and that one may be hidden.
pub fn spoken_of(about: &About, seen: &Observation) -> Vec<Spot> {
    let is_seen = |card: &&Piece| look_at_card(card.id, seen).is_some_and(|it| it.def == card.def);
    let cards = about.cards.iter().filter(is_seen).map(|card| Spot::Card(card.id));
    let slots = about.slots.iter().map(|&slot| Spot::Slot(slot));
    cards.chain(slots).chain(about.captains.iter().map(|&seat| Spot::Captain(seat))).collect()
}

/// The face that stands at a place, if it shows one.
pub fn look_at(spot: Spot, seen: &Observation) -> Option<Look> {
    match spot {
        Spot::Card(id) => look_at_card(id, seen),
        Spot::Slot(slot) => {
            let contract = seen.slots.get(slot.index())?.contract.as_ref()?;
            Some(Look { def: contract.def, id: Some(contract.id), side: Side::Contract })
        }
        Spot::Queued(n) => {
            let queued = seen.queue.get(usize::from(n))?;
            Some(Look { def: queued.def, id: Some(queued.card), side: Side::Whole })
        }
        Spot::Captain(seat) => {
            let ship = &seen.captains.get(seat.index())?.ship;
            Some(Look { def: ship.def, id: Some(ship.id), side: Side::Whole })
        }
        Spot::Token(_) | Spot::Deck => None,
    }
}

/// Finds a card's face wherever the observer may see it.
pub fn look_at_card(id: CardId, seen: &Observation) -> Option<Look> {
    let whole = |def| Look { def, id: Some(id), side: Side::Whole };
    let cards = seen
        .captains
        .iter()
        .flat_map(|c| c.in_play.iter().chain(&c.discard).chain(&c.adventure_discard));
    let mut faces = seen.hand.iter().chain(cards).map(|card| (card.id, card.def));
    if let Some((_, def)) = faces.find(|&(card, _)| card == id) {
        return Some(whole(def));
    }
    if let Some(ship) = seen.captains.iter().map(|c| &c.ship).find(|ship| ship.id == id) {
        return Some(whole(ship.def));
    }
    if let Some(drawn) = seen.drawn.as_ref().filter(|drawn| drawn.id == id) {
        return Some(Look { side: Side::Complication, ..whole(drawn.def) });
    }
    if let Some(queued) = seen.queue.iter().find(|queued| queued.card == id) {
        return Some(whole(queued.def));
    }
    let contracts = seen.slots.iter().filter_map(|slot| slot.contract.as_ref());
    contracts.into_iter().find_map(|contract| {
        if contract.id == id {
            return Some(Look { side: Side::Contract, ..whole(contract.def) });
        }
        let lying = contract.complications.iter().find(|lying| lying.id == id)?;
        Some(Look { side: Side::Complication, ..whole(lying.def?) })
    })
}

/// A contract is completed where it lies.
fn completing(why: Why) -> Vec<Spot> {
    let Why::Completing { slot } = why else { return Vec::new() };
    vec![Spot::Slot(slot)]
}
