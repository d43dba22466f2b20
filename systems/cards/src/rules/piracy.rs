//! Piracy (CCG-PIR).

use bevy::prelude::{App, In, Plugin};
use engine::{AddSteps, Seat};

use super::{
    effects, targets,
    triggers::{self, Occasion},
    values,
};
use crate::{
    choice::{CardId, Move, Why},
    data::Value,
    event::{Clash, Event},
    state::{
        Activity, Bill, CardType, Fight, Payment, Step, Strike, StrikeSide, TableRead, TableWrite,
        Tabletop, kind,
    },
};

/// Fights between captains (CCG-PIR).
pub(crate) struct Piracy;

impl Plugin for Piracy {
    fn build(&self, app: &mut App) {
        app.add_step(kind::Strike, assign).add_step(kind::StrikeOver, over);
    }
}

/// Begins a strike (CCG-PIR-2): pays for a concealed ship (CCG-PIR-2a), then opens a window for
/// reactions.
pub(super) fn begin(table: &mut impl TableWrite, attacker: Seat, defender: Seat) {
    let owed = targets::concealment(table, attacker, table.captain(defender).ship);
    let bill = Bill::cost(attacker, owed);
    table.tell(Event::PiracyBegan { attacker, defender });
    table.round_mut().fight = Some(Fight { attacker: Some(attacker), defender: Some(defender) });
    let side = |by| StrikeSide { by, left: u8::MAX, hits: vec![], charge: 0 };
    let strike = Strike { sides: [side(attacker), side(defender)] };
    table.push_all([Step::Pay(bill), Step::window(), Step::Strike(Box::new(strike))]);
}

/// Computes both sides' damage before either is applied (CCG-PIR-7), then assigns it point by
/// point: first the attacker, then the defender (RUL-58).
pub(super) fn assign(In(mut strike): In<Box<Strike>>, mut table: Tabletop) {
    let table = &mut table;
    let [attacker, defender] = [strike.sides[0].by, strike.sides[1].by];
    if [attacker, defender].into_iter().any(|seat| table.is_out(seat)) {
        return call_off(table, attacker, defender); // CCG-ELM-11
    }
    if strike.sides[0].left == u8::MAX {
        exchange(table, &mut strike);
        return table.push(Step::Strike(strike));
    }
    let Some(side) = (0..2).find(|&side| strike.sides[side].left > 0) else {
        return apply(table, &strike);
    };
    let (by, left) = (strike.sides[side].by, strike.sides[side].left);
    let at = strike.sides[1 - side].by;
    let options = |table: &Tabletop| {
        let open = upgrades(table, at).into_iter().filter(|&id| {
            let source = table.captain(by).ship;
            points_on(&strike.sides[side], id) < points_to_destroy(table, source, id)
        });
        open.map(Move::Hit).chain([Move::Charge]).collect()
    };
    let step = Step::Strike(strike.clone());
    let Some(chosen) = table.ask(step, by, Why::Assigning { left }, options) else { return };
    let side = &mut strike.sides[side];
    side.left -= 1;
    match chosen {
        Move::Hit(card) => add_point(side, card),
        _ => side.charge += 1,
    }
    table.push(Step::Strike(strike));
}

fn exchange(table: &mut impl TableWrite, strike: &mut Strike) {
    let [attacker, defender] = [strike.sides[0].by, strike.sides[1].by];
    let attack = clash(table, attacker, defender);
    let answer = clash(table, defender, attacker);
    strike.sides[0].left = attack.damage;
    strike.sides[1].left = answer.damage;
    table.tell(Event::PiracyExchanged { attacker, defender, attack, answer });
}

/// One side's damage: attack less defense, never below 0 (CCG-PIR-3, CCG-PIR-5).
fn clash(table: &impl TableRead, by: Seat, at: Seat) -> Clash {
    let attack = values::value(table, table.captain(by).ship, Value::Attack);
    let defense = values::value(table, table.captain(at).ship, Value::Defense);
    Clash { attack, defense, damage: damage(attack, defense) }
}

/// Damage, cut below the value that marks an uncomputed one.
pub(crate) fn damage(attack: i16, defense: i16) -> u8 {
    (attack - defense).clamp(0, i16::from(u8::MAX) - 1) as u8
}

fn upgrades(table: &impl TableRead, seat: Seat) -> Vec<CardId> {
    let is_upgrade = |id: &CardId| table.card_type(*id) == Some(CardType::Upgrade);
    table.attached(table.captain(seat).ship).filter(is_upgrade).collect()
}

fn points_on(side: &StrikeSide, card: CardId) -> i16 {
    side.hits.iter().find(|(id, _)| *id == card).map_or(0, |(_, points)| i16::from(*points))
}

fn add_point(side: &mut StrikeSide, card: CardId) {
    match side.hits.iter_mut().find(|(id, _)| *id == card) {
        Some((_, points)) => *points += 1,
        None => side.hits.push((card, 1)),
    }
}

/// Points left on an upgrade (CCG-PIR-3c), plus its protection from this ship (CCG-PIR-3d).
fn points_to_destroy(table: &impl TableRead, source: CardId, upgrade: CardId) -> i16 {
    let left = values::harm_capacity(table, upgrade).unwrap_or(0);
    left - i16::from(table.harm(upgrade))
        + i16::from(effects::protection(table, Some(source), upgrade))
}

/// Applies all hits at the same time, then queues the expenses, one sum a side (CCG-PIR-3b,
/// CCG-PIR-7).
///
/// Ships themselves take no damage (CCG-PIR-10).
fn apply(table: &mut impl TableWrite, strike: &Strike) {
    let [attack, answer] = &strike.sides;
    let (attacker, defender) = (attack.by, answer.by);
    let hits = attack
        .hits
        .iter()
        .map(|hit| (attacker, hit))
        .chain(answer.hits.iter().map(|hit| (defender, hit)));
    let landed: Vec<(CardId, u8)> = hits
        .map(|(by, &(card, points))| {
            let source = Some(table.captain(by).ship);
            (card, points.saturating_sub(effects::protection(table, source, card)))
        })
        .collect();
    landed.into_iter().for_each(|(card, damage)| effects::inflict(table, card, damage));
    let success = attack.charge > 0 || !attack.hits.is_empty(); // CCG-PIR-4
    let mut bills = bills(table, defender, attack.charge, attacker, answer.charge);
    bills.push(Step::StrikeOver { attacker, defender, success });
    table.push_all(bills);
}

/// The bills in initiative order (CCG-EXP-11); the bankrupt leave after all have paid (CCG-ELM-12).
fn bills(table: &impl TableRead, one: Seat, charge: u8, other: Seat, counter: u8) -> Vec<Step> {
    let lump = table.rules().lump_piracy_expense;
    let owed = |seat| {
        if seat == one {
            charge
        } else if seat == other {
            counter
        } else {
            0
        }
    };
    let order = table.initiative_order().into_iter();
    let parts = order.flat_map(|seat| {
        let owed = owed(seat);
        let parts = if lump { vec![owed] } else { vec![1; owed.into()] };
        parts.into_iter().filter(|&owed| owed > 0).map(move |owed| (seat, owed))
    });
    let payment = Payment::Expense { together: true };
    parts.map(|(seat, owed)| Step::Pay(Bill::new(seat, owed, payment))).collect()
}

/// Ends a strike: the pirate is uncommitted (CCG-PIR-6), and waiting abilities trigger (CCG-PIR-8);
/// those of the defender even if the pirate is eliminated (CCG-PIR-6a).
///
/// Return fire does not count (CCG-PIR-5a).
pub(super) fn over(In((attacker, defender, success)): In<(Seat, Seat, bool)>, mut table: Tabletop) {
    let table = &mut table;
    end(table, attacker, defender, success);
    triggers::set_off(table, defender, Occasion::AttackedByPirate);
    if success {
        triggers::set_off(table, attacker, Occasion::PiracySucceeded);
    }
}

/// Ends a strike whose attacker or defender left before any hit; no ability triggers.
fn call_off(table: &mut impl TableWrite, attacker: Seat, defender: Seat) {
    end(table, attacker, defender, false);
}

fn end(table: &mut impl TableWrite, attacker: Seat, defender: Seat, success: bool) {
    table.round_mut().fight = None;
    table.set_struck(attacker, success);
    table.commit(attacker, Activity::Uncommitted);
    table.tell(Event::PiracyEnded { attacker, defender, success });
}
