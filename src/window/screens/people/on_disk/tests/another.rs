//! What becomes of a life when another takes its place.

use super::*;

/// What becomes of the life in hand is asked, and this is the answer.
fn answer(world: &mut World, left: LeftLife, next: NextLife) {
    let asked = world.resource::<CareerUi>().dialog.clone();
    assert_eq!(asked, CareerDialog::Instead { next, selected: 0 });
    carry_out(world, CareerAction::Instead { left, next });
    assert_eq!(world.resource::<CareerUi>().dialog, CareerDialog::Nothing);
}

#[test]
fn a_new_life_takes_the_place_of_another_only_where_one_lets_that_go() {
    let home = folder("window-instead");
    let mut world = started(&home);
    begin(&mut world, 7, 0);
    begin(&mut world, 7, 5);
    assert_eq!(files(&home).len(), 1, "nothing was decided that could be lost");
    carry_out(&mut world, CareerAction::Setup);
    begin(&mut world, 8, 0);
    assert_eq!(
        (table(&started(&home)), files(&home).len()),
        (Some((7, 5)), 1),
        "it is asked first"
    );
    answer(&mut world, LeftLife::Gone, NextLife::Another);
    assert_eq!((table(&started(&home)), files(&home).len()), (Some((8, 0)), 1));
    take(&mut world);
    carry_out(&mut world, CareerAction::SameDice);
    answer(&mut world, LeftLife::Waits, NextLife::SameDice);
    assert_eq!((table(&started(&home)), files(&home).len()), (Some((8, 0)), 2));
    to_the_end(&mut world);
    carry_out(&mut world, CareerAction::Save);
    assert_eq!(table(&started(&home)), Some((8, 1)), "the one that waited goes on");
}

#[test]
fn a_life_that_is_told_is_kept_unless_one_lets_it_go() {
    let home = folder("window-told-instead");
    let mut world = started(&home);
    begin(&mut world, 7, 0);
    to_the_end(&mut world);
    carry_out(&mut world, CareerAction::Another);
    assert!(world.resource::<Living>().is_over(), "it is asked first");
    let first = instead::rows(world.resource::<Living>(), NextLife::Another)[0].1.clone();
    assert_eq!(first, CareerAction::Instead { left: LeftLife::Kept, next: NextLife::Another });
    answer(&mut world, LeftLife::Kept, NextLife::Another);
    assert_eq!((RosterFolder::at(&home).list().len(), files(&home).len()), (1, 1));
    assert!(!world.resource::<Living>().is_over());
    to_the_end(&mut world);
    carry_out(&mut world, CareerAction::Save);
    carry_out(&mut world, CareerAction::Another);
    assert_eq!(world.resource::<CareerUi>().dialog, CareerDialog::Nothing, "it is kept already");
}
