//! Riders (FL-8).

use bevy::prelude::In;

use crate::{
    choice::{FighterAction, Mode, Move, Posture, Reaction},
    data::Recruit,
    event::Event,
    field::Place,
    fighter::{FighterId, Stand},
    second::{movement, testing::*, wounds},
    state::{FieldRead, FieldWrite},
};

fn riding(mount: &str, who: Recruit) -> Recruit {
    Recruit { mount: Some(mount.to_owned()), ..who }
}

/// Rider with a rifle, who acts first, against a rifleman this far off.
fn met(metres: i32, dice: &[u8]) -> Play {
    let rider = riding("grav bike", plain("A").at(100).with("Rifle"));
    let other = plain("B").at(100 + metres).with("Rifle");
    Play::new(&field(vec![rider], vec![other]), &[&[6, 6, 1, 1], dice].concat())
}

/// Asserts that the journal records the dismount once, and that the mount is gone.
#[track_caller]
fn is_off(play: &Play, who: FighterId) {
    let off =
        |event: &&Event| matches!(event, Event::Dismounted { mount, .. } if mount == "grav bike");
    assert_eq!(play.events().iter().filter(off).count(), 1);
    assert_eq!(play.world().kit(who).mount, None);
}

/// FL-8, SE-CBT-12, SE-DAT-13
#[test]
fn who_rides_goes_as_far_as_the_mount_does() {
    let mounts =
        [("grav bike", 2400), ("ground bike", 2000), ("dune buggy", 1800), ("horse", 1600)];
    for (mount, stride) in mounts {
        let setup = field(vec![riding(mount, plain("A"))], vec![plain("B").at(900)]);
        let play = Play::new(&setup, &[6, 6, 1, 1]);
        assert_eq!(movement::stride(play.world(), A), stride, "{mount}");
    }
    let mut play = met(800, &[]);
    let walk = |deed: FighterAction| {
        if let FighterAction::Walk(Place(cm)) = deed { Some(cm / 100) } else { None }
    };
    let offered: Vec<i32> = play.deeds().into_iter().filter_map(walk).collect();
    assert_eq!(offered, [76, 88, 112, 124], "as far as it goes, and half as far");
    for metres in [124, 148, 172] {
        play.does(A, FighterAction::Walk(Place::metres(metres)));
    }
    let moved = play.events().iter().rev().find(|it| matches!(it, Event::Moved { .. }));
    assert!(matches!(moved, Some(Event::Moved { gait: crate::Gait::Ride, .. })), "{moved:?}");
}

/// FL-8, SE-RNG-04: 24 m are two full tens.
#[test]
fn riders_shoot_and_are_shot_at_with_the_modifier_for_speed() {
    let mut play = met(50, &[1, 1, 1, 1]);
    let speed = |play: &Play, by, at| {
        let plan = play.plan(by, attack(at, 0, Mode::Single)).expect("in reach");
        dms(&plan.modifiers).into_iter().find(|(rule, _)| *rule == "SE-RNG-04").map(|(_, dm)| dm)
    };
    assert_eq!(speed(&play, A, B), None);
    play.does(A, FighterAction::Walk(Place::metres(124)));
    assert_eq!((speed(&play, A, B), speed(&play, B, A)), (Some(-2), Some(-2)));
    play.attacks(A, B, 0).chooses(Move::React(None));
    assert_eq!(play.reports().len(), 1, "nobody has to stop for it");
    play.second_mut(B).moved = 2400;
    assert_eq!(speed(&play, A, B), None, "who rides alongside is no harder to hit");
}

/// FL-8, SE-INJ-02, SE-TRT-29
#[test]
fn who_is_knocked_out_or_stunned_falls_off() {
    for stun in [false, true] {
        let mut play = met(50, &[]);
        wounds::suffer(In((A, 5, stun)), &mut play.game.world);
        assert!(play.world().kit(A).mount.is_some(), "who is hurt holds on");
        wounds::suffer(In((A, 10, stun)), &mut play.game.world);
        assert!(!play.world().is_able(A));
        is_off(&play, A);
    }
}

/// FL-8, SE-GRP-01
#[test]
fn who_is_grappled_comes_off_whoever_wins() {
    for (rider, other) in [([6, 6], [1, 1]), ([1, 1], [6, 6])] {
        let mut play = met(1, &[other, rider].concat());
        play.does(A, FighterAction::Done).does(B, FighterAction::Grapple(A));
        is_off(&play, A);
    }
}

/// FL-8, SE-RCT-05, SE-CBT-10
#[test]
fn who_dives_crouches_or_lies_down_is_off() {
    let mut play = met(50, &[1, 1]);
    play.does(A, FighterAction::Done).attacks(B, A, 0).chooses(Move::React(Some(Reaction::Dive)));
    is_off(&play, A);
    for posture in [Posture::Crouching, Posture::Prone] {
        let mut play = met(50, &[]);
        play.does(A, FighterAction::Posture(posture))
            .does(A, FighterAction::Posture(Posture::Standing));
        is_off(&play, A);
        assert_eq!(movement::stride(play.world(), A), 600, "and walks from now on");
    }
}

/// FL-8, FL-6
#[test]
fn who_carries_somebody_leads_the_mount() {
    let rider = riding("horse", plain("A").at(100));
    let setup = field(vec![rider, plain("C").at(100)], vec![plain("B").at(900)]);
    let mut play = Play::new(&setup, &[6, 6, 1, 1, 1, 1]);
    play.game.world.of_mut::<Stand>(A).carries = Some(B);
    assert_eq!(movement::stride(play.world(), A), 600);
    play.game.world.of_mut::<Stand>(A).carries = None;
    assert_eq!(movement::stride(play.world(), A), 1600, "and gets on again");
}
