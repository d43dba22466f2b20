//! Chooses moves toward parts of cards not yet seen in play, where they can succeed.

#![expect(clippy::wildcard_enum_match_arm, reason = "a few moves lead to something on a card")]

use bevy::prelude::World;
use dice::Dice;
use engine::{Game, Seat};

use super::{OnCard, Printed, follow::of_move};
use crate::{
    CardGame, CardId, Move, Why,
    data::{Face, Requirement, Skill, Subplot, Token},
    rules,
    state::{TableRead, Zone},
};

/// A move toward a missing part if possible, otherwise one that leads on, or any.
pub(super) fn choose(
    game: &CardGame,
    dice: &mut Dice,
    is_missing: impl Fn(OnCard) -> bool,
) -> Option<Move> {
    let (world, choice) = (game.look(), game.choice()?);
    if choice.options.contains(&Move::ExpendDeck) {
        return Some(Move::ExpendDeck); // cards in hand are for playing
    }
    let is_wanted = |option: &Move| is_wanted(world, choice.seat, choice.why, *option, &is_missing);
    let options = choice.options.iter().copied();
    let wanted: Vec<Move> = options.clone().filter(is_wanted).collect();
    let onward: Vec<Move> = options.filter(leads_on).collect();
    let pools = [(9, &wanted), (6, &onward)];
    let pool =
        pools.into_iter().find(|(tenths, pool)| !pool.is_empty() && dice.below(10) < *tenths);
    dice.pick(pool.map_or(&choice.options, |(_, pool)| pool)).copied()
}

/// Whether a move leads to a missing part, and can succeed as far as tokens go.
fn is_wanted(
    world: &World,
    seat: Seat,
    why: Why,
    option: Move,
    is_missing: &impl Fn(OnCard) -> bool,
) -> bool {
    let pool = || world.captain(seat).pool.clone();
    match (option, why) {
        (Move::Pursue(slot), _) => world.slot(slot).contract.is_some_and(|card| {
            is_promising(world, card, true, &prospects(world, seat), is_missing)
        }),
        (Move::Complete, Why::Completing { slot }) => world
            .slot(slot)
            .contract
            .is_some_and(|card| is_promising(world, card, true, &pool(), is_missing)),
        (Move::Attempt(card), _) => is_promising(world, card, false, &pool(), is_missing),
        (Move::Subplot { nth, by }, Why::Subplots { card }) => {
            let (_, subplots) = side(world, card, matches!(world.zone(card), Zone::Contract(_)));
            let asked = tokens(&subplots[usize::from(nth)].any_of[usize::from(by)]);
            of_move(world, why, option).is_some_and(is_missing) && rules::covers(&pool(), &asked)
        }
        _ => of_move(world, why, option).is_some_and(is_missing),
    }
}

/// Whether these tokens suffice for a missing part on this side of a card: the side itself, or an
/// alternative of one of its subplots as well.
fn is_promising(
    world: &World,
    card: CardId,
    contract: bool,
    held: &[Token],
    is_missing: &impl Fn(OnCard) -> bool,
) -> bool {
    let (def, (requires, subplots)) = (world.card(card).def, side(world, card, contract));
    let asked = tokens(requires);
    let itself = if contract { Printed::Contract } else { Printed::Complication };
    let ways = subplots.iter().enumerate().flat_map(|(nth, subplot)| {
        let ways = subplot.any_of.iter().enumerate();
        ways.map(move |(by, way)| (nth as u8, by as u8, way))
    });
    let mut ways =
        ways.filter(|&(nth, by, _)| is_missing((def, Printed::Subplot { contract, nth, by })));
    is_missing((def, itself)) && rules::covers(held, &asked)
        || ways.any(|(_, _, way)| rules::covers(held, &[asked.clone(), tokens(way)].concat()))
}

fn side(world: &World, card: CardId, contract: bool) -> (&[Requirement], &[Subplot]) {
    match (world.printed(card).sides(), contract) {
        (Some(sides), true) => (&sides.contract.requires, &sides.contract.subplots),
        (Some(sides), false) => (&sides.complication.requires, &sides.complication.subplots),
        (None, _) => (&[], &[]),
    }
}

fn tokens(requirements: &[Requirement]) -> Vec<Token> {
    let tokens = requirements.iter().filter_map(|requirement| match requirement {
        Requirement::Token(token) => Some(*token),
        _ => None,
    });
    tokens.collect()
}

/// Tokens that a captain's ship and crew will bring.
fn prospects(world: &World, seat: Seat) -> Vec<Token> {
    let icons = rules::capabilities(world, world.captain(seat).ship);
    let skills = world.controlled(seat).flat_map(|id| match &world.printed(id).face {
        Face::Crew(crew) => rules::skills_of(world, id, crew),
        _ => Vec::new(),
    });
    let skills = skills.filter(|(skill, _)| *skill != Skill::JackOfAllTrades);
    let skills = skills.map(|(skill, level)| Token::Skill(skill, level));
    icons.into_iter().map(Token::Capability).chain(skills).collect()
}

fn leads_on(option: &Move) -> bool {
    matches!(
        option,
        Move::Procure(_)
            | Move::Event(_)
            | Move::Heroic { .. }
            | Move::Ability { .. }
            | Move::Pursue(_)
            | Move::Attempt(_)
            | Move::Strike(_)
            | Move::Complete
            | Move::Subplot { .. }
            | Move::Spend(_)
            | Move::Exert(_)
            | Move::Jettison(_)
            | Move::AcceptExpense
            | Move::Pick { .. }
    )
}
