//! Solo play (CCG-SOLO, CCG-NUM-1).

use super::*;
use crate::EndingKind;

/// A solo game with these contracts in its slots, without complications.
fn solo(contracts: [&str; 4]) -> Table {
    let mut table = Table::of(1);
    for (no, id) in contracts.into_iter().enumerate() {
        table.contract(A, SlotNo(no as u8), id);
    }
    table
}

fn fill(table: &mut Table, slots: &[u8]) {
    for &no in slots {
        table.complication(A, SlotNo(no), "grand", true);
    }
}

fn on(table: &Table, no: u8) -> usize {
    table.look().slot(SlotNo(no)).complications.len()
}

/// CCG-SOLO-1, CCG-NUM-1
#[test]
fn one_captain_holds_four_slots_and_eight_adventure_cards_are_in_play() {
    let table = Table::of(1);
    let slots: Vec<_> = table.look().slots().collect();
    assert!(slots.iter().all(|slot| slot.contract.is_some() && slot.complications.len() == 1));
    assert_eq!(table.look().piles(A).adventure.len(), 12);
}

/// CCG-SOLO-2a
#[test]
fn an_unseen_complication_goes_on_the_contract_worth_most_with_room() {
    let mut table = solo(["worth-six", "worth-five", "worth-three", "worth-two"]);
    fill(&mut table, &[0]);
    table.begin(Stage::Complications);
    assert_eq!([0, 1, 2, 3].map(|no| on(&table, no)), [1, 1, 0, 0]);
    let placed = table.look().slot(SlotNo(1)).complications[0];
    let seen = table.seen(A).slots[1].contract.clone().expect("there").complications;
    assert_eq!((seen[0].id, seen[0].def, seen[0].face_up), (placed, None, false));
}

/// CCG-SOLO-2a: a contract that can hold no complications is skipped (RUL-24).
#[test]
fn a_contract_without_complication_slots_gets_none() {
    let mut table = solo(["bare", "worth-two", "bare", "bare"]);
    table.begin(Stage::Complications);
    assert_eq!((on(&table, 0), on(&table, 1)), (0, 1));
}

/// CCG-SOLO-2b
#[test]
fn with_every_contract_full_it_goes_on_the_one_worth_least_in_place_of_another() {
    let mut table = solo(["worth-six", "worth-five", "worth-three", "worth-two"]);
    fill(&mut table, &[0, 1, 1, 2, 3]);
    let old = table.look().slot(SlotNo(3)).complications[0];
    table.begin(Stage::Complications);
    assert_eq!([0, 1, 2, 3].map(|no| on(&table, no)), [1, 2, 1, 1]);
    assert_eq!(table.zone(old), Zone::AdventureDiscard);
}

/// CCG-SOLO-2b: of several, the captain chooses the one to discard.
#[test]
fn the_captain_chooses_which_complication_makes_room() {
    let mut table = solo(["worth-five"; 4]);
    fill(&mut table, &[0, 0, 1, 1, 2, 2, 3, 3]);
    table.begin(Stage::Complications).choose(Move::Place(SlotNo(2)));
    let old = table.look().slot(SlotNo(2)).complications.clone();
    assert_eq!(table.choice().options, old.iter().copied().map(Move::Drop).collect::<Vec<_>>());
    assert!(table.seen(A).drawn.is_none(), "the new one stays unseen");
}

/// CCG-SOLO-2c
#[test]
fn between_contracts_worth_the_same_the_captain_chooses() {
    let mut table = solo(["worth-five", "worth-five", "worth-three", "worth-two"]);
    table.begin(Stage::Complications);
    assert_eq!(table.choice().why, crate::Why::PlacingUnseen);
    assert_eq!(table.choice().options, [0, 1].map(|no| Move::Place(SlotNo(no))));
}

/// CCG-SOLO-3
#[test]
fn a_second_complication_is_seen_and_goes_face_up_where_the_captain_likes() {
    let mut table = solo(["worth-six", "worth-five", "worth-three", "worth-two"]);
    fill(&mut table, &[0]);
    let old = table.look().slot(SlotNo(0)).complications[0];
    table.begin(Stage::OpenComplication);
    assert!(table.seen(A).drawn.is_some());
    assert_eq!(table.choice().options, [0, 1, 2, 3].map(|no| Move::Place(SlotNo(no))));
    table.choose(Move::Place(SLOT));
    let new = table.look().slot(SLOT).complications[0];
    assert!(table.look().is_face_up(new) && new != old);
    assert_eq!(table.zone(old), Zone::AdventureDiscard, "it was full");
}

/// CCG-SOLO-4
#[test]
fn alone_there_is_no_piracy() {
    let mut table = solo(["bare"; 4]);
    table.begin(Stage::Activities);
    assert!(!table.offers(Move::Piracy));
    assert!(table.offers(Move::Pursue(SLOT)) && table.offers(Move::Uncommitted));
}

/// CCG-SOLO-5
#[test]
fn twenty_points_at_the_check_after_the_activities_win() {
    let mut table = solo(["bare"; 4]);
    table.world().captain_mut(A).vp = 20;
    table.begin(Stage::Activities).choose(Move::Uncommitted);
    let ending = table.game.ending().expect("over");
    assert_eq!((ending.winner, ending.kind), (Some(A), EndingKind::VictoryPoints));
    assert_eq!(table.look().stage(), Stage::AdventureCheck);
}

/// CCG-SOLO-8, RUL-65: where captains are ranked, one alone is ahead of nobody.
#[test]
fn alone_the_last_round_is_lost_with_too_few_points_and_won_with_enough() {
    let capped = |vp| {
        let constants = Constants { round_cap: Some(1), ..Constants::default() };
        let setup = of_ships(&["plain-ship"], constants);
        let mut table = Table { game: CardGame::new(&book(), &setup, 1).expect("legal") };
        table.world().captain_mut(A).vp = vp;
        table.begin(Stage::ResolutionCheck);
        table.game.ending().map(|ending| (ending.kind, ending.winner))
    };
    assert_eq!(capped(19), Some((EndingKind::RoundCap, None)));
    assert_eq!(capped(20), Some((EndingKind::VictoryPoints, Some(A))));
}

/// CCG-SOLO-6, CCG-ENM-1
#[test]
fn enemy_ships_are_fought_alone_as_well() {
    let mut table = solo(["grand", "bare", "bare", "bare"]);
    let raider = table.complication(A, SLOT, "raider", true);
    table.pursuing(A, SLOT).begin(Stage::Resolving).choose(Move::Attempt(raider)).pay();
    assert_eq!(table.look().harm(raider), 2, "attack 3 on defense 1");
    assert_eq!(table.game.ending(), None);
}

/// CCG-SOLO-7, CCG-SOLO-8
#[test]
fn alone_the_game_goes_on_until_points_win_it_or_bankruptcy_loses_it() {
    let mut table = Table::of(1);
    assert_eq!(table.game.ending(), None, "to be the last captain is no victory");
    crate::rules::testing::expense(table.world(), A, 200);
    let ending = table.game.ending().expect("over");
    assert_eq!((ending.winner, ending.kind), (None, EndingKind::Bankruptcy));
}
