//! The places of the table in words, for ears.

use cards::{CaptainSeen, CardId, SlotNo, text};
use characters::text::count;
use engine::Seat;

use crate::window::card_table::{
    spot::{self, Spot},
    view::TableView,
};
use crate::words;

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
        Spot::Deck => format!("your deck, {}", count(view.me().deck_count, "card")),
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
            let counters = view.seen.captains.iter().flat_map(|captain| &captain.in_play);
            let counters = counters.filter(|seen| seen.id == id && seen.counters > 0);
            let counters: String =
                counters.map(|seen| format!(", {}", text::counters(card, seen.counters))).collect();
            format!("{}{counters}, {}. {lines}", card.name, text::type_line(card))
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
        "contract {number}: {name}, {}, distance {}, penalty {}, asks {}, {}{pursued}",
        points(contract.vp),
        contract.distance,
        contract.penalty,
        asks.join(", "),
        count(contract.complications.len() as u64, "complication"),
    )
}

fn captain(seat: Seat, view: &TableView) -> String {
    let captain: &CaptainSeen = &view.seen.captains[seat.index()];
    let pool: Vec<String> = captain.pool.iter().map(|&token| text::token(token)).collect();
    let pool = if pool.is_empty() { "no tokens".to_owned() } else { pool.join(", ") };
    format!(
        "{}: {} of {}, infamy {}, {} in hand, {} in the deck, {pool}",
        view.name(seat),
        captain.vp,
        points(captain.threshold),
        words::infamy(captain),
        count(captain.hand_count, "card"),
        captain.deck_count,
    )
}

/// Victory points in words; below 0 there are some as well.
fn points(vp: i16) -> String {
    if vp == 1 { "1 point".to_owned() } else { format!("{vp} points") }
}
