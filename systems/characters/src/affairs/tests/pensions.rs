use super::{CLASSES, do_at, pensioner, port, rich, tables};
use crate::{
    affairs::{Affair, AffairError, AffairEvent, Passing, PortClass, PortService, months_pass},
    data::Passage,
    sheet::Character,
};

fn wait(person: &mut Character, months: u16) -> Vec<AffairEvent> {
    months_pass(person, months, Passing::Awake, &tables()).expect("they are at liberty")
}

/// CT-RET-07
#[test]
fn a_pension_is_paid_at_a_port_of_class_a_or_b_once_for_the_year() {
    for class in CLASSES {
        let mut person = pensioner(4_000);
        wait(&mut person, 12);
        let pays = port(class).port.services(&tables()).contains(&PortService::Pensions);
        assert_eq!(pays, matches!(class, PortClass::A | PortClass::B));
        let collected = do_at(&mut person, Affair::CollectPension, &port(class), &[]);
        if pays {
            assert_eq!(collected, Ok(vec![AffairEvent::PensionCollected { credits: 4_000 }]));
            assert_eq!(person.possessions.credits, 4_000);
            let again = do_at(&mut person, Affair::CollectPension, &port(class), &[]);
            assert_eq!(again, Err(AffairError::NothingWaits { months: 12 }));
        } else {
            assert_eq!(collected, Err(AffairError::NotPaidHere(class)));
            assert_eq!((person.possessions.credits, person.possessions.pension_due), (0, 4_000));
        }
    }
}

/// CT-RET-07
#[test]
fn a_pension_falls_due_at_the_start_of_the_year() {
    let mut person = pensioner(6_000);
    assert_eq!(wait(&mut person, 11), []);
    let early = do_at(&mut person, Affair::CollectPension, &port(PortClass::A), &[]);
    let early = early.expect_err("the year is not over");
    assert_eq!(early.to_string(), "nothing waits; the next pension falls due in 1 month");
    let due = AffairEvent::PensionDue { credits: 6_000, waits: 6_000 };
    assert_eq!(wait(&mut person, 1), [due]);
    assert_eq!(wait(&mut person, 11), []);
}

/// CT-RET-07, CT-RUL-34
#[test]
fn years_that_were_not_collected_wait_and_are_paid_together() {
    let mut person = pensioner(8_000);
    let due = AffairEvent::PensionDue { credits: 16_000, waits: 16_000 };
    assert_eq!(wait(&mut person, 30), [due]);
    let due = AffairEvent::PensionDue { credits: 8_000, waits: 24_000 };
    assert_eq!(wait(&mut person, 6), [due], "half a year was carried over");
    do_at(&mut person, Affair::CollectPension, &port(PortClass::B), &[]).expect("it waits");
    assert_eq!((person.possessions.credits, person.possessions.pension_due), (24_000, 0));
}

/// CT-RET-07, CT-PSG-06
#[test]
fn a_year_that_is_slept_through_is_paid_like_any_other() {
    let mut person = pensioner(4_000);
    months_pass(&mut person, 12, Passing::Asleep, &tables()).expect("they are at liberty");
    assert_eq!(person.possessions.pension_due, 4_000);
}

/// CT-RET-07
#[test]
fn who_has_no_pension_has_nothing_to_collect() {
    let mut person = rich(0);
    assert_eq!(wait(&mut person, 24), []);
    let nothing = do_at(&mut person, Affair::CollectPension, &port(PortClass::A), &[]);
    assert_eq!(nothing, Err(AffairError::NoPension));
}

/// CT-RET-07, CT-RUL-34
#[test]
fn what_waits_is_paid_also_to_who_has_no_pension_any_more() {
    let mut person = rich(0);
    person.possessions.pension_due = 500;
    do_at(&mut person, Affair::CollectPension, &port(PortClass::A), &[]).expect("it waits");
    assert_eq!((person.possessions.credits, person.possessions.pension_due), (500, 0));
}

/// CT-RET-07, CT-PSG-02
#[test]
fn a_purse_that_would_overflow_takes_nothing_and_nothing_is_lost() {
    let mut person = rich(u32::MAX - 8_999);
    person.possessions.add_passage(Passage::High);
    (person.possessions.pension_due, person.career.pension) = (9_000, 9_000);
    let before = person.clone();
    for affair in [Affair::Cash(Passage::High), Affair::CollectPension] {
        let full = do_at(&mut person, affair, &port(PortClass::A), &[]);
        assert_eq!((full, &person), (Err(AffairError::Full), &before));
    }
}
