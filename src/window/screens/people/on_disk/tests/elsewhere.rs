//! Lives that other programs, faults and later files meddle with.

use super::*;

#[test]
fn a_life_begun_in_the_terminal_goes_on_in_the_window_and_back() {
    let home = folder("window-terminal");
    let setup = characters::Setup { name: "Ada".to_owned(), ..Default::default() };
    let tables = Arc::new(tables().clone());
    Lives::at(&home).begin(&tables, &setup, 9).expect("the plain figures");
    let mut world = started(&home);
    assert_eq!(table(&world), Some((9, 0)));
    take(&mut world);
    let newest = Lives::at(&home).newest(&tables).newest.expect("the life");
    assert_eq!(newest.artefact(), world.resource::<Living>().artefact());
}

#[test]
fn a_life_that_went_on_in_the_terminal_meanwhile_is_taken_up_from_there() {
    let home = folder("window-meanwhile");
    let mut world = started(&home);
    begin(&mut world, 7, 3);
    take(&mut started(&home)); // the other program
    world.run_system_once(pick_up).expect("it runs");
    assert_eq!(table(&world), Some((7, 4)));
    take(&mut world);
    assert_eq!((table(&started(&home)), files(&home).len()), (Some((7, 5)), 1));
}

#[test]
fn a_file_that_cannot_be_used_is_said_on_the_title_and_left_alone() {
    let home = folder("window-broken");
    let mut world = started(&home);
    begin(&mut world, 7, 5);
    let file = home.join("lives").join("life-0001.json");
    fs::write(&file, "{").expect("a file");
    let mut next = started(&home);
    assert_eq!((table(&next), title_says(&next).as_str()), (None, NOBODY));
    let notes = next.resource::<TitleNotes>().0.clone();
    assert_eq!(notes.len(), 1, "{notes:?}");
    assert!(notes[0].contains("life-0001.json:1:"), "{notes:?}");
    assert!(notes[0].ends_with("(left where it is)"), "{notes:?}");
    begin(&mut next, 7, 2);
    assert_eq!(fs::read_to_string(&file).expect("still there"), "{");
    assert_eq!(files(&home), ["life-0001.json", "life-0002.json"]);
    assert_eq!(table(&started(&home)), Some((7, 2)));
}

#[test]
fn a_life_in_hand_whose_file_is_spoilt_goes_on_in_another() {
    let home = folder("window-spoilt");
    let setup = characters::Setup::default();
    let tables = Arc::new(tables().clone());
    Lives::at(&home).begin(&tables, &setup, 9).expect("the plain figures");
    let newer = Lives::at(&home).begin(&tables, &setup, 7).expect("the plain figures");
    let mut world = started(&home);
    fs::write(newer.file().path(), "{").expect("a file");
    world.run_system_once(pick_up).expect("it runs");
    assert_eq!(table(&world), Some((7, 0)), "not the older one");
    assert_eq!(world.resource::<TitleNotes>().0.len(), 1);
    take(&mut world);
    assert_eq!(fs::read_to_string(newer.file().path()).expect("still there"), "{");
    assert_eq!(table(&started(&home)), Some((7, 1)));
}

#[test]
fn back_on_the_title_a_life_in_hand_stays_and_an_older_one_follows_once_it_is_kept() {
    let home = folder("window-older");
    let tables = Arc::new(tables().clone());
    let mut world = started(&home);
    begin(&mut world, 7, 3);
    let setup = characters::Setup::default();
    Lives::at(&home).begin(&tables, &setup, 9).expect("the plain figures");
    world.run_system_once(pick_up).expect("it runs");
    assert_eq!(table(&world), Some((7, 3)));
    to_the_end(&mut world);
    carry_out(&mut world, CareerAction::Save);
    world.run_system_once(pick_up).expect("it runs");
    assert_eq!(table(&world), Some((9, 0)));
}

#[test]
fn a_life_that_cannot_be_saved_goes_on_and_says_so() {
    let home = folder("window-unwritable").join("home");
    fs::write(&home, "a file where the folder should be").expect("a file");
    let mut world = started(&home);
    begin(&mut world, 7, 2);
    assert_eq!(table(&world), Some((7, 2)));
    let told = world.resource::<CareerUi>().told().expect("trouble");
    assert!(told.starts_with("The life cannot be saved: "), "{told}");
    fs::remove_file(&home).expect("room for the folder");
    take(&mut world);
    assert_eq!(world.resource::<CareerUi>().told(), None);
    assert_eq!(table(&started(&home)), Some((7, 3)));
}
