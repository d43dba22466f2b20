use crate::{
    choice::{Attack, FighterAction, Mode, Move, Reaction, Why},
    data::CoverKind,
    event::{Ending, Event, Outcome},
    field::Place,
    second::testing::*,
    state::FieldRead,
};
use engine::Seat;

/// Throws as they fell: attacker, target, sum of the dice, total, and whether it hit.
fn throws(play: &Play) -> Vec<(u8, u8, i32, i32, bool)> {
    let row = |it: &&crate::AttackReport| {
        (it.by.0, it.target.0, it.throw.natural(), it.throw.total(), it.hit)
    };
    play.reports().iter().map(row).collect()
}

/// A marksman and a leader against a scrapper with a blade and a lookout behind a wall, worked out
/// on paper, throw by throw.
///
/// SE-CBT-02, SE-CBT-18, SE-DMG-01, SE-INI-01, SE-INI-02, SE-INI-05, SE-INJ-03, SE-RCT-01,
/// SE-RCT-03, SE-RNG-01, SE-RNG-03, SE-RNG-07, SE-RNG-09
#[test]
fn a_whole_fight_worked_out_by_hand() {
    let marksman = one("Ada", "797577").with("Rifle").skilled("Gun Combat (slug)", 1).at(0);
    let leader = one("Bo", "777777").with("Blade").skilled("Tactics", 2).skilled("Leadership", 1);
    let scrapper = one("Cy", "A97577").with("Blade").skilled("Melee (blade)", 1).at(7);
    let lookout = one("Di", "777577").with("Revolver").skilled("Gun Combat (slug)", 0).at(40);
    let mut setup = field(vec![marksman, leader.at(0)], vec![scrapper, lookout]);
    setup.scenario.ground.cover.push(cover(CoverKind::StoneWall, 3900));
    #[rustfmt::skip]
    let dice = [
        // Bo's Tactics: 7, and 2 for the skill, is an Effect of 1. The others have nobody who could
        // gain.
        3, 4,
        // Initiative: Ada 6 and DEX 1 and Tactics 1, Bo 5 and 1, Cy 9 and DEX 1, Di 4.
        3, 3, 2, 3, 4, 5, 2, 2,
        // Cy at Ada: 4, STR 10 +1, Melee +1, dodge -1: 5, a miss.
        2, 2,
        // Ada at Cy: 9, DEX +1, Gun Combat +1, short +1, for the dodge -1: 11, an Effect of 3.
        4, 5,
        // 3D and 3: 8 points. END 7 is gone, and one of STR, the fuller of the others.
        1, 2, 2,
        // Bo leads: 10, and 1 for the skill: three boons.
        6, 4,
        // Di aims at Ada and fires: 7, aim +1, medium 0, dodge -1: 7, a miss.
        5, 2,
        // Round 2. Cy at Ada: 3, DEX 9 +1, Melee +1: 5, a miss.
        1, 2,
        // Ada with a boon at Cy: 6 and 5, +1 +1 +1 -1: 13, an Effect of 5.
        6, 1, 5,
        // 3D and 5: 23 points, and nothing is left. The death roll: 12, and -2 for so heavy a hit.
        6, 6, 6, 6, 6,
        // Di at Ada: 2, a miss.
        1, 1,
        // Round 3. Ada aims at Di and fires: 2, +1 +1, short +1, aim +1, wall -2: 4, a miss.
        1, 1,
    ];
    let mut play = Play::new(&setup, &dice);

    play.chooses(Move::Tactics(Some(B)));
    assert_eq!([A, B, C, D].map(|who| play.second(who).initiative), [8, 6, 10, 4]);

    play.does(C, FighterAction::Walk(Place(150))).attacks(C, A, 0);
    play.chooses(Move::React(Some(Reaction::Dodge)));
    play.attacks(A, C, 0).chooses(Move::React(None)).does(A, FighterAction::Done);
    assert_eq!(play.world().body(C).physical(play.world().full(C)), [9, 9, 0]);
    play.does(B, FighterAction::Lead).does(B, FighterAction::Done);
    assert_eq!(play.side(0).boons, 3);
    play.does(D, FighterAction::Aim(A))
        .attacks(D, A, 0)
        .chooses(Move::React(Some(Reaction::Dodge)));

    play.attacks(C, A, 0).chooses(Move::React(None)).does(C, FighterAction::Done);
    let boon = Attack { boon: true, ..attack(C, 0, Mode::Single) };
    play.does(A, FighterAction::Attack(boon))
        .chooses(Move::React(None))
        .does(A, FighterAction::Done);
    assert!(!play.world().body(C).is_awake() && !play.world().body(C).is_dead());
    play.does(B, FighterAction::Done)
        .attacks(D, A, 0)
        .chooses(Move::React(None))
        .does(D, FighterAction::Done);

    assert_eq!(play.why(), Why::Turn { who: A }, "Cy is out of it");
    play.does(A, FighterAction::Aim(D))
        .attacks(A, D, 0)
        .does(B, FighterAction::Done)
        .chooses(Move::Surrender);

    play.all_thrown();
    let expected = [
        (2, 0, 4, 5, false),
        (0, 2, 9, 11, true),
        (3, 0, 7, 7, false),
        (2, 0, 3, 5, false),
        (0, 2, 11, 13, true),
        (3, 0, 2, 2, false),
        (0, 3, 2, 4, false),
    ];
    assert_eq!(throws(&play), expected);
    let damage =
        |event: &Event| if let Event::Damage { left, .. } = event { Some(*left) } else { None };
    let left: Vec<u16> = play.events().iter().filter_map(damage).collect();
    assert_eq!(left, [8, 23]);
    let outcome = Outcome { winner: Some(Seat(0)), how: Ending::Surrendered, rounds: 3 };
    assert_eq!(play.world().course().outcome, Some(outcome));
}
