//! Piracy, infamy, enemy ships (CCG-PIR, CCG-INF, CCG-ENM).

use super::*;

/// A is a pirate about to strike B, with attack 3 against 3, and 4 against 2 back.
fn pirates() -> Table {
    let mut table = Table::new();
    table.first(A).pirate(A);
    table
}

/// CCG-PIR-3, CCG-PIR-4, CCG-PIR-5, CCG-PIR-6, CCG-PIR-3c
#[test]
fn damage_is_attack_less_defense_both_ways_and_falls_due_as_expense() {
    let mut table = pirates();
    let before = (table.money(A), table.money(B));
    table.upgrade(A, "turret");
    table.begin(Stage::Resolving).choose(Move::Strike(B));
    // A inflicts 5 - 3 = 2; B has no upgrades. B answers with 4 - 2 = 2, and A has a turret.
    assert_eq!(table.asked(), B);
    table.choose(Move::Charge).choose(Move::Charge).pay();
    assert_eq!((table.money(A), table.money(B)), (before.0 - 2, before.1 - 2));
    assert_eq!(table.happened(|e| matches!(e, Event::PiracyEnded { success: true, .. })), 1);
    assert_eq!(table.look().activity(A), Activity::Uncommitted);
}

/// CCG-PIR-4, CCG-PIR-8
#[test]
fn equal_attack_and_defense_is_no_success() {
    let mut table = pirates();
    table.in_play(A, "fence");
    table.begin(Stage::Resolving).choose(Move::Strike(B)).pay();
    assert_eq!(table.happened(|e| matches!(e, Event::PiracyEnded { success: false, .. })), 1);
    assert_eq!(table.vp(A), 0);
}

/// CCG-PIR-8
#[test]
fn cards_that_reward_piracy_pay_on_success() {
    let mut table = pirates();
    table.in_play(A, "fence");
    table.upgrade(A, "turret");
    table
        .begin(Stage::Resolving)
        .choose(Move::Strike(B))
        .choose(Move::Charge)
        .choose(Move::Charge)
        .pay();
    assert_eq!(table.vp(A), 2);
}

/// CCG-PIR-3a, CCG-PIR-3c, CCG-PIR-3d, CCG-PIR-7
#[test]
fn points_on_an_upgrade_are_capped_hardened_counts_once_and_return_fire_is_not_weakened() {
    let mut table = pirates();
    table.upgrade(A, "turret");
    let gun = table.upgrade(B, "turret");
    table.begin(Stage::Resolving).choose(Move::Strike(B));
    assert_eq!(table.asked(), A);
    table.choose(Move::Hit(gun)).choose(Move::Hit(gun));
    assert_eq!(table.asked(), B, "B answers with 6 - 2 = 4: the gun still counts");
    assert!(matches!(table.choice().why, crate::Why::Assigning { left: 4 }));
    for _ in 0..4 {
        table.choose(Move::Charge);
    }
    table.pay();
    assert_eq!(table.zone(gun), Zone::Discard);
}

/// CCG-PIR-3c, CCG-KEY-9
#[test]
fn no_more_points_go_on_an_upgrade_than_destroy_it() {
    let mut table = pirates();
    let (turret, plating) = (table.upgrade(B, "turret"), table.upgrade(B, "plating"));
    table.world().set_harm(turret, 1);
    table.upgrade(A, "turret");
    table.upgrade(A, "turret");
    let ship = table.ship(A);
    assert_eq!(table.value(ship, Value::Attack), 7);
    table.begin(Stage::Resolving).choose(Move::Strike(B));
    assert!(matches!(table.choice().why, crate::Why::Assigning { left: 4 }));
    table.choose(Move::Hit(turret));
    assert!(!table.offers(Move::Hit(turret)), "one more point destroys it");
    table.choose(Move::Hit(plating)).choose(Move::Hit(plating)).choose(Move::Hit(plating));
    for _ in 0..4 {
        table.choose(Move::Charge);
    }
    assert_eq!((table.zone(turret), table.zone(plating)), (Zone::Discard, Zone::Discard));
}

/// CCG-PIR-9, CCG-RES-4b, CCG-INF-3
#[test]
fn a_pirate_who_does_not_strike_loses_infamy_and_one_who_does_keeps_it() {
    for (struck, infamy) in [(false, 1), (true, 2)] {
        let mut table = pirates();
        table.world().captain_mut(A).infamy = 2;
        table.begin(Stage::Resolving);
        table.choose(if struck { Move::Strike(B) } else { Move::Pass }).pay();
        assert_eq!(table.look().captain(A).infamy, infamy);
    }
}

/// CCG-ELM-12, RUL-58
#[test]
fn both_sides_bankrupt_in_one_exchange_is_a_draw() {
    let mut table = pirates();
    table.upgrade(A, "turret");
    table.purse(A, 0, 1).purse(B, 0, 1).begin(Stage::Resolving).choose(Move::Strike(B));
    table.choose(Move::Charge).choose(Move::Charge);
    let ending = table.game.ending().expect("over");
    assert_eq!((ending.kind, ending.winner), (crate::EndingKind::Bankruptcy, None));
}

/// CCG-ENM-3, CCG-ENM-4, CCG-ENM-6, CCG-ENM-7
#[test]
fn an_enemy_ship_is_worn_down_over_rounds_and_its_fire_is_an_expense() {
    let mut table = Table::new();
    table.first(A).contract(A, SLOT, "errand");
    let raider = table.complication(B, SLOT, "rescue", true);
    table.pursuing(A, SLOT);
    let before = table.money(A);
    table.begin(Stage::Resolving).choose(Move::Attempt(raider)).pay();
    assert_eq!(table.look().harm(raider), 2, "3 - 1 of 3");
    assert_eq!(table.money(A), before - 2, "4 - 2");
    assert_eq!(table.happened(|e| matches!(e, Event::AttemptFailed { seat: A, .. })), 1);
    let captain = table.look().captain_entity(A);
    table.world().set_status::<crate::state::Passed>(captain, None);
    table.begin(Stage::Resolving).choose(Move::Attempt(raider)).pay();
    assert_eq!(table.zone(raider), Zone::AdventureDiscard);
}

/// CCG-ENM-8
#[test]
fn fighting_an_enemy_ship_is_not_piracy() {
    let mut table = Table::new();
    table.first(A).contract(A, SLOT, "errand");
    let raider = table.complication(B, SLOT, "rescue", true);
    table.pursuing(A, SLOT);
    table.world().captain_mut(A).infamy = 1;
    table.begin(Stage::Resolving).choose(Move::Attempt(raider)).pay();
    assert_eq!(table.look().captain(A).infamy, 0);
    assert_eq!(table.look().activity(A), Activity::Pursuing(SLOT));
}

/// CCG-PIR-2: abilities of the captain who is struck trigger.
#[test]
fn an_ability_of_the_captain_who_is_attacked_is_set_off() {
    let mut table = pirates();
    table.in_play(B, "avenger");
    table.in_play(A, "avenger");
    table.begin(Stage::Resolving).choose(Move::Strike(B)).pay();
    assert_eq!((table.vp(A), table.vp(B)), (0, 1));
}

/// CCG-PIR-1: an ability about attacking counts for the pirate alone.
#[test]
fn an_attacker_is_the_one_who_strikes() {
    for (holder, attack, answer) in [(A, 6, 4), (B, 3, 4)] {
        let mut table = pirates();
        table.in_play(holder, "boarders");
        table.begin(Stage::Resolving).choose(Move::Strike(B));
        let struck = table.game.journal().events().iter().find_map(|event| {
            let Event::PiracyExchanged { attack, answer, .. } = event else { return None };
            Some((attack.attack, answer.attack))
        });
        assert_eq!(struck, Some((attack, answer)));
    }
}

/// CCG-PIR-5: never below 0, and always below the value that marks uncomputed damage.
#[test]
fn damage_stays_between_nothing_and_what_can_be_counted() {
    use crate::rules::testing::damage;
    assert_eq!([(3, 5), (5, 3), (400, 0)].map(|(a, d)| damage(a, d)), [0, 2, 254]);
}

/// A, a pirate since the Adventure Phase, strikes B, who has 3 more attack while being attacked. C
/// is not involved.
fn outgunned(arrange: impl FnOnce(&mut Table)) -> Table {
    let mut table = Table::of(3);
    for (seat, id) in [(B, "ambush"), (B, "avenger"), (A, "boarders")] {
        table.in_play(seat, id);
    }
    let connections = table.in_play(B, "salon");
    assert!(table.look().is_in_play(connections), "for two allies");
    arrange(&mut table);
    table.first(A).begin(Stage::Activities).choose(Move::Piracy).pay();
    table.until(|choice| choice.options.contains(&Move::Strike(B))).choose(Move::Strike(B));
    table
}

/// CCG-PIR-6, CCG-PIR-6a, CCG-TIM-6a, RUL-78
#[test]
fn a_fight_ends_with_a_pirate_whom_the_return_fire_bankrupts() {
    let mut table = outgunned(|table| _ = table.purse(A, 1, 2));
    table.pay();
    assert!(table.look().is_out(A), "5 were due");
    assert_eq!(table.value(table.ship(B), Value::Attack), 4, "nobody attacks any more");
    assert_eq!(table.vp(B), 1, "the attack is over, and B's card has waited for that");
    assert_eq!(table.happened(|event| matches!(event, Event::PiracyEnded { .. })), 1);
}

/// CCG-PIR-6a: before any hit, nothing triggers.
#[test]
fn a_fight_ends_with_a_pirate_who_leaves_in_the_middle_of_it() {
    let mut table = outgunned(|table| _ = table.upgrade(B, "turret"));
    assert!(matches!(table.choice().why, crate::Why::Assigning { .. }));
    table.concede(A);
    assert_eq!((table.look().round().fight, table.vp(B)), (None, 0));
    assert_eq!(table.value(table.ship(B), Value::Attack), 6, "4, and 2 for the turret");
}

/// CCG-PIR-6a, CCG-ENM-2
#[test]
fn a_fight_with_an_enemy_ship_ends_with_the_captain_who_leaves() {
    let mut table = Table::of(3);
    table.contract(A, SLOT, "worth-five");
    let raider = table.complication(B, SLOT, "raider", false);
    table.in_play(A, "boarders");
    table.in_hand(B, "gift");
    table.first(A).begin(Stage::Activities).choose(Move::Pursue(SLOT)).pay();
    table.until(|choice| choice.options.contains(&Move::Attempt(raider)));
    table.choose(Move::Attempt(raider)).until(|choice| choice.seat == A);
    table.choose(Move::Engage(crate::choice::Role::Attacker));
    assert_eq!(table.asked(), B, "who may react to the fight");
    table.concede(A);
    assert_eq!(table.look().round().fight, None);
}

/// CCG-PIR-5a, CCG-PIR-4: 2 points against 5 are a success, and none against 2 are not.
#[test]
fn the_answer_to_a_strike_does_not_matter_to_its_success() {
    for (armed, success) in [(true, true), (false, false)] {
        let mut table = Table::new();
        for (seat, id) in [(A, "fence"), (B, "ambush")] {
            table.in_play(seat, id);
        }
        if armed {
            table.upgrade(A, "turret");
        }
        table.first(A).begin(Stage::Activities).choose(Move::Piracy).pay();
        table.until(|choice| choice.options.contains(&Move::Strike(B))).choose(Move::Strike(B));
        table.charge().pay();
        let ended = |event: &Event| matches!(event, Event::PiracyEnded { success: it, .. } if *it == success);
        assert_eq!((table.happened(ended), table.vp(A)), (1, if success { 2 } else { 0 }));
        let struck = |event: &Event| {
            let Event::PiracyExchanged { attack, answer, .. } = event else { return false };
            (attack.damage, answer.damage) == (if armed { 2 } else { 0 }, 5)
        };
        assert_eq!(table.happened(struck), 1);
    }
}

/// CCG-INF-1, CCG-RES-4b
#[test]
fn every_declaration_adds_infamy_round_after_round() {
    let mut table = Table::new();
    table.busy(A).busy(B).first(A).begin(Stage::Activities);
    for infamy in 1..=3 {
        table.until(|choice| (choice.seat, choice.why) == (A, crate::Why::ChoosingActivity));
        table.choose(Move::Piracy).pay();
        assert_eq!(table.look().captain(A).infamy, infamy);
        table
            .until(|choice| choice.options.contains(&Move::Strike(B)))
            .choose(Move::Strike(B))
            .pay();
        assert_eq!(table.look().round().number, u16::from(infamy) + 1, "nothing else to resolve");
        assert_eq!(table.look().captain(A).infamy, infamy, "whoever strikes keeps it");
    }
}

/// CCG-PIR-4, CCG-PIR-5a: damage to upgrades is damage too.
#[test]
fn a_strike_that_does_nothing_but_wreck_an_upgrade_is_a_success() {
    let mut table = Table::new();
    table.in_play(A, "fence");
    table.upgrade(A, "turret"); // 5 against 3
    let gun = table.upgrade(B, "turret"); // which answers with 6 against 2
    table.first(A).begin(Stage::Activities).choose(Move::Piracy).pay();
    table.until(|choice| choice.options.contains(&Move::Strike(B))).choose(Move::Strike(B));
    table.choose(Move::Hit(gun)).choose(Move::Hit(gun)).charge().pay();
    assert_eq!((table.zone(gun), table.vp(A)), (Zone::Discard, 2));
}

/// CCG-PIR-2a, CCG-KEY-4, RUL-68
#[test]
fn striking_at_a_concealed_ship_costs_as_much_more_or_is_not_to_be_had() {
    for (left, offered) in [(2, true), (1, false)] {
        let mut table = Table::of_ships(&["plain-ship", "shy-ship"]);
        table.purse(A, 0, 1 + left); // 1 to declare
        table.busy(B).first(A).begin(Stage::Activities).choose(Move::Piracy).pay();
        let resolving = (A, crate::Why::Resolving);
        table.until(|choice| {
            (choice.seat, choice.why) == resolving || choice.why == crate::Why::ChooseFirst
        });
        assert_eq!(table.offers(Move::Strike(B)), offered, "with {left} coins");
        if offered {
            table.choose(Move::Strike(B)).charge().pay();
            assert_eq!(table.money(A), 0, "2 for Concealed (2)");
        }
    }
}
