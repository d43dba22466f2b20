//! What the words of a reason claim of the table, looked up there.
//!
//! A reason is a claim if the table can show it false: that a rival pursues a contract, that an option takes
//! credits, that a card is close to its end. All else is a weighing, which nothing but its own sums can show.

use cards::{
    Activity, CardId, CardSeen, Choice, ContractSeen, Move, Observation, SlotNo, data::CardBook,
};

use super::cause;
use crate::hints::{Reason, compared};

/// What becomes of a claim.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Truth {
    True,
    False,
    /// It claims nothing that can be looked up.
    Weighed,
}

/// The table a reason speaks of: what is seen, what is asked, and the option by its place.
pub(super) type Spoken<'a> = (&'a Observation, &'a Choice, usize);

/// Holds a reason against the table: its words, and what they are about.
pub fn check(reason: &Reason, spoken: Spoken, book: &CardBook) -> Truth {
    let words = reason.name.strip_prefix(compared::NEXT_BEST).unwrap_or(&reason.name);
    // What speaks against the other option has words of its own and is no claim of this one.
    let words = words.split(compared::OUTWEIGHS).next().unwrap_or(words);
    let words = reason.cause.as_ref().map_or(words, |cause| cause.consideration);
    let cause = reason.cause.as_ref().map(|cause| cause::holds(cause, spoken, book));
    match (holds(words, spoken, book), cause) {
        (Some(false), _) | (_, Some(false)) => Truth::False,
        (None, None) => Truth::Weighed,
        (Some(true) | None, Some(true) | None) => Truth::True,
    }
}

fn holds(words: &str, (seen, choice, nth): Spoken, book: &CardBook) -> Option<bool> {
    let option = choice.options[nth];
    let price = seen.prices.get(nth).copied().unwrap_or(0);
    let me = &seen.captains[seen.you.index()];
    let contract = contract(seen, option);
    Some(match words {
        "how it plays out" => false,
        "credits it takes" => price > 0 || asks_expense(option),
        "credits more for a hidden target" => price > 0,
        "credits it is likely to take" => {
            let asks = |it: &ContractSeen| {
                let side = book.card(it.def).sides().map(|sides| &sides.contract);
                side.is_some_and(|side| !side.requires.is_empty()) || !it.complications.is_empty()
            };
            price > 0 || contract.is_some_and(asks)
        }
        "carries on" => {
            matches!(option, Move::Pursue(slot) if me.activity == Activity::Pursuing(slot))
        }
        "would win the game" => contract.is_some_and(|it| {
            let side = book.card(it.def).sides().map(|sides| &sides.contract);
            let subplots = side.map_or(0, |side| side.subplots.len());
            me.vp + it.vp.max(0) + 3 * subplots as i16 >= me.threshold
        }),
        "worth of a strike" | "infamy it brings" => option == Move::Piracy,
        "a round of doing nothing" => option == Move::Uncommitted,
        "takes away what troubles a rival" | "takes away what troubles oneself" => {
            let is_full =
                |it: &ContractSeen| it.complications.len() >= usize::from(it.complication_slots);
            matches!(option, Move::Drop(_)) || contract.is_some_and(is_full)
        }
        "the card it uses up" => matches!(option, Move::Event(_) | Move::Heroic { .. }),
        "leaves it at that" | "keeps the money" => matches!(option, Move::Done | Move::Pass),
        "credits it would be worth in hand" => card(seen, option)?.ev > 0,
        "harms a rival there" => card(seen, option).is_none_or(|it| it.controller != seen.you),
        "stands in the way of winning" => {
            let to_go = |seat: &engine::Seat| {
                let captain = &seen.captains[seat.index()];
                captain.threshold - captain.vp
            };
            let others = || seen.captains.iter().filter(|it| it.seat != seen.you && !it.out);
            matches!(option, Move::ChooseCaptain(seat)
                if others().all(|other| to_go(&seat) <= to_go(&other.seat)))
        }
        "who may win this round places before all others can answer" => {
            let may_win = |seat: engine::Seat| {
                let rival = &seen.captains[seat.index()];
                let Activity::Pursuing(slot) = rival.activity else { return false };
                let contract = seen.slots[slot.index()].contract.as_ref();
                contract.is_some_and(|it| rival.vp + it.vp >= rival.threshold)
            };
            matches!(option, Move::First(seat) if seat != seen.you && may_win(seat))
        }
        "to go first oneself" => option == Move::First(seen.you),
        "stands close to its end" => {
            let card = card(seen, option)?;
            card.capacity.saturating_sub(card.harm) == 1
        }
        "gives the attempt up" => option == Move::Refuse,
        "takes what the deck brings" => option == Move::ExpendDeck,
        "keeps the hand" => option == Move::Done,
        _ => return None,
    })
}

/// Whether an option of a requirement is an expense.
fn asks_expense(option: Move) -> bool {
    option == Move::AcceptExpense
}

/// The contract that an option is about: of an activity, or a place.
#[expect(clippy::wildcard_enum_match_arm, reason = "other moves are about no slot")]
fn contract(seen: &Observation, option: Move) -> Option<&ContractSeen> {
    let at = |slot: SlotNo| seen.slots.get(slot.index())?.contract.as_ref();
    match option {
        Move::Pursue(slot) | Move::Place(slot) => at(slot),
        _ => None,
    }
}

/// The card that an option is about, in hand or in play.
pub(super) fn card(seen: &Observation, option: Move) -> Option<&CardSeen> {
    let id: CardId = option.cards().first().copied()?;
    let in_play = seen.captains.iter().flat_map(|captain| &captain.in_play);
    seen.hand.iter().chain(in_play).find(|card| card.id == id)
}
