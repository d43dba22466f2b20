//! Orders, in secret (CT-MOV-09, CT-MOV-10, CT-RUL-61, CT-END-03).

use super::*;
use crate::{Ending, Exit};

fn three_sides() -> Scenario {
    scenario(vec![side(10, people(2)), side(12, people(1)), side(14, people(1))])
}

/// CT-MOV-09
#[test]
fn a_round_waits_until_everybody_has_an_order() {
    let mut fight = fight(three_sides(), &[]);
    round(&mut fight, &[(1, CLOSE)]);
    assert_eq!(choice(&fight).seat, Seat(0), "the other of the side has none yet");
    assert!(statuses(&fight, 1).is_empty() && !statuses(&fight, 0).is_empty());
    round(&mut fight, &[(0, CLOSE), (2, FighterAction::Stand)]);
    assert_eq!((fight.world.course().round, band(&fight, 1)), (1, 10));
    round(&mut fight, &[(3, FighterAction::Stand)]);
    assert_eq!((fight.world.course().round, band(&fight, 1)), (2, 11));
}

/// CT-MOV-09, CT-RUL-61
#[test]
fn nothing_is_told_of_orders_before_all_sides_have_ordered() {
    let mut fight = fight(three_sides(), &[]);
    let before = events(&fight).len();
    round(&mut fight, &[(0, CLOSE), (1, FighterAction::Evade), (2, FighterAction::Stand)]);
    assert_eq!(events(&fight).len(), before);
    round(&mut fight, &[(3, OPEN)]);
    let orders = [(0, CLOSE), (1, FighterAction::Evade), (2, FighterAction::Stand), (3, OPEN)];
    let orders = orders.map(|(who, deed)| (FighterId(who), deed)).into();
    assert_eq!(events(&fight)[before], Event::Revealed { orders });
}

/// CT-MOV-10, CT-MOV-11, CT-MOV-13, CT-MOV-17, CT-MOV-20
#[test]
fn there_are_four_statuses_two_of_them_by_gait() {
    let fight = duel(5);
    let run = |deed: fn(Gait) -> FighterAction| deed(Gait::Run);
    let expected = [
        CLOSE,
        run(FighterAction::Close),
        OPEN,
        run(FighterAction::Open),
        FighterAction::Stand,
        FighterAction::Evade,
    ];
    assert_eq!(statuses(&fight, 0), expected);
}

/// CT-CBT-10, CT-END-03, CT-RUL-66
#[test]
fn a_side_may_give_up_at_the_start_of_any_round() {
    let mut fight = duel(5);
    round(
        &mut fight,
        &[(0, FighterAction::Stand), (1, FighterAction::Stand), (0, FighterAction::Stand)],
    );
    answer(&mut fight, Move::Surrender);
    let end = Outcome { winner: Some(Seat(0)), how: Ending::Surrendered, rounds: 2 };
    assert_eq!(outcome(&fight), end);
    assert!(fight.is_over());
}

/// CT-END-03
#[test]
fn giving_up_is_asked_once_a_round_and_not_of_beasts() {
    let mut fight = fight(scenario(vec![side(10, people(2)), side(15, vec![beast(2)])]), &[]);
    assert!(choice(&fight).options.contains(&Move::Surrender));
    round(&mut fight, &[(0, FighterAction::Stand)]);
    assert!(!choice(&fight).options.contains(&Move::Surrender));
    round(&mut fight, &[(1, FighterAction::Stand)]);
    assert!(!choice(&fight).options.contains(&Move::Surrender));
}

/// CT-END-03: one of three sides surrenders; it takes no further part and is nobody's enemy.
#[test]
fn who_has_given_up_is_left_alone_by_the_others() {
    let mut fight = fight(three_sides(), &[]);
    round(&mut fight, &[(0, CLOSE), (1, CLOSE)]);
    answer(&mut fight, Move::Surrender);
    assert_eq!(choice(&fight).seat, Seat(2));
    round(&mut fight, &[(3, FighterAction::Stand)]);
    assert_eq!([0, 2].map(|who| band(&fight, who)), [11, 12]);
    round(&mut fight, &[(0, CLOSE), (1, CLOSE), (3, FighterAction::Stand)]);
    round(&mut fight, &[(0, CLOSE), (1, CLOSE), (3, FighterAction::Stand)]);
    assert_eq!(band(&fight, 0), 13, "past those who have given up");
}

/// CT-END-03
#[test]
fn an_order_of_a_side_that_has_given_up_is_void() {
    let mut fight = fight(three_sides(), &[]);
    round(&mut fight, &[(0, CLOSE)]);
    crate::classic::orders::give_up(&mut fight.world, Seat(0));
    round(&mut fight, &[(1, CLOSE)]);
    assert_eq!(choice(&fight).seat, Seat(1));
    assert_eq!(fight.world.of::<Classic>(FighterId(0)).order, None);
}

/// CT-ATK-02
#[test]
fn who_cannot_act_has_no_order() {
    let mut fight = fight(three_sides(), &[6, 6]);
    fell(&mut fight, 0);
    fight.world.of_mut::<crate::Stand>(FighterId(3)).gone = Some(Exit::OverTheEdge);
    stand_for(&mut fight, 1);
    assert_eq!(choice(&fight).seat, Seat(0));
    assert!(statuses(&fight, 0).is_empty());
    round(&mut fight, &[(1, FighterAction::Stand)]);
    assert_eq!(choice(&fight).seat, Seat(1));
    round(&mut fight, &[(2, FighterAction::Stand)]);
    assert_eq!(choice(&fight).seat, Seat(0), "the last side is not asked");
}

/// CT-END-02
#[test]
fn a_routed_side_can_only_get_away() {
    let mut fight = fight(three_sides(), &[]);
    fight.world.course_mut().sides[1].routed = true;
    round(&mut fight, &[(0, FighterAction::Stand), (1, FighterAction::Stand)]);
    assert_eq!(statuses(&fight, 2), [OPEN, FighterAction::Open(Gait::Run), FighterAction::Evade]);
}
