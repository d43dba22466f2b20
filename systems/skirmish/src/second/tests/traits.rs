//! SE-TRT: penetration, blasts, reactions to them, and all effects together.

use super::test_fight::{THEM, TestSetup, US, but, club, gun, man, wearing};
use crate::{
    Event, FighterId, Mode, Reaction,
    data::{CoverKind, Scale, Trait},
    field::Place,
    second::{protection, reactions},
    state::FieldWrite,
};

/// SE-TRT-01
#[test]
fn armour_8_against_ap_5_is_armour_3() {
    let target = wearing(&["Plate"], man(10, &[]));
    let make = TestSetup::new(vec![man(0, &["Needle"])], vec![target]);
    let mut test = make.with(gun("Needle", 3, &[Trait::Ap(5)])).dice(&[2, 3, 5]);
    test.shot(US, THEM, Mode::Single, 0);
    assert_eq!(test.damage(), [(THEM, 10, 3, 7)]);
}

/// SE-TRT-02, SE-DAT-14
#[test]
fn the_armour_of_spacecraft_is_pierced_by_weapons_of_their_scale_alone() {
    let of = |scale| {
        but(gun("It", 3, &[Trait::Ap(10)]), |it| it.scale = scale).second.expect("a record")
    };
    let left = |weapon, target| protection::pierced(12, &of(weapon), target);
    let (people, cars, ships) = (Scale::Personal, Scale::Vehicle, Scale::Spacecraft);
    assert_eq!([people, cars, ships].map(|weapon| left(weapon, ships)), [12, 12, 2]);
    assert_eq!([people, cars, ships].map(|weapon| left(weapon, people)), [2, 2, 2]);
    assert_eq!(left(people, cars), 2);
}

/// SE-TRT-11, SE-DMG-01
#[test]
fn a_blast_throws_damage_for_everybody_within_it_friend_or_enemy() {
    // At 0 m, at 6 m, a little further than that, and one of the attacker's own.
    let mut beyond = man(16, &[]);
    beyond.at = Some(Place(1610));
    let them = vec![man(10, &[]), man(16, &[]), beyond];
    let make = TestSetup::new(vec![man(3, &["Tube"]), man(4, &[])], them);
    let make = make.with(gun("Tube", 1, &[Trait::Blast(6)]));
    let (target, near, friend) = (FighterId(2), FighterId(3), FighterId(1));
    let mut test = make.dice(&[1, 2, 3]);
    test.shot(US, target, Mode::Single, 2);
    assert_eq!(test.damage(), [(target, 3, 0, 3), (friend, 4, 0, 4), (near, 5, 0, 5)]);
    let at = Place::metres(10);
    assert_eq!(test.told()[0], Event::Blast { by: US, at, metres: 6 });
    test.all_dice_fell();
}

/// SE-TRT-11
#[test]
fn a_blast_spares_neither_its_owner_nor_the_unconscious_but_the_dead() {
    use characters::body::{Body, State};
    let make =
        TestSetup::new(vec![man(8, &["Tube"])], vec![man(10, &[]), man(10, &[]), man(10, &[])]);
    let mut test = make.with(gun("Tube", 1, &[Trait::Blast(6)])).dice(&[1, 1, 1]);
    test.world().of_mut::<Body>(FighterId(2)).state = State::Dead;
    test.world().of_mut::<Body>(FighterId(3)).state =
        State::Unconscious { since: Default::default(), failed: 0 };
    test.shot(US, THEM, Mode::Single, 0);
    let hurt: Vec<FighterId> = test.damage().iter().map(|it| it.0).collect();
    assert_eq!(hurt, [THEM, US, FighterId(3)]);
}

/// SE-TRT-11, SE-DMG-07
#[test]
fn cover_counts_from_where_the_blast_is() {
    // The wall stands between the blast at 10 m and the fighter behind it at 13 m, not between the
    // attacker and the target.
    let make = TestSetup::new(vec![man(0, &["Tube"])], vec![man(10, &[]), man(13, &[])]);
    let make = make.with(gun("Tube", 2, &[Trait::Blast(6)])).cover(CoverKind::StoneWall, 12);
    let mut test = make.dice(&[5, 5, 5, 5]);
    test.shot(US, THEM, Mode::Single, 0);
    assert_eq!(test.damage(), [(THEM, 10, 0, 10), (FighterId(2), 10, 8, 2)]);
}

/// SE-TRT-12
#[test]
fn who_dives_takes_less_of_the_effect_of_a_blast_and_never_less_than_none() {
    for (effect, dive, points) in [(3, -2, 2), (3, -1, 3), (1, -2, 1), (3, 0, 4)] {
        let make = TestSetup::new(vec![man(0, &["Tube"])], vec![man(10, &[])]);
        let mut test = make.with(gun("Tube", 1, &[Trait::Blast(6)])).dice(&[1]);
        test.second_mut(THEM).dive = dive;
        test.shot(US, THEM, Mode::Single, effect);
        assert_eq!(test.damage(), [(THEM, points, 0, points as u16)]);
    }
}

/// SE-TRT-12, SE-RCT-04
#[test]
fn a_dive_makes_a_bullet_miss_and_not_a_blast() {
    for (traits, dms) in [(&[Trait::Blast(6)][..], 0), (&[], -2)] {
        let make = TestSetup::new(vec![man(0, &["It"])], vec![man(10, &[])]);
        let mut test = make.with(gun("It", 1, traits)).dice(&[]);
        test.second_mut(THEM).dive = -2;
        let attack = crate::Attack { target: THEM, weapon: 0, mode: Mode::Single, boon: false };
        let plan = crate::second::to_hit::plan(test.world(), US, &attack).expect("possible");
        let dive = plan.modifiers.iter().filter(|it| it.rule == "SE-RCT-04");
        assert_eq!(dive.map(|it| it.dm).sum::<i16>(), dms);
    }
}

/// SE-TRT-12
#[test]
fn a_dive_does_nothing_to_the_damage_of_a_bullet() {
    let make = TestSetup::new(vec![man(0, &["Rifle"])], vec![man(10, &[])]);
    let mut test = make.with(gun("Rifle", 1, &[])).dice(&[1]);
    test.second_mut(THEM).dive = -2;
    test.shot(US, THEM, Mode::Single, 3);
    assert_eq!(test.damage(), [(THEM, 4, 0, 4)]);
}

/// Reactions of a quick and well-trained target to a weapon.
#[track_caller]
fn reactions_to(weapon: crate::data::Weapon) -> Vec<Reaction> {
    let metres = if weapon.magazine.is_none() { 1 } else { 10 };
    let name = weapon.name.clone();
    let target = super::test_fight::scores("7C7777", man(metres, &["Blade"]));
    let target = super::test_fight::skilled("Melee (blade)", 2, target);
    let make = TestSetup::new(vec![man(0, &[&name])], vec![target]).with(weapon);
    let mut test = make.dice(&[]);
    let attack = crate::Attack { target: THEM, weapon: 0, mode: Mode::Single, boon: false };
    let aimed = crate::second::Aimed { by: US, attack, dms: Vec::new(), answered: true };
    reactions::options(test.world(), &aimed)
}

/// SE-TRT-12, SE-TRT-28
#[test]
fn a_blast_cannot_be_dodged_nor_a_smasher_parried() {
    let (dodge, parry, dive) = (Reaction::Dodge, Reaction::Parry, Reaction::Dive);
    assert_eq!(reactions_to(gun("Gun", 2, &[])), [dodge, dive]);
    assert_eq!(reactions_to(gun("Tube", 2, &[Trait::Blast(3)])), [dive]);
    assert_eq!(reactions_to(club("Club", 2, &[])), [dodge, parry]);
    assert_eq!(reactions_to(club("Maul", 2, &[Trait::Smasher])), [dodge]);
}

/// SE-TRT-07, SE-TRT-08
#[test]
fn a_burst_takes_and_adds_what_auto_says_and_a_single_shot_one() {
    for (mode, points, left) in [(Mode::Single, 3, 8), (Mode::Burst, 6, 6)] {
        let make = TestSetup::new(vec![man(0, &["Gun"])], vec![man(10, &[])]);
        let make = make.with(gun("Gun", 3, &[Trait::Auto(3)]));
        // Untrained at short range: 5 + 5 - 3 + 1 is exactly the 8 needed.
        let mut test = make.dice(&[5, 5, 1, 1, 1]);
        test.attack_in(US, THEM, mode);
        assert_eq!(test.damage(), [(THEM, points, 0, points as u16)]);
        assert_eq!(test.kit(US).weapons[0].loaded, left);
    }
}

/// SE-TRT-08, SE-TRT-25
#[test]
fn a_burst_knows_neither_aim_nor_scope() {
    use crate::second::{Aiming, to_hit};
    let gun = but(gun("Gun", 3, &[Trait::Auto(3), Trait::Scope]), |it| {
        it.reach = crate::data::Reach::Metres(500);
    });
    let make = TestSetup::new(vec![man(0, &["Gun"])], vec![man(150, &[])]).with(gun);
    let mut test = make.dice(&[]);
    test.second_mut(US).aim = Some(Aiming { at: THEM, actions: 4 });
    let mut dms = |mode| {
        let attack = crate::Attack { target: THEM, weapon: 0, mode, boon: false };
        let plan = to_hit::plan(test.world(), US, &attack).expect("possible");
        let of =
            |rule: &str| plan.modifiers.iter().filter(|it| it.rule == rule).map(|it| it.dm).sum();
        let (aim, extreme): (i16, i16) = (of("SE-RNG-01"), of("SE-RNG-06"));
        (aim, extreme)
    };
    assert_eq!(dms(Mode::Single), (4, 0));
    assert_eq!(dms(Mode::Burst), (0, -4));
    assert_eq!(dms(Mode::FullAuto), (0, -4));
}

/// SE-TRT-21
#[test]
fn what_works_once_is_of_no_use_after_it() {
    let make = TestSetup::new(vec![man(0, &["Rocket"])], vec![man(10, &[])]);
    let make = make.with(gun("Rocket", 1, &[Trait::OneUse]));
    let mut test = make.dice(&[5, 5, 1]);
    test.attack(US, THEM);
    assert_eq!(test.damage().len(), 1);
    let broke = Event::Broke { who: US, weapon: "Rocket".to_owned(), exploded: false };
    assert!(test.told().contains(&broke));
    let attack = crate::Attack { target: THEM, weapon: 0, mode: Mode::Single, boon: false };
    let refused = crate::second::to_hit::plan(test.world(), US, &attack);
    assert_eq!(refused.err(), Some(crate::Cannot::Broken("Rocket".to_owned())));
}

/// SE-TRT-34
#[test]
fn one_weapon_does_everything_that_its_traits_say_in_one_order() {
    let hose = gun("Hose", 1, &[Trait::Radiation, Trait::Fire, Trait::Ap(2), Trait::Blast(2)]);
    let target = wearing(&["Mesh"], man(10, &[]));
    let make = TestSetup::new(vec![man(0, &["Hose"])], vec![target, man(11, &[])]).with(hose);
    // A die of damage each, then 2D of rads each.
    let mut test = make.dice(&[6, 6, 3, 4, 1, 1]);
    test.shot(US, THEM, Mode::Single, 0);
    let told: Vec<&str> = test.told().iter().map(name).collect();
    let (first, then) = (["damage", "body"], ["damage", "body"]);
    let rest = ["fire", "fire", "rads", "rads"];
    assert_eq!(told, [&["blast"][..], &first, &then, &rest].concat());
    assert_eq!(test.damage(), [(THEM, 6, 3, 3), (FighterId(2), 6, 0, 6)]);
    test.all_dice_fell();
}

fn name(event: &Event) -> &'static str {
    let damage = matches!(event, Event::Damage { .. }).then_some("damage");
    let body = matches!(event, Event::Body { .. }).then_some("body");
    let blast = matches!(event, Event::Blast { .. }).then_some("blast");
    let fire = matches!(event, Event::CaughtFire { .. }).then_some("fire");
    let rads = matches!(event, Event::Rads { .. }).then_some("rads");
    damage.or(body).or(blast).or(fire).or(rads).unwrap_or("something else")
}

/// SE-TRT-34
#[test]
fn auto_piercing_and_fire_work_together() {
    let gun = gun("Gun", 1, &[Trait::Auto(3), Trait::Ap(4), Trait::Fire]);
    let target = wearing(&["Mesh"], man(10, &[]));
    let make = TestSetup::new(vec![man(0, &["Gun"])], vec![target]).with(gun);
    let mut test = make.dice(&[2]);
    test.shot(US, THEM, Mode::Burst, 1);
    assert_eq!(test.damage(), [(THEM, 2 + 1 + 3, 1, 5)]);
    assert_eq!(test.second(THEM).fire.as_deref(), Some("Gun"));
}

/// A fight is saved at a question, with its pending steps.
#[test]
fn everything_that_a_weapon_still_has_to_do_can_be_written_down_and_read_back() {
    use crate::second::{Step, damage::Harm};
    use dice::Modifier;
    let adds = vec![Modifier::new("Effect", "SE-DMG-01", 3)];
    let weapon = || "Hose".to_owned();
    let cause = crate::event::Cause::Attack { by: US };
    let harm = Harm { who: THEM, weapon: weapon(), cause, adds, from: Some(Place(50)), sure: true };
    let steps = [
        Step::Damage(harm),
        Step::Suffer { who: THEM, points: 4, stun: false },
        Step::Alight { who: THEM, weapon: weapon() },
        Step::Irradiate { who: THEM, spacecraft: true },
        Step::Burn(THEM),
    ];
    for step in steps {
        let json = serde_json::to_string(&step).expect("plain data");
        assert_eq!(serde_json::from_str::<Step>(&json).expect("what was written"), step);
        let bytes = postcard::to_extend(&step, Vec::new()).expect("plain data");
        assert_eq!(postcard::from_bytes::<Step>(&bytes).expect("what was written"), step);
    }
}
