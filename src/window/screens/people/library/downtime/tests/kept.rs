//! What months leave in the file of somebody.

use super::*;

/// CT-PSG-07, CT-SUR-04
#[test]
fn who_does_not_wake_up_stays_in_the_library_dead_and_does_nothing_more() {
    let asleep = DowntimeAction::Do(Affair::Travel(Passage::Low));
    let slept = |seed| {
        let mut library_ui = library("downtime-asleep", testing::captain(), port(PortClass::A));
        run(&mut library_ui, asleep, figures(), seed);
        library_ui
    };
    let died = |library_ui: &LibraryUi| kept(library_ui).person.character.career.fate == Fate::Dead;
    let fatal = (0..200).find(|&seed| died(&slept(seed))).expect("six in thirty-six");
    let mut library_ui = slept(fatal);
    let [done] = log(&library_ui) else { panic!("{:?}", log(&library_ui)) };
    assert_eq!(done.seed, Some(fatal));
    let outcome = done.events.iter().find_map(super::super::log::thrown).expect("a throw");
    assert!(!outcome.success && outcome.throw.to_string().contains("needs 5+: failure"));
    let dead = kept(&library_ui).person.clone();
    let menu = menu(&dead.character, library_ui.downtime.port);
    assert!(menu.open.is_empty() && menu.closed.len() == 1, "{menu:?}");
    for action in [asleep, DowntimeAction::Month] {
        run(&mut library_ui, action, figures(), 0);
        assert_eq!(library_ui.note.as_deref(), Some("the dead do nothing any more"));
    }
    assert_eq!(kept(&library_ui).person, dead);
    assert_eq!(log(&library_ui).len(), 1);
}

/// CT-TAS-04, CT-RET-07
#[test]
fn months_bring_tickets_and_pensions_into_the_file() {
    let mut library_ui = library("downtime-months", testing::captain(), port(PortClass::A));
    let before = kept(&library_ui).person.character.clone();
    run(&mut library_ui, DowntimeAction::Month, figures(), 0);
    let now = kept(&library_ui).person.character;
    assert_eq!(now.possessions.tickets(Passage::High), 2, "one month had passed already");
    assert_eq!(now.career.months, before.career.months + 1);
    (0..11).for_each(|_| run(&mut library_ui, DowntimeAction::Month, figures(), 0));
    assert_eq!(kept(&library_ui).person.character.possessions.pension_due, 4000);
    run(&mut library_ui, DowntimeAction::Do(Affair::CollectPension), figures(), 0);
    assert_eq!(kept(&library_ui).person.character.possessions.credits, 54_000);
    let said: Vec<_> = log(&library_ui).iter().map(|done| done.what.as_str()).collect();
    assert_eq!(said[11..], ["A month passes", "Collect the pension · port A"]);
    assert!(log(&library_ui).iter().all(|done| done.seed.is_none()), "no die fell");
}

/// CT-TAS-05, CT-TAS-07
#[test]
fn the_vote_of_the_travellers_aid_is_kept_and_asked_for_once() {
    let mut person = testing::captain();
    person.character.possessions.travellers_aid = None;
    let mut library_ui = library("downtime-vote", person, port(PortClass::E));
    run(&mut library_ui, DowntimeAction::Do(Affair::Apply), figures(), 5);
    assert_ne!(kept(&library_ui).person.character.possessions.application, Application::None);
    assert!(log(&library_ui)[0].events[0].rules().contains(&"CT-TAS-05"));
    run(&mut library_ui, DowntimeAction::Do(Affair::Apply), figures(), 5);
    let once = "one can ask to join the Travellers' Aid once in a life, and has";
    assert_eq!(library_ui.note.as_deref(), Some(once));
}

#[test]
fn what_was_changed_elsewhere_is_not_undone() {
    let mut library_ui = library("downtime-stale", testing::captain(), port(PortClass::A));
    let file = kept(&library_ui).file.clone();
    let mut elsewhere = read_person(&file).expect("a sheet");
    elsewhere.character.possessions.credits = 10;
    std::fs::write(&file, elsewhere.write()).expect("written");
    run(&mut library_ui, DowntimeAction::Do(Affair::Buy(Passage::High)), figures(), 0);
    let short = "Cr10 of the Cr10,000 that High Passage costs";
    assert_eq!(library_ui.note.as_deref(), Some(short));
    assert_eq!(read_person(&file).expect("a sheet"), elsewhere);
}

#[test]
fn nobody_grows_older_than_a_sheet_can_say() {
    let mut person = testing::captain();
    person.character.career.months = 255 * 12 + 11;
    let mut library_ui = library("downtime-old", person.clone(), port(PortClass::A));
    run(&mut library_ui, DowntimeAction::Month, figures(), 0);
    assert!(
        library_ui.note.as_deref().is_some_and(|note| note.contains("too old")),
        "{:?}",
        library_ui.note
    );
    assert_eq!(kept(&library_ui).person, person);
}
