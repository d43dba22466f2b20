use crate::{
    choice::FighterAction,
    data::{Beast, Gear},
    event::Event,
    field::Place,
    fighter::Stand,
    second::{bodies, testing::*},
    state::{FieldRead, FieldWrite},
};
use characters::{
    body::{Body, Seconds, State},
    healing::{self, Hit},
};

/// Medic beside a comrade who has just lost this many points, and an enemy far off.
fn wounded(damage: u16, dice: &[u8]) -> Play {
    let mut medic = one("Medic", "777597").skilled("Medic", 2).at(10);
    medic.gear.push(Gear::Medikit { tl: 10 });
    let side = vec![medic, one("Hurt", "777577").at(11)];
    let order = [6, 6, 5, 5, 1, 1];
    let mut play = Play::new(&field(side, vec![plain("Foe").at(900)]), &[&order, dice].concat());
    hurt(&mut play, B, damage);
    play.does(A, FighterAction::Posture(crate::Posture::Crouching));
    play
}

fn hurt(play: &mut Play, who: crate::FighterId, damage: u16) {
    let at = play.world().course().clock;
    let hit = Hit { at, damage, ..Hit::default() };
    assert!(bodies::befall(&mut play.game.world, who, |casualty| casualty.hit(hit)));
}

fn pass(play: &mut Play, who: &[crate::FighterId]) {
    who.iter().for_each(|&who| {
        play.does(who, FighterAction::Done);
    });
}

fn ends(play: &Play) -> Option<u64> {
    play.world().body(B).treatment.as_ref().map(|it| it.ends.0)
}

fn bodies_told(play: &Play) -> Vec<healing::Event> {
    let told = |event: &Event| {
        if let Event::Body { what, .. } = event { Some(what.clone()) } else { None }
    };
    play.events().iter().filter_map(told).collect()
}

/// SE-CBT-08, SE-HEA-04: seen at the table, where cats bandaged each other.
#[test]
fn no_beast_gives_first_aid() {
    let offered = |beast: bool| {
        let mut medic = one("Medic", "777597").skilled("Medic", 2).at(10);
        let hound = Beast { kind: "hound".to_owned(), speed: 2, metres: 6, pouncer: false };
        medic.beast = beast.then_some(hound);
        let setup = field(vec![medic, one("Hurt", "777577").at(13)], vec![plain("Foe").at(900)]);
        let mut play = Play::new(&setup, &[6, 6, 5, 5, 1, 1]);
        hurt(&mut play, B, 5);
        play.does(A, FighterAction::Walk(Place::metres(13)));
        play.deeds().contains(&FighterAction::FirstAid(B))
    };
    assert_eq!([false, true].map(offered), [true, false]);
}

/// SE-CBT-08, SE-EXT-01, SE-EXT-02, SE-HEA-01, SE-HEA-04
#[test]
fn first_aid_is_ten_rounds_of_significant_actions_for_each_minute_and_then_a_check() {
    let mut play = wounded(5, &[1, 4, 4]);
    assert!(
        play.deeds().contains(&FighterAction::FirstAid(B))
            && !play.deeds().contains(&FighterAction::FirstAid(A))
    );
    play.does(A, FighterAction::FirstAid(B));
    assert!(play.second(A).significant);
    assert_eq!((play.second(A).minors, ends(&play)), (0, Some(60)));
    pass(&mut play, &[B, C]);
    for round in 2..=10 {
        assert_eq!(play.world().course().round, round);
        play.does(A, FighterAction::FirstAid(B));
        pass(&mut play, &[A, B, C]);
    }
    let told = bodies_told(&play);
    assert!(
        told.iter().any(|it| matches!(it, healing::Event::FirstAid { points: 3, most: 5, .. }))
    );
    assert_eq!(play.world().body(B).lost, [0, 0, 2]);
    assert_eq!(ends(&play), None);
}

/// SE-EXT-02
#[test]
fn a_round_without_work_does_not_count() {
    let mut play = wounded(5, &[1]);
    play.does(A, FighterAction::FirstAid(B));
    pass(&mut play, &[B, C, A, B, C]);
    assert_eq!(ends(&play), Some(66));
    play.does(A, FighterAction::FirstAid(B));
    pass(&mut play, &[A, B, C]);
    assert_eq!(ends(&play), Some(66));
}

/// SE-EXT-03, SE-EXT-04, SE-EXT-05, SE-EXT-06
#[test]
fn a_medic_who_is_hurt_checks_against_the_damage_to_keep_the_round() {
    // EDU 9 and Medic 2 are +3; four points of damage leave -1.
    let after = |damage: u16, dice: &[u8]| {
        let mut play = wounded(5, &[&[2], dice].concat());
        play.does(A, FighterAction::FirstAid(B));
        if damage > 0 {
            hurt(&mut play, A, damage);
        }
        pass(&mut play, &[B, C]);
        play.all_thrown();
        ends(&play).expect("the medic is still at it")
    };
    assert_eq!(after(0, &[]), 120, "no damage, no dice");
    assert_eq!(after(4, &[5, 4]), 120, "9 - 1 is just enough");
    assert_eq!(after(4, &[4, 4]), 126, "one less, and the round does not count");
    assert_eq!(after(4, &[2, 2]), 126, "an Effect of -5 is no more than that");
    assert_eq!(after(4, &[2, 1]), 126, "with -6 all is lost: it begins anew in the second round");
}

/// SE-EXT-05
#[test]
fn an_exceptional_failure_loses_all_rounds() {
    let mut play = wounded(5, &[1, 1, 2]);
    play.does(A, FighterAction::FirstAid(B));
    pass(&mut play, &[B, C]);
    play.does(A, FighterAction::FirstAid(B));
    hurt(&mut play, A, 4);
    pass(&mut play, &[A, B, C]);
    assert_eq!(ends(&play), Some(12 + 60));
}

/// SE-HEA-01, SE-HEA-03
#[test]
fn first_aid_has_to_begin_within_ten_rounds_and_only_once() {
    let mut play = wounded(5, &[]);
    for _ in 0..10 {
        pass(&mut play, &[A, B, C]);
    }
    assert_eq!(play.world().course().clock, Seconds(60));
    assert!(play.deeds().contains(&FighterAction::FirstAid(B)), "60 seconds are in time");
    pass(&mut play, &[A, B, C]);
    assert!(!play.deeds().contains(&FighterAction::FirstAid(B)), "66 are not");
}

/// SE-INJ-14
#[test]
fn who_is_out_of_the_fight_is_treated_no_further() {
    let mut play = wounded(5, &[1]);
    play.does(A, FighterAction::FirstAid(B)).does(B, FighterAction::Done);
    play.game.world.of_mut::<Body>(A).state = State::Unconscious { since: Seconds(0), failed: 0 };
    pass(&mut play, &[C]);
    assert_eq!((ends(&play), play.second(A).treating), (None, None));
}

/// SE-CBT-16
#[test]
fn a_patient_has_to_be_within_reach() {
    let mut play = wounded(5, &[]);
    play.game.world.of_mut::<Stand>(B).place.0 += 51;
    play.does(A, FighterAction::Posture(crate::Posture::Standing));
    assert!(!play.deeds().contains(&FighterAction::FirstAid(B)));
}

/// SE-HEA-04
#[test]
fn one_can_treat_oneself() {
    let mut play = wounded(5, &[]);
    hurt(&mut play, A, 3);
    pass(&mut play, &[A, B, C]);
    assert!(play.deeds().contains(&FighterAction::FirstAid(A)));
}

/// SE-EXT-02
#[test]
fn who_turns_to_another_patient_leaves_the_first() {
    // A minute's work, a check against the medic's own wound, and two minutes' work.
    let mut play = wounded(5, &[1, 6, 6, 2]);
    hurt(&mut play, A, 3);
    play.does(A, FighterAction::FirstAid(B));
    pass(&mut play, &[B, C]);
    play.does(A, FighterAction::FirstAid(A));
    assert_eq!(ends(&play), None, "nobody finishes what is left lying");
    assert_eq!(play.second(A).treating.map(|it| it.patient), Some(A));
}
