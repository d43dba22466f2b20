//! Strength of an attacker, skill, and parrying.

use crate::{
    FighterAction, Mode,
    classic::testing::{Bout, at, beast, person, using},
    data::Recruit,
    state::FieldWrite,
};

fn dms(one: Recruit, other: Recruit) -> Vec<String> {
    Bout::duel(0, one, other).dms(at(1))
}

fn swordsman(profile: &str, weapon: &str) -> Recruit {
    person("Ann", profile, &[weapon])
}

/// DM for STR or DEX.
fn strength(profile: &str, weapon: &str) -> i16 {
    let bout = Bout::duel(0, swordsman(profile, weapon), person("Ben", "777777", &["Rifle"]));
    let mode = if weapon == "SMG" { Mode::Burst } else { Mode::Single };
    let plan = bout.plan(using(0, mode, 1)).expect("it can be made");
    let line = plan.modifiers.iter().find(|it| it.rule == "CT-ATK-08");
    line.expect("there is a line for it").dm
}

/// CT-ATK-08, M-02
#[test]
fn too_little_strength_or_dexterity_costs_and_more_than_enough_helps() {
    let rows = [
        ("Hands", "5", -2, "6", 0, "9", 1),
        ("Club", "4", -4, "5", 0, "8", 2),
        ("Dagger", "3", -2, "4", 0, "8", 2),
        ("Cutlass", "6", -2, "7", 0, "B", 2),
        ("Broadsword", "7", -4, "8", 0, "C", 2),
        ("Spear", "4", -1, "5", 0, "9", 2),
    ];
    for (weapon, low, penalty, middling, none, high, bonus) in rows {
        let found = [low, middling, high].map(|str| strength(&format!("{str}77777"), weapon));
        assert_eq!(found, [penalty, none, bonus], "{weapon}");
    }
    let guns = [
        ("Body Pistol", "7", -3, "8", 0, "B", 1),
        ("Rifle", "5", -2, "7", 0, "8", 1),
        ("SMG", "5", -2, "6", 0, "9", 2),
        ("Laser Rifle", "6", -3, "7", 0, "B", 2),
    ];
    for (weapon, low, penalty, middling, none, high, bonus) in guns {
        let found = [low, middling, high].map(|dex| strength(&format!("F{dex}7777"), weapon));
        assert_eq!(found, [penalty, none, bonus], "{weapon}");
    }
    assert_eq!((strength("177777", "Claws"), strength("F77777", "Claws")), (0, 0));
}

/// CT-ATK-13: a cutlass is worse for STR of 6 or less, and better for 11 or more.
#[test]
fn the_strength_behind_a_blow_is_what_wounds_have_left_whenever_they_were_taken() {
    let mut hurt = swordsman("B77777", "Cutlass");
    hurt.body.lost = [6, 0, 0];
    let bout = Bout::duel(0, hurt, person("Ben", "777777", &["Rifle"]));
    assert_eq!(bout.now(0), [5, 7, 7], "from before the fight");
    assert!(bout.dms(at(1)).contains(&"STR 5 -2".to_owned()), "{:?}", bout.dms(at(1)));
    let mut whole = swordsman("B77777", "Cutlass");
    whole.body.lost = [0, 0, 0];
    let mut bout = Bout::duel(0, whole, person("Ben", "777777", &["Rifle"]));
    assert!(bout.dms(at(1)).contains(&"STR 11 +2".to_owned()));
    bout.world.of_mut::<characters::body::Body>(crate::FighterId(0)).lost = [6, 0, 0];
    assert!(bout.dms(at(1)).contains(&"STR 5 -2".to_owned()), "and in it");
}

/// CT-ATK-13: dexterity of a shooter, and in a quick draw.
#[test]
fn the_dexterity_behind_a_shot_is_what_wounds_have_left() {
    let mut hurt = person("Ann", "7B7777", &["Body Pistol"]);
    hurt.body.lost = [0, 4, 0];
    let bout = Bout::duel(0, hurt, person("Ben", "777777", &["Rifle"]));
    assert!(bout.dms(at(1)).contains(&"DEX 7 -3".to_owned()), "{:?}", bout.dms(at(1)));
}

/// CT-ATK-08, M-03
#[test]
fn battle_dress_doubles_strength() {
    let bare = strength("577777", "Broadsword");
    assert_eq!(bare, -4);
    let dressed = swordsman("677777", "Broadsword").wearing(&["Battle Dress"]);
    assert!(dms(dressed, person("Ben", "777777", &["Rifle"])).contains(&"STR 12 +2".to_owned()));
}

/// CT-ATK-10, M-06
#[test]
fn the_attackers_level_counts_and_everybody_has_level_0() {
    let foe = || person("Ben", "777777", &["Rifle"]);
    let skilled = swordsman("777777", "Rifle").knowing(&[("Rifle", 2)]);
    assert!(dms(skilled, foe()).contains(&"Rifle-2 +2".to_owned()));
    let other = swordsman("777777", "Rifle").knowing(&[("Carbine", 2)]);
    assert_eq!(dms(other, foe()), ["against no armour +3", "short range +1"]);
    let brawler = swordsman("777777", "Club").knowing(&[("Brawling", 1)]);
    assert_eq!(dms(brawler, foe()), ["short range +2", "Brawling-1 +1"]);
}

/// CT-ATK-10, M-06
#[test]
fn the_untrained_hit_seldom_and_are_hit_often_but_not_with_what_they_have_learnt() {
    let foe = || person("Ben", "777777", &["Cudgel"]);
    let untrained = |weapon| swordsman("777777", weapon).untrained();
    assert_eq!(dms(untrained("Cudgel"), foe()), ["untrained in Cudgel -5"]);
    assert_eq!(dms(untrained("Cudgel").knowing(&[("Cudgel", 0)]), foe()), [""; 0]);
    assert_eq!(
        dms(swordsman("777777", "Cudgel"), foe().untrained()),
        ["defender untrained in Cudgel +3"]
    );
    let shot = dms(swordsman("777777", "Rifle"), foe().untrained());
    assert_eq!(shot, ["against no armour +3", "short range +1"]);
}

/// CT-ATK-10, M-06, M-08
#[test]
fn no_beast_is_untrained_in_what_it_grew() {
    let hound = beast("dune hound", "777777", &["Teeth"]).untrained();
    assert_eq!(dms(hound, person("Ben", "777777", &["Cudgel"])), ["against no armour +2"]);
}

/// Modifiers of a cudgel against Ben, with his parry.
fn parry(ben: Recruit) -> Vec<String> {
    dms(swordsman("777777", "Cudgel"), ben)
}

/// CT-ATK-10, M-06
#[test]
fn a_defender_parries_with_what_is_in_hand() {
    let ben =
        |weapons: &[&str], skills: &[(&str, u8)]| person("Ben", "777777", weapons).knowing(skills);
    assert_eq!(parry(ben(&["Sword"], &[("Sword", 2)])), ["parried, Sword-2 -2"]);
    assert_eq!(parry(ben(&["Dagger", "Sword"], &[("Sword", 2)])), [""; 0], "it is not in hand");
    assert_eq!(parry(ben(&["Club"], &[("Brawling", 1)])), ["parried, Brawling-1 -1"]);
    assert_eq!(parry(ben(&[], &[("Brawling", 3)])), ["parried, Brawling-3 -3"]);
}

/// CT-ATK-10, M-02
#[test]
fn a_gun_parries_as_what_it_is_when_swung() {
    let ben = |weapon| {
        person("Ben", "777777", &[weapon]).knowing(&[("Cudgel", 1), ("Brawling", 2), ("Rifle", 4)])
    };
    assert_eq!(parry(ben("Rifle")), ["parried, Cudgel-1 -1"]);
    assert_eq!(parry(ben("Revolver")), ["parried, Brawling-2 -2"]);
    assert_eq!(parry(ben("Laser Rifle")), [""; 0]);
}

/// CT-ATK-10, M-06
#[test]
fn nobody_parries_a_shot_or_a_beasts_jaws() {
    let ben = || person("Ben", "777777", &["Sword"]).knowing(&[("Sword", 3)]);
    let shot = dms(swordsman("777777", "Rifle"), ben());
    assert_eq!(shot, ["against no armour +3", "short range +1"]);
    let bite = dms(beast("dune hound", "777777", &["Teeth"]), ben());
    assert_eq!(bite, ["against no armour +2"]);
}

/// CT-ATK-10, CT-MOV-11, CT-RUL-53, FL-6
#[test]
fn neither_the_helpless_nor_the_evading_nor_the_surprised_nor_the_laden_parry() {
    let bout = || {
        let ben = person("Ben", "777777", &["Sword"]).knowing(&[("Sword", 3)]);
        Bout::new(0, vec![swordsman("777777", "Cudgel")], vec![ben, person("Cy", "777777", &[])])
    };
    let parried = "parried, Sword-3 -3".to_owned();
    assert!(bout().dms(at(1)).contains(&parried));
    assert!(!bout().order(1, FighterAction::Evade).dms(at(1)).contains(&parried));
    assert!(!bout().surprise(0).dms(at(1)).contains(&parried));
    let mut laden = bout();
    laden.stand(1).carries = Some(crate::FighterId(2));
    assert!(!laden.dms(at(1)).contains(&parried));
    let mut helpless = bout();
    helpless.blooded(1).dice(&[6, 6, 6, 6]).attack().strikes(0, 1);
    helpless.rests(1).rests(2).loses(crate::Characteristic::Str).loses(crate::Characteristic::Str);
    assert_eq!(helpless.now(1), [0, 2, 7]);
    assert!(!helpless.dms(at(1)).contains(&parried));
}

/// CT-ATK-09, CT-MOV-11: a fighter knocked out while evading evades no more.
#[test]
fn the_helpless_do_not_evade_and_nothing_broken_parries() {
    let ben = person("Ben", "777777", &["Sword"]).knowing(&[("Sword", 3)]);
    let mut bout = Bout::duel(0, swordsman("777777", "Cudgel"), ben);
    bout.order(1, FighterAction::Evade);
    assert_eq!(bout.dms(at(1)), ["target evades -1"]);
    bout.world.of_mut::<characters::body::Body>(crate::FighterId(1)).state =
        characters::body::State::Unconscious { since: Default::default(), failed: 0 };
    assert_eq!(bout.dms(at(1)), [""; 0]);
    let mut broken = Bout::duel(
        0,
        swordsman("777777", "Cudgel"),
        person("Ben", "777777", &["Sword"]).knowing(&[("Sword", 3)]),
    );
    broken.kit(1).weapons[0].broken = true;
    assert_eq!(broken.dms(at(1)), [""; 0]);
}

/// CT-ATK-10: until a blow of theirs has met it, the attackers know that there is a parry, but not
/// its level.
#[test]
fn nobody_knows_how_well_others_parry_before_blows_are_crossed() {
    let swordsman = |name| person(name, "777777", &["Sword", "Cutlass"]);
    let ben = swordsman("Ben").knowing(&[("Sword", 2), ("Cutlass", 1)]);
    let side = |who| (0, vec![who]);
    let sides = [swordsman("Ann"), ben, swordsman("Cy")].map(side);
    let mut bout = Bout::of(sides.into());
    let line = |bout: &Bout, by| {
        let plan = bout.known(by, at(1));
        let line = plan.modifiers.iter().rfind(|it| it.rule == "CT-ATK-10").cloned();
        let line = line.expect("there is a line for it");
        (line.name.to_string(), line.dm, plan.leaves_out_a_parry())
    };
    let unknown = ("parry not known yet".to_owned(), 0, true);
    assert_eq!(line(&bout, 0), unknown);
    // Short range +1 and no armour +3: 4, and Ben's parry makes it 6. Ann throws 5.
    assert_eq!((bout.known(0, at(1)).needed(), bout.needs(at(1))), (4, 6));
    bout.dice(&[2, 3]).attack().strikes(0, 1).rests(1).rests(2);
    bout.is_played_out();
    assert!(bout.story().contains(&"0 misses 1 with 7".to_owned()), "it was thrown with the parry");
    assert_eq!(line(&bout, 0), ("parried, Sword-2".to_owned(), -2, false));
    assert_eq!(line(&bout, 2), unknown, "no blow of Cy's has met it");
    // Ben draws the cutlass, with which he has parried nobody yet.
    bout.attack().rests(0).does(1, FighterAction::Draw(1)).rests(2);
    assert_eq!((line(&bout, 0), bout.needs(at(1))), (unknown, 5));
}

/// CT-ATK-10, M-06
#[test]
fn nor_does_anybody_know_who_has_never_learnt_to_parry() {
    let ben = person("Ben", "777777", &["Cudgel"]).untrained();
    let mut bout = Bout::duel(0, swordsman("777777", "Cudgel"), ben);
    assert_eq!((bout.known(0, at(1)).needed(), bout.needs(at(1))), (8, 5));
    bout.dice(&[1, 1]).attack().strikes(0, 1).rests(1);
    assert_eq!(bout.known(0, at(1)).needed(), 5);
    // A shot cannot be parried, and everybody knows that.
    let shot = Bout::duel(0, swordsman("777777", "Rifle"), person("Ben", "777777", &["Sword"]));
    assert!(!shot.known(0, at(1)).leaves_out_a_parry());
}
