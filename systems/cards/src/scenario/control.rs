//! Cards under another captain's control (CCG-OWN).

use super::*;

fn mutinied(card: &str) -> (Table, CardId) {
    let mut table = Table::new();
    let mutiny = table.in_hand(A, "mutiny");
    let taken = table.in_play(B, card);
    table.busy(B).first(A).begin(Stage::Acting).choose(Move::Event(mutiny));
    (table, taken)
}

/// CCG-OWN-3, CCG-GEN-4
#[test]
fn control_passes_for_a_time_and_ownership_never() {
    let (mut table, pilot) = mutinied("pilot");
    let card = *table.look().card(pilot);
    assert_eq!((card.controller, card.owner), (A, B));
    crate::rules::testing::begin_round(table.world());
    assert_eq!(table.look().card(pilot).controller, B, "the round is over");
    assert_eq!(table.zone(pilot), Zone::InPlay);
}

/// CCG-OWN-4: the controller of a card collects its tokens, uses it and pays for it.
#[test]
fn the_controller_collects_the_tokens_of_a_card() {
    let (mut table, _) = mutinied("pilot");
    table.begin(Stage::Collecting);
    let pilots = |seat| {
        table.happened(
            |e| matches!(e, Event::TokenCollected { seat: to, token: Token::Skill(..) } if *to == seat),
        )
    };
    assert_eq!((pilots(A), pilots(B)), (1, 0));
}

/// CCG-OWN-4, CCG-COST-11, CCG-COST-12
#[test]
fn only_the_controller_uses_a_card_and_pays_for_it() {
    let mut table = Table::new();
    let barter = table.in_play(B, "barter");
    let mutiny = table.in_hand(A, "mutiny");
    table.in_hand(B, "windfall");
    table.first(A).begin(Stage::Acting).choose(Move::Event(mutiny));
    let use_it = Move::Ability { card: barter, nth: 0 };
    assert_eq!(table.asked(), B);
    assert!(!table.offers(use_it), "it is B's card, under A's control");
    table.choose(Move::Pass);
    assert_eq!(table.asked(), A);
    assert!(table.offers(use_it));
}

/// CCG-OWN-7, RUL-71
#[test]
fn what_is_attached_stays_attached_and_its_captains() {
    let mut table = Table::new();
    let mutiny = table.in_hand(A, "mutiny");
    let pilot = table.in_play(B, "pilot");
    let vest = table.attached(B, "vest", pilot);
    table
        .busy(B)
        .first(A)
        .begin(Stage::Acting)
        .choose(Move::Event(mutiny))
        .choose(Move::Choose(pilot));
    assert_eq!(table.look().card(pilot).controller, A);
    assert_eq!((table.host(vest), table.look().card(vest).controller), (Some(pilot), B));
}

/// CCG-SLOT-6a: limits count for the new controller at once.
#[test]
fn a_captain_who_takes_control_of_too_many_has_to_let_one_go() {
    let mut table = Table::new();
    let (own, other) = (table.in_play(A, "ace"), table.in_play(A, "medic"));
    let mutiny = table.in_hand(A, "mutiny");
    let pilot = table.in_play(B, "pilot");
    table.first(A).begin(Stage::Acting).choose(Move::Event(mutiny));
    assert_eq!((table.asked(), table.choice().why), (A, crate::Why::Trimming));
    assert!([own, other, pilot].into_iter().all(|id| table.offers(Move::Jettison(id))));
    table.choose(Move::Jettison(pilot));
    assert_eq!(table.look().piles(B).discard, [pilot], "to its owner's pile");
}

/// CCG-ZONE-7, CCG-ATT-7
#[test]
fn a_card_goes_to_its_owners_pile_whoever_controls_it() {
    let (mut table, pilot) = mutinied("pilot");
    crate::rules::testing::jettison(table.world(), pilot, "CCG-VERB-5");
    assert_eq!(table.look().piles(B).discard, [pilot]);
    assert_eq!(table.look().card(pilot).controller, B);
}

/// CCG-KEY-12a
#[test]
fn infamy_of_a_card_goes_with_its_control() {
    let (mut table, _) = mutinied("wolf");
    let infamy = |table: &Table, seat: Seat| table.seen(A).captains[seat.index()].infamy;
    assert_eq!((infamy(&table, A), infamy(&table, B)), (1, 0));
    crate::rules::testing::begin_round(table.world());
    assert_eq!((infamy(&table, A), infamy(&table, B)), (0, 1));
}

/// Control that lasts while the card is in play does not end with the round.
#[test]
fn control_for_good_ends_when_the_card_leaves_play() {
    let mut table = Table::new();
    let gang = table.in_hand(A, "press-gang");
    let pilot = table.in_play(B, "pilot");
    table.first(A).begin(Stage::Acting).choose(Move::Event(gang));
    crate::rules::testing::begin_round(table.world());
    assert_eq!(table.look().card(pilot).controller, A);
    crate::rules::testing::jettison(table.world(), pilot, "CCG-VERB-5");
    assert_eq!(table.look().card(pilot).controller, B);
    assert!(table.look().lasting_effects().loans.is_empty());
}

/// CCG-ELM-9: a card of B's that the eliminated captain controlled goes to B's discard pile.
#[test]
fn a_borrowed_card_goes_home_when_the_borrower_leaves() {
    let mut table = Table::of(3);
    let mutiny = table.in_hand(A, "mutiny");
    let pilot = table.in_play(B, "pilot");
    table.busy(C).first(A).begin(Stage::Acting).choose(Move::Event(mutiny)).concede(A);
    assert_eq!(table.look().piles(B).discard, [pilot]);
}

/// CCG-OWN-6, CCG-ELM-3
#[test]
fn a_lent_card_leaves_with_its_owner() {
    let mut table = Table::of(3);
    let mutiny = table.in_hand(A, "mutiny");
    let pilot = table.in_play(B, "pilot");
    table.busy(C).first(A).begin(Stage::Acting).choose(Move::Event(mutiny)).concede(B);
    assert_eq!(table.zone(pilot), Zone::Gone);
}

/// CCG-OWN-3: control does not pass to its present holder.
#[test]
fn taking_control_of_ones_own_card_changes_nothing() {
    let mut table = Table::new();
    let embrace = table.in_hand(A, "embrace");
    let own = table.in_play(A, "pilot");
    table.busy(B).first(A).begin(Stage::Acting).choose(Move::Event(embrace));
    assert_eq!(table.look().card(own).controller, A);
    assert_eq!(table.happened(|e| matches!(e, Event::ControlPassed { .. })), 0);
}

/// CCG-OWN-3: of two borrowed cards, only the one whose time is over returns.
#[test]
fn one_card_goes_home_while_another_stays() {
    let mut table = Table::new();
    let events = ["mutiny", "press-gang"].map(|id| table.in_hand(A, id));
    let cards = ["helper", "pilot"].map(|id| table.in_play(B, id));
    for (event, card) in events.into_iter().zip(cards) {
        table.busy(B).first(A).begin(Stage::Acting).choose(Move::Event(event));
        if table.offers(Move::Choose(card)) {
            table.choose(Move::Choose(card));
        }
    }
    assert_eq!(cards.map(|card| table.look().card(card).controller), [A, A]);
    crate::rules::testing::begin_round(table.world());
    assert_eq!(cards.map(|card| table.look().card(card).controller), [B, A]);
}

/// CCG-COST-12, CCG-COST-12a, CCG-ACT-1d
#[test]
fn gear_taken_from_a_rivals_crew_is_not_used_by_exerting_that_crew() {
    let mut table = Table::new();
    let mutiny = table.in_hand(A, "mutiny");
    let pilot = table.in_play(B, "pilot");
    let gun = table.attached(B, "gun", pilot);
    table.busy(A).busy(B).first(A).begin(Stage::Acting);
    table.choose(Move::Event(mutiny)).choose(Move::Choose(gun));
    assert_eq!(table.look().card(gun).controller, A);
    let use_it = Move::Ability { card: gun, nth: 0 };
    assert!(!table.offers(use_it), "the gun is A's for the time being");
    table.choose(Move::Pass);
    assert_eq!(table.asked(), A);
    assert!(!table.offers(use_it), "the pilot is not");
}

/// CCG-RDY-5a, CCG-COST-12a
#[test]
fn gear_is_not_shifted_off_a_crew_that_another_captain_controls() {
    let mut table = Table::new();
    let gang = table.in_hand(A, "press-gang");
    let pilot = table.in_play(B, "pilot");
    let vest = table.attached(B, "vest", pilot);
    table.busy(B).first(A).begin(Stage::Acting).choose(Move::Event(gang));
    assert_eq!([pilot, vest].map(|id| table.look().card(id).controller), [A, B]);
    table.in_play(B, "medic");
    let (shifting, placing) =
        (crate::Why::Shifting, |why| matches!(why, crate::Why::Placing { .. }));
    table.until(|choice| choice.why == shifting || placing(choice.why));
    assert!(placing(table.choice().why), "of round 2: nobody had gear to shift");
}

/// CCG-RDY-5a, CCG-OWN-7: control of a crew gives no control of its gear.
#[test]
fn gear_of_another_captain_is_not_shifted_off_the_crew_one_has_taken() {
    let mut table = Table::new();
    let gang = table.in_hand(A, "press-gang");
    let pilot = table.in_play(B, "pilot");
    table.attached(B, "vest", pilot);
    table.busy(B).first(A).begin(Stage::Acting).choose(Move::Event(gang));
    table.in_play(A, "medic");
    let is_near =
        |choice: &Choice| matches!(choice.why, crate::Why::Shifting | crate::Why::Placing { .. });
    table.until(is_near);
    assert_ne!(table.choice().why, crate::Why::Shifting, "A has crew to carry it, but no gear");
}

/// CCG-OWN-3, CCG-VERB-6b, RUL-06: a loan ends when its card leaves play, so the card returns to
/// its owner.
#[test]
fn a_borrowed_card_that_was_removed_for_a_time_comes_back_to_its_owner() {
    for event in ["mutiny", "press-gang"] {
        let mut table = Table::new();
        let events = [event, "leave"].map(|id| table.in_hand(A, id));
        let pilot = table.in_play(B, "pilot");
        for event in events {
            table.busy(B).first(A).begin(Stage::Acting).choose(Move::Event(event));
        }
        assert_eq!(table.zone(pilot), Zone::Dispersed);
        crate::rules::testing::end_phase(table.world());
        assert_eq!(table.zone(pilot), Zone::InPlay);
        assert_eq!(table.look().card(pilot).controller, B, "after {event}");
    }
}

/// CCG-OWN-6, CCG-JOT-2: remaining skill picks are lost with a borrowed crew.
#[test]
fn no_skill_is_picked_for_a_crew_who_has_left_with_its_owner() {
    let mut table = Table::of(3);
    let press = table.in_hand(A, "press-gang");
    let jack = table.in_play(B, "jack");
    table.busy(C).first(A).begin(Stage::Acting).choose(Move::Event(press));
    table.begin(Stage::Collecting).until(|choice| matches!(choice.why, crate::Why::Picking { .. }));
    assert_eq!(table.asked(), A);
    table.concede(B);
    assert_eq!(table.zone(jack), Zone::Gone);
    let picking = |choice: &Choice| matches!(choice.why, crate::Why::Picking { .. });
    assert!(!table.game.choice().is_some_and(picking), "the jack is gone");
}
