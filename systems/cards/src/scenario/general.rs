//! Precedence and vocabulary (CCG-GEN).

use super::*;

/// CCG-GEN-5, CCG-ZONE-8
#[test]
fn a_bare_card_or_deck_is_the_captains_not_the_adventure_deck() {
    let mut table = Table::new();
    let windfall = table.in_hand(A, "windfall");
    let piles = table.look().piles(A);
    let (hand, deck, adventure) = (piles.hand.len(), piles.deck.len(), piles.adventure.len());
    table.busy(B).first(A).begin(Stage::Acting).choose(Move::Event(windfall));
    let piles = table.look().piles(A);
    assert_eq!((piles.hand.len(), piles.deck.len()), (hand - 1 + 2, deck - 2));
    assert_eq!(piles.adventure.len(), adventure);
}

/// CCG-GEN-6, CCG-COST-13, CCG-COST-9
#[test]
fn a_text_that_names_no_card_means_its_own() {
    let mut table = Table::new();
    let (hireling, pilot) = (table.in_play(A, "hireling"), table.in_play(A, "pilot"));
    table.busy(A).first(A).begin(Stage::Acting).choose(Move::Ability { card: hireling, nth: 0 });
    let exerted = |id| table.look().is_exerted(id);
    assert!(exerted(hireling) && !exerted(pilot));
}

/// CCG-GEN-8, CCG-RND-6
#[test]
fn a_stage_that_all_play_at_once_has_no_acting_captain() {
    let mut table = Table::new();
    assert_eq!((table.seen(A).stage, table.seen(A).acting), (Stage::Drawing, None));
    table.busy(A).first(A).begin(Stage::Acting);
    assert_eq!(table.seen(B).acting, Some(A));
}

/// CCG-GEN-10: the reference settles its own doubts; here, that a captain without cards is out only
/// through an expense.
#[test]
fn where_the_reference_has_an_answer_it_is_the_answer() {
    let mut table = Table::new();
    table.purse(A, 0, 0).busy(B).begin(Stage::Drawing);
    assert!(!table.look().is_out(A));
}

/// CCG-SET-1, CCG-SET-4, CCG-OWN-1
#[test]
fn each_captain_begins_with_one_ship_in_play_that_is_ready_and_theirs() {
    let table = Table::of(4);
    for seat in [A, B, C, D] {
        let own: Vec<CardId> = table.look().controlled(seat).collect();
        assert_eq!(own, [table.ship(seat)]);
        assert_eq!(table.look().card(own[0]).owner, seat);
        assert!(!table.look().is_exerted(own[0]));
    }
}

/// CCG-SET-3c, CCG-SLOT-5
#[test]
fn the_first_complication_takes_up_a_complication_slot() {
    let mut setup = of_ships(&["plain-ship", "slow-ship"], Constants::default());
    for captain in &mut setup.captains {
        captain.deck.adventure = [("worth-one-slot".to_owned(), 20)].into();
    }
    let mut table = Table { game: CardGame::new(&book(), &setup, 1).expect("legal") };
    let first = table.look().slot(SLOT).complications.clone();
    assert_eq!(first.len(), 1);
    table.first(A).begin(Stage::Complications).choose(Move::Place(SLOT));
    let now = table.look().slot(SLOT).complications.clone();
    assert_eq!(now.len(), 1, "one of the two had to go");
    assert_ne!(now, first);
}

/// CCG-SET-5, RUL-02
#[test]
fn the_first_discards_are_the_only_mulligan() {
    let mut table = Table::new();
    assert_eq!((table.look().round().number, table.look().stage()), (1, Stage::Drawing));
    table.first(A).begin(Stage::Drawing);
    for card in table.hand(A).into_iter().take(4) {
        table.choose(Move::Discard(card));
    }
    table.choose(Move::Done).choose(Move::Done);
    assert_eq!((table.hand(A).len(), table.look().piles(A).discard.len()), (7, 4));
}

/// CCG-OWN-2, CCG-OWN-5
#[test]
fn a_captain_controls_what_they_bring_into_play_wherever_it_lies() {
    let mut table = Table::new();
    let shackle = table.in_hand(A, "shackle");
    let pilot = table.in_play(B, "pilot");
    table.first(A).begin(Stage::Procuring).choose(Move::Procure(shackle)).pay();
    assert_eq!(table.host(shackle), Some(pilot));
    assert_eq!(table.look().card(shackle).controller, A);
}

/// All entities exist from the deal on: none is spawned or despawned in play.
#[test]
fn a_game_spawns_nothing_after_its_deal() {
    let mut table = Table::with(Constants { harbour_dues: None, ..Constants::default() });
    let (before, mut dice) = (table.look().entities().len(), dice::Dice::seeded(1));
    for _ in 0..300 {
        let options = table.choice().options.clone();
        table.choose(*dice.pick(&options).expect("there is something to choose from"));
    }
    assert_eq!(table.look().entities().len(), before);
}
