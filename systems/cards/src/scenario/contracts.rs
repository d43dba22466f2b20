//! Complications, contracts, subplots, competition (CCG-RES, CCG-CMP, CCG-CON, CCG-SUB, CCG-CPT).

use super::*;
use crate::data::{Capability, Level, Skill};

const SURVEY: Token = Token::Capability(Capability::Survey);
const PILOT: Token = Token::Skill(Skill::Pilot, Level::Trained);

fn pursuing(contract: &str) -> Table {
    let mut table = Table::new();
    table.first(A).contract(A, SLOT, contract);
    table.pursuing(A, SLOT);
    table
}

/// CCG-RES-1
#[test]
fn only_complications_on_pursued_contracts_are_revealed() {
    let mut table = pursuing("haul");
    let here = table.complication(B, SLOT, "errand", false);
    table.contract(B, SlotNo(3), "haul");
    let there = table.complication(B, SlotNo(3), "errand", false);
    table.begin(Stage::Revealing);
    assert!(table.look().is_face_up(here));
    assert!(!table.look().is_face_up(there));
}

/// CCG-CMP-2a, CCG-CMP-5, CCG-RES-2l, CCG-RES-2g
#[test]
fn a_resolved_complication_goes_to_its_owner_and_the_captain_goes_on() {
    let mut table = pursuing("errand");
    let tape = table.complication(B, SLOT, "errand", true);
    table.tokens(A, &[SURVEY, CARGO]).begin(Stage::Resolving).choose(Move::Attempt(tape));
    assert_eq!(table.look().piles(B).adventure_discard, [tape]);
    assert_eq!(table.pool(A), [CARGO]);
    assert_eq!(table.choice().why, crate::Why::Completing { slot: SLOT }, "A passed, eligible");
    assert_eq!(table.look().passed(A), Some(true));
}

/// CCG-CMP-3, CCG-CMP-6, CCG-RES-2k
#[test]
fn a_failed_attempt_is_a_pass_and_leaves_the_complication() {
    let mut table = pursuing("errand");
    let tape = table.complication(B, SLOT, "errand", true);
    table.begin(Stage::Resolving).choose(Move::Attempt(tape));
    assert_eq!(table.zone(tape), Zone::Complication { slot: SLOT, face_up: true });
    assert_eq!(table.look().round().number, 2, "nothing was left to decide in round 1");
    assert_eq!(table.vp(A), 0);
}

/// CCG-RES-2g
#[test]
fn who_passes_with_a_complication_left_cannot_complete() {
    let mut table = pursuing("errand");
    table.complication(B, SLOT, "errand", true);
    table.tokens(A, &[SURVEY, CARGO]).begin(Stage::Resolving).choose(Move::Pass);
    assert_eq!(
        table.happened(|e| matches!(e, Event::Passed { seat: A, eligible: Some(false) })),
        1
    );
    assert_eq!(table.happened(|e| matches!(e, Event::AttemptBegan { .. })), 0);
}

/// CCG-CON-1, CCG-CON-3, CCG-CON-5, CCG-CON-7
#[test]
fn a_completed_contract_pays_and_is_replaced_and_its_captain_is_free() {
    let mut table = pursuing("errand");
    let errand = table.look().slot(SLOT).contract.expect("there");
    table.world().set_passed(A, true);
    table.tokens(A, &[CARGO]).begin(Stage::Completing).choose(Move::Complete);
    assert_eq!(table.vp(A), 3);
    assert_eq!(table.zone(errand), Zone::AdventureDiscard);
    assert!(table.look().slot(SLOT).contract.is_none_or(|new| new != errand));
    assert_eq!(table.look().activity(A), Activity::Uncommitted);
}

/// CCG-CON-6, CCG-CON-7
#[test]
fn a_contract_that_is_not_met_stays_and_what_was_paid_is_gone() {
    let mut table = pursuing("haul");
    table.world().set_passed(A, true);
    table.tokens(A, &[CARGO]).begin(Stage::Completing).choose(Move::Complete);
    assert!(table.offers(Move::Refuse), "it cannot succeed, so it may be refused");
    table.choose(Move::Spend(CARGO));
    assert_eq!(table.vp(A), 0);
    assert_eq!(table.happened(|e| matches!(e, Event::AttemptFailed { seat: A, .. })), 1);
    assert_eq!(table.look().activity(A), Activity::Pursuing(SLOT));
}

/// CCG-CON-8
#[test]
fn an_eligible_captain_may_decline() {
    let mut table = pursuing("errand");
    table.world().set_passed(A, true);
    table.tokens(A, &[CARGO]).begin(Stage::Completing).choose(Move::Pass);
    assert_eq!(table.look().activity(A), Activity::Pursuing(SLOT));
    assert_eq!(table.happened(|e| matches!(e, Event::AttemptBegan { .. })), 0);
}

/// CCG-CMP-2c, CCG-ELM-1, RUL-35
#[test]
fn an_expense_that_is_taken_on_and_cannot_be_met_bankrupts() {
    let mut table = pursuing("errand");
    let toll = table.complication(B, SLOT, "haul", true);
    table.purse(A, 1, 0).begin(Stage::Resolving).choose(Move::Attempt(toll));
    assert!(table.offers(Move::Refuse));
    table.choose(Move::AcceptExpense);
    assert_eq!(table.game.ending().and_then(|ending| ending.winner), Some(B));
}

/// CCG-CMP-2d, CCG-CMP-2f
#[test]
fn repeated_requirements_to_control_need_as_many_cards() {
    for (crew, points) in [(1, 0), (2, 2)] {
        let mut table = pursuing("rescue");
        table.in_play(A, "pilot");
        if crew == 2 {
            table.in_play(A, "medic");
        }
        table.world().set_passed(A, true);
        table.begin(Stage::Completing).choose(Move::Complete);
        assert_eq!(table.vp(A), points);
        assert!(table.look().controlled(A).all(|id| !table.look().is_exerted(id)));
    }
}

/// CCG-SUB-1, CCG-SUB-3, CCG-SUB-4, CCG-CON-4
#[test]
fn a_subplot_is_optional_and_met_by_one_of_its_alternatives() {
    let mut table = pursuing("haul");
    table.world().set_passed(A, true);
    table.tokens(A, &[CARGO, PILOT, SURVEY]).begin(Stage::Completing).choose(Move::Complete);
    assert!(table.offers(Move::Subplot { nth: 0, by: 1 }) && table.offers(Move::Done));
    table.choose(Move::Subplot { nth: 0, by: 0 });
    assert_eq!(table.vp(A), 6, "two for the subplot and four for the contract");
}

/// CCG-SUB-6, CCG-CMP-4
#[test]
fn a_failed_subplot_undoes_nothing_and_is_no_pass() {
    let mut table = pursuing("errand");
    let toll = table.complication(B, SLOT, "haul", true);
    table.tokens(A, &[CARGO]).begin(Stage::Resolving).choose(Move::Attempt(toll));
    table.choose(Move::AcceptExpense).pay().choose(Move::Subplot { nth: 0, by: 0 });
    assert_eq!(table.zone(toll), Zone::AdventureDiscard);
    assert_eq!(table.look().passed(A), Some(true), "eligible: nothing was left");
    table.choose(Move::Complete);
    assert_eq!(table.vp(A), 3);
}

/// CCG-CPT-1, CCG-CPT-2, CCG-CPT-2a, CCG-CPT-3, CCG-CPT-4
#[test]
fn captains_who_complete_one_contract_together_get_a_point_less_each() {
    let mut table = pursuing("haul");
    table.pursuing(B, SLOT);
    for seat in [A, B] {
        table.world().set_passed(seat, true);
        table.tokens(seat, &[CARGO, PILOT, SURVEY]);
    }
    table.begin(Stage::Completing).choose(Move::Complete).choose(Move::Subplot { nth: 0, by: 0 });
    assert_eq!(table.vp(A), 2, "the contract pays once it is known how many completed it");
    let seen = table.seen(B);
    let completed = seen.slots[SLOT.index()].contract.as_ref().map(|contract| &contract.completed);
    assert_eq!(completed, Some(&vec![A]), "who is asked next sees who has completed it");
    table.choose(Move::Complete).choose(Move::Subplot { nth: 0, by: 0 });
    assert_eq!((table.vp(A), table.vp(B)), (5, 5), "subplots are never reduced");
}

/// CCG-CPT-1a, CCG-CPT-6
#[test]
fn who_does_not_complete_gets_nothing_takes_nothing_away_and_is_free() {
    let mut table = pursuing("haul");
    table.pursuing(B, SLOT);
    table.world().set_passed(A, true);
    table.world().set_passed(B, false);
    table.tokens(A, &[CARGO, PILOT]).begin(Stage::Completing).choose(Move::Complete);
    table.choose(Move::Done);
    assert_eq!((table.vp(A), table.vp(B)), (4, 0));
    assert_eq!(table.look().activity(B), Activity::Uncommitted);
}

/// The log names the side of the card that was tried.
#[test]
fn a_failed_complication_is_told_by_its_own_name() {
    let mut table = pursuing("errand");
    let tape = table.complication(B, SLOT, "errand", true);
    table.begin(Stage::Resolving).choose(Move::Attempt(tape));
    let names = ["Ada", "Bo"].map(str::to_owned);
    let events = table.game.journal().events().iter();
    let told: Vec<String> = events
        .filter_map(|event| crate::text::tell(event, Some(B), &names, table.game.book()))
        .filter(|line| line.contains("failed"))
        .collect();
    assert_eq!(told, ["Ada failed an attempt at Red Tape."]);
}

/// A pursues the contract from the Adventure Phase on, with crew and gear, and is about to spend a
/// token.
fn about_to_give_a_token(contract: &str, on_it: Option<&str>, crew: &[&str]) -> Table {
    let mut table = Table::of_ships(&["brisk-ship", "slow-ship"]);
    table.contract(A, SLOT, contract);
    let worry = on_it.map(|id| table.complication(B, SLOT, id, false));
    for (n, id) in crew.iter().enumerate() {
        let crew = table.in_play(A, id);
        if n == 0 {
            table.attached(A, "vest", crew);
        }
    }
    table.first(A).begin(Stage::Activities).choose(Move::Pursue(SLOT)).pay();
    table.until(|choice| match worry {
        Some(worry) => choice.options.contains(&Move::Attempt(worry)),
        None => choice.options.contains(&Move::Complete),
    });
    table.choose(worry.map_or(Move::Complete, Move::Attempt));
    table
}

/// CCG-CMP-3a, CCG-CMP-2f, RUL-35
#[test]
fn a_token_is_not_taken_by_itself_for_an_attempt_that_cannot_succeed() {
    let cases: [(&str, Option<&str>, &[&str], bool); 6] = [
        ("parade", None, &["pilot"], true), // two crew are asked for
        ("parade", None, &["pilot", "medic"], false),
        ("wreck", None, &["pilot"], true), // the vest goes with the pilot
        ("wreck", None, &["pilot", "medic"], false),
        ("grand", Some("parade"), &["pilot"], true), // a ship that cannot be scratched
        ("grand", Some("wreck"), &["pilot"], true),  // more than all the money
    ];
    for (contract, on_it, crew, refusable) in cases {
        let table = about_to_give_a_token(contract, on_it, crew);
        let asked = matches!(table.choice().why, crate::Why::Meeting { nth: 0, .. });
        assert_eq!(asked && table.offers(Move::Refuse), refusable, "{contract} {on_it:?} {crew:?}");
    }
}

/// CCG-CMP-3a, CCG-CON-7, RUL-35
#[test]
fn what_a_failed_attempt_took_is_gone_and_counts_for_nothing_in_the_next_round() {
    let mut table = Table::new();
    table.contract(A, SLOT, "haul"); // cargo, and a pilot whom A does not have
    table.first(A).begin(Stage::Activities);
    for (round, answer) in [(1, Move::Spend(CARGO)), (2, Move::Spend(CARGO)), (3, Move::Refuse)] {
        table.until(|choice| (choice.seat, choice.why) == (A, crate::Why::ChoosingActivity));
        table.choose(Move::Pursue(SLOT)).pay();
        table.until(|choice| choice.options.contains(&Move::Complete));
        assert_eq!((table.asked(), table.look().round().number), (A, round));
        assert_eq!(table.pool(A), [CARGO, CARGO, SURVEY], "of this round");
        table.choose(Move::Complete);
        assert!(matches!(table.choice().why, crate::Why::Meeting { nth: 0, .. }));
        table.choose(answer);
        let spent = table.happened(
            |event| matches!(event, Event::TokenDiscarded { rule, .. } if rule.0 == "CCG-CMP-2a"),
        );
        assert_eq!(spent, usize::from(round).min(2));
        let collected = table.happened(
            |event| matches!(event, Event::TokenCollected { seat: A, token } if *token == CARGO),
        );
        assert_eq!(
            collected,
            2 * usize::from(round),
            "the ship's icons, and nothing is given back"
        );
        let failed = table.happened(|event| matches!(event, Event::AttemptFailed { .. }));
        assert_eq!((failed, table.vp(A)), (usize::from(round), 0));
        assert_eq!(table.look().activity(A), Activity::Pursuing(SLOT));
    }
}
