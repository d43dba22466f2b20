//! The Ready Phase (CCG-RDY).

use super::*;

/// CCG-RDY-1, CCG-GEN-3
#[test]
fn everything_readies_at_once_but_what_cannot() {
    let mut table = Table::new();
    let (free, bound) = (table.in_play(A, "pilot"), table.in_play(A, "medic"));
    table.attached(B, "shackle", bound);
    for crew in [free, bound] {
        table.world().set_exerted(crew, true);
    }
    table.begin(Stage::Readying);
    assert!(!table.look().is_exerted(free));
    assert!(table.look().is_exerted(bound));
}

/// CCG-RDY-2a, CCG-RDY-2b, CCG-RDY-2c
#[test]
fn a_captain_discards_down_to_seven_then_at_will_and_draws_to_seven() {
    let mut table = Table::new();
    table.first(A);
    table.in_hand(A, "pilot");
    table.begin(Stage::Drawing);
    assert!(!table.offers(Move::Done), "eight cards are one too many");
    let hand = table.hand(A);
    table.choose(Move::Discard(hand[0])).choose(Move::Discard(hand[1])).choose(Move::Done);
    assert_eq!(table.hand(A).len(), 8, "nothing is shown before everyone has chosen");
    table.choose(Move::Done);
    assert_eq!(table.hand(A).len(), 7);
    assert_eq!(table.look().piles(A).discard, [hand[0], hand[1]]);
}

/// CCG-RDY-2d, CCG-RND-6
#[test]
fn nobody_learns_of_discards_before_all_have_chosen() {
    let mut table = Table::new();
    table.first(A).begin(Stage::Drawing);
    let before = table.seen(B);
    let card = table.hand(A)[0];
    table.choose(Move::Discard(card));
    assert_eq!(Observation { prices: vec![], ..table.seen(B) }, before);
}

/// CCG-RDY-3a
#[test]
fn the_highest_initiative_names_the_first_captain() {
    let mut table = Table::new();
    table.begin(Stage::FirstCaptain);
    assert_eq!(table.asked(), A);
    table.choose(Move::First(B));
    assert_eq!(table.look().round().first, B);
    assert_eq!(*table.look().initiative_order(), [B, A]);
}

/// CCG-RDY-3b, RUL-22
#[test]
fn among_equal_initiatives_the_dice_pick_the_first_captain() {
    let mut firsts = [0, 0];
    for seed in 0..40 {
        let mut setup = setup(Constants::default());
        setup.captains.iter_mut().for_each(|captain| captain.deck.ship = "even-ship".to_owned());
        let mut table = Table { game: CardGame::new(&book(), &setup, seed).expect("legal") };
        table.begin(Stage::FirstCaptain);
        assert_eq!(table.happened(|e| matches!(e, Event::FirstCaptain { chosen_by: None, .. })), 1);
        firsts[table.look().round().first.index()] += 1;
    }
    assert!(firsts.iter().all(|&n| n > 8), "{firsts:?}");
}

/// CCG-RDY-4a
#[test]
fn each_wound_restored_costs_a_credit() {
    let mut table = Table::new();
    table.first(A).purse(A, 2, 5);
    let pilot = table.in_play(A, "ace");
    table.world().set_harm(pilot, 1);
    let before = table.money(A);
    table.begin(Stage::Restoring).choose(Move::Restore(pilot)).pay();
    assert_eq!(table.look().harm(pilot), 0);
    assert_eq!(table.money(A), before - 1);
}

/// CCG-RDY-4c, CCG-KEY-18
#[test]
fn what_is_resilient_restores_itself_for_nothing() {
    let mut table = Table::new();
    table.purse(A, 0, 0).purse(B, 0, 0);
    let tough = table.in_play(A, "tough");
    table.world().set_harm(tough, 2);
    table.begin(Stage::Restoring);
    assert_eq!(table.look().harm(tough), 0);
}

/// CCG-RDY-4d
#[test]
fn who_cannot_pay_is_simply_not_offered_to_restore() {
    let mut table = Table::new();
    let pilot = table.in_play(A, "ace");
    table.world().set_harm(pilot, 1);
    table.purse(A, 0, 0).purse(B, 0, 0).begin(Stage::Restoring);
    assert_eq!(table.look().harm(pilot), 1);
    assert!(table.game.ending().is_none());
}

/// CCG-RDY-5a, CCG-RDY-5b, CCG-RDY-5c
#[test]
fn gear_moves_once_between_own_crew_and_hindrances_stay() {
    let mut table = Table::new();
    let (pilot, medic) = (table.in_play(A, "pilot"), table.in_play(A, "medic"));
    let vest = table.attached(A, "vest", pilot);
    let shackle = table.attached(A, "shackle", pilot);
    table.first(A).begin(Stage::Shifting);
    assert!(!table.offers(Move::Shift { gear: shackle, to: medic }));
    table.choose(Move::Shift { gear: vest, to: medic });
    assert_eq!(table.host(vest), Some(medic));
    assert_ne!(table.look().stage(), Stage::Shifting, "nothing else can move");
}

/// CCG-RDY-5a, CCG-RDY-5b: each piece of gear once, as many as there are.
#[test]
fn several_pieces_of_gear_move_in_one_ready_phase() {
    let mut table = Table::new();
    let (pilot, medic) = (table.in_play(A, "pilot"), table.in_play(A, "medic"));
    let gear = ["vest", "gun"].map(|id| table.attached(A, id, pilot));
    table.first(A).begin(Stage::Shifting);
    gear.iter().for_each(|&gear| {
        table.choose(Move::Shift { gear, to: medic });
    });
    assert_eq!(gear.map(|gear| table.host(gear)), [Some(medic); 2]);
}

/// CCG-RDY-5d, CCG-SLOT-3: a second armor can be shifted, and then one of the two goes.
#[test]
fn gear_handed_to_who_has_its_like_is_one_too_many() {
    let mut table = Table::new();
    let (pilot, medic) = (table.in_play(A, "pilot"), table.in_play(A, "medic"));
    let (vest, _) = (table.attached(A, "vest", pilot), table.attached(A, "vest", medic));
    table.first(A).begin(Stage::Shifting);
    table.choose(Move::Shift { gear: vest, to: medic });
    assert_eq!((table.asked(), table.choice().why), (A, crate::Why::Trimming));
}

/// CCG-RDY-4b, CCG-RDY-4a
#[test]
fn points_are_restored_in_any_number_on_any_cards_of_ones_own() {
    for (restored, left) in [(&[][..], (2, 1)), (&[0, 1][..], (1, 0)), (&[0, 0][..], (0, 1))] {
        let mut table = Table::new();
        let cards = [table.in_play(A, "robot"), table.upgrade(A, "turret")];
        let theirs = table.in_play(B, "robot");
        crate::rules::testing::inflict(table.world(), theirs, 1);
        crate::rules::testing::inflict(table.world(), cards[0], 2);
        crate::rules::testing::inflict(table.world(), cards[1], 1);
        table.first(A).begin(Stage::Readying);
        table.until(|choice| (choice.seat, choice.why) == (A, crate::Why::Restoring));
        assert!(!table.offers(Move::Restore(theirs)));
        let before = table.money(A);
        for &which in restored {
            table.choose(Move::Restore(cards[which])).pay();
        }
        table.until(|choice| choice.seat == B || choice.why != crate::Why::Restoring);
        let harm = cards.map(|id| table.look().harm(id));
        assert_eq!((harm[0], harm[1]), left);
        assert_eq!(usize::from(before - table.money(A)), restored.len(), "a credit each");
    }
}
