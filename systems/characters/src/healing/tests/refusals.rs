//! Refused actions, which change nothing.

use super::*;

#[test]
fn nobody_is_hurt_before_what_has_happened_already() {
    let mut victim = someone(7, 7, 7);
    victim.hit(60, 3);
    let hit = Hit { at: Seconds(59), damage: 3, ..Hit::default() };
    let earlier = Refusal::Earlier { now: Seconds(60), asked: Seconds(59) };
    assert_eq!(victim.refuses(|it| it.hit(hit)), earlier);
    assert_eq!(earlier.to_string(), "it is 1 second too late: time does not run backward");
    let blow = Blow { at: Seconds(59), groups: vec![3], ..Blow::default() };
    assert_eq!(victim.refuses(|it| it.blow(&blow)), earlier);
    let set = RuleSet::SecondEdition;
    assert_eq!(victim.refuses(|it| it.live_until(set, Seconds(59))), earlier);
}

#[test]
fn nothing_can_be_done_to_the_dead() {
    let mut victim = someone(7, 7, 7);
    victim.throws(&[1, 1]).hit(0, 21);
    let hit = Hit { damage: 3, ..Hit::default() };
    assert_eq!(victim.refuses(|it| it.hit(hit)), Refusal::Dead);
    let at = Seconds(0);
    assert_eq!(victim.refuses(|it| it.first_aid(at, with_medic(2), None)), Refusal::Dead);
    assert_eq!(victim.refuses(|it| it.attend(at, with_medic(2), None)), Refusal::Dead);
    assert_eq!(victim.refuses(|it| it.operate(at, with_medic(2), Some(9))), Refusal::Dead);
    assert_eq!(victim.refuses(|it| it.treat_minor(at, &medic(2))), Refusal::Dead);
    assert_eq!(victim.refuses(|it| it.after_combat(at)), Refusal::Dead);
    assert!(victim.live(1_000_000).is_empty());
}

#[test]
fn a_treatment_needs_something_to_treat() {
    let mut whole = someone(7, 7, 7);
    let at = Seconds(0);
    assert_eq!(whole.refuses(|it| it.first_aid(at, with_medic(2), None)), Refusal::NotHurt);
    assert_eq!(whole.refuses(|it| it.attend(at, with_medic(2), None)), Refusal::NothingToAttend);
    assert!(whole.lets(|it| it.finish_treatment(at)).is_empty());
    whole.stun(0, 3);
    assert_eq!(whole.refuses(|it| it.first_aid(at, with_medic(2), None)), Refusal::NotHurt);
}

#[test]
fn a_sickbay_knows_its_patients_and_takes_no_dead() {
    let mut dead = character("Ada", [7, 7, 7], &[]);
    dead.body.state = crate::body::State::Dead;
    let (rules, dice) = (HealingRules::default(), Dice::seeded(1));
    let mut bay = Sickbay::new(RuleSet::SecondEdition, rules, Seconds(100), dice);
    assert_eq!(bay.admit(dead, Care::NONE), Err(Refusal::Dead));
    let mut late = character("Bo", [7, 7, 7], &[]);
    late.body.time = Seconds(101);
    assert!(matches!(bay.admit(late, Care::NONE), Err(Refusal::Earlier { .. })));
    let nobody = PatientId(3);
    assert_eq!(bay.act(nobody), Err(Refusal::NoPatient(nobody)));
    assert_eq!(bay.discharge(nobody), Err(Refusal::NoPatient(nobody)));
    assert_eq!(bay.gather(nobody, Gathering::Party), Err(Refusal::NoPatient(nobody)));
    assert_eq!(bay.patients().count(), 0);
}

#[test]
fn nobody_waits_longer_than_a_hundred_years_at_a_time() {
    let (mut bay, _) = bay(character("Ada", [7, 7, 7], &[]), Care::NONE, &[]);
    assert!(matches!(bay.advance(Seconds(u64::MAX)), Err(Refusal::TooLong { .. })));
    assert_eq!(bay.clock(), Seconds(0));
    let century = Seconds::DAY.times(36_525);
    assert!(bay.advance(century).expect("a long rest").is_empty());
}

#[test]
fn a_check_that_nobody_can_make_is_refused() {
    let (mut bay, id) = bay(character("Ada", [7, 7, 7], &[]), Care::NONE, &[]);
    let charm = Gathering::Other(tasks::check::Check::of("CHARM", "Carouse"));
    assert!(matches!(bay.gather(id, charm), Err(Refusal::Check(_))));
    let unconscious = patient([7, 7, 7], [7, 0, 7]);
    let mut person = unconscious;
    let since = Seconds(0);
    person.body.state = crate::body::State::Unconscious { since, failed: 0 };
    let (mut bay, id) = super::bay(person, Care::NONE, &[]);
    assert_eq!(bay.act(id), Err(Refusal::Unconscious));
}
