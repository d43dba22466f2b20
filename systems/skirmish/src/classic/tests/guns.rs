//! Bursts, pellets, ammunition, thrown blades, and quick draws.

use crate::{
    Cannot, FighterAction, Mode,
    classic::testing::{Bout, at, person, using},
    data::Recruit,
    field::Place,
    state::FieldWrite,
};

fn gunner(weapon: &str) -> Recruit {
    person("Ann", "777777", &[weapon])
}

fn ben() -> Recruit {
    person("Ben", "777777", &["Cutlass"])
}

/// M-02
#[test]
fn a_submachine_gun_fires_only_bursts_and_an_automatic_rifle_as_it_is_set() {
    let can = |weapon, mode| Bout::duel(1, gunner(weapon), ben()).plan(using(0, mode, 1)).is_ok();
    assert_eq!((can("SMG", Mode::Single), can("SMG", Mode::Burst)), (false, true));
    assert_eq!((can("Auto Rifle", Mode::Single), can("Auto Rifle", Mode::Burst)), (true, true));
    assert_eq!((can("Rifle", Mode::Single), can("Rifle", Mode::Burst)), (true, false));
}

/// M-02
#[test]
fn a_burst_is_four_rounds_and_two_throws() {
    let mut bout = Bout::duel(1, gunner("SMG"), ben());
    assert_eq!(bout.plan(using(0, Mode::Burst, 1)).map(|plan| plan.throws), Ok(2));
    bout.house(|house| house.ask_wounds = false);
    bout.dice(&[1, 1, 1, 2, 1, 1, 1, 1, 1, 1, 1]).attack();
    bout.does(0, FighterAction::Attack(using(0, Mode::Burst, 1))).is_played_out();
    assert_eq!(
        bout.story(),
        [
            "0 hits 1 with 10",
            "4 points for 1",
            "0 hits 1 with 10",
            "3 points for 1",
            "1 loses Str-4: [3, 7, 7]",
            "1 loses Dex-1 End-1 Dex-1: [3, 5, 6]",
        ]
    );
    assert_eq!(bout.kit(0).weapons[0].loaded, 26);
}

/// M-02: the source gives neither number nor modifier; the figures are ours.
#[test]
fn a_burst_goes_on_to_those_beside_the_target_in_the_same_band() {
    let mut bout = Bout::new(1, vec![gunner("SMG")], vec![ben(), ben(), ben(), ben().in_band(2)]);
    bout.dice(&[1, 1].repeat(4)).attack();
    bout.house(|house| house.referee_dm = -6)
        .does(0, FighterAction::Attack(using(0, Mode::Burst, 2)));
    bout.is_played_out();
    assert_eq!(
        bout.story(),
        ["0 misses 2 with 4", "0 misses 2 with 4", "0 misses 1 with 2", "0 misses 3 with 2"]
    );
}

/// M-02
#[test]
fn a_burst_hits_neither_friends_beside_the_target_nor_who_lies_there() {
    let mut friend = ben();
    friend.at = Some(Place::band(1));
    let mut bout = Bout::new(1, vec![gunner("SMG"), friend], vec![ben(), ben()]);
    bout.world.of_mut::<characters::body::Body>(crate::FighterId(3)).state =
        characters::body::State::Unconscious { since: Default::default(), failed: 0 };
    bout.house(|house| house.referee_dm = -6);
    bout.dice(&[1, 1].repeat(2)).attack().does(0, FighterAction::Attack(using(0, Mode::Burst, 2)));
    bout.rests(1).rests(2).is_played_out();
}

/// M-02
#[test]
fn a_shotgun_catches_up_to_three_who_stand_beside_its_target() {
    let mut bout = Bout::new(2, vec![gunner("Shotgun")], vec![ben(); 5]);
    bout.house(|house| house.referee_dm = -6);
    bout.dice(&[1, 1].repeat(4)).attack().strikes(0, 1);
    bout.is_played_out();
    let missed = [1, 2, 3, 4].map(|who| format!("0 misses {who} with 4"));
    assert_eq!(bout.story(), missed);
    assert_eq!(bout.kit(0).weapons[0].loaded, 9, "it is one shot");
}

/// M-02
#[test]
fn a_rifle_hits_nobody_but_its_target() {
    let mut bout = Bout::new(2, vec![gunner("Rifle")], vec![ben(); 3]);
    bout.dice(&[1, 1]).attack().strikes(0, 1).is_played_out();
    assert_eq!(bout.kit(0).weapons[0].loaded, 19);
}

/// M-02
#[test]
fn an_empty_gun_does_not_shoot() {
    let mut bout = Bout::duel(1, gunner("SMG"), ben());
    bout.kit(0).weapons[0].loaded = 3;
    let refused = bout.plan(using(0, Mode::Burst, 1));
    assert!(matches!(refused, Err(Cannot::Empty { left: 3, needed: 4, .. })));
    let mut rifle = Bout::duel(1, gunner("Rifle"), ben());
    rifle.kit(0).weapons[0].loaded = 0;
    assert!(matches!(rifle.plan(at(1)), Err(Cannot::Empty { left: 0, needed: 1, .. })));
    rifle.kit(0).weapons[0].broken = true;
    assert!(matches!(rifle.plan(at(1)), Err(Cannot::Broken(_))));
}

/// M-02
#[test]
fn a_new_magazine_takes_as_many_rounds_as_the_weapon_says() {
    let mut bout = Bout::duel(1, gunner("Shotgun"), ben());
    bout.attack();
    assert!(!bout.offered(0).contains(&FighterAction::Reload(0)), "it is full");
    bout.rests(0).kit(0).weapons[0].loaded = 0;
    bout.attack().does(0, FighterAction::Reload(0));
    assert_eq!(
        (bout.story(), bout.kit(0).weapons[0].loaded),
        (vec!["0 reloads, 1 to come".into()], 0)
    );
    bout.attack().does(0, FighterAction::Reload(0));
    assert_eq!(bout.story()[1..], ["0 has reloaded"]);
    let held = bout.kit(0).weapons[0].clone();
    assert_eq!((held.loaded, held.magazines), (10, 0));
    bout.kit(0).weapons[0].loaded = 0;
    bout.attack();
    assert_eq!(bout.choice(), None, "no magazine is left, and nothing else can be done");
}

/// M-02
#[test]
fn whoever_shoots_before_the_magazine_is_in_begins_anew() {
    let mut bout = Bout::duel(1, gunner("Shotgun"), ben());
    bout.kit(0).weapons[0].loaded = 1;
    bout.attack().does(0, FighterAction::Reload(0));
    bout.dice(&[1, 1]).house(|house| house.referee_dm = -6).attack().strikes(0, 1);
    bout.attack().does(0, FighterAction::Reload(0));
    assert_eq!(bout.story()[2..], ["0 reloads, 1 to come"]);
}

/// M-02
#[test]
fn a_dagger_is_thrown_by_dexterity_against_eighteen_and_is_gone() {
    let mut bout = Bout::duel(0, person("Ann", "797777", &["Dagger"]), ben().wearing(&["Cloth"]));
    let thrown = using(0, Mode::Thrown, 1);
    let plan = bout.plan(thrown).expect("it can be thrown");
    assert_eq!((plan.target, plan.needed(), plan.damage.as_str()), (18, 9, "2D"));
    bout.order(1, FighterAction::Evade);
    assert_eq!(bout.needs(thrown), 10);
    bout.dice(&[5, 5, 2, 3, 1]).attack().does(0, FighterAction::Attack(thrown));
    assert_eq!(bout.story()[..2], ["0 hits 1 with 18", "5 points for 1"]);
    assert_eq!(bout.classic(0).blows, 7, "it is no blow");
    assert!(matches!(bout.plan(thrown), Err(Cannot::Broken(_))));
}

/// M-02
#[test]
fn only_daggers_and_blades_are_thrown_and_only_across_short_range() {
    let can = |weapon, bands, touching: bool| {
        let mut bout = Bout::duel(bands, gunner(weapon), ben());
        if touching {
            bout.touch(0, 1);
        }
        bout.plan(using(0, Mode::Thrown, 1)).is_ok()
    };
    assert!(can("Dagger", 0, false) && can("Blade", 0, false));
    assert!(!can("Sword", 0, false) && !can("Rifle", 0, false));
    assert!(!can("Dagger", 1, false) && !can("Dagger", 0, true));
}

/// Two with holstered revolvers, who draw on each other at short range: 8+ with +1, +2 and -3.
fn showdown(dice: &[u8]) -> Bout {
    let [one, other] = ["Ann", "Ben"].map(|name| person(name, "777777", &["Cudgel", "Revolver"]));
    let mut bout = Bout::duel(1, one, other);
    bout.stand(1).place = Place::band(0);
    let draw = |target| FighterAction::Attack(using(1, Mode::Single, target));
    bout.dice(dice).attack().does(0, draw(1)).does(1, draw(0));
    bout.is_played_out();
    bout
}

/// CT-ATK-11, M-02
#[test]
fn of_two_who_draw_on_each_other_the_slower_shoots_only_if_still_able() {
    let first = "[12, 15], first Some(1)".to_owned();
    // 2D each, then the second shoots, hits for 12, and END and STR take it.
    let story = showdown(&[3, 2, 4, 4, 4, 4, 4, 4, 4, 3, 1]).story();
    assert_eq!(
        story,
        [
            &first,
            "1 draws the Revolver",
            "1 hits 0 with 8",
            "12 points for 0",
            "0 loses End-7 Str-5: [2, 7, 0]",
            "0 falls",
        ]
    );
    // A lighter wound leaves the first able: the second shot comes, and misses.
    let story = showdown(&[3, 2, 4, 4, 4, 4, 1, 1, 1, 3, 2, 2]).story();
    assert_eq!(
        story[3..],
        ["3 points for 0", "0 loses End-3: [7, 7, 4]", "0 draws the Revolver", "0 misses 1 with 4"]
    );
    assert_eq!(story[0], first);
}

/// CT-ATK-11, CT-CBT-09
#[test]
fn two_who_draw_equally_fast_shoot_at_the_same_time() {
    let story = showdown(&[3, 3, 4, 2, 4, 4, 6, 6, 6, 4, 4, 1, 1, 1, 3, 1, 1]).story();
    assert_eq!(story[0], "[13, 13], first None");
    assert!(story.contains(&"1 hits 0 with 8".to_owned()), "{story:?}");
    assert_eq!(story.last().map(String::as_str), Some("1 falls"));
}

/// CT-ATK-11
#[test]
fn only_who_draws_on_whoever_draws_on_them_races() {
    let [one, other] = ["Ann", "Ben"].map(|name| person(name, "777777", &["Cudgel", "Revolver"]));
    let mut bout = Bout::duel(0, one, other);
    let draw = |target| FighterAction::Attack(using(1, Mode::Single, target));
    bout.dice(&[1, 1, 1, 1]).attack().does(0, draw(1)).strikes(1, 0);
    bout.is_played_out();
    assert!(bout.story().iter().all(|line| !line.contains("first")));
}

/// CT-ATK-11: quick draws are for shots only.
#[test]
fn two_who_draw_blades_on_each_other_strike_at_the_same_time() {
    let [one, other] = ["Ann", "Ben"].map(|name| person(name, "777777", &["Club", "Sword"]));
    let mut bout = Bout::duel(0, one, other);
    bout.house(|house| house.referee_dm = -9);
    let draw = |target| FighterAction::Attack(using(1, Mode::Single, target));
    bout.dice(&[1, 1, 1, 1]).attack().does(0, draw(1)).does(1, draw(0));
    bout.is_played_out();
}

/// M-02
#[test]
fn only_what_is_whole_and_in_hand_is_reloaded_and_only_what_is_whole_is_drawn() {
    let mut bout = Bout::duel(1, person("Ann", "777777", &["Rifle", "Shotgun"]), ben());
    for nth in [0, 1] {
        bout.kit(0).weapons[nth].loaded = 1;
    }
    bout.attack();
    let offered = bout.offered(0);
    assert!(
        offered.contains(&FighterAction::Reload(0)) && !offered.contains(&FighterAction::Reload(1))
    );
    assert!(
        offered.contains(&FighterAction::Draw(1)) && !offered.contains(&FighterAction::Draw(0))
    );
    bout.rests(0);
    for nth in [0, 1] {
        bout.kit(0).weapons[nth].broken = true;
    }
    bout.attack();
    assert!(bout.choice().is_none());
}

/// M-02
#[test]
fn another_gun_takes_its_own_time() {
    let mut bout = Bout::duel(1, person("Ann", "777777", &["Shotgun", "Shotgun"]), ben());
    for nth in [0, 1] {
        bout.kit(0).weapons[nth].loaded = 0;
    }
    for deed in [FighterAction::Reload(0), FighterAction::Draw(1), FighterAction::Reload(1)] {
        bout.attack().does(0, deed);
    }
    assert_eq!(bout.story()[1..], ["0 draws the Shotgun", "0 reloads, 1 to come"]);
}

/// M-02
#[test]
fn no_gun_is_drawn_to_be_swung_and_its_fittings_do_not_matter_then() {
    let butt = |weapon| using(weapon, Mode::Butt, 1);
    let mut bout = Bout::duel(0, person("Ann", "777777", &["Rifle", "Carbine"]), ben());
    bout.touch(0, 1);
    bout.kit(0).weapons[0].fittings.push(crate::data::Gear::FoldingStock);
    assert_eq!(bout.dms(butt(0)), [""; 0]);
    assert!(matches!(bout.plan(butt(1)), Err(Cannot::NotInHand(_))));
}
