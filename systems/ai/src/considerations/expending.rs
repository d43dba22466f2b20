//! Choosing what to pay with.

use cards::{CardId, CardSeen, Move, Why, data::Token};

use super::{Candidate, credits};
use crate::features::{EvalContext, Supply};

considerations! {
    /// Considerations for giving something up to pay.
    Expending {
        worth: "worth of what is given up",
        waste: "credits paid too much",
        blind: "takes what the deck brings",
        progress: "credits it pays",
    }
}

#[expect(clippy::wildcard_enum_match_arm, reason = "a question has few of all moves as options")]
pub(crate) fn features(candidate: Candidate) -> Expending {
    let context = candidate.context;
    let left = match candidate.why {
        Why::Paying { owed, paid } | Why::MeetingExpense { owed, paid } => {
            f32::from(owed.saturating_sub(paid))
        }
        _ => 0.0,
    };
    match candidate.option {
        Move::ExpendHand(card) => from_hand(context, card, left),
        Move::ExpendDeck => Expending {
            waste: credits((context.pool.usual_ev - left).max(0.0)),
            blind: 1.0,
            progress: credits(context.pool.usual_ev.min(left)),
            ..Expending::default()
        },
        Move::JettisonExpendable(card) | Move::Jettison(card) => given_up(context, card, 1.0),
        Move::Exert(card) => exerted(context, card),
        Move::Discard(card) => from_hand(context, card, 0.0),
        Move::Spend(token) => {
            Expending { worth: credits(needed(context, token)), ..Expending::default() }
        }
        _ => candidate.unforeseen(),
    }
}

fn from_hand(context: EvalContext, card: CardId, left: f32) -> Expending {
    let Some(card) = context.card_seen(card) else { return Expending::default() };
    let ev = f32::from(card.ev);
    Expending {
        worth: credits(context.worth_in_hand(card)),
        waste: credits((ev - left).max(0.0)),
        progress: credits(ev.min(left)),
        blind: 0.0,
    }
}

fn given_up(context: EvalContext, card: CardId, share: f32) -> Expending {
    let worth = |card: &CardSeen| context.worth_in_play(card).max(0.0);
    let worth = context.card_seen(card).map_or(0.0, worth);
    Expending { worth: credits(worth * share), ..Expending::default() }
}

fn exerted(context: EvalContext, card: CardId) -> Expending {
    let tired = given_up(context, card, context.judgement.tiring);
    let missed = context.card_seen(card).map_or(0.0, |card| context.wanted_ready(card));
    Expending { worth: tired.worth + credits(missed), ..tired }
}

fn needed(context: EvalContext, token: Token) -> f32 {
    let me = context.me();
    context.pursuit_worth(me, &context.supply(me).without(token), &Supply::of(&[token]))
}

#[cfg(test)]
mod tests {
    use cards::{CardId, Move, Why};

    use crate::testing::{Table, YOU};

    const OPTIONS: [Move; 3] =
        [Move::ExpendHand(CardId(50)), Move::ExpendHand(CardId(51)), Move::ExpendDeck];

    #[test]
    fn a_wanted_crew_is_not_spent() {
        let table =
            Table::new().contract(0, "haul", &[]).pursue(YOU, 0).hand(&["pilot", "passer-by"]);
        assert_eq!(table.decide(Why::Paying { owed: 1, paid: 0 }, &OPTIONS), OPTIONS[1]);
    }

    #[test]
    fn a_card_that_pays_too_much_is_kept_for_a_greater_bill() {
        let table = Table::new().hand(&["windfall", "passer-by"]);
        assert_eq!(table.decide(Why::MeetingExpense { owed: 1, paid: 0 }, &OPTIONS), OPTIONS[1]);
        assert_eq!(table.decide(Why::MeetingExpense { owed: 3, paid: 0 }, &OPTIONS), OPTIONS[0]);
    }

    #[test]
    fn the_least_of_what_is_in_play_is_given_up() {
        let table = Table::new().in_play(YOU, &["doctor", "passer-by"]);
        let options = [Move::Jettison(CardId(10)), Move::Jettison(CardId(11))];
        assert_eq!(table.decide(Why::PayingCost { card: CardId(50) }, &options), options[1]);
    }
}
