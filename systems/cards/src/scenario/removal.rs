//! Cards out of the game, for good or for a time (CCG-VERB-6, CCG-ZONE-11).

use super::*;

fn play(event: &str, arrange: impl FnOnce(&mut Table) -> CardId) -> (Table, CardId) {
    let mut table = Table::new();
    let event = table.in_hand(A, event);
    let card = arrange(&mut table);
    table.busy(B).first(A).begin(Stage::Acting).choose(Move::Event(event));
    if table.offers(Move::Choose(card)) {
        table.choose(Move::Choose(card));
    }
    (table, card)
}

/// CCG-VERB-6b, RUL-06
#[test]
fn a_complication_removed_for_a_round_comes_back_as_it_was() {
    for face_up in [true, false] {
        let (mut table, worry) = play("detour", |table| {
            table.contract(A, SLOT, "grand");
            table.complication(B, SLOT, "errand", face_up)
        });
        assert_eq!(table.zone(worry), Zone::Dispersed);
        assert!(!table.look().slot(SLOT).complications.contains(&worry));
        crate::rules::testing::begin_round(table.world());
        assert_eq!(table.zone(worry), Zone::Complication { slot: SLOT, face_up });
    }
}

/// RUL-06
#[test]
fn a_complication_that_finds_no_room_goes_to_its_owners_pile() {
    let (mut table, worry) = play("detour", |table| {
        table.contract(A, SLOT, "worth-two");
        table.complication(B, SLOT, "errand", true)
    });
    table.complication(A, SLOT, "errand", true);
    crate::rules::testing::begin_round(table.world());
    assert_eq!(table.look().piles(B).adventure_discard, [worry]);
}

/// CCG-VERB-6b, CCG-CSLOT-2, RUL-06
#[test]
fn a_removed_contract_is_replaced_at_once_and_finds_its_slot_taken() {
    let (mut table, contract) = play("recall", |table| table.contract(B, SLOT, "grand"));
    let new = table.look().slot(SLOT).contract.expect("refilled");
    assert_ne!(new, contract);
    crate::rules::testing::begin_round(table.world());
    assert_eq!(table.zone(contract), Zone::AdventureDiscard);
    assert_eq!(table.look().slot(SLOT).contract, Some(new));
}

/// CCG-VERB-6b, CCG-ATT-3
#[test]
fn a_removed_crew_comes_back_ready_and_without_its_gear() {
    let mut table = Table::new();
    let leave = table.in_hand(A, "leave");
    let pilot = table.in_play(B, "pilot");
    let vest = table.attached(B, "vest", pilot);
    table.world().set_exerted(pilot, true);
    table
        .busy(B)
        .first(A)
        .begin(Stage::Acting)
        .choose(Move::Event(leave))
        .choose(Move::Choose(pilot));
    assert_eq!((table.zone(pilot), table.zone(vest)), (Zone::Dispersed, Zone::Discard));
    table.choose(Move::Pass);
    assert_eq!(table.zone(pilot), Zone::InPlay, "the phase is over");
    assert!(!table.look().is_exerted(pilot));
}

/// RUL-06: a gear whose crew is gone, and a crew without a slot, go to their owners' piles.
#[test]
fn what_finds_no_room_to_come_back_to_is_discarded() {
    let (mut table, vest) = play("leave", |table| {
        let pilot = table.in_play(B, "pilot");
        table.attached(B, "vest", pilot)
    });
    let pilot = table.look().controlled(B).last().expect("the pilot");
    crate::rules::testing::jettison(table.world(), pilot, "CCG-VERB-5");
    assert_eq!(table.zone(vest), Zone::Dispersed, "until the end of the phase");
    crate::rules::testing::end_phase(table.world());
    assert_eq!(table.zone(vest), Zone::Discard);
}

/// CCG-VERB-6c, CCG-CSLOT-2
#[test]
fn a_dispersed_contract_is_out_of_the_game_and_its_slot_is_refilled() {
    let (table, contract) = play("void", |table| table.contract(B, SLOT, "grand"));
    assert_eq!(table.zone(contract), Zone::Dispersed);
    assert!(table.look().slot(SLOT).contract.is_some_and(|new| new != contract));
    assert!(table.look().piles(B).adventure_discard.is_empty());
}

/// CCG-VERB-6c, CCG-TYPE-1
#[test]
fn a_ship_never_leaves_play() {
    let mut table = Table::new();
    let ship = table.ship(A);
    let world = table.world();
    crate::rules::testing::disperse(world, ship);
    crate::rules::testing::jettison(world, ship, "CCG-VERB-5");
    assert_eq!(table.zone(ship), Zone::InPlay);
    assert_eq!(
        table.happened(|e| matches!(e, Event::Dispersed { .. } | Event::Jettisoned { .. })),
        0
    );
}

/// CCG-VERB-6, CCG-TYPE-12
#[test]
fn a_dispersed_event_is_in_no_pile() {
    let (table, _) = play("once", |table| table.ship(A));
    let once = table.happened(|e| matches!(e, Event::Dispersed { .. }));
    assert_eq!(once, 1);
    assert!(table.look().piles(A).discard.is_empty());
}

/// CCG-VERB-6a, CCG-COST-9a
#[test]
fn a_disperse_cost_sends_the_card_away_before_its_effect() {
    let mut table = Table::new();
    let sacrifice = table.in_play(A, "sacrifice");
    table.in_hand(B, "veto");
    table.first(A).begin(Stage::Acting).choose(Move::Ability { card: sacrifice, nth: 0 });
    assert_eq!(table.asked(), B, "the effect is still to come");
    assert_eq!(table.zone(sacrifice), Zone::Dispersed);
}

/// CCG-ZONE-11
#[test]
fn effects_on_all_crew_do_not_reach_a_dispersed_one() {
    let (mut table, _) = play("purge", |table| {
        let away = table.in_play(B, "pilot");
        crate::rules::testing::disperse(table.world(), away);
        table.in_play(B, "medic");
        away
    });
    let jettisoned = table.happened(|e| matches!(e, Event::Jettisoned { .. }));
    assert_eq!(jettisoned, 1, "the medic alone");
    assert!(table.world().piles(B).discard.len() == 1);
}

/// CCG-VERB-6, CCG-CMP-5: the other cards on the contract stay.
#[test]
fn a_dispersed_complication_is_off_its_contract_and_in_no_pile() {
    let (table, worry) = play("quash", |table| {
        table.contract(A, SLOT, "grand");
        table.complication(B, SLOT, "errand", true)
    });
    assert_eq!(table.zone(worry), Zone::Dispersed);
    assert_eq!(table.look().slot(SLOT).complications, []);
    assert!(table.look().piles(B).adventure_discard.is_empty());
}

/// CCG-ATT-7, RUL-17
#[test]
fn what_lay_on_a_dispersed_contract_goes_to_its_owners_pile_and_its_pursuers_are_free() {
    let mut worry = CardId(0);
    let (table, _) = play("void", |table| {
        let contract = table.contract(B, SLOT, "grand");
        worry = table.complication(B, SLOT, "errand", true);
        table.pursuing(B, SLOT);
        contract
    });
    assert_eq!(table.zone(worry), Zone::AdventureDiscard);
    assert_eq!(table.look().activity(B), Activity::Uncommitted);
}

/// RUL-06, CCG-SLOT-1
#[test]
fn a_crew_whose_place_is_taken_is_discarded_when_it_comes_back() {
    let (mut table, pilot) = play("leave", |table| table.in_play(B, "pilot"));
    let others = [(); 2].map(|()| table.in_play(B, "tough"));
    crate::rules::testing::end_phase(table.world());
    assert_eq!(table.zone(pilot), Zone::Discard);
    assert!(!table.look().is_in_play(pilot));
    assert_eq!(others.map(|other| table.zone(other)), [Zone::InPlay; 2]);
}

/// CCG-VERB-6b, CCG-SKL-5: a card that returns to play is as printed.
#[test]
fn changes_to_a_card_end_when_it_leaves_play_and_those_to_others_do_not() {
    use crate::data::{Level::Trained, Skill::Pilot};
    let mut table = Table::new();
    let events = ["lesson", "lesson", "leave"].map(|id| table.in_hand(A, id));
    let (pilot, medic) = (table.in_play(A, "pilot"), table.in_play(A, "medic"));
    let piloting = |table: &Table, crew| {
        let skills = crate::rules::skills(table.look(), crew);
        skills.into_iter().find(|(skill, _)| *skill == Pilot).map(|(_, level)| level)
    };
    for (event, on) in events.into_iter().zip([pilot, medic, pilot]) {
        table.busy(B).first(A).begin(Stage::Acting);
        table.choose(Move::Event(event)).choose(Move::Choose(on));
    }
    crate::rules::testing::end_phase(table.world());
    assert_eq!([pilot, medic].map(|crew| piloting(&table, crew)), [Some(Trained); 2]);
}

/// CCG-ENM-4: enemy ships never repair.
#[test]
fn an_enemy_ship_that_was_removed_for_a_time_comes_back_with_its_damage() {
    let (mut table, raider) = play("detour", |table| {
        table.contract(A, SLOT, "grand");
        let raider = table.complication(B, SLOT, "raider", true);
        table.world().set_harm(raider, 1);
        raider
    });
    crate::rules::testing::begin_round(table.world());
    assert_eq!(table.zone(raider), Zone::Complication { slot: SLOT, face_up: true });
    assert_eq!(table.look().harm(raider), 1);
}

/// CCG-VERB-6b: a contract or complication that has left the table is as printed.
#[test]
fn changes_to_a_complication_end_when_it_is_removed() {
    use crate::{
        data::{Modifier, Until},
        state::{Lasting, LastingChange},
    };
    let (mut table, worry) = play("detour", |table| {
        table.contract(A, SLOT, "grand");
        let worry = table.complication(B, SLOT, "errand", true);
        let change = Modifier::Trait("Marked".to_owned());
        let change = LastingChange { on: worry, by: A, change, until: Until::WhileInPlay };
        table.world().resource_mut::<Lasting>().changes.push(change);
        worry
    });
    crate::rules::testing::begin_round(table.world());
    assert!(matches!(table.zone(worry), Zone::Complication { .. }));
    assert_eq!(table.look().lasting(), []);
}
