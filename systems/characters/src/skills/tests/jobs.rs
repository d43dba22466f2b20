use super::{book, person};
use crate::Characteristic;

#[track_caller]
fn check(skills: &[(&str, u8)], job: &str, expected: Result<(), &str>) {
    let said = book().can_serve_as(&person(skills), job).map_err(|fault| fault.to_string());
    assert_eq!(said, expected.map_err(str::to_owned), "{job} of {skills:?}");
}

/// CT-DEF-12, CT-DEF-13
#[test]
fn a_job_asks_for_its_level() {
    let jobs = [
        ("Engineer", "Engineering", 1),
        ("Gunner", "Gunnery", 1),
        ("Leading more than six", "Leader", 1),
        ("Medic", "Medical", 1),
        ("Doctor", "Medical", 3),
        ("Navigator", "Navigation", 1),
        ("Pilot", "Pilot", 1),
        ("Wearing battle dress or combat armour", "Vacc Suit", 1),
    ];
    for (job, skill, level) in jobs {
        check(&[(skill, level)], job, Ok(()));
        assert!(book().can_serve_as(&person(&[(skill, level - 1)]), job).is_err(), "{job}");
    }
    check(&[("Medical", 2)], "Doctor", Err("Doctor asks for Medical-3, and there is Medical-2"));
    check(&[], "Pilot", Err("Pilot asks for Pilot-1, and there is no Pilot"));
    check(&[], "Astrogator", Err("there is no job `Astrogator`"));
}

/// CT-DEF-13
#[test]
fn level_0_will_do_for_a_steward() {
    check(&[], "Steward", Ok(()));
    let said = book().entry("Steward").expect("an entry").notes[0].text.clone();
    assert!(said.contains("eight high passengers"), "{said}");
}

/// CT-DEF-12
#[test]
fn a_surgeon_needs_a_steady_hand_as_well() {
    let book = book();
    let mut doctor = person(&[("Medical", 3)]);
    let refused = book.can_serve_as(&doctor, "Surgeon").expect_err("must be refused");
    assert_eq!(refused.to_string(), "Surgeon asks for Dexterity 8, and there is 7");
    doctor.characteristics.set(Characteristic::Dex, 8);
    assert_eq!(book.can_serve_as(&doctor, "Surgeon"), Ok(()));
}

/// CT-DEF-12
#[test]
fn a_little_of_everything_is_no_job() {
    let jack = [("Jack of All Trades", 4)];
    let said = "Pilot asks for Pilot itself; to know a little of everything does not count";
    check(&jack, "Pilot", Err(said));
    check(&jack, "Steward", Ok(()));
}
