//! Prompts: a captain's question in one sentence.

use super::{
    names::{
        FoundIn, captain, card_name, contract_in, contract_name, face, find, pursued, slot_name,
    },
    requirement::requirement,
    words::{capital, count},
};
use crate::{
    choice::{CardId, SlotNo, Why},
    data::{CardBook, Requirement},
    event::Using,
    observation::Observation,
    state::{Activity, Stage},
};

/// The prompt of a question, for the captain with the observation `seen`.
pub fn prompt(why: Why, seen: &Observation, book: &CardBook) -> String {
    let name = |card: CardId| card_name(card, seen, book);
    match why {
        Why::Discarding { over: 0 } => discarding(seen),
        Why::Discarding { over } => {
            format!("Discard {} to get down to your hand size.", count(over, "more card"))
        }
        Why::ChooseFirst => "Choose who goes first this round.".to_owned(),
        Why::Restoring => restoring(seen),
        Why::Shifting => "Move gear from one of your crew to another, or finish.".to_owned(),
        Why::Placing { card } => placing(card, seen, book),
        Why::PlacingUnseen => {
            "An unseen complication goes on a contract: several serve alike, so choose.".to_owned()
        }
        Why::MakingRoom { slot } => making_room(slot, seen, book),
        Why::ChoosingActivity => choosing_activity(seen, book),
        Why::Procuring => "Procure cards from your hand, or finish.".to_owned(),
        Why::Attaching { card } => format!("Choose what {} is attached to.", name(card)),
        Why::Acting => "Take an action, or pass.".to_owned(),
        Why::Reacting => reacting(seen, book),
        Why::AnyTime => "Nothing is going on: play something, or pass.".to_owned(),
        Why::Targeting { card } => format!("Choose a target for {}.", name(card)),
        Why::Paying { owed, paid } => paying(owed, paid, seen, book),
        Why::MeetingExpense { owed, paid } => {
            format!("Meet an expense of {} ({paid} met): {EXPEND}.", count(owed, "credit"))
        }
        Why::PayingCost { card } => format!("Choose how to pay the cost of {}.", name(card)),
        Why::Trimming => "You are over a limit: choose a card to jettison.".to_owned(),
        Why::Receiving => "Collect your tokens, or do without some of them.".to_owned(),
        Why::TakingRole { card } => format!("Attack {}, or defend against it?", name(card)),
        Why::Picking { crew, left } => {
            format!("Choose a skill for {} ({} left).", name(crew), count(left, "pick"))
        }
        Why::Resolving => resolving(seen, book),
        Why::Completing { slot } => {
            format!("Attempt {} now, or leave it.", contract_name(slot, seen, book))
        }
        Why::Meeting { card, nth } => meeting(card, nth, seen, book),
        Why::Subplots { card } => format!("Attempt a subplot of {}, or leave it.", name(card)),
        Why::Assigning { left } => {
            format!("Assign {} of damage: to an upgrade, or as expense.", count(left, "more point"))
        }
        Why::ForcedDiscard { left } => {
            format!("You have to discard {}: choose.", count(left, "card"))
        }
        Why::Searching { card } => format!("Choose the card that {} finds.", name(card)),
        Why::PuttingIntoPlay { card } => {
            format!("Put a card from your hand into play by {}, or not.", name(card))
        }
        Why::LosingToken => "Choose the token you lose.".to_owned(),
        Why::Ordering => "Several abilities are set off: choose which comes first.".to_owned(),
    }
}

const EXPEND: &str = "expend a card from your hand or the top of your deck";

fn paying(owed: u8, paid: u8, seen: &Observation, book: &CardBook) -> String {
    let what = seen.announced.as_ref().map(|play| format!(" for {}", book.card(play.def).name));
    format!("Pay {}{} ({paid} paid): {EXPEND}.", count(owed, "credit"), what.unwrap_or_default())
}

fn discarding(seen: &Observation) -> String {
    let you = seen.captains.iter().find(|captain| captain.seat == seen.you);
    let size = you.map_or(seen.constants.hand, |captain| captain.hand_size.into());
    format!("Discard what you do not want, then draw up to {size}.")
}

fn restoring(seen: &Observation) -> String {
    let price = count(seen.constants.restore_cost, "credit");
    format!("Restore wounds and damage for {price} a point, or finish.")
}

fn placing(card: CardId, seen: &Observation, book: &CardBook) -> String {
    let way = if seen.stage == Stage::OpenComplication { "up" } else { "down" };
    format!("Place {} face {way} on a contract.", card_name(card, seen, book))
}

fn making_room(slot: SlotNo, seen: &Observation, book: &CardBook) -> String {
    format!(
        "{} in {} is full: choose a complication to discard.",
        contract_name(slot, seen, book),
        slot_name(slot)
    )
}

fn choosing_activity(seen: &Observation, book: &CardBook) -> String {
    match pursued(seen) {
        Some(slot) => format!(
            "Keep pursuing {}, or abandon it for something else.",
            contract_name(slot, seen, book)
        ),
        None if seen.is_solo() => "Pursue a contract, or stay uncommitted.".to_owned(),
        None => "Pursue a contract, declare piracy, or stay uncommitted.".to_owned(),
    }
}

fn reacting(seen: &Observation, book: &CardBook) -> String {
    match seen.queue.last() {
        Some(top) if top.cancelled => {
            format!("{} is cancelled: react before it goes, or pass.", book.card(top.def).name)
        }
        Some(top) if top.seat == seen.you => {
            format!("Your {} is about to take effect: react, or pass.", book.card(top.def).name)
        }
        Some(top) => {
            let does = match top.using {
                Using::Procuring => "is procuring",
                Using::Event | Using::Heroic { .. } => "has played",
                Using::Ability(_) => "has used",
            };
            let (who, name) = (captain(top.seat, seen), &book.card(top.def).name);
            format!("{who} {does} {name}: react before it takes effect, or pass.")
        }
        None => format!("{}: react, or pass.", seen.stage.title()),
    }
}

fn resolving(seen: &Observation, book: &CardBook) -> String {
    let you = seen.captains.iter().find(|captain| captain.seat == seen.you);
    match you.map(|captain| captain.activity) {
        Some(Activity::Pursuing(slot)) => {
            let contract = contract_name(slot, seen, book);
            if contract_in(slot, seen).is_some_and(|it| it.complications.is_empty()) {
                format!(
                    "Nothing stands in the way of {contract}: take an action, or pass for good."
                )
            } else {
                format!("Attempt a complication of {contract}, take an action, or pass for good.")
            }
        }
        Some(Activity::Pirate) => "Strike, take an action, or pass for good.".to_owned(),
        Some(Activity::Uncommitted) | None => "Take an action, or pass for good.".to_owned(),
    }
}

/// The prompt for a requirement; it is named only if it must be the card's own and not a subplot's.
fn meeting(card: CardId, nth: u8, seen: &Observation, book: &CardBook) -> String {
    let name = card_name(card, seen, book);
    let asked = requires(card, seen, book);
    match asked.get(usize::from(nth)) {
        Some(next) => {
            let (number, of) = (usize::from(nth) + 1, asked.len());
            format!(
                "{} for {name} ({number} of {of}): meet it, or refuse.",
                capital(&requirement(next))
            )
        }
        None => format!("Meet the next requirement of {name}, or refuse."),
    }
}

/// The requirements of a contract or complication without subplots, by its side in play.
fn requires<'a>(card: CardId, seen: &Observation, book: &'a CardBook) -> &'a [Requirement] {
    let Some(sides) = face(card, seen, book).and_then(|card| card.sides()) else { return &[] };
    let (requires, subplots) = match find(card, seen).map(|found| found.place) {
        Some(FoundIn::Contract) => (&sides.contract.requires, &sides.contract.subplots),
        Some(FoundIn::Complication { .. } | FoundIn::Drawn | FoundIn::Elsewhere) | None => {
            (&sides.complication.requires, &sides.complication.subplots)
        }
    };
    if subplots.is_empty() { requires } else { &[] }
}
