//! Several captains and one contract (CCG-CPT, CCG-RES).

use super::*;
use crate::data::{Capability, Level, Skill};

const SURVEY: Token = Token::Capability(Capability::Survey);
const PILOT: Token = Token::Skill(Skill::Pilot, Level::Trained);

/// The worked example of three captains on a contract of 4 points with two complications. Two clear
/// one each. The third passes after them without having cleared any, and is still eligible. Two of
/// the three complete it.
///
/// CCG-RES-2h, CCG-CPT-1, CCG-CPT-1a, CCG-CPT-2, CCG-CPT-2a, CCG-CPT-3, CCG-CMP-7, RUL-39, RUL-66
#[test]
fn of_three_captains_on_one_contract_two_complete_it_for_a_point_less_each() {
    let mut table = Table::of(3);
    let contract = table.first(A).contract(B, SLOT, "grand");
    let (one, two) = (
        table.complication(B, SLOT, "worth-two", true),
        table.complication(C, SLOT, "worth-three", true),
    );
    for seat in [A, B, C] {
        table.pursuing(seat, SLOT);
    }
    table.tokens(A, &[SURVEY, CARGO, PILOT]).tokens(B, &[SURVEY]).tokens(C, &[CARGO, PILOT]);
    table.begin(Stage::Resolving).choose(Move::Attempt(one)).choose(Move::Attempt(two));
    assert!(table.look().slot(SLOT).complications.is_empty());
    let eligible = |seat| table.look().passed(seat);
    assert_eq!([A, B, C].map(eligible), [Some(true); 3], "nothing is left, so each may try");
    table.choose(Move::Complete).choose(Move::Subplot { nth: 0, by: 0 });
    assert_eq!(table.vp(A), 2, "the subplot at once, the contract when all have tried");
    table.choose(Move::Complete);
    assert_eq!(table.zone(contract), Zone::Contract(SLOT), "B had no cargo: it waits for C");
    table.choose(Move::Complete).choose(Move::Subplot { nth: 0, by: 0 });
    assert_eq!([A, B, C].map(|seat| table.vp(seat)), [3 + 2, 0, 3 + 2]);
    assert_eq!(table.zone(contract), Zone::AdventureDiscard);
    let uncommitted = |seat| table.look().activity(seat) == Activity::Uncommitted;
    assert!([A, B, C].into_iter().all(uncommitted));
}

/// CCG-CPT-1
#[test]
fn three_who_complete_lose_one_point_each_and_not_two() {
    let mut table = Table::of(3);
    table.first(A).contract(A, SLOT, "grand");
    for seat in [A, B, C] {
        table.pursuing(seat, SLOT).tokens(seat, &[CARGO]);
        table.world().set_passed(seat, true);
    }
    table.begin(Stage::Completing);
    for _ in 0..3 {
        table.choose(Move::Complete).choose(Move::Done);
    }
    assert_eq!([A, B, C].map(|seat| table.vp(seat)), [3, 3, 3]);
}

/// CCG-RES-2k, CCG-RES-2g
#[test]
fn who_failed_stays_ineligible_when_another_clears_the_way() {
    let mut table = Table::of(3);
    table.first(A).contract(A, SLOT, "grand");
    let snag = table.complication(C, SLOT, "grand", true);
    table.pursuing(A, SLOT).pursuing(B, SLOT).tokens(A, &[CARGO]).tokens(B, &[SURVEY, CARGO]);
    table.begin(Stage::Resolving).choose(Move::Attempt(snag)).choose(Move::Attempt(snag));
    assert_eq!(table.asked(), B, "A failed, and B alone may complete");
    table.choose(Move::Complete).choose(Move::Done);
    assert_eq!((table.vp(A), table.vp(B)), (0, 4));
}

/// Three captains, these of whom have pursued the contract of C's slot since the Adventure Phase.
/// The table asks whether to complete it, and all pursuers have cargo for it.
fn to_complete(contract: &str, pursuers: &[Seat], arrange: impl FnOnce(&mut Table)) -> Table {
    let mut table = Table::of_ships(&["plain-ship", "brisk-ship", "brisk-ship"]);
    let theirs = SlotNo(2);
    table.contract(C, theirs, contract);
    arrange(&mut table);
    table.first(A).begin(Stage::Activities);
    for &seat in pursuers {
        table.until(|choice| (choice.seat, choice.why) == (seat, crate::Why::ChoosingActivity));
        table.choose(Move::Pursue(theirs)).pay();
    }
    table.until(|choice| matches!(choice.why, crate::Why::Completing { .. }));
    table
}

/// CCG-CON-3, CCG-CON-3a, RUL-75
#[test]
fn the_points_of_a_contract_are_claimed_before_its_subplots() {
    let mut table = to_complete("crumbling", &[A], |_| {});
    table.choose(Move::Complete);
    assert!(matches!(table.choice().why, crate::Why::Subplots { .. }));
    assert_eq!(table.vp(A), 4);
    table.choose(Move::Subplot { nth: 0, by: 0 });
    assert_eq!(table.vp(A), 4, "once");
}

/// CCG-CON-3a, CCG-CPT-2a, CCG-ELM-8
#[test]
fn whoever_completed_a_contract_keeps_its_points_when_its_owner_goes() {
    for (pursuers, points) in [(&[A][..], 4), (&[A, B][..], 4)] {
        let mut bankrupt = to_complete("grand", pursuers, |table| {
            table.in_play(A, "creditor");
            table.purse(C, 0, 3);
        });
        bankrupt.choose(Move::Complete).pay();
        assert!(bankrupt.look().is_out(C), "5 are due at once");
        assert_eq!(bankrupt.vp(A), points, "{pursuers:?}");
        let mut gone = to_complete("crumbling", pursuers, |_| {});
        gone.choose(Move::Complete).concede(C);
        assert_eq!(gone.vp(A), points, "{pursuers:?}");
    }
}

/// CCG-CON-3a: also when the contract is gone before a rival could try it.
#[test]
fn whoever_completed_a_contract_keeps_its_points_when_it_leaves_its_slot() {
    let mut table = to_complete("crumbling", &[A, B], |_| {});
    table.choose(Move::Complete);
    assert_eq!(table.vp(A), 0, "B may complete it too (CCG-CPT-2a)");
    table.choose(Move::Subplot { nth: 0, by: 0 });
    assert_eq!((table.vp(A), table.vp(B)), (4, 0));
}

/// CCG-CON-3a, CCG-ELM-3: nobody claims anything once they are out of the game.
#[test]
fn who_leaves_after_completing_a_contract_takes_a_point_from_the_other_and_gets_none() {
    let mut table = to_complete("worth-five", &[A, B], |_| {});
    table.choose(Move::Complete).concede(A);
    assert_eq!((table.asked(), table.vp(A)), (B, 0));
    table.choose(Move::Complete);
    assert_eq!((table.vp(A), table.vp(B)), (0, 4));
}
