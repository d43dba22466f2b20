//! Enemy ships, fought by the procedure of piracy (CCG-ENM).

use bevy::prelude::{App, In, Plugin};
use engine::{AddSteps, Seat};

use super::{attempts, effects, piracy, values};
use crate::{
    choice::{Move, Role, Why},
    data::{Ability, Card, Condition, EnemyShip, Face, Keyword, Value},
    event::{Clash, Event},
    state::{Attempt, Bill, Fight, Payment, Step, TableRead, TableWrite, Tabletop, kind},
};

/// Fights enemy ships (CCG-ENM).
pub(crate) struct Enemies;

impl Plugin for Enemies {
    fn build(&self, app: &mut App) {
        app.add_step(kind::TakeRole, take_role).add_step(kind::Engage, engage);
    }
}

/// Asks a captain to attack or defend (CCG-ENM-2), but only if some card depends on it (RUL-59).
pub(super) fn take_role(In(attempt): In<Attempt>, mut table: Tabletop) {
    let table = &mut table;
    let Attempt { seat, card, .. } = attempt;
    let options = |table: &Tabletop| {
        let matters = table.captain(seat).full_control || some_card_cares(table, seat);
        let roles = [Role::Attacker, Role::Defender].into_iter().take(if matters { 2 } else { 1 });
        roles.map(Move::Engage).collect()
    };
    let step = Step::TakeRole(attempt.clone());
    let chosen = table.ask(step, seat, Why::TakingRole { card }, options);
    let Some(Move::Engage(role)) = chosen else { return };
    table.round_mut().fight = Some(match role {
        Role::Attacker => Fight { attacker: Some(seat), defender: None },
        Role::Defender => Fight { attacker: None, defender: Some(seat) },
    });
    table.push_all([Step::window(), Step::Engage(attempt)]);
}

fn some_card_cares(table: &impl TableRead, seat: Seat) -> bool {
    let hand = table.piles(seat).hand.iter().copied();
    table.controlled(seat).chain(hand).any(|id| speaks_of_roles(table.printed(id)))
}

fn speaks_of_roles(card: &Card) -> bool {
    let is_role = |when: &Option<Condition>| {
        matches!(when, Some(Condition::Attacking | Condition::Defending))
    };
    let event = matches!(&card.face, Face::Event(event) if is_role(&event.text.when));
    event
        || card.abilities.iter().any(|ability| match ability {
            Ability::Persistent(text) => is_role(&text.when),
            Ability::Activated(text) => is_role(&text.when),
            Ability::Triggered(text) => is_role(&text.when),
        })
}

/// Fights an enemy ship. All the captain's damage goes to its structure (CCG-ENM-9), all its damage
/// is one expense (CCG-ENM-6). It is resolved only when destroyed (CCG-ENM-3), and keeps its damage
/// (CCG-ENM-4).
///
/// Some complications ask for it (CCG-ENM-1). It is no piracy (CCG-ENM-8), but an unpaid expense is
/// bankruptcy all the same (CCG-ENM-10).
pub(super) fn engage(In(attempt): In<Attempt>, mut table: Tabletop) {
    let table = &mut table;
    let Attempt { seat, card, .. } = attempt;
    let fight = table.round_mut().fight.take();
    let printed = table.printed(card).sides().and_then(|sides| sides.complication.enemy.clone());
    let Some(enemy) = printed.filter(|_| attempts::is_in_a_slot(table, card)) else { return };
    table.round_mut().fight = fight;
    let (attack, answer) = exchange(table, seat, &enemy);
    table.round_mut().fight = None;
    let damage = attack.damage.saturating_sub(protection(table, seat, &enemy));
    let harm = table.harm(card).saturating_add(damage);
    table.set_harm(card, harm);
    let structure_left = (enemy.structure - i16::from(harm)).max(0) as u8;
    let is_defender = fight.is_some_and(|fight| fight.defender == Some(seat));
    let role = if is_defender { Role::Defender } else { Role::Attacker };
    let piece = table.piece(card);
    table.tell(Event::EnemyEngaged { seat, card: piece, role, attack, answer, structure_left });
    if structure_left == 0 {
        attempts::resolved(table, seat, card);
    } else {
        attempts::failed(table, &attempt); // CCG-ENM-7
    }
    let payment = Payment::Expense { together: false };
    table.push(Step::Pay(Bill::new(seat, answer.damage, payment)));
}

/// Protection by an enemy's Hardened, less the ship's Critical (RUL-59).
fn protection(table: &impl TableRead, seat: Seat, enemy: &EnemyShip) -> u8 {
    let hardened = enemy.keywords.iter().filter_map(|k| effects::shield(k, false));
    let hardened = hardened.fold(0, u8::saturating_add);
    let ship = table.captain(seat).ship;
    let countered = enemy.keywords.iter().any(|keyword| match keyword {
        Keyword::Countermeasure(named) => values::has_trait(table, ship, named),
        _ => false,
    });
    let critical = values::points(table, ship, |keyword| effects::piercing(keyword, false));
    hardened.saturating_sub(if countered { 0 } else { critical })
}

/// Damage of each to the other, from values before either is applied (CCG-PIR-7).
fn exchange(table: &impl TableRead, seat: Seat, enemy: &EnemyShip) -> (Clash, Clash) {
    let ship = table.captain(seat).ship;
    let value = |what| values::value(table, ship, what);
    let clash =
        |attack, defense| Clash { attack, defense, damage: piracy::damage(attack, defense) };
    let (own_attack, own_defense) = (value(Value::Attack), value(Value::Defense));
    (clash(own_attack, enemy.defense), clash(enemy.attack, own_defense))
}
