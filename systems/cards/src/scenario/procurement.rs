//! The Procurement Phase (CCG-PRC) and attaching (CCG-ATT).

use super::*;

fn procuring(seat: Seat) -> Table {
    let mut table = Table::new();
    table.first(seat);
    table
}

/// CCG-PRC-1a, CCG-PRC-1d, CCG-COST-1
#[test]
fn a_crew_is_paid_for_and_enters_play_ready() {
    let mut table = procuring(A);
    let pilot = table.in_hand(A, "pilot");
    let before = table.money(A);
    table.begin(Stage::Procuring).choose(Move::Procure(pilot)).pay();
    assert_eq!(table.zone(pilot), Zone::InPlay);
    assert!(!table.look().is_exerted(pilot));
    assert_eq!(table.money(A), before - 1 - 2, "its own EV has left the hand too");
}

/// CCG-PRC-1b, CCG-PRC-1c, CCG-INF-4, CCG-KEY-12
#[test]
fn infamy_makes_every_card_dearer_and_an_infamous_card_counts_as_infamy() {
    let mut table = procuring(A);
    let (pilot, barter) = (table.in_hand(A, "pilot"), table.in_hand(A, "barter"));
    table.in_play(A, "wolf");
    table.world().captain_mut(A).infamy = 1;
    table.begin(Stage::Procuring);
    let seen = table.seen(A);
    let cost = |id| seen.hand.iter().find(|card| card.id == id).expect("in hand").cost;
    assert_eq!((cost(pilot), cost(barter)), (4, 2));
}

/// CCG-PRC-1i
#[test]
fn events_and_heroics_are_not_procured() {
    let mut table = procuring(A);
    let (event, heroic) = (table.in_hand(A, "windfall"), table.in_hand(A, "stunt"));
    let pilot = table.in_hand(A, "pilot");
    table.begin(Stage::Procuring);
    assert!(table.offers(Move::Procure(pilot)));
    assert!(!table.offers(Move::Procure(event)) && !table.offers(Move::Procure(heroic)));
    assert!(!table.offers(Move::Event(event)), "it is an action");
}

/// CCG-PRC-1f, CCG-PRC-1g, CCG-ATT-1
#[test]
fn gear_goes_on_own_crew_and_a_hindrance_on_anyones() {
    let mut table = procuring(A);
    let (own, theirs) = (table.in_play(A, "pilot"), table.in_play(B, "medic"));
    let also_own = table.in_play(A, "medic");
    let (vest, shackle) = (table.in_hand(A, "vest"), table.in_hand(A, "shackle"));
    table.begin(Stage::Procuring).choose(Move::Procure(vest));
    assert!(table.offers(Move::Choose(own)) && !table.offers(Move::Choose(theirs)));
    table.choose(Move::Choose(also_own)).pay();
    assert_eq!(table.host(vest), Some(also_own));
    table.choose(Move::Procure(shackle)).choose(Move::Choose(theirs)).pay();
    assert_eq!(table.host(shackle), Some(theirs));
    assert_eq!(table.look().card(shackle).controller, A, "CCG-OWN-5");
}

/// CCG-TYPE-7
#[test]
fn gear_without_a_crew_to_carry_it_cannot_be_played() {
    let mut table = procuring(A);
    let vest = table.in_hand(A, "vest");
    let medic = table.in_hand(A, "medic");
    table.begin(Stage::Procuring);
    assert!(!table.offers(Move::Procure(vest)));
    table.choose(Move::Procure(medic)).pay();
    assert!(table.offers(Move::Procure(vest)));
}

/// CCG-ATTR-15, CCG-SLOT-8, CCG-PRC-1e
#[test]
fn an_upgrade_needs_a_ship_that_is_big_enough() {
    let mut table = procuring(A);
    let on_big = table.in_hand(A, "plating");
    table.begin(Stage::Procuring);
    assert!(table.offers(Move::Procure(on_big)));
    let mut table = procuring(B);
    let on_small = table.in_hand(B, "plating");
    table.in_hand(B, "pilot");
    table.begin(Stage::Procuring);
    assert!(!table.offers(Move::Procure(on_small)));
}

/// CCG-PRC-1k, CCG-TIM-15, CCG-COST-17
#[test]
fn a_procured_card_can_be_cancelled_and_stays_paid() {
    let mut table = procuring(A);
    let pilot = table.in_hand(A, "pilot");
    let veto = table.in_hand(B, "veto");
    let before = table.money(A);
    table.begin(Stage::Procuring).choose(Move::Procure(pilot)).pay();
    assert_eq!(table.asked(), B);
    table.choose(Move::Event(veto)).pay();
    assert_eq!((table.zone(pilot), table.zone(veto)), (Zone::Discard, Zone::Discard));
    assert_eq!(table.money(A), before - 3);
}
