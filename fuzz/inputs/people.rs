//! Sheets of people: what is read is printed, found, compared, sent into the sickbay, on errands and
//! into a fight.

use std::{path::PathBuf, sync::LazyLock};

use characters::{
    Character,
    affairs::{self, Affair, Passing, Place, Port, PortClass},
    body::Seconds,
    healing::{Care, HealingRules, RuleSet, Sickbay},
};
use dice::Dice;
use far_lanes::{
    roster::{self, Entry, Person, Roster, sheet, tables},
    skirmish::party,
};
use skirmish::{Setup, Skirmish};

use super::{
    play::played_on,
    shipped::{life_tables, seed, skirmishes},
};

/// A person whom queries are asked of: one from the corpus.
pub fn somebody() -> &'static Person {
    static SHEET: &[u8] = include_bytes!("../corpus/person/mara-venn.json");
    static SOMEBODY: LazyLock<Person> =
        LazyLock::new(|| Person::read("mara-venn.json", SHEET).expect("a sheet"));
    &SOMEBODY
}

/// A sheet as a file.
pub fn person(bytes: &[u8]) {
    let Ok(person) = Person::read("somebody.json", bytes) else { return };
    let written = person.write();
    assert_eq!(Person::read("somebody.json", written.as_bytes()).as_ref(), Ok(&person));
    printed(&person);
    healed(&person.character, seed(bytes));
    on_errands(person.character.clone(), seed(bytes));
    in_a_fight(&person, seed(bytes));
}

fn printed(person: &Person) {
    _ = sheet::text(person, life_tables());
    _ = sheet::svg(person, life_tables());
    let both = [&person.character, &somebody().character];
    _ = roster::compare(&both.map(roster::Compared::from), life_tables());
    let query = roster::Query::parse("mara terms>=2 skill:pilot>0 age<99").expect("a query");
    _ = query.fits(&person.into(), life_tables());
}

/// A year in bed, by either rule set.
fn healed(person: &Character, seed: u64) {
    for set in [RuleSet::Classic, RuleSet::SecondEdition] {
        let clock = person.body.time;
        let mut sickbay = Sickbay::new(set, HealingRules::default(), clock, Dice::seeded(seed));
        if sickbay.admit(person.clone(), Care::BED_REST).is_ok() {
            for days in [1, 30, 365] {
                _ = sickbay.advance(Seconds::DAY.times(days));
            }
        }
    }
}

/// Carries out all affairs of a port, and lets months pass.
fn on_errands(mut person: Character, seed: u64) {
    static TABLES: LazyLock<affairs::AffairTables> = LazyLock::new(|| {
        let assets = far_lanes::data::find_folder().expect("the assets");
        tables::affairs(&assets).expect("the shipped affairs")
    });
    let port = Port { class: PortClass::A, scout_base: true };
    let (place, mut dice) = (Place::at(port), Dice::seeded(seed));
    _ = affairs::open(&person.career, &person.possessions, person.characteristics, &place, &TABLES);
    for affair in Affair::all() {
        _ = affairs::carry_out(&mut person, affair, &place, &TABLES, &mut dice);
    }
    for months in [1, 12, u16::MAX] {
        _ = affairs::months_pass(&mut person, months, Passing::Awake, &TABLES);
    }
    _ = sheet::text(&Person::new(person), life_tables());
}

fn in_a_fight(person: &Person, seed: u64) {
    let all = skirmishes();
    let scenario = all.scenario("duel-at-dawn").expect("it is shipped");
    let file = PathBuf::from("somebody.json").into();
    let mut roster = Roster::default();
    let going = [roster.add(Entry { file, person: person.clone() })];
    for rules in [RuleSet::Classic, RuleSet::SecondEdition] {
        let Ok((scenario, _)) = party::send(&all.armoury, scenario, 0, rules, &roster, &going)
        else {
            continue;
        };
        let (house, healing) = Default::default();
        let setup = Setup { rules, house, healing, scenario };
        if let Ok(mut fight) = Skirmish::new(&all.armoury, &setup, seed) {
            played_on(&mut fight, seed, 30, |fight| fight.audit().expect("a sound fight"));
        }
    }
}
