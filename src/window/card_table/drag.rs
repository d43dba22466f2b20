//! Dragging: finds the option that joins the dragged card with the spot it is dropped on.

use super::{
    spot::{self, Spot},
    view::{Offer, TableView},
};

/// Whether something can be dragged away from `spot`: a card or a token that an option concerns.
pub fn is_movable(view: &TableView, spot: Spot) -> bool {
    let mut offers = view.question.iter().flat_map(|question| &question.options);
    let can_lie = matches!(spot, Spot::Card(_) | Spot::Token(_));
    can_lie && offers.any(|offer| concerns(view, offer, spot))
}

/// The options that join what is dragged with one of the spots of a place.
pub fn joined(view: &TableView, dragged: Spot, onto: &[Spot]) -> Vec<usize> {
    if onto.contains(&dragged) {
        return Vec::new();
    }
    let offers = view.question.iter().flat_map(|question| question.options.iter().enumerate());
    let joins = |offer: &Offer| {
        concerns(view, offer, dragged) && onto.iter().any(|&spot| concerns(view, offer, spot))
    };
    offers.filter(|(_, offer)| joins(offer)).map(|(n, _)| n).collect()
}

/// The options that dropping takes its pick from: those that join both; failing that, on the open
/// table, the only one there is for what is dragged.
pub fn landing(view: &TableView, dragged: Spot, onto: &[Spot], on_the_table: bool) -> Vec<usize> {
    let joined = joined(view, dragged, onto);
    if !joined.is_empty() || !on_the_table {
        return joined;
    }
    only(view, dragged).into_iter().collect()
}

/// The one option that names what is dragged, if it is the only one.
pub fn only(view: &TableView, dragged: Spot) -> Option<usize> {
    let mut own = view.offers_at(dragged);
    own.next().filter(|_| own.next().is_none())
}

/// Every spot of a place: a contract is its slot and its card, a captain's plate stands for the ship.
pub fn of_place(view: &TableView, spot: Spot) -> Vec<Spot> {
    let also = match spot {
        Spot::Slot(slot) => {
            let slot = view.seen.slots.get(slot.index());
            slot.and_then(|slot| slot.contract.as_ref()).map(|contract| contract.id)
        }
        Spot::Captain(seat) => view.seen.captains.get(seat.index()).map(|it| it.ship.id),
        Spot::Card(_) | Spot::Token(_) | Spot::Queued(_) | Spot::Deck => None,
    };
    std::iter::once(spot).chain(also.map(Spot::Card)).collect()
}

/// An option concerns what it names, and the card that the whole question is about.
fn concerns(view: &TableView, offer: &Offer, spot: Spot) -> bool {
    let asked = view.question.as_ref().and_then(|question| spot::subject(question.why));
    offer.spots.contains(&spot) || asked.is_some_and(|card| spot == Spot::Card(card))
}

#[cfg(test)]
mod tests;
