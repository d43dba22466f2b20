//! The deal (CCG-SET), and the parts of it that everyone sees (CCG-ZONE).

use super::*;
use crate::SetupError;

/// CCG-SET-2, CCG-SET-3, CCG-CSLOT-4
#[test]
fn two_captains_start_with_seven_cards_and_two_slots_each() {
    let table = Table::new();
    for seat in [A, B] {
        let piles = table.look().piles(seat);
        assert_eq!((piles.hand.len(), piles.deck.len(), piles.adventure.len()), (7, 53, 16));
    }
    let owners: Vec<Seat> = table.seen(A).slots.iter().map(|slot| slot.controllers[0]).collect();
    assert_eq!(owners, [A, A, B, B]);
}

/// CCG-SET-3, CCG-ZONE-13
#[test]
fn a_contract_starts_with_one_complication_that_nobody_has_seen() {
    let table = Table::new();
    for seat in [A, B] {
        for slot in table.seen(seat).slots {
            let contract = slot.contract.expect("dealt");
            assert_eq!(contract.complications.len(), 1);
            assert_eq!(contract.complications[0].def, None);
        }
    }
}

/// CCG-SET-4, CCG-SET-6
#[test]
fn everything_starts_at_zero_in_the_ready_phase_of_round_one() {
    let seen = Table::new().seen(A);
    assert_eq!((seen.round, seen.stage), (1, Stage::Drawing), "readying asks nobody");
    for captain in &seen.captains {
        assert_eq!((captain.vp, captain.infamy, captain.activity), (0, 0, Activity::Uncommitted));
        assert!(captain.pool.is_empty());
    }
}

/// CCG-GEN-1, CCG-DECK-3
#[test]
fn a_wrong_number_of_captains_a_wrong_deck_or_house_rules_are_refused() {
    let mut wrong = setup(Constants::default());
    wrong.captains[1].deck.captain.insert("coin".to_owned(), 59);
    let error = CardGame::new(&book(), &wrong, 1).err().expect("59 cards");
    assert_eq!(
        error.to_string(),
        "the deck `slow-ship` cannot be played: 59 captain's cards; a deck has 60"
    );
    let wild = of_ships(&["plain-ship"; 2], Constants { hand: -7, ..Constants::default() });
    let error = CardGame::new(&book(), &wild, 1).err().expect("no such hand").to_string();
    assert!(error.contains("`hand` cannot be `-7`; it is a number from 1 to 20"), "{error}");
    for (captains, expected) in [(0, Some(SetupError::Captains(0))), (1, None), (4, None)] {
        let setup = of_ships(&["plain-ship"; 4][..captains], Constants::default());
        assert_eq!(CardGame::new(&book(), &setup, 1).err(), expected);
    }
    let five = of_ships(&["plain-ship"; 5], Constants::default());
    assert_eq!(CardGame::new(&book(), &five, 1).err(), Some(SetupError::Captains(5)));
}

/// CCG-ZONE-9: hands of others are counts.
#[test]
fn a_captain_sees_the_own_hand_and_only_the_size_of_the_others() {
    let mut table = Table::new();
    let own = table.in_hand(A, "pilot");
    let theirs = table.in_hand(B, "medic");
    let mut seen = table.seen(A);
    assert!(seen.hand.iter().any(|card| card.id == own));
    let information_set = seen.information_set.take().expect("an observation has one");
    assert!(information_set.face(own).is_some() && information_set.face(theirs).is_none());
    assert!(!format!("{seen:?}").contains(&format!("id: {theirs:?}")));
    assert_eq!(seen.captains[1].hand_count, 8);
}

/// A move that is not offered changes nothing.
#[test]
fn a_decision_that_is_not_offered_is_refused_and_changes_nothing() {
    let mut table = Table::new();
    let (before, asked) = (table.game.snapshot(), table.asked());
    assert_eq!(table.refused(asked, Move::Piracy), Refusal::NotOffered);
    let other = if asked == A { B } else { A };
    assert_eq!(table.refused(other, Move::Done), Refusal::NotYourChoice { asked, answered: other });
    assert_eq!(table.game.snapshot(), before);
}

/// CCG-SET-2: both decks of every captain are shuffled anew for each game.
#[test]
fn decks_are_shuffled_by_the_seed() {
    let dealt = |seed| {
        let mut setup = setup(Constants::default());
        for captain in &mut setup.captains {
            captain.deck.captain = [("coin".to_owned(), 30), ("note".to_owned(), 30)].into();
            captain.deck.adventure =
                [("errand".to_owned(), 10), ("worth-one-slot".to_owned(), 10)].into();
        }
        let game = CardGame::new(&book(), &setup, seed).expect("legal");
        let kinds = |pile: &[CardId]| -> Vec<_> {
            pile.iter().map(|&id| game.look().card(id).def).collect()
        };
        [A, B].map(|seat| {
            let piles = game.look().piles(seat);
            (kinds(&piles.deck), kinds(&piles.adventure))
        })
    };
    let (one, other) = (dealt(1), dealt(2));
    assert_eq!(one, dealt(1), "the same seed, the same deal");
    for seat in 0..2 {
        assert_ne!(one[seat].0, other[seat].0);
        assert_ne!(one[seat].1, other[seat].1);
        assert_ne!(one[0].0, one[1].0, "each deck for itself");
    }
}
