//! Enemy ships and the role a captain takes against them (CCG-ENM).

use super::*;
use crate::{Role, Why};

fn against(raider: &str) -> (Table, CardId) {
    let mut table = Table::new();
    table.first(A).contract(A, SLOT, "grand");
    let raider = table.complication(B, SLOT, raider, true);
    table.pursuing(A, SLOT);
    (table, raider)
}

/// CCG-ENM-2, RUL-59
#[test]
fn a_captain_with_a_card_that_speaks_of_it_chooses_to_attack_or_to_defend() {
    for (role, harm) in [(Role::Attacker, 2), (Role::Defender, 5)] {
        let (mut table, raider) = against("raider");
        table.in_play(A, "ambush");
        table.begin(Stage::Resolving).choose(Move::Attempt(raider));
        assert_eq!(table.choice().why, Why::TakingRole { card: raider });
        table.choose(Move::Engage(role));
        let engaged = table.game.journal().events().iter().find_map(|event| {
            let Event::EnemyEngaged { role, attack, .. } = event else { return None };
            Some((*role, attack.damage))
        });
        assert_eq!(engaged, Some((role, harm)), "3 more attack for a defender");
        assert_eq!(table.look().round().fight, None, "the fight is over");
    }
}

/// CCG-ENM-2: asked only where it can matter, or with full control.
#[test]
fn the_role_is_asked_of_a_captain_who_wants_to_be_asked() {
    let (mut table, raider) = against("raider");
    table.game.decide(Decision { seat: A, chosen: Move::FullControl(true) }).expect("accepted");
    table.begin(Stage::Resolving).choose(Move::Attempt(raider));
    assert_eq!(table.choice().options, [Role::Attacker, Role::Defender].map(Move::Engage));
}

/// CCG-PIR-6, CCG-TIM-6a: an ability about defending counts for the captain who is struck, and only
/// during the fight.
#[test]
fn a_defender_is_one_only_while_the_fight_goes_on() {
    let mut table = Table::new();
    table.in_play(B, "ambush");
    let ship = table.ship(B);
    let peace = table.value(ship, Value::Attack);
    table.first(A).pirate(A).begin(Stage::Resolving).choose(Move::Strike(B)).pay();
    let answer = table.game.journal().events().iter().find_map(|event| {
        let Event::PiracyExchanged { answer, .. } = event else { return None };
        Some(answer.attack)
    });
    assert_eq!(answer, Some(peace + 3));
    assert_eq!(table.value(ship, Value::Attack), peace);
}
