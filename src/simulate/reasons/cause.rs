//! Whether what a reason speaks of stands on the table: who asks for these tokens, and who has them.

use ai::Cause;
use cards::{
    CardSeen, ContractSeen, Move, Observation,
    data::{CardBook, Requirement, Skill, Token},
    text,
};

use super::claims::{Spoken, card};

/// Whether such a contract asks for all these tokens, and the option's card brings them; or nobody of the
/// captain's does, where the option is to pursue the contract.
pub(super) fn holds(cause: &Cause, (seen, choice, nth): Spoken, book: &CardBook) -> bool {
    let option = choice.options[nth];
    let is_right = |token: Token, asked: &[Token]| {
        let times = |tokens: &[Token]| tokens.iter().filter(|it| **it == token).count();
        let named = times(&cause.tokens);
        let is_right = if matches!(option, Move::Pursue(_)) {
            named + brought_by_all(seen, token) <= times(asked)
        } else {
            card(seen, option).is_some_and(|it| brings(it, token, book))
        };
        named <= times(asked) && is_right
    };
    let lying = seen.slots.iter().filter_map(|slot| slot.contract.as_ref());
    // The same contract may lie in two slots, with other complications on it.
    lying.filter(|it| it.def == cause.contract).any(|contract| {
        let asked = asked(contract, book);
        cause.tokens.iter().all(|&token| is_right(token, &asked))
    })
}

/// All tokens that a contract and what is known of what lies on it ask for.
fn asked(contract: &ContractSeen, book: &CardBook) -> Vec<Token> {
    let own = book.card(contract.def).sides().map(|sides| &sides.contract.requires);
    let known = contract.complications.iter().filter_map(|it| it.def);
    let known = known.filter_map(|def| book.card(def).sides());
    let known = known.map(|sides| &sides.complication.requires);
    let all = own.into_iter().chain(known).flatten();
    let tokens = all.filter_map(|requirement| {
        let Requirement::Token(token) = requirement else { return None };
        Some(*token)
    });
    tokens.collect()
}

/// How many of the captain's crew, in play and in hand, have exactly that.
fn brought_by_all(seen: &Observation, token: Token) -> usize {
    let own = seen.captains[seen.you.index()].in_play.iter().chain(&seen.hand);
    let skills = own.flat_map(|card| &card.skills);
    skills.filter(|(skill, level)| Token::Skill(*skill, *level) == token).count()
}

/// Whether a card's crew has it, or its text gives it.
fn brings(card: &CardSeen, token: Token, book: &CardBook) -> bool {
    let is_skilled = card.skills.iter().any(|(skill, level)| {
        *skill == Skill::JackOfAllTrades || Token::Skill(*skill, *level).meets(token)
    });
    let word = match token {
        Token::Skill(skill, _) => text::skill_name(skill).to_owned(),
        Token::Capability(_) => text::token(token),
    };
    let gives = |part: &str| text::full(book.card(card.def)).iter().any(|line| line.contains(part));
    is_skilled || word.split('/').any(gives)
}
