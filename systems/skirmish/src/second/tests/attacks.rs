use crate::{
    choice::{FighterAction, Mode, Move, Why},
    event::Event,
    fighter::{Fighter, Kit, Stand},
    plan::Cannot,
    second::{attack as attacks, testing::*},
    state::{FieldRead, FieldWrite},
};

/// SE-CBT-06
#[test]
fn a_blow_is_an_average_check_of_str_or_dex_whichever_is_better() {
    let blow = |profile: &str| {
        let fighter = one("A", profile).with("Blade").skilled("Melee (blade)", 1).at(10);
        let play = Play::new(&field(vec![fighter], vec![plain("B").at(11)]), &[6, 6, 1, 1]);
        let plan = play.plan(A, attack(B, 0, Mode::Single)).expect("in reach");
        (plan.target, plan.dm(), plan.damage)
    };
    assert_eq!(blow("5A7577"), (8, 2, "2D-1".to_owned()));
    assert_eq!(blow("C57577"), (8, 3, "2D+2".to_owned()));
}

/// SE-CBT-16
#[test]
fn hands_are_always_there_and_weapons_have_to_be_in_hand() {
    let fighter = plain("A").with("Rifle").with("Blade").at(10);
    let play = Play::new(&field(vec![fighter], vec![plain("B").at(11)]), &[6, 6, 1, 1]);
    let may = |weapon| play.plan(A, attack(B, weapon, Mode::Single));
    assert!(may(0).is_ok() && may(2).is_ok());
    assert_eq!(may(1), Err(Cannot::NotInHand("Blade".to_owned())));
    assert_eq!(may(3), Err(Cannot::NoSuchWeapon));
}

/// SE-CBT-19
#[test]
fn what_cannot_be_attacked_is_not_offered() {
    let setup = field(vec![plain("A").with("Rifle"), plain("Friend")], vec![plain("B").at(50)]);
    let mut play = Play::new(&setup, &[6, 6, 5, 5, 1, 1]);
    let may = |play: &Play, target| play.plan(A, attack(target, 0, Mode::Single)).map(|_| ());
    assert_eq!(may(&play, B), Err(Cannot::Friend("Friend".to_owned())));
    assert_eq!(may(&play, C), Ok(()));
    play.game.world.of_mut::<Stand>(C).gone = Some(crate::Exit::OverTheEdge);
    assert_eq!(may(&play, C), Err(Cannot::Gone("B".to_owned())));
    play.game.world.of_mut::<Stand>(C).gone = None;
    play.game.world.of_mut::<Stand>(A).carries = Some(B);
    assert_eq!(may(&play, C), Err(Cannot::Unable("A".to_owned())));
    play.game.world.of_mut::<Stand>(A).carries = None;
    play.second_mut(A).grappling = Some(C);
    assert_eq!(may(&play, C), Err(Cannot::Grappling));
    play.second_mut(A).grappling = None;
    play.game.world.of_mut::<Fighter>(A).captive = true;
    assert_eq!(may(&play, C), Err(Cannot::Unable("A".to_owned())));
}

/// SE-TRT-07, SE-TRT-08, SE-TRT-09, SE-TRT-10
#[test]
fn a_mode_takes_its_ammunition_and_is_refused_without() {
    let left = |mode| {
        let shooter = plain("A").with("Needle Rifle").at(0);
        let setup = field(vec![shooter], vec![plain("B").at(50)]);
        let mut play = Play::new(&setup, &[6, 6, 1, 1, 1, 1, 1, 1, 1, 1]);
        play.does(A, FighterAction::Attack(attack(B, 0, mode)));
        while !matches!(play.why(), Why::Turn { .. }) {
            let none = play.options().last().copied().expect("an option");
            play.chooses(none);
        }
        play.world().kit(A).weapons[0].loaded
    };
    assert_eq!([Mode::Single, Mode::Burst, Mode::FullAuto].map(left), [19, 17, 11]);
    let shooter = plain("A").with("Needle Rifle").at(0);
    let mut play = Play::new(&field(vec![shooter], vec![plain("B").at(50)]), &[6, 6, 1, 1]);
    play.game.world.of_mut::<Kit>(A).weapons[0].loaded = 5;
    let weapon = "Needle Rifle".to_owned();
    let refused = play.plan(A, attack(B, 0, Mode::FullAuto));
    assert_eq!(refused, Err(Cannot::Empty { weapon, left: 5, needed: 9 }));
    assert!(play.plan(A, attack(B, 0, Mode::Burst)).is_ok());
    let thrown = play.plan(A, attack(B, 0, Mode::Thrown));
    assert_eq!(thrown, Err(Cannot::Mode("Needle Rifle".to_owned())));
}

/// SE-TRT-09
#[test]
fn full_automatic_fire_is_as_many_attacks_at_targets_within_six_metres() {
    let shooter = plain("A").with("Needle Rifle").at(0);
    let targets = vec![plain("B").at(50), plain("C").at(56), plain("D").at(57)];
    let mut play =
        Play::new(&field(vec![shooter], targets), &[6, 6, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1]);
    play.does(A, FighterAction::Attack(attack(B, 0, Mode::FullAuto)));
    assert_eq!(play.why(), Why::Reaction { who: B, by: A });
    play.chooses(Move::React(None));
    assert_eq!(play.why(), Why::NextTarget { who: A, left: 2 });
    assert_eq!(play.options(), [Move::At(B), Move::At(C)], "the third is too far from the first");
    play.chooses(Move::At(C)).chooses(Move::React(None)).chooses(Move::At(B));
    play.chooses(Move::React(None));
    let at: Vec<_> = play.reports().iter().map(|report| report.target).collect();
    assert_eq!((at, play.why()), (vec![B, C, B], Why::Turn { who: A }));
}

/// SE-CBT-17
#[test]
fn a_weapon_in_each_hand_is_a_throw_and_a_shot_for_each_in_one_action() {
    let shooter = plain("A").with("Revolver").with("Revolver").at(0);
    let setup = field(vec![shooter], vec![plain("B").at(5)]);
    let mut play = Play::new(&setup, &[6, 6, 1, 1, 1, 1, 1, 2]);
    assert!(play.plan(A, attack(B, 0, Mode::Both)).is_err(), "the other one is not in hand");
    play.does(A, FighterAction::Draw(1));
    let both: Vec<FighterAction> = play
        .deeds()
        .into_iter()
        .filter(|deed| matches!(deed, FighterAction::Attack(it) if it.mode == Mode::Both))
        .collect();
    assert_eq!(both, [FighterAction::Attack(attack(B, 0, Mode::Both))], "named once");
    assert_eq!(play.plan(A, attack(B, 0, Mode::Both)).map(|plan| plan.throws), Ok(2));
    play.does(A, both[0]).chooses(Move::React(None)).chooses(Move::React(None));
    let natural: Vec<i32> = play.reports().iter().map(|report| report.throw.natural()).collect();
    assert_eq!(natural, [2, 3]);
    let loaded: Vec<u8> = play.world().kit(A).weapons.iter().map(|held| held.loaded).collect();
    assert_eq!(loaded, [5, 5, 0]);
    assert!(!matches!(play.why(), Why::Turn { who } if who == A), "nothing is left of the turn");
}

/// SE-GRP-07
#[test]
fn an_attack_that_nobody_answers_is_thrown_at_once() {
    let fighter = plain("A").with("Blade").at(10);
    let mut play = Play::new(
        &field(vec![fighter], vec![plain("B").with("Blade").at(11)]),
        &[6, 6, 1, 1, 1, 1],
    );
    play.game.world.resource_mut::<crate::state::PendingChoice>().choice = None;
    attacks::unanswered(&mut play.game.world, A, attack(B, 0, Mode::Single));
    crate::rules::run(&mut play.game.world);
    assert_eq!(play.reports().len(), 1);
}

/// SE-TRT-34
#[test]
fn a_hit_comes_before_what_it_does() {
    let shooter = one("A", "7F7577").with("Rifle").skilled("Gun Combat (slug)", 2).at(0);
    let setup = field(vec![shooter], vec![plain("B").at(20)]);
    let mut play = Play::new(&setup, &[6, 6, 1, 1, 6, 6, 1, 1, 1]);
    play.attacks(A, B, 0).chooses(Move::React(None));
    let first = |is: fn(&Event) -> bool| play.events().iter().position(is).expect("it happens");
    let attacked = first(|event| matches!(event, Event::Attacked(_)));
    let damage = first(|event| matches!(event, Event::Damage { .. }));
    let body = first(|event| matches!(event, Event::Body { .. }));
    assert!(attacked < damage && damage < body);
}
