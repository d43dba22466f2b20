//! Names of things on the table, as far as an observation shows them.

use engine::Seat;

use super::words::possessive;
use crate::{
    choice::{CardId, SlotNo},
    data::{Card, CardBook, Def},
    observation::{CardSeen, ComplicationSeen, ContractSeen, Observation},
    state::Activity,
};

/// A card as it was found in an [`Observation`].
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) struct Found {
    /// `None` where you may not see its face.
    pub def: Option<Def>,
    pub place: FoundIn,
    /// Its controller, where that can differ.
    pub controller: Option<Seat>,
}

/// The place of a card, as far as its name depends on it.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) enum FoundIn {
    Contract,
    /// A complication. An unknown face-down one is the `nth` `of` those in the slot.
    Complication {
        slot: SlotNo,
        face_up: bool,
        nth: usize,
        of: usize,
        owner: Seat,
    },
    Drawn,
    Elsewhere,
}

/// The name of a card, as far as `seen` shows it.
pub fn card_name(id: CardId, seen: &Observation, book: &CardBook) -> String {
    find(id, seen).map_or_else(|| "a hidden card".to_owned(), |found| name_of(found, seen, book))
}

/// Finds `id` in all that `seen` shows.
pub(super) fn find(id: CardId, seen: &Observation) -> Option<Found> {
    let on_slots =
        || seen.slots.iter().find_map(|slot| on_contract(id, slot.slot, slot.contract.as_ref()));
    on_table(id, seen).or_else(on_slots).or_else(|| in_piles(id, seen))
}

/// Its name, with the captain if it is another's: "Odo Lanterman (Bo's)".
pub(super) fn whose_card(id: CardId, seen: &Observation, book: &CardBook) -> String {
    let name = card_name(id, seen, book);
    let controller = find(id, seen).and_then(|found| found.controller);
    match controller.filter(|seat| *seat != seen.you) {
        Some(seat) => format!("{name} ({})", possessive(&captain(seat, seen))),
        None => name,
    }
}

/// The contract in a slot: "Ore for Halcyon".
pub(super) fn contract_name(slot: SlotNo, seen: &Observation, book: &CardBook) -> String {
    let contract = contract_in(slot, seen);
    contract.map_or_else(|| "an empty slot".to_owned(), |it| contract_side(it.def, book))
}

/// The contract in a slot.
pub(super) fn contract_in(slot: SlotNo, seen: &Observation) -> Option<&ContractSeen> {
    seen.slots.iter().find(|known| known.slot == slot)?.contract.as_ref()
}

/// The slot of the contract you pursue.
pub(super) fn pursued(seen: &Observation) -> Option<SlotNo> {
    let you = seen.captains.iter().find(|captain| captain.seat == seen.you)?;
    match you.activity {
        Activity::Pursuing(slot) => Some(slot),
        Activity::Uncommitted | Activity::Pirate => None,
    }
}

/// A captain's name.
pub(super) fn captain(seat: Seat, seen: &Observation) -> String {
    let known = seen.captains.iter().find(|captain| captain.seat == seat);
    known.map_or_else(|| seat.to_string(), |captain| captain.name.clone())
}

/// "slot 2": texts count slots from 1.
pub(super) fn slot_name(slot: SlotNo) -> String {
    format!("slot {}", slot.index() + 1)
}

/// The title of an adventure card's contract side; the title of any other card.
pub(super) fn contract_side(def: Def, book: &CardBook) -> String {
    let card = book.card(def);
    card.sides().map_or(&card.name, |sides| &sides.contract.name).clone()
}

/// The title of an adventure card's complication side; the title of any other card.
pub(super) fn complication_side(def: Def, book: &CardBook) -> String {
    let card = book.card(def);
    card.sides().map_or(&card.name, |sides| &sides.complication.name).clone()
}

/// The card itself, if its face is known.
pub(super) fn face<'a>(id: CardId, seen: &Observation, book: &'a CardBook) -> Option<&'a Card> {
    find(id, seen)?.def.map(|def| book.card(def))
}

fn name_of(found: Found, seen: &Observation, book: &CardBook) -> String {
    match (found.def, found.place) {
        (Some(def), FoundIn::Contract) => contract_side(def, book),
        (Some(def), FoundIn::Complication { face_up: false, .. }) => {
            format!("{} (face down)", complication_side(def, book))
        }
        (Some(def), FoundIn::Complication { face_up: true, .. } | FoundIn::Drawn) => {
            complication_side(def, book)
        }
        (Some(def), FoundIn::Elsewhere) => book.card(def).name.clone(),
        (None, FoundIn::Complication { slot, of: 0 | 1, .. }) => {
            format!("the face-down complication in {}", slot_name(slot))
        }
        (None, FoundIn::Complication { slot, nth, of, owner, .. }) => {
            let whose = match owner == seen.you {
                true => "yours".to_owned(),
                false => possessive(&captain(owner, seen)),
            };
            format!("face-down complication {nth} of {of} in {} ({whose})", slot_name(slot))
        }
        (None, FoundIn::Contract | FoundIn::Drawn | FoundIn::Elsewhere) => {
            "a hidden card".to_owned()
        }
    }
}

/// Finds a card in play, in your hand, drawn, or being played.
fn on_table(id: CardId, seen: &Observation) -> Option<Found> {
    let in_play = seen.captains.iter().flat_map(|captain| &captain.in_play);
    let ships =
        seen.captains.iter().map(|captain| (captain.ship.id, captain.ship.def, captain.seat));
    let queued = seen
        .queue
        .iter()
        .chain(&seen.announced)
        .map(|queued| (queued.card, queued.def, queued.seat));
    let known = in_play.chain(&seen.hand).chain(&seen.searching).chain(&seen.deck_top);
    let known = known.chain(&seen.resolving);
    let shown = known.map(|card| (card.id, card.def, card.controller));
    let found = shown.chain(ships).chain(queued).find(|(known, ..)| *known == id);
    let elsewhere = found.map(|(_, def, controller)| Found {
        def: Some(def),
        place: FoundIn::Elsewhere,
        controller: Some(controller),
    });
    let drawn = seen.drawn.as_ref().filter(|card| card.id == id);
    let drawn =
        drawn.map(|card| Found { def: Some(card.def), place: FoundIn::Drawn, controller: None });
    elsewhere.or(drawn)
}

fn on_contract(id: CardId, slot: SlotNo, contract: Option<&ContractSeen>) -> Option<Found> {
    let contract = contract?;
    if contract.id == id {
        return Some(Found { def: Some(contract.def), place: FoundIn::Contract, controller: None });
    }
    let it = contract.complications.iter().find(|it| it.id == id)?;
    let hidden = || contract.complications.iter().filter(|it| it.def.is_none());
    let nth = hidden().position(|it| it.id == id).map_or(0, |at| at + 1);
    let ComplicationSeen { face_up, def, owner, .. } = *it;
    let place = FoundIn::Complication { slot, face_up, nth, of: hidden().count(), owner };
    Some(Found { def, place, controller: None })
}

fn in_piles(id: CardId, seen: &Observation) -> Option<Found> {
    let piles = seen
        .captains
        .iter()
        .flat_map(|captain| captain.discard.iter().chain(&captain.adventure_discard));
    let card: &CardSeen = piles.into_iter().find(|card| card.id == id)?;
    Some(Found { def: Some(card.def), place: FoundIn::Elsewhere, controller: None })
}
