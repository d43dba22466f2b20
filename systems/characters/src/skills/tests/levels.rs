use super::{book, file, person};
use crate::{
    scenario::tables,
    skills::{How, Relation, SkillBook},
};

#[track_caller]
fn check(skills: &[(&str, u8)], wanted: &str, level: Option<u8>, how: &str) {
    let (have, found) = book().level_for(&person(skills).skills, wanted);
    assert_eq!((have, found.to_string().as_str()), (level, how), "{wanted} of {skills:?}");
}

/// CT-SKL-12, CT-SKL-13
#[test]
fn an_adventurer_has_level_0_in_every_weapon_and_learning_one_makes_it_1() {
    let book = book();
    for weapon in &book.things.weapons {
        let of_nobody = book.level_for(&person(&[]).skills, &weapon.name);
        assert_eq!(of_nobody, (Some(0), How::Everyone), "{}", weapon.name);
        let mut learner = person(&[]);
        learner.skills.raise(&weapon.name);
        assert_eq!(book.level_for(&learner.skills, &weapon.name), (Some(1), How::Learnt));
    }
    check(&[], "Brawling", Some(0), "as every adventurer");
}

/// CT-SKL-12
#[test]
fn other_people_have_no_level_in_a_weapon_that_they_did_not_learn() {
    let book = book();
    let guard = person(&[("Rifle", 2)]);
    assert_eq!(book.level_of_other(&guard.skills, "Rifle"), (Some(2), How::Learnt));
    assert_eq!(book.level_of_other(&guard.skills, "Cutlass"), (None, How::Lacking));
    let throw = book.task_of_other(&guard, "Cutlass", "Hitting in a fight", &[]);
    assert_eq!(throw.map(|task| task.dm()), Ok(-5));
    let throw = book.task(&guard, "Cutlass", "Hitting in a fight", &[]);
    assert_eq!(throw.map(|task| task.dm()), Ok(0));
}

/// CT-DEF-16, CT-DEF-18
#[test]
fn an_adventurer_can_do_a_few_other_things_a_little_and_no_more() {
    let book = book();
    let everyones =
        ["Air/Raft", "ATV", "Forward Observer", "Steward", "Vacc Suit", "Brawling", "Streetwise"];
    for entry in book.entries() {
        let (level, how) = book.level_for(&person(&[]).skills, &entry.name);
        let expected = everyones.contains(&entry.name.as_str());
        assert_eq!(
            (level, how == How::Everyone),
            (expected.then_some(0), expected),
            "{}",
            entry.name
        );
    }
}

/// CT-DEF-13
#[test]
fn a_pilot_flies_a_ships_boat_one_level_lower() {
    check(&[("Pilot", 2)], "Ship's Boat", Some(1), "Pilot-2");
    check(&[("Pilot", 1)], "Ship's Boat", Some(0), "Pilot-1");
    check(&[("Pilot", 3), ("Ship's Boat", 1)], "Ship's Boat", Some(2), "Pilot-3");
    check(&[("Pilot", 2), ("Ship's Boat", 1)], "Ship's Boat", Some(1), "learnt");
    check(&[("Ship's Boat", 3)], "Pilot", None, "not learnt");
}

/// CT-DEF-13
#[test]
fn a_medic_treats_aliens_two_levels_lower() {
    check(&[("Medical", 3)], "Xeno-Medicine", Some(1), "Medical-3");
    check(&[("Medical", 1)], "Xeno-Medicine", None, "not learnt");
}

/// CT-SKL-18
#[test]
fn within_air_and_water_one_vehicle_is_worth_the_others_one_level_lower() {
    check(&[("Helicopter", 2)], "Jet Aircraft", Some(1), "Helicopter-2");
    check(&[("Hovercraft", 1)], "Submersible", Some(0), "Hovercraft-1");
    check(
        &[("Hovercraft", 1), ("Large Watercraft", 3)],
        "Submersible",
        Some(2),
        "Large Watercraft-3",
    );
    check(&[("Helicopter", 2)], "Hovercraft", None, "not learnt");
    check(&[("Tracked Vehicle", 2)], "Wheeled Vehicle", None, "not learnt");
    check(&[("Helicopter", 3)], "Air/Raft", Some(0), "as every adventurer");
    check(&[("Helicopter", 2), ("Jet Aircraft", 2)], "Jet Aircraft", Some(2), "learnt");
    check(&[("Air/Raft", 1)], "Air/Raft", Some(1), "learnt");
}

/// CT-DEF-12
#[test]
fn jack_of_all_trades_is_level_0_in_everything_else() {
    let book = book();
    let jack = person(&[("Jack of All Trades", 3)]);
    for entry in book.entries().iter().filter(|entry| entry.name != "Jack of All Trades") {
        assert_eq!(book.level_for(&jack.skills, &entry.name).0, Some(0), "{}", entry.name);
    }
    check(&[("Jack of All Trades", 3)], "Jack of All Trades", Some(3), "learnt");
    check(&[("Jack of All Trades", 1)], "Forgery", Some(0), "a little of everything");
    check(&[("Jack of All Trades", 1), ("Forgery", 2)], "Forgery", Some(2), "learnt");
    check(&[("Jack of All Trades", 1)], "Basket Weaving", None, "not learnt");
    check(&[("Jack of All Trades", 0)], "Forgery", None, "not learnt");
    let mut generous = file();
    generous.related[4].how = Relation::AllOthers("Jack of All Trades".into(), 2);
    let generous = SkillBook::new(generous, &tables()).expect("a sound file");
    let jack = person(&[("Jack of All Trades", 1)]);
    assert_eq!(generous.level_for(&jack.skills, "Forgery").0, Some(2));
    assert_eq!(
        generous.level_for(&jack.skills, "Jack of All Trades").0,
        Some(1),
        "of others alone"
    );
}

/// CT-DEF-16
#[test]
fn a_skill_that_a_table_made_up_is_what_stands_on_the_sheet() {
    check(&[("Basket Weaving", 2)], "Basket Weaving", Some(2), "learnt");
    check(&[], "Basket Weaving", None, "not learnt");
}

/// CT-SKL-15, CT-SKL-16
#[test]
fn the_name_of_a_group_stands_for_the_best_of_it() {
    let skills = [("Cutlass", 1), ("Pike", 3), ("Rifle", 2)];
    check(&skills, "Blade Combat", Some(3), "Pike");
    check(&skills, "Gun Cbt", Some(2), "Rifle");
    check(&[("Helicopter", 1)], "Vehicle", Some(1), "Helicopter");
}
