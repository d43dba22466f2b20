//! Wounds by hits.

use characters::{
    Characteristic,
    Characteristic::*,
    body::{Seconds, State},
};

use crate::{
    FighterId, Move, Why,
    classic::testing::{Bout, at, person, using},
    data::Recruit,
    state::{FieldRead, FieldWrite},
};

fn ann(weapon: &str) -> Recruit {
    person("Ann", "888777", &[weapon])
}

/// Ann, with that weapon, always hits Ben, who has only his fists and is too far off to use them.
fn bout(weapon: &str, ben: &str) -> Bout {
    let mut bout = Bout::duel(1, ann(weapon), person("Ben", ben, &[]));
    bout.house(|house| house.referee_dm = 20);
    bout
}

/// CT-WND-01, CT-WND-02, CT-CBT-07, CT-RUL-63
#[test]
fn a_hit_throws_as_many_dice_as_the_weapon_has() {
    for (weapon, dice) in [("Body Pistol", 2), ("Rifle", 3), ("Shotgun", 4), ("Laser Rifle", 5)] {
        let mut bout = bout(weapon, "FFF777");
        let faces: Vec<u8> = [1, 1].into_iter().chain(vec![1; dice]).chain([1]).collect();
        bout.dice(&faces).attack().strikes(0, 1).is_played_out();
        assert_eq!(bout.now(1), [15 - dice as u8, 15, 15], "{weapon}");
    }
}

/// CT-WND-03
#[test]
fn wounds_take_from_the_body_for_the_time_being_and_leave_the_sheet_alone() {
    let mut bout = bout("Rifle", "777777");
    bout.dice(&[1, 1, 1, 2, 2, 2]).attack().strikes(0, 1);
    assert_eq!(bout.now(1), [7, 2, 7]);
    assert_eq!(bout.world.full(FighterId(1)).to_string(), "777777");
    let now = bout.world.body(FighterId(1)).current(bout.world.full(FighterId(1)));
    assert_eq!(now.to_string(), "727777", "INT, EDU and SOC are never touched");
}

/// CT-WND-05, CT-RUL-65
#[test]
fn first_blood_goes_to_one_characteristic_at_random_and_the_rest_to_another() {
    let mut bout = bout("Rifle", "778777");
    bout.dice(&[1, 1, 5, 4, 2, 3, 1]).attack().strikes(0, 1).is_played_out();
    assert_eq!(bout.story()[2..], ["1 loses End-8 Str-3: [4, 7, 0]", "1 falls"]);
}

/// CT-WND-05: the first wound of this fight, not of a life.
#[test]
fn who_comes_wounded_into_a_fight_has_first_blood_once_more() {
    let mut ben = person("Ben", "999777", &[]);
    ben.body.lost = [3, 0, 0];
    let mut bout = Bout::duel(1, ann("Rifle"), ben);
    bout.house(|house| house.referee_dm = 20);
    bout.dice(&[1, 1, 1, 1, 2, 2]).attack().strikes(0, 1).is_played_out();
    assert_eq!(bout.now(1), [6, 5, 9]);
    assert!(bout.classic(1).blooded);
}

/// CT-WND-04, CT-RUL-64
#[test]
fn later_each_die_goes_whole_where_its_owner_says() {
    let mut bout = bout("Rifle", "777777");
    bout.blooded(1).dice(&[1, 1, 5, 2, 4]).attack().strikes(0, 1);
    let asked: Vec<Option<Why>> = [Str, End, End]
        .map(|on| {
            let why = bout.choice().map(|choice| choice.why);
            bout.loses(on);
            why
        })
        .into();
    let wound = |points| Some(Why::Wound { who: FighterId(1), points });
    assert_eq!(asked, [wound(5), wound(2), wound(4)]);
    assert_eq!(bout.story()[2..], ["1 loses Str-5 End-2 End-4: [2, 7, 1]"]);
}

/// CT-WND-04, CT-RUL-64
#[test]
fn what_is_too_much_for_one_goes_on_to_another_and_none_at_0_gets_more() {
    let mut bout = bout("Rifle", "377777");
    bout.blooded(1).dice(&[1, 1, 5, 2, 1]).attack().strikes(0, 1).loses(Str);
    let open = bout.choice().expect("two are left").options.clone();
    assert_eq!(open, [Move::Lose(Dex), Move::Lose(End)]);
    bout.loses(Dex).loses(Dex);
    assert_eq!(bout.now(1), [0, 2, 7]);
    assert_eq!(bout.story().last().map(String::as_str), Some("1 falls"));
}

/// CT-RUL-64: no choice where it makes no difference.
#[test]
fn nobody_is_asked_where_nothing_can_be_picked() {
    let mut deadly = bout("Rifle", "333777");
    deadly.blooded(1).dice(&[1, 1, 3, 3, 3]).attack().strikes(0, 1);
    deadly.is_played_out();
    assert_eq!(deadly.story().last().map(String::as_str), Some("1 dies"));
    let mut house = bout("Rifle", "798777");
    house.house(|house| house.ask_wounds = false);
    house.blooded(1).dice(&[1, 1, 3, 3, 3]).attack().strikes(0, 1).is_played_out();
    assert_eq!(house.now(1), [4, 6, 5], "each die to whichever has the most left");
}

/// CT-WND-06, M-05
#[test]
fn one_at_0_is_unconscious_two_are_a_serious_wound_and_three_are_dead() {
    let state = |dice: &[u8], picks: &[Characteristic]| {
        let mut bout = bout("Laser Rifle", "555777");
        bout.blooded(1).dice(dice).attack().strikes(0, 1);
        for &on in picks {
            if bout.choice().is_some() {
                bout.loses(on);
            }
        }
        bout.is_played_out();
        let body = bout.world.body(FighterId(1)).clone();
        (bout.now(1), body.state, body.wound.map(|wound| wound.severity))
    };
    use characters::body::Severity::{Minor, Serious};
    let out = State::Unconscious { since: Default::default(), failed: 0 };
    let picks = [Str, Dex, End, Str, Dex];
    assert_eq!(state(&[1, 1, 2, 2, 2, 1, 1], &picks), ([2, 2, 3], State::Awake, Some(Minor)));
    assert_eq!(
        state(&[1, 1, 5, 2, 2, 1, 1], &[Str, Dex, End, Dex, End]),
        ([0, 2, 2], out, Some(Minor))
    );
    assert_eq!(state(&[1, 1, 5, 5, 1, 1, 1], &[Str, Dex]), ([0, 0, 2], out, Some(Serious)));
    let (now, dead, _) = state(&[1, 1, 5, 5, 5, 1, 1], &[]);
    assert_eq!((now, dead), ([0, 0, 0], State::Dead));
}

/// CT-CBT-09, CT-RUL-50
#[test]
fn all_attack_before_any_wound_tells_so_two_can_bring_each_other_down() {
    let [one, other] = ["Ann", "Ben"].map(|name| person(name, "888777", &["Laser Rifle"]));
    let mut bout = Bout::duel(1, one, other);
    bout.dice(&[4, 4, 6, 6, 6, 6, 6, 4, 4, 6, 6, 6, 6, 6, 1, 1, 1, 1]);
    bout.attack().strikes(0, 1).strikes(1, 0).is_played_out();
    assert_eq!((bout.now(0), bout.now(1)), ([0; 3], [0; 3]));
    let story = bout.story();
    let at = |line: &str| story.iter().position(|it| it == line).expect(line);
    assert!(at("1 hits 0 with 13") < at("0 dies") && at("0 dies") < at("1 dies"));
}

/// CT-WND-05, CT-RUL-50: of two hits in one round the first draws first blood.
#[test]
fn hits_of_a_round_tell_in_the_order_of_the_attackers() {
    let mut bout = Bout::new(
        1,
        vec![ann("Body Pistol"), ann("Body Pistol")],
        vec![person("Ben", "777777", &[])],
    );
    bout.house(|house| house.referee_dm = 20);
    bout.dice(&[1, 1, 3, 3, 1, 1, 2, 1, 1]).attack().strikes(1, 2).strikes(0, 2);
    assert_eq!(bout.choice().map(|it| it.why), Some(Why::Wound { who: FighterId(2), points: 2 }));
    bout.loses(Dex).loses(Str).is_played_out();
    assert_eq!(
        bout.story()[4..],
        ["2 loses Str-6: [1, 7, 7]", "2 loses Dex-2 Str-1: [0, 5, 7]", "2 falls"]
    );
}

/// CT-RUL-50
#[test]
fn nothing_more_happens_to_the_dead() {
    let mut bout =
        Bout::new(1, vec![ann("Laser Rifle"), ann("Rifle")], vec![person("Ben", "444777", &[])]);
    bout.house(|house| house.referee_dm = 20);
    bout.dice(&[1, 1, 6, 6, 6, 6, 6, 1, 1, 6, 6, 6, 1, 1]).attack().strikes(0, 2).strikes(1, 2);
    bout.is_played_out();
    assert_eq!(bout.story().iter().filter(|line| line.contains("loses")).count(), 1);
    assert!(bout.classic(2).hits.is_empty());
}

/// CT-ATK-02: the helpless can be attacked, without a special modifier.
#[test]
fn whoever_lies_there_can_still_be_hit() {
    let mut bout = bout("Rifle", "777777");
    bout.dice(&[1, 1, 3, 3, 1, 1]).attack().strikes(0, 1);
    assert_eq!(bout.story().last().map(String::as_str), Some("1 falls"));
    assert!(bout.plan(at(1)).is_ok() && bout.plan(using(1, crate::Mode::Single, 1)).is_err());
}

/// CT-WND-05: a person of the library may have a later clock.
#[test]
fn a_body_that_has_lived_longer_than_the_fight_is_hurt_all_the_same() {
    let mut ben = person("Ben", "777777", &[]);
    ben.body.time = Seconds::DAY;
    let mut bout = Bout::duel(1, ann("Rifle"), ben);
    bout.house(|house| house.referee_dm = 20);
    bout.dice(&[1, 1, 1, 1, 1, 1]).attack().strikes(0, 1);
    assert_eq!(bout.now(1), [4, 7, 7]);
}

/// CT-CBT-08, CT-WND-06: a fallen fighter wakes ten minutes after the round of the fall.
#[test]
fn a_wound_is_of_the_round_in_which_it_is_struck() {
    let mut bout = bout("Rifle", "777777");
    bout.world.course_mut().clock = Seconds(45);
    bout.dice(&[1, 1, 3, 3, 3, 1, 1]).attack().strikes(0, 1);
    let body = bout.world.body(FighterId(1));
    assert_eq!(body.state, State::Unconscious { since: Seconds(45), failed: 0 });
}
