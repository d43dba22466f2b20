//! Discarding cards.

use cards::{CardId, Move};

use super::{Candidate, credits, truth};

considerations! {
    /// Considerations for discarding.
    Discarding {
        stuck: "a hand that leads nowhere",
        worth: "worth of the card",
        money: "credits thrown away",
        content: "keeps the hand",
    }
}

#[expect(clippy::wildcard_enum_match_arm, reason = "a question has few of all moves as options")]
pub(crate) fn features(candidate: Candidate) -> Discarding {
    match candidate.option {
        Move::Discard(card) => discarding(candidate, card),
        Move::Done => Discarding { content: 1.0, ..Discarding::default() },
        _ => candidate.unforeseen(),
    }
}

fn discarding(candidate: Candidate, card: CardId) -> Discarding {
    let context = candidate.context;
    let Some(card) = context.card_seen(card) else { return Discarding::default() };
    let worth = context.worth_in_hand(card);
    Discarding {
        stuck: standstill(candidate),
        worth: credits(worth),
        money: credits(f32::from(card.ev) * context.thrift()),
        content: 0.0,
    }
}

/// Value of new cards for a full hand at a standstill: a half when no contract can be completed
/// this round, and more the longer the game lasts.
fn standstill(candidate: Candidate) -> f32 {
    let context = candidate.context;
    let me = context.me();
    let full = me.hand_count + 1 >= me.hand_size;
    let late = f32::from(context.seen.round.saturating_sub(LATE)) / f32::from(LATE);
    truth(full) * (1.0 - context.best_chance()) * (0.5 + late)
}

/// Round by which most games are over.
const LATE: u16 = 10;

#[cfg(test)]
mod tests {
    use cards::{CardId, Move, Why};

    use crate::testing::{Table, YOU};

    const OPTIONS: [Move; 3] = [Move::Discard(CardId(50)), Move::Discard(CardId(51)), Move::Done];

    #[test]
    fn cards_are_money_and_stay_in_hand() {
        let table = Table::new().contract(0, "cruise", &[]).hand(&["pilot", "passer-by"]);
        assert_eq!(table.decide(Why::Discarding { over: 0 }, &OPTIONS), Move::Done);
    }

    #[test]
    fn when_one_must_go_it_is_the_one_of_least_use() {
        let table =
            Table::new().contract(0, "haul", &[]).hand(&["pilot", "passer-by"]).pursue(YOU, 0);
        assert_eq!(table.decide(Why::ForcedDiscard { left: 1 }, &OPTIONS[..2]), OPTIONS[1]);
    }
}
