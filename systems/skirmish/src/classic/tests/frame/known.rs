//! Knowledge of a side, and secrets of the others.

use super::*;
use crate::{Attack, Mode};

fn known_to(fight: &Skirmish, side: u8) -> Vec<&Event> {
    fight.known_to(Seat(side)).into_iter().map(|(_, event)| event).collect()
}

/// CT-RUL-61, CT-MOV-12: between the orders of one side and those of the next.
#[test]
fn an_order_that_is_not_revealed_yet_shows_in_no_plan() {
    let setup = setup(scenario(vec![side(10, people(1)), side(10, people(1))]));
    let mut fight = Skirmish::new(&crate::testing::armoury(), &setup, 1).expect("it is sound");
    let blow =
        |target| Attack { target: FighterId(target), weapon: 0, mode: Mode::Single, boon: false };
    let before = fight.plan(FighterId(1), &blow(0)).expect("they are at arm's length");
    round(&mut fight, &[(0, FighterAction::Evade)]);
    assert_eq!(choice(&fight).seat, Seat(1));
    let plan = |fight: &Skirmish| fight.plan(FighterId(1), &blow(0)).expect("it can be made");
    assert_eq!(plan(&fight), before);
    round(&mut fight, &[(1, FighterAction::Stand)]);
    assert_eq!(choice(&fight).why, Why::Attacks);
    assert_eq!(plan(&fight).needed(), before.needed() + 1, "it evades, and parries no more");
    assert!(!plan(&fight).leaves_out_a_parry());
}

/// CT-RUL-61, M-07
#[test]
fn orders_are_shown_to_those_who_see_who_carries_them_out() {
    let orders = |light, forbids, side| {
        let mut dark = scenario(vec![side_of_one(10), side_of_one(20)]);
        dark.ground.light = light;
        let mut setup = setup(dark);
        setup.house.dark_forbids = forbids;
        let dice = Dice::scripted(&[]);
        let mut fight = Skirmish::with_dice(&tables::armoury(), &setup, dice).expect("sound");
        round(&mut fight, &[(0, CLOSE), (1, FighterAction::Stand)]);
        let orders = |event: &&Event| {
            let Event::Revealed { orders } = event else { return Vec::new() };
            orders.iter().map(|(who, _)| who.0).collect()
        };
        let mut all: Vec<u8> = known_to(&fight, side).iter().flat_map(orders).collect();
        all.sort_unstable();
        all
    };
    for (light, forbids, all) in [
        (Light::Day, false, true),
        (Light::Dim, false, false),
        // A fighter who can be shot at is visible (CT-ATK-14).
        (Light::Dark, false, true),
        (Light::Dark, true, false),
    ] {
        let known = if all { [vec![0, 1], vec![0, 1]] } else { [vec![0], vec![1]] };
        assert_eq!([0, 1].map(|side| orders(light, forbids, side)), known, "{light:?}");
    }
}

fn side_of_one(band: i16) -> Force {
    side(band, people(1))
}

/// M-04, CT-MOV-15: the number of blows reveals END.
#[test]
fn how_many_blows_somebody_has_left_is_known_to_their_own_side() {
    let mut fight = duel(5);
    round(&mut fight, &[(0, FighterAction::Close(Gait::Run)), (1, FighterAction::Stand)]);
    let hears = |side| known_to(&fight, side).iter().any(|it| matches!(it, Event::Blow { .. }));
    assert_eq!([0, 1].map(hears), [true, false]);
}
