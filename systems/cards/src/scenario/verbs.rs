//! Moves and turns of cards (CCG-VERB, CCG-ZONE).

use super::*;
use crate::rules::testing;

/// CCG-VERB-1
#[test]
fn a_card_that_moves_is_told_of_once() {
    let mut table = Table::new();
    let pilot = table.in_play(A, "pilot");
    let before = table.game.journal().events().len();
    testing::jettison(table.world(), pilot, "CCG-VERB-5");
    assert_eq!(table.game.journal().events().len(), before + 1);
}

/// CCG-VERB-4, CCG-EXP-3, CCG-EXP-1
#[test]
fn expending_moves_a_card_from_hand_or_deck_to_the_discard_pile_for_its_ev() {
    let mut table = Table::new();
    table.purse(A, 1, 2);
    testing::expense(table.world(), A, 2);
    let coin = table.hand(A)[0];
    assert_eq!(table.choice().options, [Move::ExpendHand(coin), Move::ExpendDeck], "no way out");
    table.choose(Move::ExpendHand(coin));
    let piles = table.look().piles(A);
    assert_eq!((piles.hand.len(), piles.deck.len(), piles.discard.len()), (0, 1, 2));
}

/// CCG-EXP-10, CCG-ZONE-8a
#[test]
fn a_drawn_adventure_card_is_in_no_hand_and_pays_for_nothing() {
    let mut table = Table::new();
    table.first(A).begin(Stage::Complications);
    let drawn = table.seen(A).drawn.expect("drawn").id;
    assert_eq!(table.zone(drawn), Zone::Drawn);
    assert!(!table.hand(A).contains(&drawn));
    testing::expense(table.world(), A, 1);
    assert!(!table.offers(Move::ExpendHand(drawn)));
    assert!(!table.offers(Move::Discard(drawn)));
}

/// CCG-VERB-9
#[test]
fn restoring_takes_off_wounds_and_never_more_than_there_are() {
    let mut table = Table::new();
    let tough = table.in_play(A, "tough");
    table.world().set_harm(tough, 2);
    let patch = table.in_hand(A, "patch");
    table.busy(B).first(A).begin(Stage::Acting).choose(Move::Event(patch)).pay();
    assert_eq!(table.look().harm(tough), 1);
}

/// CCG-VERB-10, CCG-VERB-10a, CCG-VERB-10c
#[test]
fn an_exerted_card_is_used_again_only_once_it_is_ready() {
    let mut table = Table::new();
    let barter = table.in_play(A, "barter");
    let held = table.in_hand(A, "barter");
    let rest = table.in_hand(A, "rest");
    let (use_it, of_hand) =
        (Move::Ability { card: barter, nth: 0 }, Move::Ability { card: held, nth: 0 });
    table.first(A).begin(Stage::Acting);
    assert!(!table.offers(of_hand), "a card in hand is neither ready nor exerted");
    table.choose(use_it);
    assert!(!table.offers(use_it));
    table.busy(A).busy(B).choose(Move::Event(rest)).choose(Move::Pass);
    assert!(table.offers(use_it), "an effect has readied it");
}

/// CCG-ZONE-1, CCG-CSLOT-1
#[test]
fn each_captain_has_a_deck_a_pile_and_a_hand_and_the_table_has_four_slots() {
    for captains in 1..=4 {
        let seen = Table::of(captains).seen(A);
        assert_eq!((seen.captains.len(), seen.slots.len()), (captains, 4));
        for captain in &seen.captains {
            assert_eq!((captain.hand_count, captain.deck_count), (7, 53));
            assert!(captain.discard.is_empty() && captain.adventure_discard.is_empty());
            assert!(captain.pool.is_empty());
        }
    }
}

/// CCG-ZONE-3
#[test]
fn everyone_may_look_through_every_discard_pile() {
    let mut table = Table::new();
    let pilot = table.in_play(A, "pilot");
    testing::jettison(table.world(), pilot, "CCG-VERB-5");
    let seen = table.seen(B);
    assert_eq!(seen.captains[0].discard.iter().map(|card| card.id).collect::<Vec<_>>(), [pilot]);
}

/// CCG-ZONE-4
#[test]
fn nobody_sees_into_a_deck_not_even_their_own() {
    let table = Table::new();
    let mut seen = table.seen(A);
    let information_set = seen.information_set.take().expect("an observation has one");
    let seen = format!("{seen:?}");
    for id in &table.look().piles(A).deck {
        assert!(!seen.contains(&format!("id: {id:?}")), "{id:?}");
        assert_eq!(information_set.face(*id), None, "{id:?}");
    }
}

/// CCG-ZONE-10, RUL-04
#[test]
fn hand_size_is_looked_at_in_the_ready_phase_only() {
    let mut table = Table::new();
    let windfall = table.in_hand(A, "windfall");
    table.in_hand(A, "pilot");
    table.busy(A).first(A).begin(Stage::Acting).choose(Move::Event(windfall));
    assert_eq!(table.hand(A).len(), 11, "nobody has to discard");
    table.begin(Stage::Drawing);
    assert_eq!(table.choice().why, crate::Why::Discarding { over: 4 });
}

/// CCG-ZONE-12, CCG-TOK-3
#[test]
fn tokens_are_the_captains_and_stay_when_what_gave_them_is_gone() {
    let mut table = Table::new();
    let pilot = table.in_play(A, "pilot");
    table.first(A).pirate(A).world().captain_mut(A).infamy = 2;
    table.in_hand(A, "lull");
    table.begin(Stage::Collecting);
    testing::jettison(table.world(), pilot, "CCG-VERB-5");
    assert_eq!(table.look().captain(A).infamy, 2);
}

/// CCG-CSLOT-2, CCG-CSLOT-3
#[test]
fn a_slot_is_refilled_at_once_with_a_contract_and_an_unseen_complication() {
    let mut table = Table::new();
    let void = table.in_hand(A, "void");
    let contract = table.contract(B, SlotNo(3), "grand");
    table.busy(B).first(A).begin(Stage::Acting).choose(Move::Event(void));
    table.choose(Move::Choose(contract));
    let slot = table.look().slot(SlotNo(3));
    let (new, complications) = (slot.contract.expect("refilled"), slot.complications.clone());
    assert_eq!(table.look().card(new).owner, B, "from its controller's deck");
    assert_eq!(complications.len(), 1);
    for seat in [A, B] {
        let seen = table.seen(seat).slots[3].contract.clone().expect("there");
        assert_eq!(seen.complications[0].def, None);
    }
}

/// CCG-ZONE-5b, RUL-03
#[test]
fn an_empty_slot_is_filled_as_soon_as_there_is_a_card_for_it() {
    let mut table = Table::new();
    let hunter = table.in_hand(A, "plot-hunter");
    let piles = table.world().piles_mut(A);
    (piles.adventure, piles.adventure_discard) = (vec![], vec![]);
    let slot = table.world().slot_mut(SLOT);
    (slot.contract, slot.complications) = (None, vec![]);
    let other = SlotNo(1);
    table.contract(B, other, "grand");
    let plot = table.complication(A, other, "cargo-plot", true);
    table.busy(B).first(A).begin(Stage::Acting);
    assert_eq!(table.look().slot(SLOT).contract, None, "A has no adventure card left");
    table.choose(Move::Event(hunter));
    assert_eq!(table.look().slot(SLOT).contract, Some(plot), "now there is one");
}

/// CCG-VERB-8
#[test]
fn looking_at_a_complication_tells_nobody_else() {
    let mut table = Table::new();
    let study = table.in_hand(A, "study");
    for no in 0..4 {
        table.contract(B, SlotNo(no), "grand");
    }
    table.complication(B, SLOT, "errand", false);
    table.busy(B).first(A).begin(Stage::Acting).choose(Move::Event(study));
    let knows =
        |seat| table.seen(seat).slots[0].contract.clone().expect("there").complications[0].def;
    assert!(knows(A).is_some() && knows(B).is_none());
}

/// RUL-03, CCG-CSLOT-5c
#[test]
fn an_empty_floating_slot_is_filled_by_whoever_it_passes_to() {
    let (mut table, floating) = (Table::of(3), SlotNo(3));
    let boon = table.in_hand(A, "boon");
    let piles = table.world().piles_mut(A);
    (piles.adventure, piles.adventure_discard) = (vec![], vec![]);
    for seat in [B, C] {
        table.world().captain_mut(seat).vp = 5;
    }
    let slot = table.world().slot_mut(floating);
    (slot.contract, slot.complications) = (None, vec![]);
    table.busy(B).first(A).begin(Stage::Acting);
    assert_eq!(table.look().slot(floating).contract, None, "it is A's, who has no card for it");
    table.choose(Move::Event(boon));
    let contract = table.look().slot(floating).contract.expect("A has the most points now");
    assert_eq!(table.look().card(contract).owner, C, "of B and C the higher initiative");
}

/// CCG-VERB-7b, RUL-73
#[test]
fn a_search_that_says_may_can_be_declined_after_looking_and_another_cannot() {
    for (event, may) in [("browse", true), ("crew-list", false)] {
        let mut table = Table::new();
        let event = table.in_hand(A, event);
        let crew = ["pilot", "medic"].map(|id| table.card(A, id, Zone::Deck));
        table.world().piles_mut(A).deck.extend(crew);
        table.busy(A).busy(B).first(A).begin(Stage::Acting).choose(Move::Event(event));
        assert!(matches!(table.choice().why, crate::Why::Searching { .. }));
        assert_eq!(table.offers(Move::Done), may);
        let hand = table.hand(A).len();
        if may {
            table.choose(Move::Done);
        } else {
            let found = table.choice().options[0];
            table.choose(found);
        }
        assert_eq!(table.hand(A).len(), hand + usize::from(!may));
        assert_eq!(table.happened(|event| matches!(event, Event::DeckShuffled { .. })), 1);
    }
}
