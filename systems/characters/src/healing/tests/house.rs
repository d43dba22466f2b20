//! The house rules: getting worse, being too hurt, and rumours (SE-HSE).

use tasks::check::{Check, Difficulty};

use super::*;

fn house(rules: HouseRules) -> HealingRules {
    HealingRules { house: rules, ..HealingRules::default() }
}

/// SE-HSE-01
#[test]
fn a_house_rule_that_is_off_never_throws_dice() {
    let off = HouseRules { decline: false, too_hurt: false, rumours: false, ..Default::default() };
    let (mut bay, id) = bay_with(house(off), patient([8, 8, 8], [0, 3, 8]), Care::NONE, &[]);
    assert!(a_day(&mut bay).is_empty());
    bay.act(id).expect("END 0 does not keep anybody in bed");
    assert_eq!(bay.gather(id, Gathering::Party), Err(Refusal::NoRumours));
    assert_eq!(HealingRules::default().house, HouseRules::default());
    assert!(HouseRules::default().decline && HouseRules::default().too_hurt);
    assert!(HouseRules::default().rumours);
}

/// SE-HSE-02
#[test]
fn a_day_with_neither_treatment_nor_rest_ends_with_a_roll_for_the_injured() {
    let (mut bay, _) = bay(patient([8, 8, 8], [0, 0, 4]), Care::NONE, &[3]);
    let told = a_day(&mut bay);
    let [Event::Declined { throw, points: 0 }] = &told[..] else { panic!("{told:?}") };
    assert_eq!((throw.total(), total_dm(throw)), (2, -1));
    let (mut resting, _) = super::bay(patient([8, 8, 8], [0, 0, 4]), Care::BED_REST, &[3]);
    assert!(matches!(a_day(&mut resting)[0], Event::NaturalHealing { .. }));
    let (mut whole, _) = super::bay(patient([8, 8, 8], [0, 0, 0]), Care::NONE, &[]);
    assert!(a_day(&mut whole).is_empty());
}

/// SE-HSE-02
#[test]
fn a_medic_at_work_or_some_rest_that_day_spares_the_roll() {
    let (mut treated, id) = bay(character("Ada", [8, 8, 8], &[]), Care::NONE, &[1, 1, 1]);
    treated.hit(id, Hit { damage: 4, ..Hit::default() }).expect("alive");
    treated.first_aid(id, with_medic(0)).expect("in time");
    assert!(!a_day(&mut treated).iter().any(|event| matches!(event, Event::Declined { .. })));
    let (mut rested, id) = super::bay(patient([8, 8, 8], [0, 0, 4]), Care::NONE, &[]);
    rested.set_care(id, Care::BED_REST).expect("alive");
    assert!(a_day(&mut rested).is_empty(), "too little rest to heal by, but some");
}

/// SE-HSE-03, SE-HSE-04
#[test]
fn a_result_below_0_costs_that_many_points_from_end_first() {
    let rules = house(HouseRules { too_hurt: false, ..Default::default() });
    let day = |end: u8, die| {
        let person = patient([8, 8, 8], [0, 0, 8 - end]);
        let (mut bay, id) = bay_with(rules.clone(), person, Care::NONE, &[die]);
        a_day(&mut bay);
        now(&bay, id)
    };
    assert_eq!(day(1, 1), [8, 8, 0], "-1 costs a point");
    assert_eq!(day(2, 1), [8, 8, 1]);
    assert_eq!(day(1, 2), [8, 8, 1], "0 costs nothing");
    assert_eq!(day(3, 1), [8, 8, 3], "and with END 3 it is never below 0");
    assert_eq!(day(0, 1), [6, 8, 0], "-2 costs two, and END is gone");
}

/// SE-HSE-05
#[test]
fn with_anything_at_0_one_can_only_rest_and_counts_as_resting() {
    let (mut bay, id) = bay(patient([8, 8, 8], [0, 0, 8]), Care::NONE, &[5]);
    assert_eq!(bay.act(id), Err(Refusal::TooHurt));
    assert_eq!(bay.gather(id, Gathering::Party), Err(Refusal::TooHurt));
    let told = a_day(&mut bay);
    assert!(matches!(told[0], Event::NaturalHealing { points: 2, .. }), "{told:?}");
    assert_eq!(now(&bay, id), [8, 8, 2]);
    assert!(bay.act(id).is_ok());
}

/// SE-HSE-05
#[test]
fn who_is_kept_from_resting_does_get_worse_with_end_at_0() {
    let (mut bay, id) = bay(patient([8, 8, 8], [0, 0, 8]), Care::NONE, &[1]);
    assert_eq!(events(bay.disturb(id).expect("alive")), [Event::RestBroken { forced: true }]);
    let told = a_day(&mut bay);
    assert_eq!(told[0], Event::NoHealing { why: NoHealing::RestBroken });
    assert!(matches!(told[1], Event::Declined { points: 2, .. }), "{told:?}");
    assert_eq!(now(&bay, id), [6, 8, 0]);
}

/// SE-HSE-02, SE-HEA-18
#[test]
fn broken_rest_is_no_rest_and_surgery_that_goes_on_is_treatment() {
    let (mut broken, id) = bay(patient([8, 8, 8], [0, 0, 4]), Care::BED_REST, &[3]);
    broken.act(id).expect("well enough");
    let told = a_day(&mut broken);
    assert!(matches!(told[1], Event::Declined { points: 0, .. }), "{told:?}");
    let care = Care { rest: false, ..Care::medical(FacilityKind::SickBay, 9, 0) };
    let (mut bay, id) = super::bay(patient([8, 8, 8], [1, 1, 1]), care, &[2, 4, 6]);
    bay.advance(Seconds::HOUR.times(23)).expect("most of a day");
    bay.operate(id, with_medic(0)).expect("three damaged");
    let told = events(bay.advance(Seconds::HOUR.times(2)).expect("two hours"));
    assert!(!told.iter().any(|event| matches!(event, Event::Declined { .. })), "{told:?}");
    assert!(bay.patient(id).expect("a patient").day.treated, "it went on into the next day");
}

/// Rumours heard by somebody with these skills, END and INT 7, SOC 9.
#[track_caller]
fn hears(at: Gathering, skills: &[(&str, u8)], faces: &[u8]) -> Rumours {
    let mut guest = character("Dee", [7, 7, 7], skills);
    guest.characteristics = Characteristics::new([7, 7, 7, 7, 7, 9]);
    let mut dice = Dice::scripted(faces);
    let heard = gather(
        &guest.body,
        guest.characteristics,
        &guest.skills,
        at,
        &HealingRules::default(),
        &mut dice,
    )
    .expect("well");
    assert!(dice.unthrown().is_empty());
    heard
}

/// SE-HSE-06
#[test]
fn rumours_take_1d_hours_and_one_check_of_whatever_suits() {
    let library = Gathering::Other(Check::of("EDU", "Admin").at(Difficulty(10)));
    let heard = hears(library, &[("Admin", 3)], &[3, 4, 3]);
    assert_eq!((heard.check.effect, heard.rumours), (0, 1));
    assert_eq!(heard.time(), Seconds::HOUR.times(3));
    assert_eq!(Check::default().difficulty, Difficulty(8), "Average, unless stated");
}

/// SE-HSE-07
#[test]
fn at_a_party_it_is_soc_and_carouse() {
    let heard = hears(Gathering::Party, &[("Carouse", 1)], &[3, 3, 4]);
    assert_eq!((dm(&heard.check), heard.check.effect), (2, 0));
    assert_eq!(heard.time(), Seconds::HOUR.times(4));
}

/// SE-HSE-08
#[test]
fn in_a_casino_it_is_int_and_gambler_which_is_gambling_too() {
    for name in ["Gambler", "Gambling"] {
        let heard = hears(Gathering::Casino, &[(name, 0)], &[4, 3, 2]);
        assert_eq!((dm(&heard.check), heard.check.effect), (0, -1), "{name}");
        assert_eq!((heard.rumours, heard.time()), (0, Seconds::HOUR.times(2)));
    }
}

/// SE-HSE-09
#[test]
fn a_pub_crawl_is_routine_and_takes_four_times_as_long() {
    let heard = hears(Gathering::PubCrawl, &[("Carouse", 0)], &[2, 4, 5]);
    assert_eq!((heard.check.effect, heard.rumours), (0, 1));
    assert_eq!(heard.time(), Seconds::HOUR.times(20));
}

/// SE-HSE-10
#[test]
fn the_effect_says_how_many_rumours_and_whether_one_is_false() {
    let party = |faces: &[u8]| {
        let heard = hears(Gathering::Party, &[("Carouse", 1)], faces);
        (heard.check.effect, heard.rumours, heard.false_ones)
    };
    assert_eq!(party(&[6, 6, 1]), (6, 2, 0));
    assert_eq!(party(&[6, 5, 1]), (5, 1, 0));
    assert_eq!(party(&[3, 2, 1]), (-1, 0, 0));
    assert_eq!(party(&[1, 1, 1]), (-4, 0, 0));
    let heard = hears(Gathering::Party, &[], &[1, 1, 1]);
    assert_eq!((heard.check.effect, heard.rumours, heard.false_ones), (-8, 0, 1));
}

/// SE-HSE-06, SE-HEA-18
#[test]
fn an_evening_out_takes_its_time_and_ends_the_rest_of_the_day() {
    let mut person = patient([8, 8, 8], [0, 2, 0]);
    person.characteristics = Characteristics::new([8, 8, 8, 7, 7, 7]);
    let (mut bay, id) = bay(person, Care::BED_REST, &[1, 1, 6, 4]);
    let told = events(bay.gather(id, Gathering::Casino).expect("well enough"));
    assert_eq!(told[0], Event::RestBroken { forced: false });
    assert!(matches!(told[1], Event::Rumours(Rumours { false_ones: 1, .. })), "{told:?}");
    assert_eq!(bay.clock(), Seconds::HOUR.times(6));
    assert!(a_day(&mut bay).contains(&Event::NoHealing { why: NoHealing::RestBroken }));
}
