//! The places of the table in words, for ears.

use cards::{CaptainSeen, CardId, SlotNo, text};
use engine::Seat;

use crate::window::{
    spot::{self, Spot},
    view::TableView,
};

/// A place in words, with how many options concern it.
pub fn of(spot: Spot, view: &TableView) -> String {
    let what = match spot {
        Spot::Card(id) => card(id, view),
        Spot::Slot(slot) => contract(slot, view),
        Spot::Captain(seat) => captain(seat, view),
        Spot::Token(token) => format!("{} token", text::token(token)),
        Spot::Queued(n) => {
            let queued = view.seen.queue.get(usize::from(n));
            queued
                .map_or_else(String::new, |it| format!("on the queue: {}", view.card(it.def).name))
        }
        Spot::Deck => format!("your deck, {} cards", view.me().deck_count),
    };
    match view.offers_at(spot).count() {
        0 => what,
        1 => format!("{what}; one option"),
        several => format!("{what}; {several} options"),
    }
}

fn card(id: CardId, view: &TableView) -> String {
    let Some(look) = spot::look_at_card(id, &view.seen) else {
        return "a face-down card".to_owned();
    };
    let card = view.card(look.def);
    match (card.sides(), look.side) {
        (Some(sides), spot::Side::Complication) => {
            format!("{}, complication", sides.complication.name)
        }
        (None, _) | (Some(_), spot::Side::Whole | spot::Side::Contract) => {
            let lines = text::rules_text(card).join(" ");
            format!("{}, {}. {lines}", card.name, text::type_line(card))
        }
    }
}

fn contract(slot: SlotNo, view: &TableView) -> String {
    let number = slot.0 + 1;
    let offered = view.seen.slots.get(slot.index()).and_then(|slot| slot.contract.as_ref());
    let Some(contract) = offered else { return format!("slot {number}, empty") };
    let sides = view.card(contract.def).sides();
    let name = sides.map_or("", |sides| sides.contract.name.as_str());
    let asks: Vec<String> =
        sides.iter().flat_map(|sides| &sides.contract.requires).map(text::requirement).collect();
    let pursued = match contract.pursuers.contains(&view.seen.you) {
        true => ", you pursue it",
        false => "",
    };
    format!(
        "contract {number}: {name}, {} points, distance {}, penalty {}, asks {}, {} complications{pursued}",
        contract.vp,
        contract.distance,
        contract.penalty,
        asks.join(", "),
        contract.complications.len(),
    )
}

fn captain(seat: Seat, view: &TableView) -> String {
    let captain: &CaptainSeen = &view.seen.captains[seat.index()];
    let pool: Vec<String> = captain.pool.iter().map(|&token| text::token(token)).collect();
    let pool = if pool.is_empty() { "no tokens".to_owned() } else { pool.join(", ") };
    format!(
        "{}: {} of {} points, infamy {}, {} cards in hand, {} in the deck, {pool}",
        view.name(seat),
        captain.vp,
        captain.threshold,
        captain.infamy,
        captain.hand_count,
        captain.deck_count,
    )
}
