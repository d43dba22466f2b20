//! Who comes from the library, and goes back there.

use super::*;

#[test]
fn the_healed_go_back_to_their_own_file_and_the_unnamed_into_a_new_one() {
    let library = RosterFolder::at(folder("ward-library"));
    let first = ward_at(
        &library,
        [upp("777777"), SickbayAction::Admit, SickbayAction::Wound, SickbayAction::Save],
    );
    assert!(first.bed().is_some_and(|bed| bed.saved));
    assert_eq!(library.list().len(), 1);
    let who = SickbayAction::Turn(Field::Who, 1);
    let wait = SickbayAction::Wait(Seconds::DAY.times(40));
    let mut again = ward_at(&library, [who, SickbayAction::Admit, SickbayAction::Admit, wait]);
    assert_eq!(again.note, None);
    assert_eq!(again.beds.len(), 1, "nobody comes in twice");
    assert!(!again.bed().expect("a bed").saved);
    again.carry_out(SickbayAction::Save, &book(), &library);
    let kept = library.list();
    assert_eq!(kept.len(), 1);
    let person = &again.patient().expect("a patient").person;
    assert_eq!(kept.query::<PersonQuery>().next(), Some(*person));
}

/// SE-HEA-04
#[test]
fn a_medic_of_the_library_treats_with_what_is_on_their_sheet() {
    let library = RosterFolder::at(folder("ward-medic"));
    let mut ward = ward_at(
        &library,
        [upp("7777B7"), SickbayAction::Admit, SickbayAction::Save, SickbayAction::Wound],
    );
    let before = ward.value(Field::Edu);
    ward.carry_out(SickbayAction::Turn(Field::Healer, 1), &book(), &library);
    assert_eq!((before.as_str(), ward.value(Field::Edu).as_str()), ("9", "11"));
    assert_eq!(ward.value(Field::Medic), "untrained");
    assert!(!ward.turns(Field::Medic));
    ward.carry_out(SickbayAction::FirstAid, &book(), &library);
    ward.carry_out(SickbayAction::Wait(Seconds::HOUR), &book(), &library);
    let log = &ward.bed().expect("a bed").log;
    let aid = log.iter().find(|line| line.words.contains("was worth")).expect("it was given");
    assert!(aid.words.contains("EDU 11 +1, no Medic -3"), "{}", aid.words);
}

#[test]
fn there_are_only_so_many_beds() {
    let mut actions = vec![SickbayAction::Admit; MOST_BEDS + 1];
    actions.insert(0, upp("777777"));
    let ward = ward(actions);
    assert_eq!(ward.beds.len(), MOST_BEDS);
    assert!(ward.note.is_some());
}
