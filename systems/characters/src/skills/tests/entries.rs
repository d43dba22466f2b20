use std::collections::BTreeSet;

use super::book;
use crate::{
    data::{Cell, Confidence, Service, SkillTable, Source},
    scenario::tables,
    skills::{Field, Printed, text},
};

/// Skills on the four tables of every service.
fn on_the_tables() -> BTreeSet<String> {
    let tables = tables();
    let services = Service::ALL.map(|service| tables.service(service));
    let cells = services.into_iter().flat_map(|it| SkillTable::ALL.map(|of| it.skills(of)));
    let skills = cells.flatten().filter(|cell| !matches!(cell, Cell::Change(..)));
    skills.map(crate::text::cell).collect()
}

/// CT-DEF-02
#[test]
fn every_entry_has_five_fields_and_says_which_of_them_are_blank() {
    for entry in book().entries() {
        let blank = entry.blank();
        assert!(!entry.about.text.is_empty(), "{}", entry.name);
        let meaning_is_printed = entry.about.source == Source::Printed;
        if !blank.contains(&Field::Meaning) {
            assert!(meaning_is_printed, "{}: its meaning is printed", entry.name);
        }
        let flagged = text::provenance(entry);
        for field in blank {
            let word = format!("{field:?}").to_lowercase();
            let word = match word.as_str() {
                "uses" => "throws",
                "dms" => "modifiers",
                other => other,
            };
            assert!(flagged.contains(word), "{}: {flagged}", entry.name);
        }
        assert_eq!(blank.is_empty(), flagged == "The rules print all of it.", "{}", entry.name);
    }
}

/// CT-DEF-02, CT-DEF-11, CT-DEF-12, CT-DEF-13, CT-DEF-14
#[test]
fn how_much_the_summary_has_of_each_entry_is_on_record() {
    let book = book();
    let of = |wanted: Printed| -> Vec<&str> {
        let found = book.entries().iter().filter(|entry| entry.printed == wanted);
        found.map(|entry| entry.name.as_str()).collect()
    };
    assert_eq!(of(Printed::Complete), ["Administration", "Air/Raft"]);
    assert_eq!(of(Printed::Description), ["ATV"]);
    let names = [
        "Bribery",
        "Computer",
        "Electronics",
        "Engineering",
        "Forgery",
        "Forward Observer",
        "Gambling",
        "Gunnery",
        "Jack of All Trades",
        "Leader",
        "Mechanical",
        "Medical",
        "Xeno-Medicine",
        "Navigation",
        "Pilot",
        "Ship's Boat",
        "Steward",
        "Tactics",
        "Vacc Suit",
        "Vehicle",
    ];
    assert_eq!(of(Printed::Name), names);
    let absent = ["Streetwise", "Brawling", "Blade Combat", "Gun Combat"];
    let groups = ["Aircraft", "Ground Vehicle", "Watercraft"];
    assert_eq!(of(Printed::Absent), [&absent[..], &groups[..]].concat());
}

/// CT-DEF-03, CT-DEF-07
#[test]
fn administration_and_air_raft_are_described_and_air_raft_is_every_grav_vehicle() {
    let book = book();
    let about = |skill: &str| book.entry(skill).expect("an entry").about.text.clone();
    assert!(about("Administration").contains("offices"));
    assert!(about("Air/Raft").contains("gravity"));
    let grav = book.things.vehicles.iter().filter(|it| it.group == crate::data::Group::Grav);
    for vehicle in grav {
        assert_eq!(book.entry(&vehicle.name).expect("an entry").name, "Air/Raft");
    }
}

/// CT-DEF-11, CT-SKL-01
#[test]
fn without_a_printed_throw_the_referee_sets_it_and_where_the_rest_comes_from_is_said() {
    let book = book();
    let lines = |skill: &str| text::describe(book.entry(skill).expect("an entry")).join("\n");
    assert!(lines("Pilot").contains("The referee sets the throw."), "{}", lines("Pilot"));
    let atv = lines("ATV");
    assert!(atv.contains("all-terrain") && atv.contains("Breaking down today: 11+."), "{atv}");
    assert!(atv.contains("Getting unstuck: the referee sets the number, +1 per level."), "{atv}");
    assert!(atv.contains("leave out the throws, modifiers, notes."), "{atv}");
    assert!(atv.contains("Meaning: as printed. Throws: from another printing, doubtful."), "{atv}");
    let admin = lines("Administration");
    assert!(
        admin.contains("Dealing with officials: 7+, -3 without the skill, +2 per level."),
        "{admin}"
    );
    assert!(admin.contains("+1 per level, if the referee likes."), "{admin}");
    let surgeon = lines("Medical");
    assert!(surgeon.contains("Surgeon: level 3 and Dexterity 8."), "{surgeon}");
    assert!(lines("Gambling").contains("2 on the dice loses"), "{}", lines("Gambling"));
}

/// CT-DEF-14, CT-RUL-49
#[test]
fn of_everything_on_the_tables_only_weapons_brawling_and_streetwise_are_missing_in_the_list() {
    let book = book();
    let missing = on_the_tables().into_iter().filter(|skill| {
        let entry = book.entry(skill).unwrap_or_else(|| panic!("{skill} has no entry"));
        assert_eq!(entry.name, *skill);
        entry.printed == Printed::Absent
    });
    let missing: Vec<String> = missing.collect();
    assert_eq!(missing, ["Blade Combat", "Brawling", "Gun Combat", "Streetwise"]);
}

/// CT-DEF-15
#[test]
fn no_table_gives_xeno_medicine_and_atv_is_a_choice_of_vehicle() {
    let given = on_the_tables();
    assert!(book().entry("Xeno-Medicine").is_some() && !given.contains("Xeno-Medicine"));
    assert!(!given.contains("ATV") && given.contains("Vehicle"));
    let book = book();
    let vehicle = book.entry("Vehicle").expect("an entry");
    assert!(book.members(vehicle).contains(&"ATV"));
}

/// CT-DEF-16
#[test]
fn the_empty_headings_are_on_record_with_what_stands_in_their_place() {
    let book = book();
    let filled = |heading: &str| {
        let absent = book.absent().iter().find(|it| it.heading == heading).expect("a heading");
        absent.filled.is_some()
    };
    assert!(!filled("Making new skills"), "no rule for it is known");
    assert!(filled("Default skills"));
}

/// CT-DEF-17
#[test]
fn the_weapons_chart_is_on_record_as_empty_and_weapons_come_from_elsewhere() {
    let book = book();
    let chart = book.absent().iter().find(|it| it.rule == "CT-DEF-17").expect("a heading");
    assert!(chart.heading == "Weapons chart" && chart.filled.is_some());
    assert_eq!((book.things.source, book.things.confidence), (Source::Elsewhere, Confidence::High));
}

/// CT-SKL-14, CT-SKL-15, CT-SKL-16, CT-SKL-18
#[test]
fn weapons_and_vehicles_share_the_entry_of_their_group() {
    let book = book();
    let entry = |skill: &str| book.entry(skill).expect("an entry").name.clone();
    let groups = [
        ("Cutlass", "Blade Combat"),
        ("Pike", "Blade Combat"),
        ("SMG", "Gun Combat"),
        ("Laser Rifle", "Gun Combat"),
        ("Helicopter", "Aircraft"),
        ("Submersible", "Watercraft"),
        ("Tracked Vehicle", "Ground Vehicle"),
        ("ATV", "ATV"),
        ("Brawling", "Brawling"),
    ];
    for (skill, group) in groups {
        assert_eq!(entry(skill), group);
    }
    assert!(book.entry("Basket Weaving").is_none());
}

/// CT-SKT-05
#[test]
fn a_skill_is_found_however_it_is_written() {
    let book = book();
    let written = [
        ("Electronic", "Electronics"),
        ("Electronics", "Electronics"),
        ("Fwd Obsvr", "Forward Observer"),
        ("Forward Observer", "Forward Observer"),
        ("Jack of Trd", "Jack of All Trades"),
        ("Jack of All Trades", "Jack of All Trades"),
        ("Admin", "Administration"),
        ("Administration", "Administration"),
        ("Blade Cbt", "Blade Combat"),
        ("Gun Cbt", "Gun Combat"),
        ("Air / Raft", "Air/Raft"),
        ("Air/Raft", "Air/Raft"),
        ("Medical", "Medical"),
        ("medic", "Medical"),
        ("Tactical skill", "Tactics"),
        ("Tactics", "Tactics"),
        ("Leader skill", "Leader"),
        ("Leader", "Leader"),
        ("Xeno-Medicine", "Xeno-Medicine"),
    ];
    for (printed, canonical) in written {
        assert_eq!(book.canonical(printed), canonical);
        assert_eq!(book.entry(printed).expect("an entry").name, canonical);
    }
}

/// CT-DEF-16, CT-DEF-17, CT-DEF-18, CT-SKL-12
#[test]
fn what_holds_beside_the_entries_can_be_read_with_its_rules() {
    let lines = text::beside(&book());
    let expected = [
        "Every adventurer has level 0 in every weapon (CT-SKL-12, as printed).",
        "Every adventurer has level 0 in Brawling (CT-SKL-12, from another printing).",
        "Everybody has level 0 in Streetwise (CT-DEF-18, as printed).",
        "Every adventurer has level 0 in Air/Raft, ATV, Forward Observer, Steward, Vacc Suit \
         (CT-DEF-16, from another printing).",
        "Pilot counts as Ship's Boat, 1 lower (CT-DEF-13, from other printings).",
        "Medical counts as Xeno-Medicine, 2 lower (CT-DEF-13, from another printing).",
        "One vehicle of the air counts as the others, 1 lower (CT-SKL-18, from other printings).",
        "One vehicle of the water counts as the others, 1 lower (CT-SKL-18, from other printings).",
        "Jack of All Trades counts as all others at level 0 (CT-DEF-12, from other printings).",
        "Making new skills (CT-DEF-16), left out of the rules: Nothing.",
    ];
    assert_eq!(lines[..10], expected);
    assert!(lines[11].starts_with("Weapons chart (CT-DEF-17), left out of the rules: things.ron"));
}
