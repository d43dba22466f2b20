//! Features of a ship to pick.

use cards::data::{Card, CardBook, Requirement, Ship, Token};

use super::Drafting;
use crate::{
    considerations::credits,
    features::{EvalContext, Supply, met},
};

/// What speaks for and against a ship.
pub(super) fn features(context: EvalContext, card: &Card, ship: &Ship) -> Drafting {
    let slots: i16 = ship.upgrade_slots.values().sum();
    Drafting {
        serves: served(ship, &context.pool.book),
        room: f32::from(ship.crew_slots) / 8.0 + f32::from(slots) / 24.0,
        reach: f32::from(ship.jump) / 5.0 + f32::from(ship.initiative) / 20.0,
        guns: f32::from(ship.attack + ship.defense) / 12.0,
        standing: credits(context.standing_worth(card)),
        ..Drafting::default()
    }
}

/// Share of the capabilities asked for by all contracts that the ship meets by itself.
fn served(ship: &Ship, book: &CardBook) -> f32 {
    let icons: Vec<Token> = ship.capabilities.iter().map(|&it| Token::Capability(it)).collect();
    let supply = Supply::of(&icons);
    let (mut asked, mut served) = (0, 0);
    for sides in book.cards().filter_map(|(_, card)| card.sides()) {
        let wanted = capabilities(&sides.contract.requires);
        asked += wanted.len();
        served += met(&supply, &wanted);
    }
    served as f32 / asked.max(1) as f32
}

/// The capabilities in a list of requirements.
pub(super) fn capabilities(requires: &[Requirement]) -> Vec<Token> {
    let tokens = requires.iter().filter_map(|requirement| match requirement {
        Requirement::Token(token @ Token::Capability(_)) => Some(*token),
        Requirement::Token(Token::Skill(..))
        | Requirement::Jettison(_)
        | Requirement::Exert(_)
        | Requirement::Expense(_)
        | Requirement::Control(_) => None,
    });
    tokens.collect()
}
