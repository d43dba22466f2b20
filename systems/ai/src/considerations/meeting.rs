//! Meeting a requirement: with a token, with a card, or not at all.

use cards::{
    CardId, Move, Why,
    data::{Requirement, Token},
};

use super::{Candidate, credits};
use crate::features::{EvalContext, Needs, Supply};

considerations! {
    /// Considerations for a way to meet a requirement.
    Meeting {
        leaves_gaps: "is needed for what comes after",
        worth: "worth of what is given up",
        ruin: "risk of ruin",
        refusal: "gives the attempt up",
    }
}

#[expect(clippy::wildcard_enum_match_arm, reason = "a question has few of all moves as options")]
pub(crate) fn features(candidate: Candidate) -> Meeting {
    let context = candidate.context;
    let Why::Meeting { card, nth } = candidate.why else { return candidate.unforeseen() };
    match candidate.option {
        Move::Spend(token) => spending(context, token, card, nth),
        Move::Jettison(given) => giving_up(context, given, 1.0),
        Move::Exert(given) => giving_up(context, given, context.judgement.tiring),
        Move::AcceptExpense => {
            Meeting { ruin: context.ruin(expense_of(context, card, nth)), ..Meeting::default() }
        }
        Move::Refuse => Meeting { refusal: 1.0, ..Meeting::default() },
        _ => candidate.unforeseen(),
    }
}

/// Expense of a card's `nth` requirement, or of one in its subplots.
fn expense_of(context: EvalContext, card: CardId, nth: u8) -> f32 {
    let Some(side) = context.def_of(card).and_then(|def| context.card(def).sides()) else {
        return 0.0;
    };
    let (contract, complication) = (&side.contract, &side.complication);
    let is_contract = context.contracts().any(|(_, contract)| contract.id == card);
    let (requires, subplots) = if is_contract {
        (&contract.requires, &contract.subplots)
    } else {
        (&complication.requires, &complication.subplots)
    };
    let lists =
        std::iter::once(requires).chain(subplots.iter().flat_map(|subplot| &subplot.any_of));
    let expense = lists.filter_map(|list| match list.get(usize::from(nth)) {
        Some(Requirement::Expense(credits)) => Some(f32::from(*credits)),
        Some(_) | None => None,
    });
    expense.fold(0.0, f32::max)
}

fn spending(context: EvalContext, token: Token, card: CardId, nth: u8) -> Meeting {
    let me = context.me();
    let rest = Supply::of(&me.pool).without(token);
    let needs = still_to_meet(context, card, nth);
    let before = needs.open(&Supply::of(&me.pool));
    let more = needs.open(&rest).saturating_sub(before);
    Meeting { leaves_gaps: more as f32 / 3.0, ..Meeting::default() }
}

/// Requirements left once this one is met: the rest of the card, then the contract.
fn still_to_meet(context: EvalContext, card: CardId, nth: u8) -> Needs {
    let me = context.me();
    let mut needs = Needs::default();
    let after = usize::from(nth) + 1;
    let Some((_, contract)) = context.pursued(me) else { return needs };
    for complication in &contract.complications {
        let Some(side) = complication.def.and_then(|def| context.card(def).sides()) else {
            continue;
        };
        let requires = &side.complication.requires;
        let skip = if complication.id == card { after.min(requires.len()) } else { 0 };
        needs.add(context, me, &requires[skip..]);
    }
    if let Some(side) = context.card(contract.def).sides() {
        let requires = &side.contract.requires;
        let skip = if contract.id == card { after.min(requires.len()) } else { 0 };
        needs.add(context, me, &requires[skip..]);
    }
    needs
}

fn giving_up(context: EvalContext, card: CardId, share: f32) -> Meeting {
    let worth = context.card_seen(card).map_or(0.0, |card| context.worth_in_play(card).max(0.0));
    Meeting { worth: credits(worth * share), ..Meeting::default() }
}

#[cfg(test)]
mod tests {
    use cards::{
        CardId, Move, Why,
        data::{Capability, Token},
    };

    use crate::testing::{Table, YOU};

    #[test]
    fn a_plain_token_is_spent_before_one_that_is_still_needed() {
        let table = Table::new().contract(0, "cruise", &[]).pursue(YOU, 0).collect();
        let spend = |capability| Move::Spend(Token::Capability(capability));
        let options = [spend(Capability::CargoPassenger), spend(Capability::Cargo), Move::Refuse];
        let why = Why::Meeting { card: CardId(100), nth: 0 };
        assert_eq!(table.decide(why, &options), options[1]);
    }

    #[test]
    fn the_least_of_the_crew_is_given_up() {
        let table = Table::new().in_play(YOU, &["doctor", "passer-by"]).collect();
        let options = [Move::Jettison(CardId(10)), Move::Jettison(CardId(11)), Move::Refuse];
        let why = Why::Meeting { card: CardId(100), nth: 0 };
        assert_eq!(table.decide(why, &options), options[1]);
    }

    #[test]
    fn an_expense_is_accepted_while_there_is_money() {
        let table = Table::new().contract(0, "cruise", &[Some("wonder")]).pursue(YOU, 0).collect();
        let options = [Move::AcceptExpense, Move::Refuse];
        let why = Why::Meeting { card: CardId(101), nth: 0 };
        assert_eq!(table.decide(why, &options), options[0]);
    }
}
