//! What of the table a consideration speaks of: the tokens that an option brings for a contract, or that the
//! contract lacks.

use std::fmt;

use cards::{
    Choice, ContractSeen, Move, SlotNo, Using, Why,
    data::{Def, Effect, Token},
    text,
};

use crate::{
    considerations::Family,
    features::{CardAction, EvalContext, Supply, lacking},
};

/// Cause of a consideration, for whoever is told of it.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Cause {
    /// The consideration, by its words.
    pub consideration: &'static str,
    /// Tokens that the contract or a complication on it asks for.
    pub tokens: Vec<Token>,
    /// The contract.
    pub contract: Def,
    /// In words: "Steward, Admin for Touring Company", or "Leader" where the contract itself lacks it.
    pub words: String,
}

impl fmt::Display for Cause {
    fn fmt(&self, f: &mut fmt::Formatter) -> fmt::Result {
        f.write_str(&self.words)
    }
}

/// Of an activity.
const GAPS: &str = "requirements nobody can meet yet";

/// The cause of one consideration of each option, where there is one that can be named.
pub(crate) fn causes(context: EvalContext, choice: &Choice) -> Vec<Option<Cause>> {
    choice.options.iter().map(|&option| cause(context, choice.why, option)).collect()
}

#[expect(clippy::wildcard_enum_match_arm, reason = "other moves bring no token, and lack none")]
fn cause(context: EvalContext, why: Why, option: Move) -> Option<Cause> {
    let using = |card, using| CardAction::new(context, context.seen.you, card, using).effects;
    match option {
        Move::Pursue(slot) => lacked(context, slot),
        Move::Procure(card) => {
            let def = context.def_of(card)?;
            brought(context, why, &context.brought_by(def))
        }
        Move::Event(card) => brought(context, why, &collected(&using(card, Using::Event))),
        Move::Ability { card, nth } => {
            brought(context, why, &collected(&using(card, Using::Ability(nth))))
        }
        _ => None,
    }
}

fn collected(effects: &[&Effect]) -> Supply {
    let tokens = effects.iter().filter_map(|effect| {
        let Effect::Collect(token) = effect else { return None };
        Some(*token)
    });
    Supply::of(&tokens.collect::<Vec<_>>())
}

/// What tokens close: what the captain's own contract still lacks, or for a card that stays in play what
/// another one would. The first consideration of a play is what it brings.
fn brought(context: EvalContext, why: Why, more: &Supply) -> Option<Cause> {
    let family = Family::of(why);
    let own = context.pursued(context.me()).map(|(_, contract)| contract);
    let lying = context.seen.slots.iter().filter_map(|slot| slot.contract.as_ref());
    let others =
        lying.filter(|it| family == Family::Procuring && Some(it.id) != own.map(|own| own.id));
    own.into_iter().chain(others).find_map(|contract| {
        let tokens = closed(context, contract, more)?;
        told(context, family.names()[0], tokens, contract.def)
    })
}

/// What a contract asks for that the captain lacks, and has with `more`.
fn closed(context: EvalContext, contract: &ContractSeen, more: &Supply) -> Option<Vec<Token>> {
    let wanted = context.needs(context.me(), contract).tokens;
    let have = &context.own_pursuit().0;
    let mut closed = lacking(have, &wanted);
    for still in lacking(&have.and(more), &wanted) {
        closed.remove(closed.iter().position(|token| *token == still)?);
    }
    closed.retain(|token| more.sources().iter().any(|source| source.meets(*token)));
    Some(closed)
}

/// The tokens that a contract asks for beyond all that the captain has, could collect and holds.
fn lacked(context: EvalContext, slot: SlotNo) -> Option<Cause> {
    let me = context.me();
    let contract = context.seen.slots[slot.index()].contract.as_ref()?;
    let in_hand = context.seen.hand.iter().map(|card| context.brought_by(card.def));
    let within_reach = context.supply(me).and(&context.within_reach(me));
    let have = in_hand.fold(within_reach, |have, more| have.and(&more));
    let tokens = lacking(&have, &context.needs(me, contract).tokens);
    told(context, GAPS, tokens, contract.def)
}

/// A cause that names these tokens: what is brought says what for, and what is pursued lacks them itself.
fn told(
    context: EvalContext,
    consideration: &'static str,
    tokens: Vec<Token>,
    contract: Def,
) -> Option<Cause> {
    let names: Vec<String> = tokens.iter().map(|token| text::token(*token)).collect();
    let of = context.card(contract).sides().map_or("", |sides| sides.contract.name.as_str());
    let whose = if consideration == GAPS { String::new() } else { format!(" for {of}") };
    let words = format!("{}{whose}", names.join(", "));
    (!tokens.is_empty()).then_some(Cause { consideration, tokens, contract, words })
}

#[cfg(test)]
mod tests {
    use cards::CardId;

    use super::*;
    use crate::testing::{Table, YOU};

    fn words(table: &Table, why: Why, option: Move) -> Option<String> {
        let choice = Choice { seat: YOU, why, options: vec![option] };
        causes(table.context(), &choice).remove(0).map(|cause| cause.words)
    }

    #[test]
    fn a_card_says_which_gap_of_the_contract_it_closes_and_nothing_where_it_closes_none() {
        let table = || Table::new().contract(0, "haul", &[]).pursue(YOU, 0).hand(&["pilot"]);
        let procured = |table: &Table| words(table, Why::Procuring, Move::Procure(CardId(50)));
        let told = procured(&table()).expect("the haul asks for a pilot");
        assert!(told.starts_with("Pilot for "), "{told}");
        assert_eq!(procured(&table().in_play(YOU, &["pilot"])), None, "one is aboard");
        let idle = Table::new().contract(0, "haul", &[]).hand(&["pilot"]);
        assert_eq!(procured(&idle), Some(told), "it may be pursued yet");
        assert_eq!(procured(&Table::new().hand(&["pilot"])), None, "nobody asks for one");
    }

    #[test]
    fn an_event_says_what_it_is_collected_for() {
        let table = Table::new().contract(0, "haul", &[]).pursue(YOU, 0).hand(&["charter"]);
        let told = words(&table, Why::Acting, Move::Event(CardId(50))).expect("it is asked for");
        assert!(told.starts_with("Pilot for "), "{told}");
    }

    #[test]
    fn a_contract_says_what_nobody_in_play_or_in_hand_can_meet() {
        let pursued = |table: &Table| words(table, Why::ChoosingActivity, Move::Pursue(SlotNo(0)));
        let table = || Table::new().contract(0, "haul", &[]);
        let told = pursued(&table()).expect("nobody is aboard");
        assert!(told.contains("Pilot") && !told.contains("for"), "{told}");
        assert_ne!(pursued(&table().hand(&["pilot"])), Some(told));
    }

    #[test]
    fn a_cause_belongs_to_a_consideration_that_there_is() {
        assert!(Family::Activity.names().contains(&GAPS));
        assert_eq!(Family::Procuring.names()[0], "what it brings");
        assert_eq!(Family::Playing.names()[0], "what it does");
    }
}
