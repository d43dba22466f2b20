//! Choosing an activity for the round: pursue a contract, go pirating, or wait.

use cards::{Activity as Doing, Move, SlotNo};

use super::{Candidate, credits, points, truth};
use crate::features::{EvalContext, Prospect, Supply};

considerations! {
    /// Considerations for an activity.
    Activity {
        promise: "victory points to hope for",
        winning: "would win the game",
        price: "credits it is likely to take",
        gaps: "requirements nobody can meet yet",
        habit: "carries on",
        plunder: "worth of a strike",
        infamy: "infamy it brings",
        ruin: "risk of ruin",
        idleness: "a round of doing nothing",
    }
}

#[expect(clippy::wildcard_enum_match_arm, reason = "a question has few of all moves as options")]
pub(crate) fn features(candidate: Candidate) -> Activity {
    match candidate.option {
        Move::Pursue(slot) => pursuing(candidate, slot),
        Move::Piracy => piracy(candidate),
        Move::Uncommitted => Activity {
            idleness: 1.0,
            price: credits(candidate.price() * candidate.context.thrift()),
            ruin: candidate.context.ruin(candidate.price()),
            ..Activity::default()
        },
        _ => candidate.unforeseen(),
    }
}

fn pursuing(candidate: Candidate, slot: SlotNo) -> Activity {
    let context = candidate.context;
    let Some(contract) = &context.seen.slots[slot.index()].contract else {
        return Activity::default();
    };
    let me = context.me();
    let prospect = context.prospect(me, contract, &whole_supply(context), true);
    let spending = candidate.price() + (prospect.filling + prospect.price) * expected(&prospect);
    let enough = f32::from(me.vp) + prospect.vp >= f32::from(me.threshold);
    Activity {
        promise: points(prospect.promise),
        winning: truth(enough) * prospect.chance,
        price: credits(spending * context.thrift()),
        gaps: prospect.gaps as f32 / 4.0,
        habit: truth(me.activity == Doing::Pursuing(slot)),
        ruin: context.ruin(candidate.price() + prospect.price),
        ..Activity::default()
    }
}

/// Tokens within reach this round, those of unused abilities included.
fn whole_supply(context: EvalContext) -> Supply {
    context.supply(context.me()).and(&context.within_reach(context.me()))
}

/// Share of the expected spending that is likely to be needed this round.
fn expected(prospect: &Prospect) -> f32 {
    if prospect.gaps == 0 { 0.8 } else { 0.3 }
}

fn piracy(candidate: Candidate) -> Activity {
    let context = candidate.context;
    // Some ships fight better as pirates; the ship's present values are a lower bound.
    let strikes = context.rivals().map(|rival| context.strike_worth(context.me(), rival));
    let strike = strikes.fold(0.0, f32::max);
    Activity {
        plunder: credits(strike),
        infamy: truth(true),
        price: credits(candidate.price() * context.thrift()),
        ruin: context.ruin(candidate.price()),
        ..Activity::default()
    }
}

#[cfg(test)]
mod tests {
    use cards::{Move, SlotNo, Why};

    use crate::testing::{Table, YOU};

    const ANYWHERE: [Move; 4] =
        [Move::Pursue(SlotNo(0)), Move::Pursue(SlotNo(1)), Move::Piracy, Move::Uncommitted];

    #[track_caller]
    fn check(table: Table, expected: Move) {
        let table = table.with(|seen| seen.prices = vec![1, 1, 1, 0]);
        assert_eq!(table.decide(Why::ChoosingActivity, &ANYWHERE), expected);
    }

    #[test]
    fn a_contract_within_reach_is_better_than_a_great_one_out_of_reach() {
        check(Table::new().contract(0, "wonder", &[]).contract(1, "cruise", &[]), ANYWHERE[1]);
    }

    #[test]
    fn with_the_crew_for_both_the_contract_of_more_points_is_pursued() {
        let table = Table::new().in_play(YOU, &["pilot"]);
        check(table.contract(0, "cruise", &[]).contract(1, "haul", &[]), ANYWHERE[1]);
    }

    #[test]
    fn a_crew_in_hand_brings_a_contract_within_reach() {
        let table = Table::new().contract(0, "haul", &[]).contract(1, "blockade", &[]);
        check(table.hand(&["pilot"]), ANYWHERE[0]);
    }

    #[test]
    fn a_complication_that_cannot_be_met_turns_a_captain_away() {
        let table = Table::new().contract(0, "cruise", &[Some("cruise")]);
        check(table.contract(1, "cruise", &[]), ANYWHERE[1]);
    }

    #[test]
    fn a_contract_that_can_be_completed_is_not_abandoned_for_its_like() {
        let table = Table::new().contract(0, "cruise", &[]).contract(1, "cruise", &[]);
        check(table.pursue(YOU, 1), ANYWHERE[1]);
    }

    #[test]
    fn a_rival_without_money_is_struck_down() {
        let table = Table::new().contract(0, "cruise", &[]).with(|seen| {
            seen.captains[0].ship.attack = 6;
            (seen.captains[1].hand_count, seen.captains[1].deck_count) = (1, 0);
        });
        check(table, Move::Piracy);
    }
}
