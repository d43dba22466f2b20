//! Many patients under one clock.

use super::*;
use crate::{body::State, sheet::Fate};

/// SE-DAT-17
#[test]
fn everything_happens_in_the_order_of_time_and_then_of_the_patients() {
    let (rules, dice) = (HealingRules::default(), Dice::seeded(5));
    let mut bay = Sickbay::new(RuleSet::SecondEdition, rules, Seconds(0), dice);
    let mut unconscious = patient([7, 7, 7], [7, 0, 7]);
    unconscious.body.state = State::Unconscious { since: Seconds(0), failed: 0 };
    for _ in 0..3 {
        bay.admit(unconscious.clone(), Care::BED_REST).expect("alive");
    }
    let told = bay.advance(Seconds::DAY.times(3)).expect("three days");
    let order: Vec<(Seconds, PatientId)> =
        told.iter().map(|entry| (entry.at, entry.patient)).collect();
    assert!(order.is_sorted(), "{order:?}");
    assert!(order.len() > 9 && bay.clock() == Seconds::DAY.times(3));
}

#[test]
fn days_and_hours_come_to_the_same_whichever_way_they_are_cut() {
    let told = |steps: &[u64]| {
        let (rules, dice) = (HealingRules::default(), Dice::seeded(11));
        let mut bay = Sickbay::new(RuleSet::SecondEdition, rules, Seconds(0), dice);
        let mut person = patient([7, 7, 7], [7, 4, 7]);
        person.body.state = State::Unconscious { since: Seconds(0), failed: 0 };
        let (_, mut told) = bay.admit(person, Care::BED_REST).expect("alive");
        for &step in steps {
            told.extend(bay.advance(Seconds(step)).expect("some time"));
        }
        told
    };
    let day = Seconds::DAY.0;
    assert_eq!(told(&[5 * day]), told(&[1, 59, 3600, day - 3660, 2 * day, 2 * day]));
}

#[test]
fn a_sickbay_is_read_back_as_it_was_written_and_goes_on_as_it_would_have() {
    let (rules, dice) = (HealingRules::default(), Dice::seeded(3));
    let mut bay = Sickbay::new(RuleSet::SecondEdition, rules, Seconds(0), dice);
    let (id, _) = bay.admit(character("Ada", [7, 7, 7], &[]), Care::BED_REST).expect("alive");
    bay.hit(id, Hit { damage: 16, ..Hit::default() }).expect("alive");
    bay.first_aid(id, with_medic(2)).expect("in time");
    let json = serde_json::to_string(&bay).expect("plain data");
    let mut read: Sickbay = serde_json::from_str(&json).expect("what was written");
    assert_eq!(read, bay);
    assert_eq!(read.advance(Seconds::DAY), bay.advance(Seconds::DAY));
    assert_eq!(read, bay);
}

#[test]
fn the_dead_are_told_once_and_their_sheet_says_so() {
    let (mut bay, id) = bay(character("Ada", [7, 7, 7], &[]), Care::BED_REST, &[1, 1]);
    let told = events(bay.hit(id, Hit { damage: 21, ..Hit::default() }).expect("alive"));
    assert!(matches!(told.last(), Some(Event::Died { .. })));
    assert_eq!(bay.patient(id).expect("a body").person.career.fate, Fate::Dead);
    assert!(bay.advance(Seconds::DAY.times(30)).expect("a month").is_empty());
    let (body, _) = bay.discharge(id).expect("a body");
    assert!(body.body.is_dead());
}

#[test]
fn who_leaves_takes_the_wounds_along_and_the_number_is_not_given_again() {
    let (mut bay, id) = bay(patient([7, 7, 7], [0, 3, 0]), Care::BED_REST, &[2]);
    bay.advance(Seconds::DAY).expect("a day");
    let (person, told) = bay.discharge(id).expect("a patient");
    assert_eq!((person.body.lost, events(told)), ([0, 1, 0], vec![Event::Discharged]));
    assert_eq!(person.body.time, Seconds::DAY, "so that another sickbay can go on from there");
    assert_eq!(bay.patient(id), Err(Refusal::NoPatient(id)));
    let (again, _) = bay.admit(person, Care::NONE).expect("alive");
    assert_ne!(again, id);
}

/// SE-HEA-15
#[test]
fn of_a_day_with_two_kinds_of_care_the_lesser_counts() {
    let hospital = Care::medical(FacilityKind::Hospital, 9, 4);
    let person = patient([8, 8, 8], [0, 8, 0]);
    for (first, then) in [(Care::BED_REST, hospital), (hospital, Care::BED_REST)] {
        let (mut bay, id) = super::bay(person.clone(), first, &[1]);
        bay.advance(Seconds::HOUR).expect("an hour");
        bay.set_care(id, then).expect("alive");
        let told = events(bay.advance(Seconds::HOUR.times(23)).expect("the rest of the day"));
        assert!(matches!(told[0], Event::NaturalHealing { points: 1, .. }), "{told:?}");
    }
    let (mut bay, id) = super::bay(person, hospital, &[]);
    bay.set_care(id, Care::medical(FacilityKind::Hospital, 9, 0)).expect("alive");
    let told = a_day(&mut bay);
    assert!(matches!(told[0], Event::MedicalCare { medic: 0, .. }), "{told:?}");
}

#[test]
fn what_is_overdue_happens_on_admission() {
    let mut person = character("Ada", [7, 7, 7], &[]);
    let (rules, mut dice) = (HealingRules::default(), Dice::scripted(&[3, 3]));
    let mut victim =
        Casualty::new(&mut person.characteristics, &mut person.body, &rules, &mut dice);
    victim.hit(Hit { damage: 21, ..Hit::default() }).expect("alive");
    let dice = Dice::seeded(1);
    let mut bay = Sickbay::new(RuleSet::SecondEdition, rules, Seconds(62), dice);
    let (_, told) = bay.admit(person, Care::NONE).expect("still breathing");
    assert!(matches!(told.last(), Some(Entry { at: Seconds(62), event: Event::Died { .. }, .. })));
}

#[test]
fn somebody_can_be_put_into_a_world_and_hurt_there() {
    let mut world = bevy::prelude::World::new();
    let entity = world.spawn(character("Ada", [7, 7, 7], &[])).id();
    let (rules, mut dice) = (HealingRules::default(), Dice::seeded(1));
    let mut fighters = world.query::<(&mut Characteristics, &mut Body)>();
    let (mut full, mut body) = fighters.get_mut(&mut world, entity).expect("a fighter");
    let mut victim = Casualty::new(&mut full, &mut body, &rules, &mut dice);
    victim.hit(Hit { damage: 9, ..Hit::default() }).expect("alive");
    let person = Character::read(&world, entity).expect("a person");
    assert_eq!(person.body.physical(person.characteristics), [5, 7, 0]);
}

/// SE-TRT-31
#[test]
fn whoever_gets_up_has_their_hour_of_rest_from_stun_still_before_them() {
    let (mut bay, id) = bay(character("Ada", [7, 7, 7], &[]), Care::NONE, &[]);
    bay.hit(id, Hit { damage: 3, stun: true, ..Hit::default() }).expect("alive");
    bay.advance(Seconds::MINUTE.times(30)).expect("half an hour");
    bay.act(id).expect("well enough");
    assert!(bay.advance(Seconds(3_599)).expect("not yet").is_empty());
    let told = events(bay.advance(Seconds(1)).expect("and now"));
    assert_eq!(told, [Event::StunOver { now: [7, 7, 7] }]);
}
