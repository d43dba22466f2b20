//! What is told of somebody, and what keys do there.

use super::*;

/// SE-INJ-01
#[test]
fn a_wound_takes_points_is_told_with_its_rule_and_shows_in_the_curve() {
    let ward = ward([
        upp("777777"),
        SickbayAction::Admit,
        SickbayAction::Turn(Field::Points, -3),
        SickbayAction::Wound,
    ]);
    assert_eq!(now(&ward), [5, 7, 0]);
    let bed = ward.bed().expect("a bed");
    let last = bed.log.last().expect("a line");
    assert_eq!(last.rules, ["SE-INJ-01"]);
    assert_eq!(ward.last_rule().as_deref(), Some("SE-INJ-01"));
    assert_eq!(bed.curve.first().map(|it| it.now), Some([7, 7, 7]));
    assert_eq!(bed.curve.last().map(|it| it.now), Some([5, 7, 0]));
}

#[test]
fn the_worst_of_somebody_is_said_first() {
    let words = |ward: &Ward| -> Vec<&str> {
        let person = &ward.patient().expect("a patient").person;
        signs(person.body, *person.characteristics).into_iter().map(|(words, _)| words).collect()
    };
    assert_eq!(words(&ward([upp("777777"), SickbayAction::Admit])), ["well"]);
    let wounded = ward([
        upp("777777"),
        SickbayAction::Admit,
        SickbayAction::Turn(Field::Points, 6),
        SickbayAction::Wound,
    ]);
    assert_eq!(now(&wounded), [0, 3, 0]);
    assert_eq!(words(&wounded), ["unconscious", "needs surgery"]);
    let dead = (0..40).map(|seed| {
        let mut ward = Ward::new(HealingRules::default(), seed);
        let library = RosterFolder::at(folder("ward-dead"));
        let actions = [
            upp("222777"),
            SickbayAction::Admit,
            SickbayAction::Turn(Field::Points, 40),
            SickbayAction::Wound,
        ];
        actions.into_iter().for_each(|action| ward.carry_out(action, &book(), &library));
        ward
    });
    let dead = dead.into_iter().find(|ward| words(ward) == ["dead"]);
    assert!(dead.is_some(), "52 points kill somebody sooner or later");
}

fn keys_of(ward: &Ward, key: Key) -> Vec<SickbayAction> {
    let modifiers = Modifiers::default();
    let event = Event::Key { key, physical_key: None, pressed: true, repeat: false, modifiers };
    let raw = RawInput { events: vec![event], ..RawInput::default() };
    let input = InputState::default().begin_pass(raw, false, 1.0, &Default::default());
    keys::in_the_sickbay(&input, ward, 30)
}

#[test]
fn keys_are_for_the_patient_unless_a_profile_is_being_typed() {
    let mut ward = Ward::new(HealingRules::default(), 3);
    assert_eq!(ward.selected, Field::Upp);
    assert_eq!(keys_of(&ward, Key::A), [], "a digit of the profile");
    assert_eq!(keys_of(&ward, Key::Enter), [SickbayAction::Admit]);
    ward.selected = Field::Points;
    for (key, action) in [
        (Key::A, SickbayAction::Admit),
        (Key::Enter, SickbayAction::Wound),
        (Key::F, SickbayAction::FirstAid),
        (Key::Num1, SickbayAction::Wait(Seconds(6))),
        (Key::Num4, SickbayAction::Wait(Seconds::DAY)),
        (Key::ArrowRight, SickbayAction::Turn(Field::Points, 1)),
        (Key::ArrowUp, SickbayAction::Walk(-1)),
        (Key::Escape, SickbayAction::Leave),
    ] {
        assert_eq!(keys_of(&ward, key), [action]);
    }
}
