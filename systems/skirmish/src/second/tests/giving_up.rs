//! A side of three gives up, and the others fight on (CT-END-03).

use crate::{
    choice::{FighterAction, Grip, Move},
    data::Force,
    field::Place,
    fighter::FighterId,
    second::testing::{Play, With as _, field, plain},
    state::FieldRead,
};

const ONE: FighterId = FighterId(0);
const OTHER: FighterId = FighterId(1);
const THIRD: FighterId = FighterId(2);

/// Two within reach of each other and a third far off, a side each, who act in this order.
fn three_sides(dice: &[u8]) -> Play {
    let mut setup = field(vec![plain("A").at(10)], vec![plain("B").at(11)]);
    let third = Force::new("the third side", Place::metres(60), vec![plain("C")]);
    setup.scenario.forces.push(third);
    Play::new(&setup, &[&[6, 6, 4, 4, 1, 1], dice].concat())
}

/// SE-GRP-09, CT-END-03
#[test]
fn nobody_is_held_by_somebody_who_has_given_up() {
    let mut play = three_sides(&[6, 6, 1, 1]);
    play.does(ONE, FighterAction::Grapple(OTHER)).chooses(Move::Grip(Grip::Hold));
    assert_eq!(play.second(ONE).grappling, Some(OTHER));
    play.chooses(Move::Surrender);
    assert_eq!([ONE, OTHER].map(|who| play.second(who).grappling), [None, None]);
    play.does(THIRD, FighterAction::Done);
    assert!(play.deeds().iter().any(|deed| matches!(deed, FighterAction::Walk(_))));
    assert_eq!(play.world().stand(OTHER).gone, None);
}

/// SE-GRP-01, CT-END-03
#[test]
fn nobody_takes_hold_of_somebody_who_has_given_up() {
    let grapples = |play: &Play| play.deeds().contains(&FighterAction::Grapple(OTHER));
    let mut play = three_sides(&[]);
    assert!(grapples(&play));
    play.does(ONE, FighterAction::Done).chooses(Move::Surrender);
    play.does(THIRD, FighterAction::Done);
    assert!(!grapples(&play));
}
