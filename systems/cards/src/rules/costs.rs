//! Payment for a play, part by part, without reactions (CCG-COST-8, CCG-COST-9a).

use bevy::prelude::{App, In, Plugin};
use engine::{AddSteps, Seat};

use super::{
    filter, moves,
    payment::{self, Besides},
    plays,
};
use crate::{
    choice::{CardId, Move, Why},
    data::{Cost, Filter, Keyword, Quality, Timing, Token},
    state::{
        Agenda, Bill, Payment, Play, PlayKind, Step, TableRead, TableWrite, Tabletop, Zone, kind,
    },
};

/// Pays for plays, part by part (CCG-COST).
pub(crate) struct Costs;

impl Plugin for Costs {
    fn build(&self, app: &mut App) {
        app.add_step(kind::PayCosts, pay_costs);
    }
}

/// Whether all parts of a play's price can be paid together (CCG-COST-10).
///
/// A captain who cannot pay cannot play it, without further effect (CCG-COST-3, CCG-EXP-9).
pub(super) fn can_pay_all(table: &impl TableRead, play: &Play) -> bool {
    can_also_pay(table, play, 0)
}

/// Whether a play's price can be paid with `more` credits on top.
pub(super) fn can_also_pay(table: &impl TableRead, play: &Play, more: u8) -> bool {
    let carrier = play.host.filter(|_| uses_host(table, play));
    let spent = Spent { exerted: carrier.into_iter().collect(), ..Spent::default() };
    can_finish(table, play, 0, &spent, more)
}

/// Cards and tokens already spent on earlier parts of a price, when thinking ahead.
#[derive(Debug, Clone, Default)]
struct Spent {
    exerted: Vec<CardId>,
    /// Cards out of play, with those attached to them.
    gone: Vec<CardId>,
    tokens: Vec<Token>,
}

impl Spent {
    fn exerting(&self, card: CardId) -> Spent {
        let mut spent = self.clone();
        spent.exerted.push(card);
        spent
    }

    fn losing(&self, table: &impl TableRead, card: CardId) -> Spent {
        let mut spent = self.clone();
        spent.gone.push(card);
        spent.gone.extend(table.attached(card));
        spent
    }

    fn spending(&self, token: Token) -> Spent {
        let mut spent = self.clone();
        spent.tokens.push(token);
        spent
    }
}

/// Whether the parts from `next` on can be paid with what is left.
fn can_finish(table: &impl TableRead, play: &Play, next: usize, spent: &Spent, more: u8) -> bool {
    let Some(cost) = parts(table, play).nth(next) else {
        return can_find_credits(table, play, spent, more);
    };
    let then = |spent: &Spent| can_finish(table, play, next + 1, spent, more);
    let stands = table.zone(play.card) == Zone::InPlay && !spent.gone.contains(&play.card);
    let is_ready = !table.is_exerted(play.card) && !spent.exerted.contains(&play.card);
    match cost {
        Cost::Credits(_) => then(spent),
        Cost::Exert => stands && is_ready && then(&spent.exerting(play.card)),
        Cost::Jettison | Cost::Disperse => stands && then(&spent.losing(table, play.card)),
        Cost::ExertAnother(_) | Cost::JettisonAnother(_) | Cost::Spend(_) => {
            ways(table, play, cost, spent).into_iter().any(|way| then(&taking(table, spent, way)))
        }
        Cost::Discard(_) => can_discard(table, play) && then(spent),
        Cost::RemoveCounters(_) => stands && has_counters(table, play, next) && then(spent),
    }
}

/// The parts of a price except credits, in the order of payment: as printed, with discards from
/// hand last, since they depend on the credits left.
fn parts<'w>(table: &'w impl TableRead, play: &Play) -> impl Iterator<Item = &'w Cost> {
    let costs = plays::costs(table, play);
    let others = |cost: &&Cost| !matches!(cost, Cost::Credits(_) | Cost::Discard(_));
    let discards = |cost: &&Cost| matches!(cost, Cost::Discard(_));
    costs.iter().filter(others).chain(costs.iter().filter(discards))
}

/// Ways to pay a part of a price with what is unspent.
fn ways(table: &impl TableRead, play: &Play, cost: &Cost, spent: &Spent) -> Vec<Move> {
    let free = |id: &CardId| !spent.gone.contains(id);
    match cost {
        Cost::ExertAnother(filter) => {
            let ready = others(table, play, filter, true).into_iter().filter(free);
            ready.filter(|id| !spent.exerted.contains(id)).map(Move::Exert).collect()
        }
        Cost::JettisonAnother(filter) => {
            let still = !filter.having.contains(&Quality::Ready);
            let others = others(table, play, filter, false).into_iter().filter(free);
            others.filter(|id| still || !spent.exerted.contains(id)).map(Move::Jettison).collect()
        }
        Cost::Spend(wanted) => {
            let mut pool = table.captain(play.seat).pool.clone();
            for gone in &spent.tokens {
                pool.iter().position(|token| token == gone).map(|at| pool.remove(at));
            }
            matching(&pool, *wanted).into_iter().map(Move::Spend).collect()
        }
        _ => Vec::new(),
    }
}

fn taking(table: &impl TableRead, spent: &Spent, way: Move) -> Spent {
    match way {
        Move::Exert(card) => spent.exerting(card),
        Move::Jettison(card) => spent.losing(table, card),
        Move::Spend(token) => spent.spending(token),
        _ => spent.clone(),
    }
}

fn can_find_credits(table: &impl TableRead, play: &Play, spent: &Spent, more: u8) -> bool {
    let owed = plays::total_credits(table, play, more);
    let hand = own_ev(table, play) + least_discards(table, play, discards(table, play));
    let besides = Besides { hand, gone: &spent.gone };
    payment::can_pay_besides(table, play.seat, owed, payment_for(table, play), besides)
}

fn can_discard(table: &impl TableRead, play: &Play) -> bool {
    let hand = table.piles(play.seat).hand.iter().filter(|&&id| id != play.card);
    hand.count() >= discards(table, play)
}

fn has_counters(table: &impl TableRead, play: &Play, next: usize) -> bool {
    let wanted = parts(table, play).skip(next).map(|cost| match cost {
        Cost::RemoveCounters(n) => *n,
        _ => 0,
    });
    table.condition(play.card).counters >= wanted.fold(0, u8::saturating_add)
}

/// EV of the card itself, while it is still in hand (CCG-COST-15).
fn own_ev(table: &impl TableRead, play: &Play) -> u16 {
    let in_hand = table.zone(play.card) == Zone::Hand;
    if in_hand { table.printed(play.card).ev().into() } else { 0 }
}

fn discards(table: &impl TableRead, play: &Play) -> usize {
    let costs = plays::costs(table, play);
    costs.iter().map(|cost| if let Cost::Discard(n) = cost { usize::from(*n) } else { 0 }).sum()
}

/// EV of the cheapest `count` cards to discard as part of a price.
fn least_discards(table: &impl TableRead, play: &Play, count: usize) -> u16 {
    if count == 0 {
        return 0;
    }
    let hand = table.piles(play.seat).hand.iter().filter(|&&id| id != play.card);
    let mut evs: Vec<u16> = hand.map(|&id| table.printed(id).ev().into()).collect();
    evs.sort_unstable();
    evs.iter().take(count).sum()
}

fn payment_for(table: &impl TableRead, play: &Play) -> Payment {
    let keywords = &table.printed(play.card).keywords;
    let is_card = !matches!(play.kind, PlayKind::Ability(_));
    Payment::Cost {
        from_hand: !(is_card && keywords.contains(&Keyword::Equity)), // CCG-KEY-7
        from_deck: !(is_card && keywords.contains(&Keyword::Cash)),   // CCG-KEY-3
        for_card: Some(play.card),
    }
}

/// Whether `held` tokens can meet all that are `wanted`, each with a different token.
pub(crate) fn covers(held: &[Token], wanted: &[Token]) -> bool {
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

/// Cards of yours that can pay a cost, except the source (and the crew who exerts for it).
fn others(table: &impl TableRead, play: &Play, filter: &Filter, ready: bool) -> Vec<CardId> {
    let all = filter::cards(table, play.seat, Some(play.card), filter).into_iter();
    let yours = all.filter(|&id| table.card(id).controller == play.seat && id != play.card);
    let usable = yours.filter(|&id| !ready || !table.is_exerted(id));
    usable.filter(|&id| !(ready && uses_host(table, play) && play.host == Some(id))).collect()
}

fn uses_host(table: &impl TableRead, play: &Play) -> bool {
    match play.kind {
        PlayKind::Ability(nth) => {
            plays::ability(table, play.card, nth).is_some_and(|a| a.timing == Timing::Use)
        }
        _ => false,
    }
}

/// Pays the parts from `next` on, credits last. Abilities triggered by it lie beneath on the
/// agenda, and so come after the whole payment (CCG-COST-8).
///
/// Nothing is given back, whatever happens next (CCG-COST-5, CCG-COST-17, CCG-TIM-15b).
pub(super) fn pay_costs(In((play, next)): In<(Play, u8)>, mut table: Tabletop) {
    let table = &mut table;
    if next == 0
        && uses_host(table, &play)
        && let Some(crew) = play.host
    {
        moves::exert(table, crew); // CCG-ACT-1d
    }
    let Some(cost) = parts(table, &play).nth(next.into()).cloned() else {
        let owed = plays::total_credits(table, &play, 0);
        let payment = payment_for(table, &play);
        return table.push(Step::Pay(Bill::new(play.seat, owed, payment)));
    };
    if pay_part(table, &play, next, &cost) {
        table.push(Step::PayCosts { play, next: next + 1 });
    }
}

/// Whether a price is being paid: neither triggered abilities nor limits come between its parts
/// (CCG-COST-8).
pub(crate) fn are_being_paid(agenda: &Agenda) -> bool {
    match agenda.steps.last() {
        Some(Step::PayCosts { next, .. }) => *next > 0,
        Some(Step::Pay(bill)) => matches!(bill.payment, Payment::Cost { .. }),
        Some(Step::ForcedDiscard { owing, .. }) => owing.is_some(),
        _ => false,
    }
}

/// Pays one part; returns whether to go on with the next. Otherwise the step waits for an answer,
/// or has begun the last part.
fn pay_part(table: &mut impl TableWrite, play: &Play, next: u8, cost: &Cost) -> bool {
    match cost {
        Cost::Credits(_) => {}
        Cost::Exert => moves::exert(table, play.card),
        Cost::Jettison => moves::jettison(table, play.card, "CCG-COST-13"),
        Cost::Disperse => moves::disperse(table, play.card),
        Cost::RemoveCounters(n) => moves::change_counters(table, play.card, -(*n as i8)),
        Cost::ExertAnother(_) | Cost::JettisonAnother(_) | Cost::Spend(_) => {
            return pay_by_choice(table, play, next, cost);
        }
        Cost::Discard(_) => {
            let owing = (plays::total_credits(table, play, 0), payment_for(table, play));
            let left = discards(table, play) as u8;
            table.push(Step::ForcedDiscard { seat: play.seat, left, owing: Some(owing) });
            return false;
        }
    }
    true
}

/// The different tokens in a pool that meet a requirement.
pub(super) fn matching_tokens(table: &impl TableRead, seat: Seat, wanted: Token) -> Vec<Token> {
    matching(&table.captain(seat).pool, wanted)
}

fn matching(pool: &[Token], wanted: Token) -> Vec<Token> {
    let mut tokens: Vec<Token> = pool.iter().copied().filter(|token| token.meets(wanted)).collect();
    tokens.sort_unstable();
    tokens.dedup();
    tokens
}

/// Asks for a way to pay that leaves enough for the parts after it (CCG-COST-10).
fn pay_by_choice(table: &mut impl TableWrite, play: &Play, next: u8, cost: &Cost) -> bool {
    let step = Step::PayCosts { play: play.clone(), next };
    let why = Why::PayingCost { card: play.card };
    let options = |table: &_| {
        let nothing = Spent::default();
        let mut ways = ways(table, play, cost, &nothing);
        ways.retain(|&way| {
            can_finish(table, play, usize::from(next) + 1, &taking(table, &nothing, way), 0)
        });
        ways
    };
    let Some(chosen) = table.ask(step, play.seat, why, options) else { return false };
    match chosen {
        Move::Exert(card) => moves::exert(table, card),
        Move::Jettison(card) => moves::jettison(table, card, "CCG-COST-12"),
        Move::Spend(token) => moves::discard_token(table, play.seat, token, "CCG-COST-9a"),
        _ => {}
    }
    true
}
