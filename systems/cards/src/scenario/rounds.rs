//! Rounds, and the checks that close their phases (CCG-RND, CCG-VIC).

use super::*;

/// CCG-RND-4
#[test]
fn the_order_of_a_round_does_not_follow_initiatives_that_change_in_it() {
    let mut table = Table::new();
    let tailwind = table.in_hand(B, "tailwind");
    table.busy(A).busy(B).first(B).begin(Stage::Acting).choose(Move::Event(tailwind));
    let ship = table.ship(B);
    assert_eq!(table.value(ship, Value::Initiative), 7);
    assert_eq!((table.look().round().first, table.asked()), (B, A));
    table.first(A).begin(Stage::Collecting);
    assert_eq!(table.look().round().first, A, "7 against 3, and A is first all the same");
}

/// CCG-RDY-6, CCG-ADV-3, CCG-PRC-2, CCG-ACT-2, CCG-RSC-2, CCG-RES-6, CCG-VIC-3
#[test]
fn each_phase_ends_with_a_check_at_which_twenty_points_win() {
    let checks = Stage::ALL.into_iter().filter(|stage| stage.is_victory_check());
    for check in checks {
        for (points, wins) in [(19, false), (20, true)] {
            let mut table = Table::new();
            table.world().captain_mut(A).vp = points;
            table.begin(check);
            let winner = table.game.ending().and_then(|ending| ending.winner);
            assert_eq!(winner == Some(A), wins, "{points} at {check:?}");
        }
    }
}

/// CCG-VIC-2
#[test]
fn a_captain_who_needs_more_points_does_not_win_with_twenty() {
    let mut table = Table::new();
    table.in_play(A, "high-stakes");
    table.world().captain_mut(A).vp = 22;
    assert_eq!(table.seen(A).captains[0].threshold, 25);
    table.begin(Stage::ReadyCheck);
    assert_eq!(table.game.ending(), None);
    table.world().captain_mut(B).vp = 20;
    table.begin(Stage::ReadyCheck);
    assert_eq!(table.game.ending().and_then(|e| e.winner), Some(B), "B needs twenty, as usual");
}

/// CCG-ADV-0, CCG-ADV-2a
#[test]
fn each_captain_has_one_activity_and_later_ones_see_what_the_first_chose() {
    let mut table = Table::new();
    table.contract(A, SLOT, "grand");
    table.first(A).begin(Stage::Activities).choose(Move::Pursue(SLOT)).pay();
    assert_eq!(table.asked(), B);
    assert_eq!(table.seen(B).captains[0].activity, Activity::Pursuing(SLOT));
    table.choose(Move::Piracy).pay();
    let activity = |seat| table.look().activity(seat);
    assert_eq!((activity(A), activity(B)), (Activity::Pursuing(SLOT), Activity::Pirate));
}

/// CCG-ADV-2c, CCG-ADV-2d
#[test]
fn every_contract_in_reach_is_offered_and_several_may_pursue_the_same() {
    let mut table = Table::new();
    table.first(A).begin(Stage::Activities);
    assert!((0..4).all(|no| table.offers(Move::Pursue(SlotNo(no)))));
    table.choose(Move::Pursue(SLOT)).pay();
    assert!(table.offers(Move::Pursue(SLOT)));
    table.choose(Move::Pursue(SLOT)).pay();
    let seen = table.seen(A).slots[0].contract.clone().expect("there");
    assert_eq!(seen.pursuers, [A, B]);
}

/// CCG-ADV-2m, CCG-ABN-5, CCG-INF-1
#[test]
fn a_captain_who_turns_pirate_pays_the_penalty_and_the_declaration() {
    let mut table = Table::new();
    table.contract(A, SLOT, "worth-two");
    table.pursuing(A, SLOT).first(A).begin(Stage::Activities);
    let before = table.money(A);
    table.choose(Move::Piracy).pay();
    assert_eq!(before - table.money(A), 2, "1 penalty and 1 to declare");
    assert_eq!(table.happened(|e| matches!(e, Event::Abandoned { seat: A, .. })), 1);
    assert_eq!(table.look().captain(A).infamy, 1);
}

/// CCG-ABN-5, CCG-ADV-2b, CCG-ADV-2f
#[test]
fn whoever_leaves_a_contract_pays_its_penalty_however_they_leave_it() {
    let other = SlotNo(2);
    for (leave, price) in
        [(Move::Uncommitted, 1), (Move::Pursue(other), 1 + 1), (Move::Piracy, 1 + 1)]
    {
        let mut table = Table::new();
        table.contract(A, SLOT, "worth-two");
        table.contract(A, other, "worth-three");
        table.pursuing(A, SLOT).first(A).begin(Stage::Activities);
        let before = table.money(A);
        table.choose(leave).pay();
        assert_eq!(before - table.money(A), price, "{leave:?}");
    }
}

/// CCG-ADV-2o, RUL-27
#[test]
fn who_switches_is_bound_to_what_they_named_before_the_old_contract_is_replaced() {
    let other = SlotNo(2);
    let mut table = Table::new();
    let old = table.contract(A, SLOT, "worth-two");
    table.contract(A, other, "worth-three");
    table.pursuing(A, SLOT).first(A).begin(Stage::Activities).choose(Move::Pursue(other)).pay();
    assert_eq!(table.zone(old), Zone::AdventureDiscard, "nobody pursued it any more");
    assert_eq!(table.look().activity(A), Activity::Pursuing(other));
    assert_eq!(table.asked(), B, "A is not asked about the new one");
}

/// CCG-ABN-7, RUL-17
#[test]
fn a_contract_that_another_resolves_costs_its_pursuers_nothing() {
    let mut table = Table::new();
    table.first(B).contract(A, SLOT, "charity");
    table.pursuing(A, SLOT).pursuing(B, SLOT).tokens(B, &[CARGO]);
    table.world().set_passed(A, false);
    table.world().set_passed(B, true);
    let before = table.money(A);
    table.begin(Stage::Completing).choose(Move::Complete);
    assert_eq!(table.look().activity(A), Activity::Uncommitted);
    assert_eq!(table.money(A), before);
    assert_eq!(table.happened(|e| matches!(e, Event::Abandoned { .. })), 0);
}

/// CCG-CPT-5
#[test]
fn points_reduced_by_competition_never_fall_below_nothing() {
    let mut table = Table::new();
    table.first(A).contract(A, SLOT, "charity");
    for seat in [A, B] {
        table.pursuing(seat, SLOT).tokens(seat, &[CARGO]);
        table.world().set_passed(seat, true);
        table.world().captain_mut(seat).vp = 3;
    }
    table.begin(Stage::Completing).choose(Move::Complete).choose(Move::Complete);
    assert_eq!((table.vp(A), table.vp(B)), (3, 3));
}

/// A in the slow ship has pursued a contract with this penalty since an earlier round, and has
/// these cards in hand and in the deck, the last on top. The other contract is 3 jumps away.
fn leaving(penalty: &str, hand: &[&str], deck: &[&str], constants: Constants) -> Table {
    let mut setup = setup(constants);
    setup.captains[0].deck.ship = "slow-ship".to_owned();
    let mut table = Table { game: CardGame::new(&book(), &setup, 1).expect("legal") };
    table.contract(A, SLOT, penalty);
    table.contract(B, SlotNo(2), "haul");
    table.purse(A, 0, 0);
    for id in hand {
        table.in_hand(A, id);
    }
    for id in deck {
        let card = table.card(A, id, Zone::Deck);
        table.world().piles_mut(A).deck.push(card);
    }
    table.pursuing(A, SLOT).first(A).begin(Stage::Activities);
    table
}

/// CCG-EXP-4a, CCG-EXP-4, RUL-76
#[test]
fn the_penalty_and_what_follows_it_are_met_with_cards_of_their_own() {
    let joined = |lump| Constants { lump_activity_cost: lump, ..Constants::default() };
    for (lump, left) in [(false, 0), (true, 1)] {
        let mut table = leaving("haul", &["note", "coin"], &[], joined(lump));
        let note = table.hand(A)[0];
        table.choose(Move::Piracy);
        if table.asked() == A {
            table.choose(Move::ExpendHand(note)); // otherwise it pays the penalty by itself
        }
        assert_eq!(table.money(A), left, "2 for the penalty, 1 to declare; as one sum: {lump}");
        assert_eq!(table.look().activity(A), Activity::Pirate);
    }
    let table = leaving("haul", &["note"], &[], joined(false));
    assert!(!table.offers(Move::Piracy), "3 for the penalty, and nothing to declare with");
    assert!(table.offers(Move::Uncommitted));
    assert!(leaving("haul", &["note"], &[], joined(true)).offers(Move::Piracy));
}

/// CCG-EXP-4a, CCG-COST-10: cards needed for the jumps cannot pay the penalty.
#[test]
fn what_pays_the_first_sum_leaves_enough_for_the_second() {
    let mut table = leaving("errand", &["note", "coin"], &[], Constants::default());
    table.choose(Move::Pursue(SlotNo(2)));
    assert_eq!(table.look().activity(A), Activity::Pursuing(SlotNo(2)));
    assert_eq!(table.money(A), 0, "the coin for the penalty, the note for 3 jumps");
}

/// CCG-EXP-4a, CCG-ADV-2j: a cost bankrupts nobody.
#[test]
fn whom_the_deck_leaves_too_little_for_the_jumps_is_uncommitted() {
    let mut table = leaving("errand", &[], &["coin", "note"], Constants::default());
    table.choose(Move::Pursue(SlotNo(2)));
    assert_eq!(table.look().activity(A), Activity::Uncommitted);
    assert_eq!((table.money(A), table.look().is_out(A)), (1, false));
    assert_eq!(table.happened(|e| matches!(e, Event::Abandoned { seat: A, .. })), 1);
}
