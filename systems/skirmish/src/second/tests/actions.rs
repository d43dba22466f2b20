use crate::{
    choice::{FighterAction, Mode, Move, Posture, Why},
    data::{Armed, CoverKind, Gear},
    event::Event,
    second::testing::*,
    state::{FieldRead, FieldWrite},
};
use characters::body::{Body, Seconds, State};

/// Rifleman against an opponent far off, who has lost initiative.
fn duel() -> Play {
    let setup = field(vec![plain("A").with("Rifle")], vec![plain("B").with("Rifle").at(100)]);
    Play::new(&setup, &[6, 6, 1, 1, 1, 1])
}

fn is_attack(deed: &FighterAction) -> bool {
    matches!(deed, FighterAction::Attack(_))
}

/// SE-CBT-01
#[test]
fn a_round_is_six_seconds() {
    let mut play = Play::new(&field(vec![plain("A")], vec![plain("B")]), &[4, 4, 3, 4]);
    for _ in 0..10 {
        play.does(A, FighterAction::Done).does(B, FighterAction::Done);
    }
    assert_eq!((play.world().course().round, play.world().course().clock), (11, Seconds(60)));
}

/// SE-CBT-02
#[test]
fn a_turn_is_one_significant_and_one_minor_action_or_three_minor_ones() {
    let mut play = duel();
    play.does(A, FighterAction::Aim(B)).does(A, FighterAction::Aim(B));
    assert!(!play.deeds().iter().any(is_attack), "two minor actions leave none for an attack");
    play.does(A, FighterAction::Aim(B));
    assert_eq!(play.why(), Why::Turn { who: B }, "with nothing left the turn is over");

    let mut play = duel();
    play.attacks(A, B, 0).chooses(Move::React(None));
    assert!(!play.deeds().iter().any(is_attack));
    play.does(A, FighterAction::Posture(Posture::Prone));
    assert_eq!(play.why(), Why::Turn { who: B }, "after a significant action there is one minor");
}

/// SE-CBT-03
#[test]
fn dropping_what_is_in_hand_is_free_however_often() {
    let setup = field(vec![plain("A").with("Revolver").with("Blade")], vec![plain("B")]);
    let mut play = Play::new(&setup, &[6, 6, 1, 1]);
    play.does(A, FighterAction::Draw(1));
    assert_eq!(play.second(A).minors, 2);
    play.does(A, FighterAction::Drop(1)).does(A, FighterAction::Drop(0));
    assert_eq!((play.second(A).minors, play.second(A).significant), (2, false));
    assert_eq!(play.world().kit(A).weapons.len(), 1);
    assert!(
        !play.deeds().iter().any(|deed| matches!(deed, FighterAction::Drop(_))),
        "hands cannot be dropped"
    );
}

/// SE-CBT-05
#[test]
fn actions_come_in_any_order() {
    let walk = |play: &Play| {
        let deeds = play.deeds();
        *deeds.iter().find(|deed| matches!(deed, FighterAction::Walk(_))).expect("one can walk")
    };
    let mut play = duel();
    let to = walk(&play);
    play.attacks(A, B, 0).chooses(Move::React(None)).does(A, to);
    let mut play = duel();
    let to = walk(&play);
    play.does(A, to).attacks(A, B, 0).chooses(Move::React(None));
    assert_eq!(play.reports().len(), 1);
}

/// SE-CBT-09
#[test]
fn an_aim_counts_for_the_next_attack_on_the_same_target_alone() {
    let aim = |play: &Play, at| {
        let plan = play.plan(A, attack(at, 0, Mode::Single)).expect("in range");
        plan.modifiers.iter().filter(|it| it.rule == "SE-RNG-01").map(|it| it.dm).sum::<i16>()
    };
    let setup = field(vec![plain("A").with("Rifle")], vec![plain("B").at(100), plain("C").at(100)]);
    let start = || Play::new(&setup, &[6, 6, 1, 1, 1, 1, 1, 1]);
    let mut play = start();
    play.does(A, FighterAction::Aim(B));
    assert_eq!((aim(&play, B), aim(&play, C)), (1, 0));
    play.does(A, FighterAction::Aim(C));
    assert_eq!((aim(&play, B), aim(&play, C)), (0, 1), "another target, another aim");
    play.does(A, FighterAction::Posture(Posture::Prone));
    assert_eq!(aim(&play, C), 0, "any other action lets it go");
    let mut play = start();
    play.does(A, FighterAction::Aim(B)).attacks(A, B, 0).chooses(Move::React(None));
    assert_eq!(play.last().throw.modifiers.iter().filter(|it| it.rule == "SE-RNG-01").count(), 1);
    assert_eq!(play.second(A).aim, None, "it is spent");
}

/// SE-CBT-09
#[test]
fn an_aim_lasts_over_rounds_and_free_actions_but_not_over_a_faint() {
    let side = vec![plain("A").with("Rifle"), plain("Ann")];
    let mut play = Play::new(&field(side, vec![plain("Foe").at(100)]), &[6, 6, 5, 5, 1, 1]);
    play.does(A, FighterAction::Aim(C))
        .does(A, FighterAction::Aim(C))
        .does(A, FighterAction::Aim(C));
    play.does(B, FighterAction::Done).does(C, FighterAction::Done).does(A, FighterAction::Drop(0));
    assert_eq!(play.second(A).aim.map(|aim| aim.actions), Some(3));
    play.does(A, FighterAction::Done);
    play.game.world.of_mut::<Body>(A).state = State::Unconscious { since: Seconds(6), failed: 0 };
    play.does(B, FighterAction::Done).does(C, FighterAction::Done);
    assert_eq!((play.why(), play.second(A).aim), (Why::Turn { who: B }, None));
}

/// SE-CBT-10
#[test]
fn lying_down_and_standing_up_are_a_minor_action_each_and_who_crouches_is_behind_low_cover() {
    let mut setup = field(vec![plain("A").with("Rifle")], vec![plain("B").at(30)]);
    setup.scenario.ground.cover.push(cover(CoverKind::Vegetation, 900));
    let mut play = Play::new(&setup, &[6, 6, 1, 1]);
    let covered = |play: &Play| {
        crate::second::sight::cover(play.world(), A, play.place(B)).map(|cover| cover.kind)
    };
    assert_eq!(covered(&play), None);
    play.game.world.of_mut::<crate::Stand>(A).place.0 = 899;
    assert_eq!(covered(&play), None, "it hides nobody who stands");
    play.does(A, FighterAction::Posture(Posture::Crouching));
    assert_eq!((covered(&play), play.second(A).minors), (Some(CoverKind::Vegetation), 2));
    play.does(A, FighterAction::Posture(Posture::Prone))
        .does(A, FighterAction::Posture(Posture::Standing));
    assert_eq!((play.second(A).posture, play.why()), (Posture::Standing, Why::Turn { who: B }));
}

/// SE-CBT-11
#[test]
fn drawing_takes_one_action_and_reloading_as_many_as_the_weapon_says() {
    let bows = plain("A").with("Crossbow").with("Bolter");
    let mut play = Play::new(&field(vec![bows], vec![plain("B").at(500)]), &[6, 6, 1, 1]);
    play.game.world.of_mut::<crate::Kit>(A).weapons.iter_mut().for_each(|held| held.loaded = 0);
    play.does(A, FighterAction::Done).does(B, FighterAction::Done);
    play.does(A, FighterAction::Reload(0));
    assert_eq!(play.world().kit(A).weapons[0].loaded, 0);
    play.does(A, FighterAction::Reload(0));
    assert_eq!(
        (play.world().kit(A).weapons[0].loaded, play.world().kit(A).weapons[0].magazines),
        (1, 1)
    );
    assert!(!play.deeds().contains(&FighterAction::Reload(0)), "it is full");
    play.does(A, FighterAction::Draw(1));
    assert_eq!(play.world().kit(A).in_hand, [1], "two hands cannot hold both");
    play.does(B, FighterAction::Done).does(A, FighterAction::Reload(1));
    assert_eq!(
        (play.second(A).minors, play.world().kit(A).weapons[1].loaded),
        (3, 1),
        "for nothing"
    );
}

/// SE-CBT-15
#[test]
fn picking_something_up_is_a_minor_action_within_reach() {
    let setup = field(vec![plain("A").with("Rifle")], vec![plain("B").at(500)]);
    let mut play = Play::new(&setup, &[6, 6, 1, 1]);
    play.does(A, FighterAction::Drop(0));
    assert_eq!(play.world().course().dropped.len(), 1);
    play.does(A, FighterAction::PickUp(0));
    assert_eq!((play.second(A).minors, play.world().kit(A).in_hand.clone()), (2, vec![0]));
    assert_eq!(play.world().kit(A).weapons[0].name, "Rifle");
    assert!(play.world().course().dropped.is_empty());
    play.does(A, FighterAction::Drop(0));
    play.game.world.of_mut::<crate::Stand>(A).place.0 += 151;
    play.does(A, FighterAction::Posture(Posture::Prone));
    assert!(!play.deeds().contains(&FighterAction::PickUp(0)), "it lies too far off");
}

/// SE-CBT-11, SE-CBT-15
#[test]
fn nobody_holds_more_than_two_hands_can() {
    let setup = field(vec![plain("A").with("Rifle")], vec![plain("B").at(500)]);
    let mut play = Play::new(&setup, &[6, 6, 1, 1]);
    let held = crate::fighter::Held {
        name: "Revolver".to_owned(),
        loaded: 6,
        magazines: 0,
        fittings: vec![Gear::LaserSight],
        broken: false,
    };
    let at = play.place(A);
    play.game.world.course_mut().dropped.push(crate::state::Dropped { at, held });
    play.does(A, FighterAction::Posture(Posture::Prone)).does(A, FighterAction::PickUp(0));
    let kit = play.world().kit(A);
    let name = |nth: u8| kit.weapons[usize::from(nth)].name.as_str();
    assert_eq!((kit.in_hand.as_slice(), name(0), name(1)), ([0].as_slice(), "Rifle", "Revolver"));
    play.does(A, FighterAction::Draw(1));
    assert_eq!(play.world().kit(A).in_hand, [1], "the rifle takes both hands");
}

/// SE-CBT-19
#[test]
fn the_unconscious_the_dead_and_the_bound_have_neither_turn_nor_reaction() {
    let mut bound = plain("Bound").at(11);
    bound.captive = true;
    let side = vec![plain("A").with("Revolver"), plain("Ann")];
    let setup = field(side, vec![plain("Foe").at(500), bound]);
    let mut play = Play::new(&setup, &[6, 6, 5, 5, 4, 4, 1, 1, 1, 1]);
    play.attacks(A, D, 0);
    assert_eq!(play.why(), Why::Turn { who: A }, "the bound are not asked to react");
    play.does(A, FighterAction::Done).does(B, FighterAction::Done);
    play.game.world.of_mut::<Body>(A).state = State::Unconscious { since: Seconds(0), failed: 0 };
    play.game.world.of_mut::<Body>(B).stun.helpless_until = Seconds(12);
    let told = play.events().len();
    play.does(C, FighterAction::Done);
    assert!(play.game.is_over(), "nobody able is left of one side");
    let mut later = play.events()[told..].iter();
    assert!(!later.any(|event| matches!(event, Event::TurnBegan { .. })));
}

/// SE-CBT-02: a side may surrender when it is first asked in a round, and then the fight is over.
#[test]
fn a_side_that_gives_up_does_nothing_more() {
    let setup = field(vec![plain("A"), plain("C")], vec![plain("B")]);
    let mut play = Play::new(&setup, &[6, 6, 5, 5, 1, 1]);
    assert!(play.options().contains(&Move::Surrender));
    play.does(A, FighterAction::Posture(Posture::Prone));
    assert!(!play.options().contains(&Move::Surrender), "once a round");
    play.does(A, FighterAction::Done).does(B, FighterAction::Done);
    play.chooses(Move::Surrender);
    assert!(play.game.is_over() && play.world().course().sides[1].surrendered);
}

/// SE-DAT-05
#[test]
fn what_is_broken_or_empty_is_neither_used_nor_drawn() {
    let rifle = Armed::new("Rifle", 0);
    let mut shooter = plain("A").with("Blade");
    shooter.weapons.push(rifle);
    let mut play = Play::new(&field(vec![shooter], vec![plain("B").at(30)]), &[6, 6, 1, 1]);
    play.game.world.of_mut::<crate::Kit>(A).weapons[1].broken = true;
    play.does(A, FighterAction::Posture(Posture::Prone));
    assert!(!play.deeds().contains(&FighterAction::Draw(1)));
}

/// SE-CBT-19
#[test]
fn who_has_given_up_strikes_at_nobody() {
    let mut setup = field(vec![plain("A").at(100)], vec![plain("B").at(101)]);
    setup.scenario.forces.push(field(vec![], vec![plain("C")]).scenario.forces[1].clone());
    let mut play = Play::new(&setup, &[6, 6, 1, 1, 1, 1]);
    let strikers = |play: &Play| {
        crate::second::opportunity::strikers(play.world(), A, crate::field::Place::metres(90))
    };
    assert_eq!(strikers(&play), [B]);
    play.game.world.course_mut().sides[1].surrendered = true;
    assert_eq!(strikers(&play), []);
    assert!(play.plan(A, attack(B, 0, Mode::Single)).is_err());
}
