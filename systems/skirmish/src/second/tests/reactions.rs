use crate::{
    choice::{FighterAction, Mode, Move, Posture, Reaction, Why},
    data::{CoverKind, Recruit},
    event::Event,
    field::Place,
    fighter::Stand,
    second::{Aimed, reactions, testing::*},
    state::FieldWrite,
};

/// Fighter who can dodge and parry.
fn nimble() -> Recruit {
    one("B", "797577").with("Blade").skilled("Melee (blade)", 2).skilled("Athletics (dexterity)", 2)
}

fn against(weapon: &str, target: Recruit, cm: i32) -> (Play, Vec<Reaction>) {
    let setup = field(vec![plain("A").with(weapon).at(10)], vec![target]);
    let mut play = Play::new(&setup, &[6, 6, 1, 1]);
    play.game.world.of_mut::<Stand>(B).place = Place(1000 + cm);
    let (attack, dms) = (attack(B, 0, Mode::Single), Vec::new());
    let aimed = Aimed { by: A, attack, dms, answered: true };
    let offered = reactions::options(play.world(), &aimed);
    (play, offered)
}

/// SE-RCT-10, SE-TRT-12, SE-TRT-28
#[test]
fn what_may_be_done_about_which_attack() {
    let (dodge, parry, dive) = (Reaction::Dodge, Reaction::Parry, Reaction::Dive);
    assert_eq!(against("Blade", nimble(), 100).1, [dodge, parry]);
    assert_eq!(against("Maul", nimble(), 100).1, [dodge]);
    assert_eq!(against("Rifle", nimble(), 1000).1, [dodge, dive]);
    assert_eq!(against("Grenade", nimble(), 1000).1, [dive]);
}

/// SE-RCT-03
#[test]
fn dodging_is_worth_the_better_of_dex_and_athletics_and_never_less_than_nothing() {
    let worth = |target: Recruit| {
        let (play, _) = against("Rifle", target, 1000);
        reactions::dodge(play.world(), B)
    };
    assert_eq!(worth(nimble()), 2);
    assert_eq!(worth(one("B", "7C7577")), 2);
    assert_eq!(worth(one("B", "737577")), 0);
    assert!(!against("Rifle", one("B", "737577"), 1000).1.contains(&Reaction::Dodge));
}

/// SE-RCT-07
#[test]
fn parrying_is_worth_the_level_of_what_is_in_hand() {
    let worth = |target: Recruit| {
        let (play, _) = against("Blade", target, 100);
        reactions::parry(play.world(), B)
    };
    assert_eq!(worth(nimble()), 2);
    assert_eq!(worth(one("B", "777577").with("Rifle").skilled("Melee (blade)", 2)), 0);
    assert_eq!(worth(one("B", "777577").with("Rifle").skilled("Melee (unarmed)", 1)), 1);
    assert_eq!(
        worth(one("B", "1C7577").with("Blade").skilled("Melee (blade)", 1)),
        1,
        "no STR or DEX"
    );
}

/// SE-RCT-03, SE-RCT-07, SE-RCT-09
#[test]
fn a_dodge_or_parry_is_said_before_the_dice_and_taken_off_the_throw() {
    let taken = |reaction, rule: &str| {
        let setup = field(vec![plain("A").with("Blade").at(10)], vec![nimble().at(11)]);
        let mut play = Play::new(&setup, &[6, 6, 1, 1, 1, 1]);
        play.attacks(A, B, 0);
        assert_eq!((play.why(), play.reports().len()), (Why::Reaction { who: B, by: A }, 0));
        play.chooses(Move::React(Some(reaction)));
        let told = play.events();
        let reacted = told.iter().position(|it| matches!(it, Event::Reacted { .. }));
        let thrown = told.iter().position(|it| matches!(it, Event::Attacked(_)));
        assert!(reacted < thrown && !matches!(play.why(), Why::Reaction { .. }));
        dms(&play.last().throw.modifiers).iter().find(|(it, _)| *it == rule).map(|(_, dm)| *dm)
    };
    assert_eq!(taken(Reaction::Dodge, "SE-RCT-03"), Some(-2));
    assert_eq!(taken(Reaction::Parry, "SE-RCT-07"), Some(-2));
}

/// SE-CBT-04, SE-RCT-01, SE-RCT-02
#[test]
fn any_number_of_reactions_one_to_each_attack_and_the_next_turn_pays_for_all() {
    let blade = |name: &str| plain(name).with("Blade").at(10);
    let setup = field(vec![blade("A"), blade("C"), blade("E")], vec![nimble().at(11)]);
    let dice = [6, 6, 5, 5, 4, 4, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1];
    let mut play = Play::new(&setup, &dice);
    for who in [A, B, C] {
        play.attacks(who, D, 0).chooses(Move::React(Some(Reaction::Dodge)));
        play.does(who, FighterAction::Done);
    }
    assert_eq!((play.why(), play.second(D).penalty), (Why::Turn { who: D }, 3));
    let attack = attack(A, 0, Mode::Single);
    let price = |play: &Play| {
        let plan = play.plan(D, attack).expect("in reach");
        plan.modifiers.iter().filter(|it| it.rule == "SE-RCT-01").map(|it| it.dm).sum::<i16>()
    };
    assert_eq!(price(&play), -3);
    play.attacks(D, A, 0);
    play.does(D, FighterAction::Done);
    assert!(dms(&play.last().throw.modifiers).contains(&("SE-RCT-01", -3)));
    for who in [A, B, C] {
        play.does(who, FighterAction::Done);
    }
    assert_eq!(price(&play), 0, "the turn after that pays nothing");
}

fn behind(cm: Option<i32>) -> Play {
    let mut setup = field(vec![plain("A").with("Rifle").at(10)], vec![plain("B").at(20)]);
    setup.scenario.ground.cover =
        cm.map(|cm| cover(CoverKind::StoneWall, cm)).into_iter().collect();
    Play::new(&setup, &[6, 6, 1, 1, 1, 1, 1, 1, 1, 1])
}

fn modifiers(play: &Play) -> Vec<(String, i16)> {
    let all = dms(&play.last().throw.modifiers).into_iter();
    all.filter(|(rule, _)| *rule != "SE-DAT-03").map(|(rule, dm)| (rule.to_owned(), dm)).collect()
}

/// SE-RCT-04
#[test]
fn diving_into_cover_in_reach_is_minus_two_for_every_attack_of_the_round() {
    let mut play = behind(Some(2150));
    play.attacks(A, B, 0).chooses(Move::React(Some(Reaction::Dive)));
    assert_eq!(modifiers(&play), [("SE-RNG-03".to_owned(), 1), ("SE-RCT-04".to_owned(), -2)]);
    assert_eq!((play.place(B), play.second(B).posture), (Place(2150), Posture::Prone));
    let next = play.plan(A, attack(B, 0, Mode::Single)).expect("in range");
    assert!(dms(&next.modifiers).contains(&("SE-RCT-04", -2)));
    assert!(!next.modifiers.iter().any(|it| it.rule == "SE-RNG-07" || it.rule == "SE-RNG-08"));
    assert!(crate::second::sight::cover(play.world(), B, play.place(A)).is_some());
}

/// SE-RCT-04, SE-RCT-05
#[test]
fn diving_without_cover_in_reach_is_minus_one() {
    for cover in [None, Some(2151)] {
        let mut play = behind(cover);
        play.attacks(A, B, 0).chooses(Move::React(Some(Reaction::Dive)));
        assert_eq!(modifiers(&play), [("SE-RNG-03".to_owned(), 1), ("SE-RCT-05".to_owned(), -1)]);
        assert_eq!(play.place(B), Place(2000));
    }
}

/// SE-RCT-04, SE-RCT-05, SE-RCT-06
#[test]
fn a_dive_costs_the_next_turn_which_pays_for_it_and_then_one_lies_there() {
    let mut play = behind(None);
    play.attacks(A, B, 0).chooses(Move::React(Some(Reaction::Dive))).does(A, FighterAction::Done);
    assert!(play.events().contains(&Event::TurnLost { who: B }));
    assert_eq!(play.why(), Why::Turn { who: A });
    let second = play.second(B);
    assert_eq!((second.reactions, second.penalty, second.dived, second.dive), (0, 0, false, 0));
    play.attacks(A, B, 0);
    assert_eq!(
        play.why(),
        Why::Turn { who: A },
        "who lies already has nothing to gain in the open"
    );
    assert_eq!(modifiers(&play), [("SE-RNG-03".to_owned(), 1), ("SE-RNG-08".to_owned(), -1)]);
    play.does(A, FighterAction::Done);
    assert_eq!(play.why(), Why::Turn { who: B });
}

/// SE-RCT-06, SE-RNG-04: a fighter who ran and then dived does not move in the lost turn.
#[test]
fn in_the_turn_that_a_dive_costs_nobody_is_fast() {
    let mut play = behind(None);
    play.second_mut(B).moved = 1800;
    play.attacks(A, B, 0).chooses(Move::React(Some(Reaction::Dive)));
    assert!(modifiers(&play).contains(&("SE-RNG-04".to_owned(), -1)));
    play.does(A, FighterAction::Done);
    assert_eq!(play.second(B).moved, 0);
    play.attacks(A, B, 0);
    assert_eq!(modifiers(&play), [("SE-RNG-03".to_owned(), 1), ("SE-RNG-08".to_owned(), -1)]);
}

/// SE-CBT-09
#[test]
fn a_dive_lets_the_aim_go_and_other_reactions_do_not() {
    let aimed = |reaction| {
        let setup = field(vec![plain("A").with("Rifle").at(10)], vec![nimble().at(20)]);
        let mut play = Play::new(&setup, &[6, 6, 1, 1, 1, 1]);
        play.second_mut(B).aim = Some(crate::second::Aiming { at: A, actions: 2 });
        play.attacks(A, B, 0).chooses(Move::React(Some(reaction)));
        play.second(B).aim.is_some()
    };
    assert_eq!([Reaction::Dodge, Reaction::Dive].map(aimed), [true, false]);
}

/// SE-GRP-02
#[test]
fn nobody_reacts_in_a_grip_or_to_what_is_not_answered() {
    let (mut play, offered) = against("Blade", nimble(), 100);
    assert!(!offered.is_empty());
    let aimed =
        Aimed { by: A, attack: attack(B, 0, Mode::Single), dms: Vec::new(), answered: false };
    assert_eq!(reactions::options(play.world(), &aimed), []);
    play.second_mut(B).grappling = Some(A);
    assert_eq!(reactions::options(play.world(), &Aimed { answered: true, ..aimed }), []);
}
