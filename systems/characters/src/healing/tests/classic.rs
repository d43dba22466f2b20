//! Wounds and recovery by the classic rules (M-05).

use super::*;
use crate::{
    body::{ClassicWound, Remedy, Severity, State},
    sheet::Characteristic,
};

/// Strikes a blow of these groups at this time, each to the characteristic named.
#[track_caller]
fn blow(victim: &mut Someone, at: u64, groups: &[(u8, Characteristic)]) -> Vec<Event> {
    let place = Placement::Picked(groups.iter().map(|(_, on)| *on).collect());
    let groups = groups.iter().map(|(points, _)| *points).collect();
    victim.lets(|it| it.blow(&Blow { at: Seconds(at), groups, place }))
}

const STR: Characteristic = Characteristic::Str;
const DEX: Characteristic = Characteristic::Dex;
const END: Characteristic = Characteristic::End;

/// CT-RUL-64
#[test]
fn each_group_goes_to_one_characteristic_and_what_is_too_much_to_another() {
    let mut victim = someone(7, 6, 8);
    blow(&mut victim, 0, &[(5, STR), (2, DEX)]);
    assert_eq!(victim.now(), [2, 4, 8]);
    let told = blow(&mut victim, 0, &[(5, DEX)]);
    assert_eq!(victim.now(), [2, 0, 7], "the point too much went to the fullest");
    let groups = vec![Group { points: 4, on: DEX }, Group { points: 1, on: END }];
    assert_eq!(told[0], Event::Wounded { groups, now: [2, 0, 7] });
    blow(&mut victim, 0, &[(1, DEX)]);
    assert_eq!(victim.now(), [2, 0, 6], "never to one at 0");
}

/// CT-RUL-64
#[test]
fn without_a_pick_a_group_goes_to_the_fullest() {
    let mut victim = someone(7, 6, 8);
    let groups = vec![3, 3];
    victim.lets(|it| it.blow(&Blow { groups, ..Blow::default() }));
    assert_eq!(victim.now(), [4, 6, 5]);
}

/// CT-RUL-65
#[test]
fn a_wound_on_one_at_random_overflows_to_a_random_other() {
    let mut victim = someone(7, 7, 8);
    let groups = vec![11];
    victim.throws(&[3, 2]);
    victim.lets(|it| it.blow(&Blow { groups, place: Placement::Random, ..Blow::default() }));
    assert_eq!(victim.now(), [7, 4, 0], "END first, then the second of the two left");
}

/// M-05, CT-RUL-21, CT-CHR-05
#[test]
fn one_at_0_is_unconsciousness_for_10_minutes_and_then_half_way_back_rounded_down() {
    let mut victim = someone(7, 8, 9);
    let told = blow(&mut victim, 100, &[(7, STR), (1, DEX), (4, END)]);
    assert_eq!(victim.now(), [0, 7, 5]);
    assert_eq!(told[1], Event::FellUnconscious { until: Some(Seconds(700)) });
    assert!(victim.live_classic(699).is_empty());
    let told = victim.live_classic(700);
    assert_eq!(told, [Event::Woke { half_way: true, now: [3, 7, 7] }]);
    assert!(victim.body.is_awake());
}

/// M-05
#[test]
fn two_at_0_are_a_serious_wound_that_wakes_after_3_hours_as_it_was_but_with_1_at_least() {
    let mut victim = someone(7, 8, 9);
    let told = blow(&mut victim, 0, &[(7, STR), (8, DEX), (2, END)]);
    assert_eq!(told[1], Event::FellUnconscious { until: Some(Seconds::HOUR.times(3)) });
    assert!(victim.live_classic(10_799).is_empty());
    let told = victim.live_classic(10_800);
    assert_eq!(told, [Event::Woke { half_way: false, now: [1, 1, 7] }]);
    assert_eq!(victim.body.wound.map(|wound| wound.severity), Some(Severity::Serious));
}

/// M-05
#[test]
fn three_at_0_are_death_without_a_throw() {
    let mut victim = someone(7, 8, 9);
    let told = blow(&mut victim, 0, &[(7, STR), (8, DEX), (9, END)]);
    assert_eq!(told.last(), Some(&Event::Died { cause: Cause::ThreeAtZero }));
    assert!(victim.body.is_dead());
    assert!(victim.live_classic(1_000_000).is_empty());
}

/// M-05
#[test]
fn a_second_zero_while_out_cold_makes_the_wound_serious_from_then_on() {
    let mut victim = someone(7, 7, 7);
    blow(&mut victim, 0, &[(7, STR)]);
    blow(&mut victim, 60, &[(7, DEX)]);
    let state = State::Unconscious { since: Seconds(60), failed: 0 };
    assert_eq!(victim.body.state, state);
    assert!(victim.live_classic(600).is_empty());
    assert_eq!(victim.live_classic(60 + 10_800).len(), 1);
    assert_eq!(victim.now(), [1, 1, 7]);
}

/// M-05
#[test]
fn a_light_blow_does_not_make_a_serious_wound_a_minor_one() {
    let mut victim = someone(7, 7, 7);
    blow(&mut victim, 0, &[(7, STR), (7, DEX)]);
    victim.live_classic(10_800);
    blow(&mut victim, 20_000, &[(2, END)]);
    assert_eq!(victim.body.wound.map(|wound| wound.severity), Some(Severity::Serious));
    assert!(victim.body.is_awake());
    assert!(victim.lets(|it| it.after_combat(Seconds(20_000))).is_empty());
    blow(&mut victim, 20_000, &[(5, END)]);
    assert!(victim.live_classic(30_799).is_empty(), "three hours it is again");
    assert_eq!(victim.live_classic(30_800).len(), 1);
    assert_eq!(victim.now(), [1, 1, 1]);
}

/// M-05
#[test]
fn whoever_lies_unconscious_when_the_fight_ends_comes_half_way_back_on_waking_only() {
    let mut victim = someone(7, 7, 7);
    blow(&mut victim, 0, &[(7, STR)]);
    assert!(victim.lets(|it| it.after_combat(Seconds(15))).is_empty());
    victim.live_classic(600);
    assert_eq!(victim.now(), [3, 7, 7]);
    assert!(victim.lets(|it| it.after_combat(Seconds(600))).is_empty(), "not twice");
}

/// M-05
#[test]
fn half_of_so_little_is_nothing_and_any_new_wound_knocks_out_again() {
    let mut victim = someone(1, 7, 7);
    blow(&mut victim, 0, &[(1, STR)]);
    victim.live_classic(600);
    assert_eq!((victim.now(), victim.body.is_awake()), ([0, 7, 7], true));
    blow(&mut victim, 700, &[(1, END)]);
    assert!(!victim.body.is_awake());
}

/// M-05
#[test]
fn who_stayed_awake_comes_half_way_back_once_when_the_fight_is_over() {
    let mut victim = someone(7, 8, 9);
    blow(&mut victim, 0, &[(3, STR), (4, DEX)]);
    let told = victim.lets(|it| it.after_combat(Seconds(15)));
    assert_eq!(told, [Event::HalfWay { now: [5, 6, 9] }]);
    assert!(victim.lets(|it| it.after_combat(Seconds(15))).is_empty());
    blow(&mut victim, 30, &[(1, END)]);
    assert_eq!(victim.lets(|it| it.after_combat(Seconds(45))).len(), 1, "another fight");
    let mut older = someone(7, 8, 9);
    older.rules.classic.half_way_after_combat.is = false;
    blow(&mut older, 0, &[(3, STR)]);
    assert!(older.lets(|it| it.after_combat(Seconds(15))).is_empty());
    assert_eq!(older.now(), [4, 8, 9]);
}

/// A sickbay of the classic rules, with one patient.
#[track_caller]
fn classic_bay(person: Character, care: Care, faces: &[u8]) -> (Sickbay, PatientId) {
    let (rules, dice) = (HealingRules::default(), Dice::scripted(faces));
    let mut bay = Sickbay::new(RuleSet::Classic, rules, Seconds(0), dice);
    let (id, _) = bay.admit(person, care).expect("somebody alive");
    (bay, id)
}

/// A person with scores of 7 and a minor wound.
fn minor() -> Character {
    patient([7, 7, 7], [2, 0, 3])
}

/// A person with scores of 7 and a serious wound, awake again.
fn serious() -> Character {
    let mut person = patient([7, 7, 7], [6, 6, 3]);
    person.body.wound = Some(ClassicWound::new(Severity::Serious, false));
    person
}

/// M-05
#[test]
fn three_days_of_rest_heal_a_minor_wound_without_a_throw() {
    let (mut bay, id) = classic_bay(minor(), Care::BED_REST, &[]);
    let told = bay.advance(Seconds(3 * 86_400 - 1)).expect("not yet");
    assert!(told.is_empty() && now(&bay, id) == [5, 7, 4]);
    let told = events(bay.advance(Seconds(1)).expect("and now"));
    assert_eq!(told, [Event::Mended { by: Remedy::Rest }, Event::Recovered]);
    assert_eq!((now(&bay, id), bay.clock()), ([7, 7, 7], Seconds::DAY.times(3)));
}

/// M-05
#[test]
fn rest_that_is_broken_begins_again_and_without_rest_nothing_heals() {
    let (mut bay, id) = classic_bay(minor(), Care::BED_REST, &[]);
    bay.advance(Seconds::DAY.times(2)).expect("two days");
    let told = events(bay.act(id).expect("well enough"));
    let ends = Seconds::DAY.times(5);
    assert_eq!(told[1], Event::MendingStopped { by: Remedy::Rest });
    assert_eq!(told[2], Event::Mending { by: Remedy::Rest, throw: None, ends });
    let told = events(bay.blow(id, Blow { groups: vec![1], ..Blow::default() }).expect("alive"));
    assert_eq!(told[1], Event::MendingStopped { by: Remedy::Rest }, "a new wound does it too");
    bay.set_care(id, Care::NONE).expect("alive");
    assert!(bay.advance(Seconds::DAY.times(30)).expect("a month").is_empty());
    assert_eq!(now(&bay, id), [5, 6, 4]);
}

const MINUTE: u64 = 60;

/// CT-WND-07
#[test]
fn a_medic_with_a_kit_takes_thirty_minutes_to_heal_a_minor_wound() {
    let (mut bay, id) = classic_bay(minor(), Care::NONE, &[]);
    let none = Healer { kit: None, ..medic(3) };
    assert_eq!(bay.first_aid(id, none.into()), Err(Refusal::NoMedic { needed: 1 }));
    assert_eq!(bay.first_aid(id, with_medic(0)), Err(Refusal::NoMedic { needed: 1 }));
    let told = events(bay.first_aid(id, with_medic(1)).expect("Medical-1 and a kit"));
    let ends = Seconds(30 * MINUTE);
    assert_eq!(told, [Event::Mending { by: Remedy::Visit, throw: None, ends }]);
    assert_eq!(bay.first_aid(id, with_medic(1)), Err(Refusal::BeingTreated));
    assert!(bay.advance(Seconds(29 * MINUTE)).expect("not yet").is_empty());
    assert_eq!(now(&bay, id), [5, 7, 4], "hurt after 29 minutes");
    let told = events(bay.advance(Seconds(MINUTE)).expect("and now"));
    assert_eq!(told, [Event::Mended { by: Remedy::Visit }, Event::Recovered]);
    assert_eq!((now(&bay, id), bay.clock()), ([7, 7, 7], ends));
    assert_eq!(bay.first_aid(id, with_medic(1)), Err(Refusal::NotHurt));
}

/// CT-WND-07: scores 6, 10 and 5 come to 6, 2 and 0. The patient treated at once wakes with 6, 6
/// and 2, and is whole half an hour after the wound.
#[test]
fn who_is_treated_at_once_wakes_half_way_back_and_is_whole_after_thirty_minutes() {
    let carer = Some(Carer { medic: 4, kit: true });
    let care = Care { carer, ..Care::NONE };
    let (mut bay, id) = classic_bay(character("Klue", [6, 10, 5], &[]), care, &[]);
    let picks = vec![DEX, END];
    bay.blow(id, Blow { groups: vec![8, 5], place: Placement::Picked(picks), ..Blow::default() })
        .expect("alive");
    assert_eq!(now(&bay, id), [6, 2, 0]);
    bay.advance(Seconds(10 * MINUTE)).expect("they wake");
    assert_eq!(now(&bay, id), [6, 6, 2]);
    bay.advance(Seconds(19 * MINUTE)).expect("not yet");
    assert_eq!(now(&bay, id), [6, 6, 2], "after 29 minutes");
    bay.advance(Seconds(MINUTE)).expect("and now");
    assert_eq!(now(&bay, id), [6, 10, 5], "after 30");
}

/// CT-WND-07: the medic leaves, or the patient gets up or is wounded, during the treatment.
#[test]
fn treatment_that_is_broken_off_heals_nothing() {
    let carer = Some(Carer { medic: 1, kit: true });
    let care = Care { carer, ..Care::NONE };
    let half = Seconds(15 * MINUTE);
    let (mut bay, id) = classic_bay(minor(), care, &[]);
    bay.advance(half).expect("half of it");
    let told = events(bay.set_care(id, Care::NONE).expect("the medic leaves"));
    assert_eq!(told[1], Event::MendingStopped { by: Remedy::Medic });
    assert!(bay.advance(Seconds::DAY).expect("a day").is_empty());
    assert_eq!(now(&bay, id), [5, 7, 4]);

    let (mut bay, id) = classic_bay(minor(), care, &[]);
    bay.advance(half).expect("half of it");
    let told = events(bay.act(id).expect("well enough"));
    assert_eq!(told[0], Event::MendingStopped { by: Remedy::Medic });
    let ends = Seconds(45 * MINUTE);
    assert_eq!(told[1], Event::Mending { by: Remedy::Medic, throw: None, ends });

    let (mut bay, id) = classic_bay(minor(), Care::NONE, &[]);
    bay.first_aid(id, with_medic(1)).expect("Medical-1 and a kit");
    bay.advance(half).expect("half of it");
    let kept = bay.set_care(id, Care::BED_REST).expect("alive");
    assert_eq!(kept.len(), 1, "the medic who came stays");
    let groups = vec![7];
    let told =
        bay.blow(id, Blow { groups, place: Placement::Picked(vec![DEX]), ..Blow::default() });
    let stopped = Event::MendingStopped { by: Remedy::Visit };
    assert!(events(told.expect("alive")).contains(&stopped));
    assert!(bay.advance(half).is_ok());
    assert_ne!(now(&bay, id), [7, 7, 7]);
}

/// M-05, CT-WND-07
#[test]
fn a_carer_with_a_kit_is_such_a_medic_from_the_moment_of_the_wound() {
    let carer = |medic, kit| Some(Carer { medic, kit });
    for (who, heals) in [(carer(1, true), true), (carer(0, true), false), (carer(1, false), false)]
    {
        let (mut bay, id) = classic_bay(minor(), Care { carer: who, ..Care::NONE }, &[]);
        bay.advance(Seconds(30 * MINUTE)).expect("half an hour");
        assert_eq!(now(&bay, id) == [7, 7, 7], heals, "{who:?}");
    }
    let facility = Care::medical(FacilityKind::Hospital, 9, 0).facility;
    let care = Care { carer: carer(1, false), facility, ..Care::NONE };
    let (mut bay, id) = classic_bay(minor(), care, &[]);
    bay.advance(Seconds(30 * MINUTE)).expect("half an hour");
    assert_eq!(now(&bay, id), [7, 7, 7], "a hospital has all that a kit has");
    let (mut bay, id) = classic_bay(character("Ada", [7, 7, 7], &[]), Care::NONE, &[]);
    let groups = vec![7];
    bay.blow(id, Blow { groups, place: Placement::Picked(vec![STR]), ..Blow::default() })
        .expect("alive");
    bay.advance(Seconds(MINUTE)).expect("not yet awake");
    bay.first_aid(id, with_medic(1)).expect("nobody has to be awake for it");
    bay.advance(Seconds(30 * MINUTE - 1)).expect("not yet");
    assert_eq!(now(&bay, id), [3, 7, 7]);
    bay.advance(Seconds(1)).expect("and now");
    assert_eq!(now(&bay, id), [7, 7, 7]);
}

/// M-05
#[test]
fn a_serious_wound_takes_medical_3_a_facility_and_5d_days() {
    let hospital = |level| Care::medical(FacilityKind::Hospital, 9, level);
    let (mut bay, id) = classic_bay(serious(), hospital(3), &[1, 2, 3, 4, 5]);
    assert_eq!(bay.first_aid(id, with_medic(4)), Err(Refusal::Serious));
    let told = events(bay.advance(Seconds(15 * 86_400 - 1)).expect("not yet"));
    assert!(told.is_empty() && now(&bay, id) == [1, 1, 4]);
    let told = events(bay.advance(Seconds(1)).expect("and now"));
    assert_eq!(told, [Event::Mended { by: Remedy::Facility }, Event::Recovered]);
    let alone = Care { facility: None, ..hospital(3) };
    for care in [hospital(2), alone, Care::BED_REST] {
        let (mut bay, id) = classic_bay(serious(), care, &[]);
        assert!(bay.advance(Seconds::DAY.times(60)).expect("two months").is_empty());
        assert_eq!(now(&bay, id), [1, 1, 4], "{care:?}");
    }
}

/// M-05
#[test]
fn a_serious_wound_in_hospital_has_its_days_thrown_when_the_patient_wakes() {
    let hospital = Care::medical(FacilityKind::Hospital, 9, 3);
    let person = character("Ada", [7, 7, 7], &[]);
    let (mut bay, id) = classic_bay(person, hospital, &[1, 1, 1, 1, 1]);
    let groups = vec![7, 7];
    bay.blow(id, Blow { groups, ..Blow::default() }).expect("alive");
    let told = events(bay.advance(Seconds::HOUR.times(3)).expect("three hours"));
    let ends = Seconds::HOUR.times(3).after(Seconds::DAY.times(5));
    assert!(matches!(told[0], Event::Woke { half_way: false, .. }), "{told:?}");
    assert!(matches!(&told[1], Event::Mending { throw: Some(_), ends: at, .. } if *at == ends));
    let told = events(bay.set_care(id, Care::BED_REST).expect("alive"));
    assert_eq!(told[1], Event::MendingStopped { by: Remedy::Facility });
}

/// M-05, ours: two weeks in hospital, a month aboard where no doctor is, and the days that are left.
#[test]
fn care_of_a_serious_wound_that_is_interrupted_goes_on_with_the_days_that_are_left() {
    let hospital = Care::medical(FacilityKind::Hospital, 9, 3);
    let (mut bay, id) = classic_bay(serious(), hospital, &[4, 4, 4, 4, 4]);
    bay.advance(Seconds::DAY.times(14)).expect("two weeks");
    let told = events(bay.set_care(id, Care::medical(FacilityKind::SickBay, 9, 2)).expect("alive"));
    assert_eq!(told[1], Event::MendingStopped { by: Remedy::Facility });
    assert!(bay.advance(Seconds::DAY.times(30)).expect("no doctor").is_empty());
    assert_eq!(now(&bay, id), [1, 1, 4], "days out of care do not count");
    let told = events(bay.set_care(id, hospital).expect("alive"));
    let ends = Seconds::DAY.times(14 + 30 + 6);
    assert_eq!(told[1], Event::Mending { by: Remedy::Facility, throw: None, ends });
    assert!(bay.advance(Seconds(6 * 86_400 - 1)).expect("not yet").is_empty());
    let told = events(bay.advance(Seconds(1)).expect("and now"));
    assert_eq!(told, [Event::Mended { by: Remedy::Facility }, Event::Recovered]);
}

/// M-05, ours
#[test]
fn days_in_one_facility_count_in_the_next_and_the_time_between_them_does_not() {
    let care = |kind| Care::medical(kind, 9, 3);
    let (mut bay, id) = classic_bay(serious(), care(FacilityKind::Hospital), &[2; 5]);
    bay.advance(Seconds::DAY.times(7)).expect("a week");
    let (person, _) = bay.discharge(id).expect("a patient");
    let (rules, later) = (HealingRules::default(), Seconds::DAY.times(100));
    let mut bay = Sickbay::new(RuleSet::Classic, rules, later, Dice::scripted(&[]));
    let (id, _) = bay.admit(person, care(FacilityKind::SickBay)).expect("alive");
    bay.advance(Seconds(3 * 86_400 - 1)).expect("not yet");
    assert_eq!(now(&bay, id), [1, 1, 4]);
    bay.advance(Seconds(1)).expect("and now");
    assert_eq!(now(&bay, id), [7, 7, 7]);
}

/// M-05, ours
#[test]
fn another_wound_has_its_days_thrown_anew() {
    let hospital = Care::medical(FacilityKind::Hospital, 9, 3);
    let (mut bay, id) = classic_bay(serious(), hospital, &[1, 1, 1, 1, 1, 2, 2, 2, 2, 2]);
    bay.advance(Seconds::DAY.times(4)).expect("four days of five");
    bay.blow(id, Blow { groups: vec![1], ..Blow::default() }).expect("alive");
    bay.advance(Seconds::DAY.times(9)).expect("not yet");
    assert_ne!(now(&bay, id), [7, 7, 7]);
    bay.advance(Seconds::DAY.times(2)).expect("and now");
    assert_eq!(now(&bay, id), [7, 7, 7]);
}

/// M-05
#[test]
fn what_a_week_of_care_will_do_is_known_before_it() {
    let figures = HealingRules::default().classic;
    let week = |person: &Character, medic| {
        let care = Care::medical(FacilityKind::Hospital, 9, medic);
        let time = Seconds::DAY.times(7);
        outlook(&person.body, person.characteristics, &care, &figures, time)
    };
    assert_eq!(week(&patient([7; 3], [0; 3]), 3), Outlook::Nothing, "nobody is hurt");
    assert_eq!(week(&minor(), 0), Outlook::Whole, "three days of rest");
    assert_eq!(week(&serious(), 2), Outlook::Nothing, "no doctor");
    assert_eq!(week(&serious(), 3), Outlook::NotThrown);
    let hospital = Care::medical(FacilityKind::Hospital, 9, 3);
    for (die, left) in [(1, Outlook::Whole), (2, Outlook::Left(Seconds::DAY.times(2)))] {
        let (mut bay, id) = classic_bay(serious(), hospital, &[die; 5]);
        bay.advance(Seconds::DAY).expect("a day");
        let (person, _) = bay.discharge(id).expect("a patient");
        assert_eq!(week(&person, 3), left);
    }
}

/// M-05
#[test]
fn the_fight_is_over_for_whoever_is_taken_in() {
    let mut person = character("Ada", [7, 7, 7], &[]);
    person.body.lost = [3, 0, 0];
    person.body.wound = Some(ClassicWound::new(Severity::Minor, false));
    let (bay, id) = classic_bay(person, Care::NONE, &[]);
    assert_eq!(now(&bay, id), [5, 7, 7]);
}

/// M-05
#[test]
fn a_sheet_made_by_hand_is_as_badly_wounded_as_its_scores_say() {
    let severity = |lost| {
        let (bay, id) = classic_bay(patient([7, 7, 7], lost), Care::NONE, &[]);
        let body = &bay.patient(id).expect("a patient").person.body;
        (body.wound.map(|wound| wound.severity), body.is_dead())
    };
    assert_eq!(severity([7, 2, 0]), (Some(Severity::Minor), false));
    assert_eq!(severity([7, 7, 0]), (Some(Severity::Serious), false));
    assert!(severity([7, 7, 7]).1);
    assert_eq!(severity([0, 0, 0]), (None, false));
}

/// M-05
#[test]
fn the_classic_rules_have_no_surgery_no_death_table_and_no_rumours() {
    let (mut bay, id) = classic_bay(minor(), Care::NONE, &[]);
    let other = Err(Refusal::OtherRules(RuleSet::Classic));
    assert_eq!(bay.operate(id, with_medic(3)), other);
    assert_eq!(bay.attend(id, with_medic(3)), other);
    assert_eq!(bay.hit(id, Hit { damage: 3, ..Hit::default() }), other);
    assert_eq!(bay.gather(id, Gathering::Party), other);
    let (mut bay, id) = super::bay(minor(), Care::NONE, &[]);
    let other = Err(Refusal::OtherRules(RuleSet::SecondEdition));
    assert_eq!(bay.blow(id, Blow { groups: vec![3], ..Blow::default() }), other);
}
