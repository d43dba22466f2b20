//! One application, and the draft (CT-ENL, CT-DRF).

use super::*;
use crate::odds::Forecast;

fn forecast(told: &ScriptedLife, service: Service, what: &str) -> Forecast {
    let wanted = Some(Move::Enlist(service));
    let all = told.life.forecasts();
    all.into_iter().find(|it| it.option == wanted && it.what == what).expect("foretold")
}

/// CT-GEN-08, CT-SVC-01, CT-GEN-05, CT-RUL-09
#[test]
fn the_six_services_are_offered_and_nothing_else() {
    let told = ScriptedLife::average(&[]);
    assert_eq!(told.choice().options, Service::ALL.map(Move::Enlist));
}

/// CT-ENL-02, CT-PST-02, CT-PST-03
#[test]
fn a_service_asks_its_number_and_helps_those_it_wants() {
    let told = ScriptedLife::average(&[]);
    let asked = Service::ALL.map(|service| {
        let it = forecast(&told, service, "Enlistment");
        (it.target, it.modifiers.iter().map(|modifier| modifier.dm).sum::<i16>())
    });
    let targets = [8, 9, 5, 7, 7, 3].map(Some);
    assert_eq!(asked.map(|(target, _)| target), targets);
    assert_eq!(asked.map(|(_, dm)| dm), [0, 0, 3, 1, 3, 0]);
}

/// CT-ENL-03
#[test]
fn both_modifiers_add_up() {
    let dm = |int: u8, edu: u8| {
        let dice = [3, 4, 3, 4, 3, 4, 1, int - 1, 1, edu - 1, 3, 4];
        let told = ScriptedLife::born(&dice, &[]);
        forecast(&told, Service::Navy, "Enlistment").modifiers.iter().map(|it| it.dm).sum::<i16>()
    };
    // A one and a six make Int 7 at most.
    assert_eq!((dm(2, 2), dm(7, 7)), (0, 0));
    let bright = ScriptedLife::born(&[3, 4, 3, 4, 3, 4, 4, 4, 4, 5, 3, 4], &[]);
    let both = forecast(&bright, Service::Navy, "Enlistment");
    assert_eq!(both.modifiers.iter().map(|it| it.dm).collect::<Vec<_>>(), [1, 2]);
    assert_eq!(both.odds, dice::Odds::new(30, 36));
}

/// CT-ENL-04, CT-GEN-09, CT-GEN-11
#[test]
fn who_throws_the_number_is_in_and_goes_on_to_survive() {
    let mut told = ScriptedLife::average(&[4, 4, 6, 6]);
    told.enlist(Service::Navy);
    let career = told.person().career;
    assert_eq!((career.service, career.drafted), (Some(Service::Navy), false));
    let (applied, survival) = (
        told.place(|event| matches!(event, Event::Applied { .. })),
        told.place(|event| matches!(event, Event::Survival { .. })),
    );
    assert_eq!(survival, applied + 2, "the term begins, and survival is its first throw");
}

/// CT-ENL-01, CT-DRF-01, CT-GEN-10, CT-GEN-18, CT-PST-04
#[test]
fn who_throws_less_is_drafted_by_one_die_and_cannot_dodge() {
    for (die, service) in (1..=6).zip(Service::ALL) {
        let mut told = ScriptedLife::average(&[3, 4, die, 6, 6]);
        told.enlist(Service::Navy);
        let career = told.person().career;
        assert_eq!((career.service, career.drafted), (Some(service), true));
        assert!(!told.offers(&Move::Enlist(Service::Army)), "there is no second application");
    }
}

/// CT-DRF-02
#[test]
fn the_service_that_refused_may_be_the_one_that_drafts() {
    let mut told = ScriptedLife::average(&[1, 1, 2, 6, 6]);
    told.enlist(Service::Marines);
    let career = told.person().career;
    assert_eq!((career.service, career.drafted), (Some(Service::Marines), true));
}

/// CT-DRF-03, CT-RUL-25
#[test]
fn a_draftee_is_not_commissioned_in_the_first_term_and_may_be_in_the_second() {
    let mut told = ScriptedLife::average(&[1, 1, 3, 6, 6, 1, 1, 4, 4, 6, 6]);
    told.enlist(Service::Marines);
    assert_eq!(told.person().career.service, Some(Service::Army));
    assert_eq!(told.why(), Why::Rolling { more: 1 }, "straight to the skills");
    told.roll(SkillTable::PersonalDevelopment).roll(SkillTable::PersonalDevelopment);
    told.choose(Move::Stay);
    assert_eq!(told.why(), Why::Commission);
}

/// CT-RUL-18, CT-GEN-27
#[test]
fn there_is_one_service_in_a_life() {
    let mut told = ScriptedLife::average(&[4, 4, 6, 6, 1, 1, 1, 1, 2, 1]);
    told.enlist(Service::Other);
    told.roll(SkillTable::PersonalDevelopment).roll(SkillTable::PersonalDevelopment);
    assert!(told.life.forecasts().iter().all(|it| !matches!(it.option, Some(Move::Enlist(_)))));
    assert_eq!(told.refused(Move::Enlist(Service::Navy)), Refusal::NotOffered);
}
