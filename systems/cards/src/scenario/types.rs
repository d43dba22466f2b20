//! The types of cards (CCG-TYPE).

use super::*;
use crate::data::{Capability, Level, Skill};

/// CCG-TYPE-2, CCG-TYPE-2a
#[test]
fn an_adventure_card_is_in_play_as_one_of_its_sides_only() {
    let mut table = Table::new();
    let contract = table.contract(A, SLOT, "errand");
    let hunter = table.in_hand(A, "cargo-hunter");
    table.busy(B).first(A).begin(Stage::Acting);
    assert_ne!(table.asked(), A, "the contract asks for cargo, but it is no complication");
    assert_eq!((table.zone(contract), table.zone(hunter)), (Zone::Contract(SLOT), Zone::Hand));
}

/// CCG-TYPE-3, CCG-CON-3
#[test]
fn a_contract_gives_its_points_to_who_resolves_it() {
    let mut table = Table::new();
    table.first(A).contract(A, SLOT, "grand");
    table.pursuing(A, SLOT).tokens(A, &[CARGO]);
    table.world().set_passed(A, true);
    table.begin(Stage::Completing).choose(Move::Complete).choose(Move::Done);
    assert_eq!(table.vp(A), 4);
}

/// CCG-TYPE-4
#[test]
fn a_complication_stands_in_the_way_of_the_contract_it_is_attached_to() {
    for (complicated, points) in [(false, 4), (true, 0)] {
        let mut table = Table::new();
        table.first(A).contract(A, SLOT, "grand");
        if complicated {
            table.complication(B, SLOT, "grand", true);
        }
        table.pursuing(A, SLOT).tokens(A, &[CARGO]).busy(B).begin(Stage::Resolving);
        while table.game.choice().is_some_and(|choice| choice.seat == A && table.vp(A) == 0) {
            let pass = table.offers(Move::Pass) && table.look().stage() == Stage::Resolving;
            let next = if pass { Move::Pass } else { table.choice().options[0] };
            if table.look().round().number > 1 {
                break;
            }
            table.choose(next);
        }
        assert_eq!(table.vp(A), points);
    }
}

/// CCG-TYPE-5, CCG-PRC-1d
#[test]
fn a_connection_comes_into_play_on_its_own() {
    let mut table = Table::new();
    let helper = table.in_hand(A, "helper");
    table.first(A).begin(Stage::Procuring).choose(Move::Procure(helper)).pay();
    assert_eq!(table.zone(helper), Zone::InPlay);
}

/// CCG-TYPE-6, CCG-RSC-1a
#[test]
fn crew_supply_skills_and_the_ship_supplies_capabilities() {
    let mut table = Table::new();
    table.in_play(A, "pilot");
    table.in_play(A, "medic");
    table.first(A).begin(Stage::Collecting);
    let collected = table.happened(|e| matches!(e, Event::TokenCollected { seat: A, .. }));
    assert_eq!(collected, 3 + 2, "cargo, cargo, survey; pilot, medical");
}

/// CCG-TYPE-8, CCG-CAP-2
#[test]
fn an_upgrade_adds_an_icon_and_so_a_token() {
    let mut table = Table::new();
    table.upgrade(A, "hold");
    table.first(A).begin(Stage::Collecting);
    let pair = Token::Capability(Capability::CargoPassenger);
    let collected =
        |e: &Event| matches!(e, Event::TokenCollected { seat: A, token } if *token == pair);
    assert_eq!(table.happened(collected), 1);
}

/// CCG-TYPE-9, CCG-TIM-12
#[test]
fn an_event_is_played_in_answer_to_something_and_is_spent() {
    let mut table = Table::new();
    let (windfall, gift) = (table.in_hand(A, "windfall"), table.in_hand(B, "gift"));
    table.first(A).begin(Stage::Acting).choose(Move::Event(windfall));
    assert!(table.asked() == B && table.offers(Move::Event(gift)));
    table.choose(Move::Event(gift));
    assert_eq!(table.zone(gift), Zone::Discard);
}

/// CCG-TYPE-10
#[test]
fn a_heroic_needs_a_crew_in_play_with_its_skill() {
    let mut table = Table::new();
    let stunt = table.in_hand(A, "stunt");
    table.in_play(A, "medic");
    table.busy(A).first(A).begin(Stage::Acting);
    assert!(!table.choice().options.iter().any(|m| matches!(m, Move::Heroic { .. })));
    let pilot = table.in_play(A, "pilot");
    table.begin(Stage::Acting);
    assert!(table.offers(Move::Heroic { card: stunt, crew: pilot, level: Level::Trained }));
}

/// CCG-TYPE-11, CCG-ATT-2, CCG-TYPE-13
#[test]
fn connections_crew_gear_and_upgrades_are_permanents_and_nothing_else_is() {
    let mut table = Table::new();
    let cull = table.in_hand(A, "cull");
    let pilot = table.in_play(A, "pilot");
    let permanents = [
        pilot,
        table.in_play(A, "helper"),
        table.attached(A, "vest", pilot),
        table.upgrade(A, "turret"),
    ];
    table.contract(A, SLOT, "grand");
    table.complication(A, SLOT, "grand", true);
    crate::rules::testing::begin_round(table.world());
    assert!(permanents.iter().all(|&id| table.look().is_in_play(id)), "they stay");
    table.busy(B).first(A).begin(Stage::Acting).choose(Move::Event(cull));
    let expected: Vec<Move> = permanents.into_iter().map(Move::Choose).collect();
    assert_eq!(table.choice().options, expected, "no ship, no contract, no complication");
}

/// CCG-TYPE-12, CCG-ZONE-2
#[test]
fn transients_go_to_the_captains_pile_and_complications_to_the_other() {
    let mut table = Table::new();
    let windfall = table.in_hand(A, "windfall");
    table.contract(A, SLOT, "grand");
    let plot = table.complication(A, SLOT, "cargo-plot", true);
    let hunter = table.in_hand(A, "plot-hunter");
    table.busy(A).first(A).begin(Stage::Acting).choose(Move::Event(windfall));
    table.choose(Move::Event(hunter));
    let piles = table.look().piles(A);
    assert_eq!(piles.discard, [windfall, hunter]);
    assert_eq!(piles.adventure_discard, [plot]);
}

/// CCG-SKL-4, CCG-SKL-6
#[test]
fn an_expert_token_meets_a_trained_requirement_and_two_trained_ones_no_expert() {
    let pilot = |level| Token::Skill(Skill::Pilot, level);
    let (trained, expert) = (pilot(Level::Trained), pilot(Level::Expert));
    let cases = [
        ("needs-pilot", vec![expert], 1),
        ("needs-ace", vec![trained, trained], 0),
        ("needs-ace", vec![expert], 1),
    ];
    for (contract, tokens, points) in cases {
        let mut table = Table::new();
        table.first(A).contract(A, SLOT, contract);
        table.pursuing(A, SLOT).tokens(A, &tokens);
        table.world().set_passed(A, true);
        table.begin(Stage::Completing).choose(Move::Complete);
        assert_eq!(table.vp(A), points, "{contract} with {tokens:?}");
    }
}

/// CCG-CAP-5, CCG-CMP-2f
#[test]
fn one_pair_meets_one_of_two_requirements_only() {
    let pair = Token::Capability(Capability::CargoPassenger);
    for (tokens, points) in [(vec![pair], 0), (vec![pair, pair], 1)] {
        let mut table = Table::new();
        table.first(A).contract(A, SLOT, "needs-both");
        table.pursuing(A, SLOT).tokens(A, &tokens);
        table.world().set_passed(A, true);
        table.begin(Stage::Completing).choose(Move::Complete);
        while table.offers(Move::Spend(pair)) {
            table.choose(Move::Spend(pair));
        }
        assert_eq!(table.vp(A), points);
    }
}
