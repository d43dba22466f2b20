//! First aid, surgery, care and rest (SE-HEA).

use super::*;
use crate::{
    body::{Augmentation, Operation, Spread},
    sheet::Characteristic,
};

/// First aid begun at 0 on a person with scores of 8, hit for this much then.
#[track_caller]
fn first_aid(damage: u16, attempt: Attempt, faces: &[u8]) -> (Someone, Vec<Event>) {
    let mut victim = someone(8, 8, 8);
    victim.hit(0, damage);
    victim.throws(&[1]).lets(|it| it.first_aid(Seconds(0), attempt, None));
    let told = victim.throws(faces).live(60);
    (victim, told)
}

/// SE-HEA-01
#[test]
fn first_aid_brings_back_the_effect_in_points() {
    let (victim, told) = first_aid(7, with_medic(2), &[5, 4]);
    assert_eq!(victim.now(), [8, 8, 4]);
    let Some(Event::FirstAid { check, points: 3, most: 7 }) = told.first() else {
        panic!("{told:?}")
    };
    assert_eq!(check.effect, 3);
}

/// SE-HEA-01
#[test]
fn first_aid_begins_within_a_minute_and_takes_1d_minutes() {
    let begins = |at: u64| {
        let mut victim = someone(8, 8, 8);
        victim.hit(0, 5);
        victim.throws(&[4]);
        let told = victim.lets(|it| it.first_aid(Seconds(at), with_medic(0), None));
        let [Event::TreatmentBegan { operation: Operation::FirstAid, ends, .. }] = told[..] else {
            panic!("{told:?}")
        };
        ends
    };
    assert_eq!((begins(0), begins(60)), (Seconds(240), Seconds(300)));
    let mut victim = someone(8, 8, 8);
    victim.hit(0, 5);
    for at in [61, 66] {
        assert_eq!(
            victim.refuses(|it| it.first_aid(Seconds(at), with_medic(0), None)),
            Refusal::TooLate { window: Seconds(60) }
        );
    }
}

/// SE-HEA-02
#[test]
fn first_aid_without_effect_helps_nobody_and_harms_nobody() {
    for faces in [[1, 2], [4, 4]] {
        let (victim, told) = first_aid(7, with_medic(0), &faces);
        assert_eq!(victim.now(), [8, 8, 1], "{faces:?}");
        assert_eq!(told.len(), 1);
    }
}

/// SE-HEA-03
#[test]
fn first_aid_is_given_once_for_one_set_of_injuries() {
    let (mut victim, _) = first_aid(7, with_medic(0), &[4, 5]);
    assert_eq!(
        victim.refuses(|it| it.first_aid(Seconds(60), with_medic(4), None)),
        Refusal::AlreadyTreated
    );
}

/// SE-HEA-03
#[test]
fn new_damage_has_first_aid_of_its_own_for_the_new_points_only() {
    let (mut victim, _) = first_aid(7, with_medic(0), &[1, 1]);
    victim.hit(70, 2);
    assert_eq!(victim.now(), [7, 8, 0]);
    victim.throws(&[1]).lets(|it| it.first_aid(Seconds(70), with_medic(4), None));
    let told = victim.throws(&[6, 6]).live(130);
    assert!(
        matches!(told[0], Event::FirstAid { points: 2, most: 2, .. }),
        "an Effect of 8, and 2 new points: {told:?}"
    );
    assert_eq!(victim.now(), [7, 8, 2]);
}

/// SE-HEA-03
#[test]
fn an_injury_whose_minute_is_over_adds_nothing_to_the_first_aid_of_a_later_one() {
    let mut victim = someone(8, 8, 8);
    victim.hit(0, 6);
    victim.hit(50, 1);
    victim.throws(&[1]).lets(|it| it.first_aid(Seconds(70), with_medic(4), None));
    victim.throws(&[6, 6]).live(130);
    assert_eq!(victim.now(), [8, 8, 2]);
}

/// SE-HEA-04
#[test]
fn a_medic_check_is_average_and_uses_edu_and_medic() {
    let mut healer = medic(2);
    healer.edu = 9;
    let (_, told) = first_aid(7, healer.into(), &[3, 3]);
    let Some(Event::FirstAid { check, .. }) = told.first() else { panic!("{told:?}") };
    assert_eq!((dm(check), check.effect), (3, 1));
}

/// SE-HEA-04
#[test]
fn what_else_makes_it_harder_or_easier_goes_in_as_well() {
    let hurry = dice::Modifier::new("in a hurry", "SE-TIM-10", -2);
    let healer = Healer { modifiers: vec![hurry], ..medic(2) };
    let (_, told) = first_aid(7, healer.into(), &[4, 4]);
    let Some(Event::FirstAid { check, .. }) = told.first() else { panic!("{told:?}") };
    assert_eq!((dm(check), check.effect), (0, 0));
}

/// SE-HEA-04, SE-DAT-02
#[test]
fn the_sheet_of_a_medic_says_how_good_they_are_now_and_by_either_name_of_the_skill() {
    let mut doctor = character("Bo", [7, 7, 7], &[("Medical", 3), ("Jack of All Trades", 1)]);
    doctor.characteristics.set(Characteristic::Edu, 12);
    let of = |person: &Character, kit| {
        Healer::of(&person.skills, person.characteristics, &person.body, kit)
    };
    let healer = of(&doctor, Some(8));
    assert_eq!((healer.medic, healer.edu, healer.jack_of_all_trades), (Some(3), 12, 1));
    let layman = of(&character("Cy", [7, 7, 7], &[("Jack of All Trades", 2)]), None);
    let (_, told) = first_aid(7, layman.into(), &[6, 6]);
    let Some(Event::FirstAid { check, .. }) = told.first() else { panic!("{told:?}") };
    assert_eq!(dm(check), -1, "untrained, and two levels of it spared");
}

/// SE-HEA-04
#[test]
fn treating_oneself_is_harder_and_a_table_may_forbid_it() {
    let oneself: Attempt = Healer { oneself: true, ..medic(2) }.into();
    let (_, told) = first_aid(7, oneself.clone(), &[3, 3]);
    let Some(Event::FirstAid { check, .. }) = told.first() else { panic!("{told:?}") };
    assert_eq!(dm(check), 0);
    let mut victim = someone(8, 8, 8);
    victim.rules.medicine.oneself = None;
    victim.hit(0, 7);
    assert_eq!(
        victim.refuses(|it| it.first_aid(Seconds(0), oneself.clone(), None)),
        Refusal::NotOneself
    );
    victim.rules.medicine.oneself = Some(-2);
    victim.hit(0, 9);
    assert_eq!(victim.refuses(|it| it.first_aid(Seconds(0), oneself, None)), Refusal::Unconscious);
}

/// SE-HEA-05
#[test]
fn the_healer_spreads_points_at_will_and_never_above_a_maximum() {
    let spread = |spread| {
        let mut victim = someone(8, 8, 8);
        victim.hit(0, 20);
        assert_eq!(victim.now(), [0, 4, 0]);
        let attempt = Attempt { spread, ..with_medic(4) };
        victim.throws(&[1]).lets(|it| it.first_aid(Seconds(0), attempt, None));
        victim.body.state = crate::body::State::Awake;
        victim.throws(&[5, 4]).live(60);
        victim.now()
    };
    let [str, dex, end] = Characteristic::PHYSICAL;
    assert_eq!(spread(Spread::InOrder([end, str, dex])), [0, 4, 5]);
    assert_eq!(spread(Spread::InOrder([dex, end, str])), [0, 8, 1], "DEX is full at 8");
    assert_eq!(spread(Spread::MostDamagedFirst), [2, 4, 3]);
    assert_eq!(spread(Spread::Evenly), [2, 5, 2]);
    let social = Characteristic::Soc;
    assert_eq!(spread(Spread::InOrder([social, str, str])), [5, 4, 0]);
}

/// A person with scores of 8 and 3 lost of each, in a sick bay of this tech level.
fn on_the_table(tl: u8, faces: &[u8]) -> (Sickbay, PatientId) {
    let care = Care { carer: None, ..Care::medical(FacilityKind::SickBay, tl, 0) };
    bay(patient([8, 8, 8], [3, 3, 3]), care, faces)
}

/// SE-HEA-06, SE-HEA-09
#[test]
fn surgery_needs_a_facility_and_all_three_damaged() {
    let two = patient([8, 8, 8], [0, 3, 3]);
    assert!(!two.body.needs_surgery());
    let (mut bay, id) = super::bay(two, Care::medical(FacilityKind::Hospital, 9, 1), &[]);
    assert_eq!(bay.operate(id, with_medic(2)), Err(Refusal::NoSurgeryNeeded { damaged: 2 }));
    let three = patient([8, 8, 8], [3, 3, 3]);
    assert!(three.body.needs_surgery());
    let (mut bay, id) = super::bay(three, Care::BED_REST, &[]);
    assert_eq!(bay.operate(id, with_medic(2)), Err(Refusal::NoFacility));
    let (mut bay, id) = on_the_table(9, &[1]);
    assert!(bay.operate(id, with_medic(2)).is_ok());
}

/// Scores after surgery by Medic-0 with this setting, with three points lost of each before.
fn surgery(surgery_failure: SurgeryFailure, faces: &[u8]) -> [u8; 3] {
    let medicine = MedicineRules { surgery_failure, ..Default::default() };
    let rules = HealingRules { medicine, ..Default::default() };
    let care = Care::medical(FacilityKind::SickBay, 9, 0);
    let faces = [&[1], faces].concat();
    let (mut bay, id) = bay_with(rules, patient([8, 8, 8], [3, 3, 3]), care, &faces);
    bay.operate(id, with_medic(0)).expect("three damaged");
    bay.advance(Seconds::HOUR).expect("an hour");
    now(&bay, id)
}

/// SE-HEA-07
#[test]
fn surgery_brings_back_3_and_the_effect_and_a_bad_failure_costs_points() {
    let signed = |faces: [u8; 2]| surgery(SurgeryFailure::Signed, &faces);
    assert_eq!(signed([5, 5]), [7, 6, 7], "Effect 2: five points");
    assert_eq!(signed([4, 4]), [6, 6, 6], "Effect 0: three points");
    assert_eq!(signed([3, 4]), [6, 5, 6], "Effect -1: two points");
    assert_eq!(signed([2, 3]), [5, 5, 5], "Effect -3: none");
    assert_eq!(signed([1, 2]), [5, 5, 3], "Effect -5: two points lost, END first");
}

/// SE-HEA-07
#[test]
fn a_table_may_let_failed_operations_do_nothing_or_always_harm() {
    assert_eq!(surgery(SurgeryFailure::Nothing, &[3, 4]), [5, 5, 5]);
    assert_eq!(surgery(SurgeryFailure::Nothing, &[1, 2]), [5, 5, 5]);
    assert_eq!(surgery(SurgeryFailure::Nothing, &[4, 4]), [6, 6, 6]);
    assert_eq!(surgery(SurgeryFailure::Harm, &[3, 4]), [5, 5, 4]);
    assert_eq!(surgery(SurgeryFailure::Harm, &[1, 2]), [5, 5, 0]);
}

/// SE-HEA-07, SE-INJ-03
#[test]
fn an_operation_that_goes_wrong_can_kill() {
    let mut victim = someone(8, 8, 8);
    victim.body.lost = [8, 8, 7];
    victim.throws(&[1]).lets(|it| it.operate(Seconds(0), with_medic(0), Some(9)));
    let told = victim.throws(&[1, 1, 1, 1]).live(3600);
    let roll = told.iter().find_map(|event| {
        let Event::DeathRoll { damage, throw, .. } = event else { return None };
        Some((*damage, throw.total()))
    });
    assert_eq!(roll, Some((3, 6)), "3 points of harm: {told:?}");
}

/// SE-HEA-08
#[test]
fn surgery_takes_1d_hours_and_is_repeated_while_three_are_damaged() {
    let (mut bay, id) = on_the_table(9, &[2, 4, 4, 1, 6, 6, 3, 6, 6]);
    let told = events(bay.operate(id, with_medic(0)).expect("three damaged"));
    let [Event::TreatmentBegan { operation: Operation::Surgery, ends, .. }] = told[..] else {
        panic!("{told:?}")
    };
    assert_eq!(ends, Seconds::HOUR.times(2));
    assert_eq!(bay.operate(id, with_medic(0)), Err(Refusal::BeingTreated));
    assert_eq!(bay.act(id), Err(Refusal::BeingTreated));
    bay.advance(Seconds::HOUR.times(2)).expect("two hours");
    assert_eq!(now(&bay, id), [6, 6, 6]);
    bay.operate(id, with_medic(0)).expect("still three damaged");
    bay.advance(Seconds::HOUR).expect("an hour");
    assert_eq!(now(&bay, id), [8, 8, 8], "7 points for 6 that were lost");
}

/// SE-HEA-10
#[test]
fn a_day_of_medical_care_is_3_and_the_end_dm_and_the_level_of_the_carer_without_a_throw() {
    let care = |level| Care::medical(FacilityKind::SickBay, 9, level);
    let (mut bay, id) = super::bay(patient([8, 8, 8], [0, 6, 4]), care(2), &[]);
    let told = a_day(&mut bay);
    let care_day = Event::MedicalCare { base: 3, end_dm: -1, medic: 2, points: 4 };
    assert_eq!(told[0], care_day);
    assert_eq!(now(&bay, id), [8, 4, 6]);
    let (mut bay, id) = super::bay(patient([8, 8, 8], [0, 6, 8]), care(0), &[]);
    a_day(&mut bay);
    assert_eq!(now(&bay, id), [8, 2, 0], "3 - 3 + 0 is nothing, and never less");
}

/// SE-HEA-10
#[test]
fn without_a_carer_a_facility_or_with_three_damaged_there_is_no_medical_care() {
    let natural = |told: &[Event]| matches!(told[0], Event::NaturalHealing { .. });
    let hospital = Care::medical(FacilityKind::Hospital, 9, 2);
    for care in [Care { carer: None, ..hospital }, Care { facility: None, ..hospital }] {
        let (mut bay, _) = super::bay(patient([8, 8, 8], [0, 6, 4]), care, &[3]);
        assert!(natural(&a_day(&mut bay)), "{care:?}");
    }
    let (mut bay, _) = super::bay(patient([8, 8, 8], [1, 1, 1]), hospital, &[]);
    assert!(matches!(a_day(&mut bay)[0], Event::WithoutSurgery { .. }));
    let up = Care { rest: false, ..hospital };
    let (mut bay, _) = super::bay(patient([8, 8, 8], [0, 6, 4]), up, &[3]);
    assert!(matches!(a_day(&mut bay)[0], Event::Declined { .. }), "not in bed");
}

/// SE-HEA-10, SE-HSE-05
#[test]
fn whoever_is_too_hurt_to_get_up_rests_and_has_medical_care_where_it_can_be_had() {
    let up = Care { rest: false, ..Care::medical(FacilityKind::Hospital, 9, 2) };
    let (mut bay, _) = super::bay(patient([8, 8, 8], [0, 8, 4]), up, &[]);
    assert!(matches!(a_day(&mut bay)[0], Event::MedicalCare { .. }));
}

/// SE-HEA-11, SE-DAT-02
#[test]
fn natural_healing_is_1d_and_the_end_dm_a_day_and_never_less_than_0() {
    let (mut bay, id) = super::bay(patient([8, 8, 12], [0, 8, 0]), Care::BED_REST, &[4]);
    let told = a_day(&mut bay);
    let Event::NaturalHealing { throw, points: 6 } = &told[0] else { panic!("{told:?}") };
    assert_eq!((total_dm(throw), now(&bay, id)), (2, [8, 6, 12]));
    let (mut bay, id) = super::bay(patient([8, 8, 8], [0, 4, 7]), Care::BED_REST, &[1]);
    a_day(&mut bay);
    assert_eq!(now(&bay, id), [8, 4, 1], "1 - 2 is nothing, and never less");
}

/// SE-HEA-12
#[test]
fn in_need_of_surgery_a_day_of_rest_is_the_end_dm_alone_and_may_cost_points() {
    let day = |end: u8, lost| {
        let (mut bay, id) = super::bay(patient([8, 8, end], lost), Care::BED_REST, &[]);
        a_day(&mut bay);
        now(&bay, id)
    };
    assert_eq!(day(8, [3, 3, 6]), [5, 5, 0], "END 2: two points a day");
    assert_eq!(day(8, [3, 3, 1]), [5, 5, 7], "END 7: nothing");
    assert_eq!(day(15, [3, 3, 1]), [6, 6, 14], "END 14: two points back");
}

/// SE-HEA-12, SE-INJ-02
#[test]
fn a_day_without_surgery_fells_as_damage_does_and_at_0_0_0_takes_nothing_more() {
    let (mut bay, id) = super::bay(patient([8, 8, 8], [8, 3, 6]), Care::BED_REST, &[]);
    let told = a_day(&mut bay);
    assert_eq!(told.last(), Some(&Event::FellUnconscious { until: None }));
    assert_eq!(now(&bay, id), [0, 5, 0]);
    let gone = patient([8, 8, 8], [8, 8, 8]);
    let (mut bay, _) = super::bay(gone, Care::BED_REST, &[]);
    let told = a_day(&mut bay);
    let (lost, now) = ([0, 0, 0], [0, 0, 0]);
    assert_eq!(told[1..], [Event::Worse { by: Means::WithoutSurgery, lost, now }]);
}

/// SE-HEA-13
#[test]
fn the_end_dm_of_healing_is_that_of_the_morning() {
    let (mut bay, id) = super::bay(patient([8, 8, 8], [0, 4, 0]), Care::BED_REST, &[6]);
    let half_a_day = Seconds::HOUR.times(12);
    bay.advance(half_a_day).expect("half a day");
    bay.hit(id, Hit { damage: 8, ..Hit::default() }).expect("alive");
    assert_eq!(now(&bay, id), [8, 4, 0]);
    let told = events(bay.advance(half_a_day).expect("half a day"));
    let Event::NaturalHealing { throw, .. } = &told[0] else { panic!("{told:?}") };
    assert_eq!(total_dm(throw), 0, "END was 8 when the day began");
    assert_eq!(bay.patient(id).expect("a patient").day.morning, 3);
}

/// SE-HEA-14
#[test]
fn days_of_healing_give_a_point_to_each_in_turn_the_most_damaged_first() {
    let evenly = |points, lost| {
        let mut victim = someone(8, 8, 8);
        victim.body.lost = lost;
        victim.lets(|it| {
            it.heal(points, Spread::Evenly, Means::NaturalHealing);
            Ok(())
        });
        victim.body.lost
    };
    assert_eq!(evenly(5, [0, 7, 4]), [0, 4, 2]);
    assert_eq!(evenly(5, [0, 4, 4]), [0, 2, 1], "a tie goes to END");
    assert_eq!(evenly(3, [4, 4, 0]), [2, 3, 0], "and then to STR");
    assert_eq!(evenly(5, [0, 7, 1]), [0, 3, 0], "what is full drops out");
    assert_eq!(evenly(9, [0, 3, 2]), [0, 0, 0], "and the rest is lost");
}

/// SE-HEA-15
#[test]
fn medical_care_takes_the_place_of_natural_healing() {
    let care = Care::medical(FacilityKind::Hospital, 9, 1);
    let (mut bay, _) = super::bay(patient([8, 8, 8], [0, 8, 2]), care, &[]);
    let told = a_day(&mut bay);
    assert_eq!(told.len(), 2, "{told:?}");
    assert!(matches!(told[0], Event::MedicalCare { .. }));
}

/// The DM of surgery at this tech level on a person with this augmentation and 3 lost of each.
fn augmented(tl: u8, of: Vec<Characteristic>) -> i32 {
    let mut person = patient([8, 8, 8], [3, 3, 3]);
    person.body.augmentations = vec![Augmentation { name: "eye".to_owned(), tl: 12, of }];
    let care = Care::medical(FacilityKind::SickBay, tl, 0);
    let (mut bay, id) = super::bay(person, care, &[1, 4, 4]);
    bay.operate(id, with_medic(0)).expect("three damaged");
    let told = events(bay.advance(Seconds::HOUR).expect("an hour"));
    let check = told.iter().find_map(|event| {
        let Event::Operated { check, .. } = event else { return None };
        Some(dm(check))
    });
    check.expect("an operation")
}

/// SE-HEA-16
#[test]
fn a_facility_below_the_tech_level_of_an_augmentation_makes_medic_checks_harder() {
    assert_eq!((augmented(9, vec![]), augmented(12, vec![]), augmented(13, vec![])), (-3, 0, 0));
    assert_eq!(augmented(9, vec![Characteristic::Dex]), -3);
    let mut whole = someone(8, 8, 8);
    let of = vec![Characteristic::Dex];
    whole.body.augmentations = vec![Augmentation { name: "arm".to_owned(), tl: 12, of }];
    whole.hit(0, 3);
    assert_eq!(whole.body.augmentation(), None, "the arm is not hurt");
    for tl in [13, 9] {
        let (name, of) = ("lung".to_owned(), vec![Characteristic::End]);
        whole.body.augmentations.push(Augmentation { name, tl, of });
    }
    assert_eq!(whole.body.augmentation(), Some(13), "the highest of those concerned");
}

/// SE-HEA-16
#[test]
fn first_aid_without_a_facility_goes_by_the_kit_and_without_a_kit_by_bare_hands() {
    let treated = |kit, facility| {
        let mut victim = someone(8, 8, 8);
        let (name, of) = ("heart".to_owned(), vec![]);
        victim.body.augmentations = vec![Augmentation { name, tl: 10, of }];
        victim.hit(0, 3);
        let healer = Healer { kit, ..medic(0) };
        victim.throws(&[1]).lets(|it| it.first_aid(Seconds(0), healer.into(), facility));
        let told = victim.throws(&[6, 6]).live(60);
        let Some(Event::FirstAid { check, .. }) = told.first() else { panic!("{told:?}") };
        dm(check)
    };
    assert_eq!(treated(Some(8), None), -2);
    assert_eq!(treated(Some(8), Some(9)), -1, "the facility counts where there is one");
    assert_eq!(treated(None, None), -10);
}

/// SE-HEA-17
#[test]
fn an_augmentation_leaves_medical_care_alone_unless_the_table_says_otherwise() {
    let day = |cuts, medic| {
        let rules = HealingRules {
            medicine: MedicineRules { augmentation_cuts_care: cuts, ..Default::default() },
            ..Default::default()
        };
        let mut person = patient([8, 8, 8], [0, 8, 0]);
        let (name, of) = ("leg".to_owned(), vec![]);
        person.body.augmentations = vec![Augmentation { name, tl: 11, of }];
        let care = Care::medical(FacilityKind::SickBay, 9, medic);
        let (mut bay, id) = bay_with(rules, person, care, &[]);
        a_day(&mut bay);
        now(&bay, id)[1]
    };
    assert_eq!((day(false, 3), day(true, 3), day(true, 1)), (6, 4, 3));
}

/// SE-HEA-18
#[test]
fn a_significant_action_breaks_bed_rest_for_the_day_and_nothing_heals() {
    let rules = HealingRules {
        house: HouseRules { decline: false, ..Default::default() },
        ..Default::default()
    };
    let person = patient([8, 8, 8], [0, 3, 3]);
    let (mut bay, id) = bay_with(rules, person, Care::BED_REST, &[2]);
    bay.act(id).expect("well enough");
    assert_eq!(a_day(&mut bay), [Event::NoHealing { why: NoHealing::RestBroken }]);
    assert_eq!(now(&bay, id), [8, 5, 5]);
    a_day(&mut bay);
    assert_eq!(now(&bay, id), [8, 5, 6], "the next day is another day");
}
