//! The Ready Phase: turn order, restoring, moving gear.

use cards::{CaptainSeen, CardId, Move};
use engine::Seat;

use super::{Candidate, credits, truth};
use crate::features::EvalContext;

considerations! {
    /// Considerations for a choice of the Ready Phase.
    Readying {
        first: "to go first oneself",
        denial: "who may win this round places before all others can answer",
        relief: "what a point restored saves",
        last_point: "stands close to its end",
        price: "credits it takes",
        fit: "its bearer has one wound left to take",
        content: "leaves it at that",
    }
}

#[expect(clippy::wildcard_enum_match_arm, reason = "a question has few of all moves as options")]
pub(crate) fn features(candidate: Candidate) -> Readying {
    match candidate.option {
        Move::First(seat) => first(candidate.context, seat),
        Move::Restore(card) => restoring(candidate, card),
        Move::Shift { gear, to } => {
            Readying { fit: fit(candidate.context, gear, to), ..Readying::default() }
        }
        Move::Done => Readying { content: 1.0, ..Readying::default() },
        _ => candidate.unforeseen(),
    }
}

/// Placing and choosing last gives knowledge; collecting first gives the contract. Who places last can cover
/// what was laid on their own contract, and nobody can answer: not whoever is about to win.
fn first(context: EvalContext, seat: Seat) -> Readying {
    let may_win = |rival: &CaptainSeen| {
        let contract = context.pursued(rival);
        contract.is_some_and(|(_, contract)| rival.vp + contract.vp >= rival.threshold)
    };
    let denied = context.chief_rival().filter(|rival| rival.seat == seat && may_win(rival));
    Readying {
        first: truth(seat == context.seen.you),
        denial: truth(denied.is_some()),
        ..Readying::default()
    }
}

fn restoring(candidate: Candidate, card: CardId) -> Readying {
    let context = candidate.context;
    let Some(card) = context.card_seen(card) else { return Readying::default() };
    let worth = context.worth_in_play(card).max(0.0);
    let left = card.capacity.saturating_sub(card.harm);
    Readying {
        relief: credits(worth / f32::from(card.capacity.max(1))),
        last_point: truth(left == 1) * credits(worth),
        price: credits(candidate.price() * context.thrift()),
        ..Readying::default()
    }
}

/// Gain of moving gear from one crew to another: to the one likelier to stay, and without
/// duplicates.
fn fit(context: EvalContext, gear: CardId, to: CardId) -> f32 {
    let (Some(gear), Some(to)) = (context.card_seen(gear), context.card_seen(to)) else {
        return 0.0;
    };
    let Some(from) = gear.on.and_then(|on| context.card_seen(on)) else { return 0.0 };
    let burdened =
        context.captain(to.controller).in_play.iter().any(|other| other.on == Some(to.id));
    let left = |crew: &cards::CardSeen| f32::from(crew.capacity.saturating_sub(crew.harm));
    let dying = left(from) <= 1.0 && left(to) > 1.0;
    truth(dying && !burdened)
}

#[cfg(test)]
mod tests {
    use cards::{CardId, Move, Why};

    use crate::testing::{RIVAL, Table, YOU};

    #[test]
    fn of_the_wounded_the_crew_most_in_demand_is_restored_first() {
        let table = Table::new().in_play(YOU, &["doctor", "pilot"]).with(|seen| {
            seen.captains[0].in_play.iter_mut().for_each(|crew| crew.harm = 1);
            seen.prices = vec![1, 1, 0];
        });
        let options = [Move::Restore(CardId(10)), Move::Restore(CardId(11)), Move::Done];
        assert_eq!(table.decide(Why::Restoring, &options), options[1]);
    }

    #[test]
    fn who_may_win_this_round_goes_first_and_otherwise_one_goes_first_oneself() {
        let table = |points| {
            let table = Table::new().contract(0, "cruise", &[]).pursue(RIVAL, 0);
            table.with(|seen| seen.captains[RIVAL.index()].vp = points)
        };
        let options = [Move::First(YOU), Move::First(RIVAL)];
        assert_eq!(table(17).decide(Why::ChooseFirst, &options), options[1]);
        assert_eq!(table(16).decide(Why::ChooseFirst, &options), options[0]);
    }

    #[test]
    fn gear_leaves_a_dying_crew_for_a_sound_one_and_no_other() {
        let gear = |harm| {
            Table::new().in_play(YOU, &["pilot", "doctor", "wiring"]).with(|seen| {
                seen.captains[0].in_play[0].harm = harm;
                seen.captains[0].in_play[2].on = Some(CardId(10));
            })
        };
        let options = [Move::Done, Move::Shift { gear: CardId(12), to: CardId(11) }];
        assert_eq!(gear(1).decide(Why::Shifting, &options), options[1]);
        assert_eq!(gear(0).decide(Why::Shifting, &options), Move::Done);
    }
}
