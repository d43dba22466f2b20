//! Several captains and one contract (CCG-CPT, CCG-RES).

use super::*;
use crate::data::{Capability, Level, Skill};

const SURVEY: Token = Token::Capability(Capability::Survey);
const PILOT: Token = Token::Skill(Skill::Pilot, Level::Trained);

/// The worked example of three captains on a contract of 4 points with two complications: two
/// clear one each, the third passes after them without having cleared any and is still eligible;
/// two of the three complete it.
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
    let eligible = |seat| table.look().captain(seat).passed;
    assert_eq!([A, B, C].map(eligible), [Some(true); 3], "nothing is left, so each may try");
    table.choose(Move::Complete).choose(Move::Subplot { nth: 0, by: 0 });
    assert_eq!(table.vp(A), 2, "the subplot at once, the contract when all have tried");
    table.choose(Move::Complete);
    assert_eq!(table.place(contract), Place::Contract(SLOT), "B had no cargo: it waits for C");
    table.choose(Move::Complete).choose(Move::Subplot { nth: 0, by: 0 });
    assert_eq!([A, B, C].map(|seat| table.vp(seat)), [3 + 2, 0, 3 + 2]);
    assert_eq!(table.place(contract), Place::AdventureDiscard);
    let uncommitted = |seat| table.look().captain(seat).activity == Activity::Uncommitted;
    assert!([A, B, C].into_iter().all(uncommitted));
}

/// CCG-CPT-1
#[test]
fn three_who_complete_lose_one_point_each_and_not_two() {
    let mut table = Table::of(3);
    table.first(A).contract(A, SLOT, "grand");
    for seat in [A, B, C] {
        table.pursuing(seat, SLOT).tokens(seat, &[CARGO]);
        table.world().captain_mut(seat).passed = Some(true);
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
