//! The Resolution Phase: selections, passing, requirements (CCG-RES, CCG-CMP, CCG-SUB, CCG-PIR).

use super::*;
use crate::{
    Why,
    data::{Capability, Level, Skill},
};

const SURVEY: Token = Token::Capability(Capability::Survey);
const PILOT: Token = Token::Skill(Skill::Pilot, Level::Trained);

fn pursuing(contract: &str) -> Table {
    let mut table = Table::new();
    table.first(A).contract(A, SLOT, contract);
    table.pursuing(A, SLOT);
    table
}

/// CCG-RES-2a, CCG-RES-2b, CCG-RES-2l
#[test]
fn captains_select_in_turn_one_of_their_complications_at_a_time() {
    let mut table = pursuing("grand");
    table.pursuing(B, SLOT);
    let (one, two) =
        (table.complication(B, SLOT, "grand", true), table.complication(B, SLOT, "errand", true));
    table.complication(A, SLOT, "worth-two", true);
    table.tokens(A, &[SURVEY, SURVEY]).tokens(B, &[SURVEY]).begin(Stage::Resolving);
    assert!(table.offers(Move::Attempt(one)) && table.offers(Move::Attempt(two)));
    table.choose(Move::Attempt(two));
    assert_eq!(table.asked(), B, "one selection each");
    table.choose(Move::Attempt(one));
    assert_eq!(table.asked(), A, "and round again");
}

/// CCG-RES-2c, CCG-PIR-1
#[test]
fn a_declared_pirate_and_nobody_else_may_strike() {
    let mut table = Table::new();
    table.in_play(B, "night-shift");
    table.first(A).pirate(A).begin(Stage::Resolving);
    assert!(table.offers(Move::Strike(B)));
    table.choose(Move::Pass);
    assert_eq!(table.asked(), B);
    assert!(!table.offers(Move::Strike(A)), "B has declared nothing");
}

/// CCG-RES-2d, CCG-TIM-10a
#[test]
fn an_action_made_for_this_phase_takes_a_turn_and_is_no_pass() {
    let mut table = pursuing("grand");
    let snag = table.complication(B, SLOT, "grand", true);
    let shift = table.in_play(A, "night-shift");
    table.in_play(B, "night-shift");
    table.busy(A).tokens(A, &[SURVEY]).begin(Stage::Resolving);
    assert!(!table.choice().options.iter().any(|m| matches!(m, Move::Event(_))), "windfall is not");
    table.choose(Move::Ability { card: shift, nth: 0 });
    assert_eq!(table.asked(), B);
    table.choose(Move::Pass);
    assert!(table.asked() == A && table.offers(Move::Attempt(snag)));
}

/// CCG-RES-2e, CCG-RES-2j
#[test]
fn a_pass_is_final_and_the_stage_ends_when_all_have_passed() {
    let mut table = Table::new();
    for seat in [A, B] {
        table.in_play(seat, "night-shift");
    }
    table.first(A).begin(Stage::Resolving).choose(Move::Pass);
    let shift = table.look().controlled(B).last().expect("in play");
    table.choose(Move::Ability { card: shift, nth: 0 });
    assert_ne!(table.look().stage(), Stage::Resolving, "A is not asked again, and B had no more");
}

/// CCG-RES-2f, CCG-RES-2i
#[test]
fn an_uncommitted_captain_has_only_actions_and_is_skipped_at_the_contracts() {
    let mut table = Table::new();
    let shift = table.in_play(A, "night-shift");
    table.contract(A, SLOT, "grand");
    table.complication(A, SLOT, "grand", true);
    table.first(A).begin(Stage::Resolving);
    assert_eq!(table.choice().options, [Move::Ability { card: shift, nth: 0 }, Move::Pass]);
    table.choose(Move::Pass);
    assert_eq!(table.happened(|e| matches!(e, Event::Passed { seat: A, eligible: None })), 1);
    assert_eq!(table.happened(|e| matches!(e, Event::AttemptBegan { .. })), 0);
}

/// CCG-RES-2m, CCG-PIR-6
#[test]
fn after_the_strike_a_pirate_is_uncommitted_and_may_still_act() {
    let mut table = Table::new();
    let shift = table.in_play(A, "night-shift");
    table.first(A).pirate(A).begin(Stage::Resolving).choose(Move::Strike(B)).pay();
    assert_eq!(table.asked(), A);
    assert_eq!(table.choice().options, [Move::Ability { card: shift, nth: 0 }, Move::Pass]);
    assert_eq!(table.look().activity(A), Activity::Uncommitted);
}

/// CCG-RES-2n, RUL-32
#[test]
fn who_has_passed_may_still_react() {
    let mut table = Table::new();
    table.contract(A, SLOT, "grand");
    let snag = table.complication(A, SLOT, "grand", true);
    let gift = table.in_hand(A, "gift");
    table.in_play(A, "night-shift");
    table.first(A).pursuing(B, SLOT).tokens(B, &[SURVEY]).begin(Stage::Resolving);
    table.choose(Move::Pass).choose(Move::Attempt(snag));
    assert_eq!((table.asked(), table.choice().why), (A, Why::Reacting));
    assert!(table.offers(Move::Event(gift)));
}

/// CCG-RES-2o, RUL-33
#[test]
fn eligibility_is_not_looked_at_again() {
    let mut table = pursuing("grand");
    table.in_play(B, "night-shift");
    table.tokens(A, &[CARGO]).busy(A).begin(Stage::Resolving);
    if table.asked() == A {
        table.choose(Move::Pass);
    }
    assert_eq!(table.look().passed(A), Some(true));
    table.complication(B, SLOT, "grand", true);
    table.choose(Move::Pass);
    assert_eq!(table.choice().why, Why::Completing { slot: SLOT });
}

/// CCG-RES-3
#[test]
fn eligible_captains_try_their_contracts_in_initiative_order() {
    let mut table = Table::new();
    let other = SlotNo(2);
    table.contract(A, SLOT, "grand");
    table.contract(A, other, "grand");
    for (seat, slot) in [(A, SLOT), (B, other)] {
        table.pursuing(seat, slot).tokens(seat, &[CARGO]);
        table.world().set_passed(seat, true);
    }
    table.first(B).begin(Stage::Completing);
    assert_eq!((table.asked(), table.choice().why), (B, Why::Completing { slot: other }));
    table.choose(Move::Pass);
    assert_eq!((table.asked(), table.choice().why), (A, Why::Completing { slot: SLOT }));
}

/// CCG-RES-4a, CCG-INF-3
#[test]
fn infamy_fades_by_one_and_never_below_none() {
    for (before, after) in [(2, 1), (0, 0)] {
        let mut table = Table::new();
        table.world().captain_mut(A).infamy = before;
        table.begin(Stage::Fading);
        assert_eq!(table.look().captain(A).infamy, after);
    }
}

/// CCG-INF-2, CCG-PRC-1b
#[test]
fn infamy_makes_even_a_free_card_cost() {
    let mut table = Table::new();
    let free = table.in_hand(A, "free");
    table.first(A).world().captain_mut(A).infamy = 3;
    table.begin(Stage::Procuring);
    let before = table.money(A);
    table.choose(Move::Procure(free)).pay();
    assert_eq!(before - table.money(A), 3);
}

/// CCG-CMP-1
#[test]
fn a_complication_that_is_still_face_down_is_revealed_when_it_is_tried() {
    let mut table = pursuing("grand");
    let snag = table.complication(B, SLOT, "grand", false);
    table.tokens(A, &[SURVEY]).begin(Stage::Resolving).choose(Move::Attempt(snag));
    let events = table.game.journal().events();
    let revealed = events.iter().position(|e| matches!(e, Event::ComplicationRevealed { .. }));
    let tried = events.iter().position(|e| matches!(e, Event::AttemptBegan { .. }));
    assert!(revealed.is_some() && revealed < tried);
}

/// CCG-CMP-2, CCG-CMP-3, CCG-CON-2
#[test]
fn all_requirements_are_met_one_by_one_or_nothing_is_resolved() {
    for (tokens, resolved) in [(vec![CARGO, SURVEY], 1), (vec![CARGO], 0)] {
        let mut table = pursuing("grand");
        let customs = table.complication(B, SLOT, "trade", true);
        table.tokens(A, &tokens).begin(Stage::Resolving).choose(Move::Attempt(customs));
        while table.offers(Move::Spend(CARGO)) {
            table.choose(Move::Spend(CARGO));
        }
        let done = table.happened(|e| matches!(e, Event::ComplicationResolved { .. }));
        assert_eq!(done, resolved, "{tokens:?}");
        assert_eq!(table.happened(|e| matches!(e, Event::RequirementMet { .. })), tokens.len());
    }
}

/// CCG-CMP-2b, CCG-CMP-2e, CCG-CON-1
#[test]
fn requirements_with_a_verb_are_carried_out() {
    let mut table = pursuing("trade");
    let pilot = table.in_play(A, "pilot");
    let vest = table.attached(A, "vest", pilot);
    table.world().set_passed(A, true);
    table.begin(Stage::Completing).choose(Move::Complete);
    assert_eq!(table.choice().options, [Move::Jettison(vest), Move::Refuse]);
    table.choose(Move::Jettison(vest)).choose(Move::Exert(pilot));
    assert_eq!((table.vp(A), table.zone(vest)), (3, Zone::Discard));
    assert_eq!(table.happened(|e| matches!(e, Event::Exerted { card } if card.id == pilot)), 1);
}

/// CCG-CMP-2e
#[test]
fn an_exerted_crew_cannot_meet_a_requirement_to_exert() {
    let mut table = pursuing("trade");
    let pilot = table.in_play(A, "pilot");
    let vest = table.attached(A, "vest", pilot);
    table.world().set_exerted(pilot, true);
    table.world().set_passed(A, true);
    table.begin(Stage::Completing).choose(Move::Complete).choose(Move::Jettison(vest));
    assert_eq!(table.vp(A), 0);
}

/// CCG-SUB-2
#[test]
fn a_subplot_is_resolved_by_all_of_its_requirements() {
    for (tokens, points) in [(vec![CARGO, SURVEY], 1), (vec![CARGO, SURVEY, PILOT], 6)] {
        let mut table = pursuing("double-plot");
        table.world().set_passed(A, true);
        table.tokens(A, &tokens).begin(Stage::Completing).choose(Move::Complete);
        table.choose(Move::Subplot { nth: 0, by: 0 });
        while table.game.choice().is_some_and(|c| matches!(c.why, Why::Meeting { .. })) {
            let next = table.choice().options[0];
            table.choose(next);
        }
        assert_eq!(table.vp(A), points);
    }
}

/// CCG-SUB-5
#[test]
fn a_subplot_is_offered_right_after_its_card_is_resolved_and_never_otherwise() {
    let mut table = pursuing("grand");
    let customs = table.complication(B, SLOT, "trade", true);
    let tokens = [CARGO, SURVEY, CARGO, SURVEY];
    table.tokens(A, &tokens).begin(Stage::Resolving).choose(Move::Attempt(customs));
    assert_eq!(table.choice().why, Why::Subplots { card: customs });
    table.choose(Move::Done);
    assert_eq!(table.zone(customs), Zone::AdventureDiscard);
    assert!(!table.choice().options.iter().any(|m| matches!(m, Move::Subplot { .. })));
}

/// CCG-PIR-3b, RUL-56
#[test]
fn points_of_expense_are_one_sum_or_by_a_house_rule_one_each() {
    for (lump, cards) in [(true, 1), (false, 2)] {
        let constants = Constants { lump_piracy_expense: lump, ..Constants::default() };
        let mut table = Table::with(constants);
        table.purse(A, 0, 0).purse(B, 7, 0);
        for _ in 0..2 {
            table.in_hand(A, "note");
        }
        table.world().piles_mut(B).hand.clear();
        for _ in 0..5 {
            table.in_hand(B, "note");
        }
        table.upgrade(A, "turret");
        table.first(A).pirate(A).begin(Stage::Resolving).choose(Move::Strike(B)).charge().pay();
        let expended = |e: &Event| matches!(e, Event::Expended { seat: B, .. });
        assert_eq!(table.happened(expended), cards, "5 attack on 3 defense");
    }
}

/// CCG-PIR-10
#[test]
fn a_ship_without_upgrades_takes_everything_as_expense() {
    let mut table = Table::new();
    table.upgrade(A, "turret");
    let ship = table.ship(B);
    table.first(A).pirate(A).begin(Stage::Resolving).choose(Move::Strike(B)).charge().pay();
    assert_eq!(table.look().harm(ship), 0);
    assert_eq!(table.happened(|e| matches!(e, Event::ExpenseIncurred { seat: B, credits: 2 })), 1);
}

/// CCG-ENM-5, CCG-ENM-9, CCG-PIR-7
#[test]
fn what_an_enemy_does_not_print_is_nothing_and_all_damage_goes_to_its_structure() {
    let mut table = pursuing("grand");
    let enemy = table.complication(B, SLOT, "dreadnought", true);
    table.upgrade(A, "plating");
    table.begin(Stage::Resolving).choose(Move::Attempt(enemy)).pay();
    let fought = table.game.journal().events().iter().find_map(|event| {
        let Event::EnemyEngaged { attack, answer, .. } = event else { return None };
        Some((attack.defense, attack.damage, answer.damage))
    });
    assert_eq!(fought, Some((0, 3, 10)), "no defense printed; 12 attack on 2 defense");
    assert_eq!(table.happened(|e| matches!(e, Event::Damaged { .. })), 0, "no upgrade is hurt");
}

/// CCG-ENM-10
#[test]
fn a_captain_who_cannot_meet_the_expense_is_bankrupt_though_the_enemy_is_destroyed() {
    let mut table = pursuing("grand");
    let enemy = table.complication(B, SLOT, "dreadnought", true);
    table.purse(A, 3, 3).begin(Stage::Resolving).choose(Move::Attempt(enemy));
    assert_eq!(table.happened(|e| matches!(e, Event::ComplicationResolved { .. })), 1);
    assert_eq!(table.game.ending().and_then(|ending| ending.winner), Some(B));
}

/// CCG-ELM-12: if neither side of a strike can pay, both leave together.
#[test]
fn a_strike_that_ruins_both_is_a_draw() {
    let mut table = Table::new();
    table.upgrade(A, "turret");
    table.purse(A, 0, 0).purse(B, 0, 0);
    table.first(A).pirate(A).begin(Stage::Resolving).choose(Move::Strike(B)).charge();
    let ending = table.game.ending().expect("over");
    assert_eq!((ending.winner, table.look().seats().len()), (None, 0));
}
