//! Assigning a point of piracy damage.

use cards::{CardId, Move, Why};

use super::{Candidate, credits, truth};
use crate::features::{EvalContext, toughness};

considerations! {
    /// Considerations for where a point of damage goes.
    Assigning {
        wreck: "may destroy it",
        charge: "credits it takes from the other",
        ruin: "may ruin the other",
    }
}

#[expect(clippy::wildcard_enum_match_arm, reason = "a question has few of all moves as options")]
pub(crate) fn features(candidate: Candidate) -> Assigning {
    let context = candidate.context;
    let Why::Assigning { left } = candidate.why else { return candidate.unforeseen() };
    match candidate.option {
        Move::Hit(card) => hitting(context, card, left),
        Move::Charge => Assigning {
            charge: credits(1.0),
            ruin: truth(
                context.rivals().any(|rival| context.purse_of(rival) <= 2.0 * f32::from(left)),
            ),
            ..Assigning::default()
        },
        _ => candidate.unforeseen(),
    }
}

fn hitting(context: EvalContext, card: CardId, left: u8) -> Assigning {
    let Some(card) = context.card_seen(card) else { return Assigning::default() };
    let worth = context.worth_in_play(card).max(0.0);
    let needed = card.capacity.saturating_sub(card.harm).saturating_add(toughness(card)).max(1);
    let each = worth / f32::from(needed);
    Assigning { wreck: truth(needed <= left) * credits(each), ..Assigning::default() }
}

#[cfg(test)]
mod tests {
    use cards::{CardId, Move, Why};

    use crate::testing::{RIVAL, Table};

    const OPTIONS: [Move; 3] = [Move::Hit(CardId(30)), Move::Hit(CardId(31)), Move::Charge];

    #[test]
    fn what_can_be_wrecked_is_wrecked() {
        let table = Table::new().in_play(RIVAL, &["wiring", "plating"]);
        assert_eq!(table.decide(Why::Assigning { left: 3 }, &OPTIONS), OPTIONS[1]);
    }

    #[test]
    fn a_captain_near_ruin_is_charged() {
        let table = Table::new().in_play(RIVAL, &["wiring", "plating"]).with(|seen| {
            (seen.captains[1].hand_count, seen.captains[1].deck_count) = (1, 0);
        });
        assert_eq!(table.decide(Why::Assigning { left: 3 }, &OPTIONS), Move::Charge);
    }
}
