//! Permission to attack, and the options.

use engine::Seat;

use crate::{
    Cannot, Event, FighterAction, Gait, Mode, Move, Why,
    classic::testing::{Bout, at, beast, person, using},
    data::Recruit,
    state::FieldWrite,
};

fn ben() -> Recruit {
    person("Ben", "777777", &["Rifle"])
}

/// CT-ATK-02, CT-ATK-03, CT-CBT-04, CT-RUL-61
#[test]
fn each_side_is_asked_in_turn_until_all_of_its_people_have_a_word_and_nothing_is_told_before() {
    let riflemen = |count: usize| vec![ben(); count];
    let mut bout = Bout::new(1, riflemen(3), riflemen(2));
    bout.dice(&[1; 10]).attack();
    for who in [2, 0, 1] {
        let choice = bout.choice().expect("somebody is asked");
        assert_eq!((choice.seat, choice.why), (Seat(0), Why::Attacks));
        assert!(!bout.offered(who).is_empty());
        bout.strikes(who, 3);
        assert!(bout.offered(who).is_empty() && bout.told().is_empty());
    }
    assert_eq!(bout.choice().map(|it| it.seat), Some(Seat(1)));
    bout.strikes(3, 0);
    assert!(bout.told().is_empty());
    bout.strikes(4, 1).is_played_out();
    let Event::Revealed { orders } = &bout.told()[0] else { panic!("it is all told at once") };
    assert_eq!(orders.len(), 5);
    let attacks = bout.told().iter().filter(|it| matches!(it, Event::Attacked(_))).count();
    assert_eq!(attacks, 5);
}

/// CT-ATK-02
#[test]
fn whoever_is_out_or_bound_is_not_asked() {
    let mut captive = ben();
    captive.captive = true;
    let mut bout = Bout::new(1, vec![ben(), captive], vec![ben()]);
    bout.attack();
    assert!(!bout.offered(0).is_empty() && bout.offered(1).is_empty());
    assert!(bout.plan(at(2)).is_ok());
}

/// CT-MOV-04, CT-MOV-11, CT-RUL-60, CT-MOV-20
#[test]
fn whoever_runs_or_evades_does_not_attack_and_all_others_may() {
    let after = |deed| Bout::duel(1, ben(), ben()).order(0, deed).plan(at(1)).map(drop);
    assert_eq!(after(FighterAction::Close(Gait::Run)), Err(Cannot::Running));
    assert_eq!(after(FighterAction::Open(Gait::Run)), Err(Cannot::Running));
    assert_eq!(after(FighterAction::Evade), Err(Cannot::Evading));
    for deed in
        [FighterAction::Close(Gait::Walk), FighterAction::Open(Gait::Ride), FighterAction::Stand]
    {
        assert_eq!(after(deed), Ok(()), "{deed:?}");
    }
    let mut bout = Bout::duel(1, ben(), ben());
    bout.order(0, FighterAction::Evade).attack();
    assert_eq!(bout.choice().map(|it| it.seat), Some(Seat(1)));
}

/// CT-SUP-06, CT-RUL-53
#[test]
fn only_the_side_with_surprise_attacks() {
    let mut bout = Bout::duel(1, ben(), ben());
    bout.surprise(1).dice(&[1, 1]).attack();
    assert_eq!(bout.choice().map(|it| it.seat), Some(Seat(1)));
    bout.strikes(1, 0);
    assert_eq!(bout.story(), ["1 misses 0 with 5"]);
    assert!(matches!(bout.plan(at(1)), Err(Cannot::Unable(_))));
}

/// CT-END-01, CT-END-03, FL-6
#[test]
fn a_side_that_breaks_or_gives_up_does_not_attack_nor_does_who_has_their_arms_full() {
    let refused = |bout: &Bout| matches!(bout.plan(at(1)), Err(Cannot::Unable(_)));
    let mut bout = Bout::duel(1, ben(), ben());
    bout.world.course_mut().sides[0].routed = true;
    assert!(refused(&bout));
    bout.world.course_mut().sides[0].routed = false;
    assert!(!refused(&bout));
    bout.world.course_mut().sides[0].surrendered = true;
    assert!(refused(&bout));
    bout.world.course_mut().sides[0].surrendered = false;
    bout.world.course_mut().sides[0].away = true;
    assert!(refused(&bout));
    let mut laden = Bout::new(1, vec![ben(), ben()], vec![ben()]);
    laden.stand(0).carries = Some(crate::FighterId(1));
    assert!(matches!(laden.plan(at(2)), Err(Cannot::Unable(_))));
    laden.attack();
    assert_eq!(
        laden.offered(0),
        [FighterAction::PutDown, FighterAction::Done],
        "there are no hands for more"
    );
}

/// CT-ATK-03
#[test]
fn neither_friends_nor_the_dead_nor_those_who_left_or_gave_up_are_targets() {
    let mut bout = Bout::new(1, vec![ben(), ben()], vec![ben(), ben()]);
    assert!(matches!(bout.plan(at(1)), Err(Cannot::Friend(_))));
    assert!(matches!(bout.plan(at(9)), Err(Cannot::NoSuchTarget)));
    bout.stand(2).gone = Some(crate::Exit::OutOfRange);
    assert!(matches!(bout.plan(at(2)), Err(Cannot::Gone(_))));
    bout.world.of_mut::<characters::body::Body>(crate::FighterId(3)).state =
        characters::body::State::Dead;
    assert!(matches!(bout.plan(at(3)), Err(Cannot::Gone(_))));
    let mut over = Bout::duel(1, ben(), ben());
    over.world.course_mut().sides[1].surrendered = true;
    assert!(matches!(over.plan(at(1)), Err(Cannot::Gone(_))));
}

/// CT-ATK-03: an attack has one target, and a fighter who has attacked is not asked again.
#[test]
fn nobody_attacks_twice_in_a_round() {
    let mut bout = Bout::new(1, vec![ben()], vec![ben(), ben()]);
    bout.dice(&[1, 1]).attack().strikes(0, 1);
    assert!(bout.offered(0).is_empty());
    bout.rests(1).rests(2).is_played_out();
}

/// CT-ATK-02
#[test]
fn every_attack_that_is_offered_can_be_made_and_every_other_is_refused() {
    let arsenal = ["SMG", "Auto Rifle", "Dagger", "Cutlass", "Revolver", "Laser Rifle"];
    for bands in [0, 1, 3, 11, 21] {
        let mut bout = Bout::duel(bands, person("Ann", "777777", &arsenal), ben());
        bout.attack();
        let offered = bout.offered(0);
        let modes = [Mode::Single, Mode::Weakened, Mode::Burst, Mode::Thrown, Mode::Butt];
        for (weapon, mode) in (0..8).flat_map(|weapon| modes.map(|mode| (weapon, mode))) {
            let attack = using(weapon, mode, 1);
            let can = bout.plan(attack).is_ok();
            assert_eq!(offered.contains(&FighterAction::Attack(attack)), can, "{attack:?}");
        }
    }
}

/// CT-ATK-03
#[test]
fn who_can_do_nothing_is_not_asked() {
    let mut bout = Bout::duel(2, person("Ann", "777777", &["Cutlass"]), ben());
    bout.attack();
    assert_eq!(bout.choice().map(|it| it.seat), Some(Seat(1)));
    assert!(bout.choice().is_some_and(|it| {
        it.options.iter().all(|option| matches!(option, Move::Do { who: crate::FighterId(1), .. }))
    }));
}

/// CT-CBT-02, M-08
#[test]
fn a_beast_attacks_with_what_it_grew_whatever_is_in_hand() {
    let mut bout = Bout::duel(0, beast("dune hound", "777777", &["Claws", "Teeth"]), ben());
    bout.attack();
    let bites = [0, 1].map(|weapon| FighterAction::Attack(using(weapon, Mode::Single, 1)));
    assert_eq!(bout.offered(0), [bites[0], bites[1], FighterAction::Done]);
}

/// CT-ATK-02: a fight can be serialised and read back in the middle of a round.
#[test]
fn what_is_declared_is_kept_in_words_that_can_be_written_down() {
    let mut bout = Bout::new(1, vec![ben(), ben()], vec![ben()]);
    bout.attack().strikes(0, 2);
    let written = serde_json::to_string(bout.classic(0)).expect("it is plain data");
    let read: crate::classic::Classic = serde_json::from_str(&written).expect("what was written");
    assert_eq!(&read, bout.classic(0));
    assert_eq!(read.action, Some(FighterAction::Attack(at(2))));
}
