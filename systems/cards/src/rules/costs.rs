//! Paying for a play, part by part; nothing of it can be reacted to (CCG-COST-8, CCG-COST-9a).

use bevy::prelude::World;
use play::Seat;

use super::{filter, moves, payment, plays};
use crate::{
    choice::{CardId, Move, Why},
    data::{Cost, Filter, Keyword, Timing, Token},
    state::{Bill, Look, Payment, Place, Play, PlayKind, Step, Touch},
};

/// Whether every part of a play's price can be paid (CCG-COST-10).
///
/// Who cannot, cannot play it, and that is all (CCG-COST-3, CCG-EXP-9).
pub(super) fn can_pay_all(world: &World, play: &Play) -> bool {
    let costs = plays::costs(world, play);
    costs.iter().all(|cost| can_pay_part(world, play, cost, costs)) && can_also_pay(world, play, 0)
}

/// Whether a play's credits can be found with `more` on top, once its other costs are paid.
pub(super) fn can_also_pay(world: &World, play: &Play, more: u8) -> bool {
    let owed = plays::total_credits(world, play, more);
    let spoken_for = own_ev(world, play) + least_discards(world, play, discards(world, play));
    payment::can_pay_besides(world, play.seat, owed, payment_for(world, play), spoken_for)
}

/// CCG-COST-15: the card itself, while it still lies in hand.
fn own_ev(world: &World, play: &Play) -> u16 {
    let in_hand = world.place(play.card) == Place::Hand;
    if in_hand { world.printed(play.card).ev().into() } else { 0 }
}

fn discards(world: &World, play: &Play) -> usize {
    let costs = plays::costs(world, play);
    costs.iter().map(|cost| if let Cost::Discard(n) = cost { usize::from(*n) } else { 0 }).sum()
}

/// EV of the cheapest `count` cards that could be discarded as part of a price.
fn least_discards(world: &World, play: &Play, count: usize) -> u16 {
    if count == 0 {
        return 0;
    }
    let hand = world.piles(play.seat).hand.iter().filter(|&&id| id != play.card);
    let mut evs: Vec<u16> = hand.map(|&id| world.printed(id).ev().into()).collect();
    evs.sort_unstable();
    evs.iter().take(count).sum()
}

fn payment_for(world: &World, play: &Play) -> Payment {
    let keywords = &world.printed(play.card).keywords;
    let is_card = !matches!(play.kind, PlayKind::Ability(_));
    Payment::Cost {
        from_hand: !(is_card && keywords.contains(&Keyword::Equity)), // CCG-KEY-7
        from_deck: !(is_card && keywords.contains(&Keyword::Cash)),   // CCG-KEY-3
        for_card: Some(play.card),
    }
}

fn can_pay_part(world: &World, play: &Play, cost: &Cost, all: &[Cost]) -> bool {
    let in_play = world.place(play.card).is_in_play();
    let alike = all.iter().filter(|other| *other == cost).count();
    match cost {
        Cost::Credits(_) => true,
        Cost::Exert => in_play && !world.condition(play.card).exerted,
        Cost::Jettison | Cost::Disperse => in_play,
        Cost::ExertAnother(filter) => others(world, play, filter, true).len() >= alike,
        Cost::JettisonAnother(filter) => others(world, play, filter, false).len() >= alike,
        Cost::Discard(_) => {
            let hand = world.piles(play.seat).hand.iter().filter(|&&id| id != play.card);
            hand.count() >= discards(world, play)
        }
        Cost::RemoveCounters(_) => {
            let all = all.iter().map(|cost| match cost {
                Cost::RemoveCounters(n) => *n,
                _ => 0,
            });
            in_play && world.condition(play.card).counters >= all.fold(0, u8::saturating_add)
        }
        Cost::Spend(_) => {
            let wanted = all.iter().filter_map(|cost| match cost {
                Cost::Spend(token) => Some(*token),
                _ => None,
            });
            covers(&world.captain(play.seat).pool, &wanted.collect::<Vec<_>>())
        }
    }
}

/// Whether `held` tokens can meet all that are `wanted`, each token one of them.
pub(super) fn covers(held: &[Token], wanted: &[Token]) -> bool {
    let Some((first, rest)) = wanted.split_first() else { return true };
    (0..held.len()).any(|n| {
        let fresh = !held[..n].contains(&held[n]);
        fresh && held[n].meets(*first) && {
            let mut left = held.to_vec();
            left.remove(n);
            covers(&left, rest)
        }
    })
}

/// Cards of yours that a cost could take, other than the source (and the crew who exerts for it).
fn others(world: &World, play: &Play, filter: &Filter, ready: bool) -> Vec<CardId> {
    let all = filter::cards(world, play.seat, Some(play.card), filter).into_iter();
    let yours = all.filter(|&id| world.card(id).controller == play.seat && id != play.card);
    let usable = yours.filter(|&id| !ready || !world.condition(id).exerted);
    usable.filter(|&id| !(ready && uses_host(world, play) && play.host == Some(id))).collect()
}

fn uses_host(world: &World, play: &Play) -> bool {
    match play.kind {
        PlayKind::Ability(nth) => {
            plays::ability(world, play.card, nth).is_some_and(|a| a.timing == Timing::Use)
        }
        _ => false,
    }
}

/// Pays the parts from `next` on, credits last.
///
/// Nothing of it is given back, whatever happens next (CCG-COST-5, CCG-COST-17, CCG-TIM-15b).
pub(super) fn pay_costs(world: &mut World, play: Play, next: u8) {
    if next == 0
        && uses_host(world, &play)
        && let Some(crew) = play.host
    {
        moves::exert(world, crew); // CCG-ACT-1d
    }
    let Some(cost) = plays::costs(world, &play).get(usize::from(next)).cloned() else {
        let owed = plays::total_credits(world, &play, 0);
        let payment = payment_for(world, &play);
        return world.push(Step::Pay(Bill::new(play.seat, owed, payment)));
    };
    if pay_part(world, &play, next, &cost) {
        world.push(Step::PayCosts { play, next: next + 1 });
    }
}

/// Whether the part is paid; otherwise the step waits for an answer.
fn pay_part(world: &mut World, play: &Play, next: u8, cost: &Cost) -> bool {
    match cost {
        Cost::Credits(_) => true,
        Cost::Exert => {
            moves::exert(world, play.card);
            true
        }
        Cost::Jettison => {
            moves::jettison(world, play.card, "CCG-COST-13");
            true
        }
        Cost::Disperse => {
            moves::disperse(world, play.card);
            true
        }
        Cost::RemoveCounters(n) => {
            moves::change_counters(world, play.card, -(*n as i8));
            true
        }
        Cost::ExertAnother(filter) => pay_by_choice(world, play, next, |world| {
            others(world, play, filter, true).into_iter().map(Move::Exert).collect()
        }),
        Cost::JettisonAnother(filter) => pay_by_choice(world, play, next, |world| {
            others(world, play, filter, false).into_iter().map(Move::Jettison).collect()
        }),
        Cost::Spend(token) => pay_by_choice(world, play, next, |world| {
            matching_tokens(world, play.seat, *token).into_iter().map(Move::Spend).collect()
        }),
        Cost::Discard(count) => {
            let owing = (plays::total_credits(world, play, 0), payment_for(world, play));
            world.push_all([
                Step::ForcedDiscard { seat: play.seat, left: *count, owing: Some(owing) },
                Step::PayCosts { play: play.clone(), next: next + 1 },
            ]);
            false
        }
    }
}

/// The different tokens in a pool that meet a requirement.
pub(super) fn matching_tokens(world: &World, seat: Seat, wanted: Token) -> Vec<Token> {
    let pool = world.captain(seat).pool.iter().copied();
    let mut tokens: Vec<Token> = pool.filter(|token| token.meets(wanted)).collect();
    tokens.sort_unstable();
    tokens.dedup();
    tokens
}

fn pay_by_choice(
    world: &mut World,
    play: &Play,
    next: u8,
    options: impl FnOnce(&World) -> Vec<Move>,
) -> bool {
    let step = Step::PayCosts { play: play.clone(), next };
    let why = Why::PayingCost { card: play.card };
    let Some(chosen) = world.ask(step, play.seat, why, options) else { return false };
    match chosen {
        Move::Exert(card) => moves::exert(world, card),
        Move::Jettison(card) => moves::jettison(world, card, "CCG-COST-12"),
        Move::Spend(token) => moves::discard_token(world, play.seat, token, "CCG-COST-9a"),
        _ => {}
    }
    true
}
