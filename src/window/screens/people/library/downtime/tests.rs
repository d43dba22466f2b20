//! Downtime without a window, with files on disk.

use std::{path::Path, sync::LazyLock};

use characters::{
    Character,
    affairs::Cost,
    data::Passage,
    sheet::{Application, Fate, ShipKind},
};

use super::{
    super::library_ui::LibraryUi,
    action::run,
    column::coming,
    keys::{entered, turned},
    menu::{Menu, MenuQueryItem, Offer},
    *,
};
use crate::roster::{Entry, EntryQuery, Person, RosterFolder, read_person, testing};

fn figures() -> &'static AffairTables {
    static FIGURES: LazyLock<AffairTables> = LazyLock::new(|| {
        let assets = Path::new(env!("CARGO_MANIFEST_DIR")).join("assets");
        tables::affairs(&assets).expect("the shipped figures")
    });
    &FIGURES
}

fn port(class: PortClass) -> Port {
    Port { class, scout_base: false }
}

/// The library with this person at a port.
fn library(name: &str, person: Person, port: Port) -> LibraryUi {
    let entry = RosterFolder::at(testing::folder(name)).keep(person).expect("kept");
    let downtime = Downtime { port, ..Downtime::default() };
    LibraryUi { people: [entry].into_iter().collect(), downtime, ..LibraryUi::default() }
}

/// The shown person, after making sure that their file says the same.
#[track_caller]
fn kept(library_ui: &LibraryUi) -> Entry {
    let entry = library_ui.shown::<EntryQuery>().expect("somebody").entry();
    assert_eq!(read_person(&entry.file).expect("a sheet"), entry.person);
    entry
}

fn log(library_ui: &LibraryUi) -> &[DowntimeRecord] {
    library_ui
        .shown::<&PersonFile>()
        .and_then(|file| library_ui.downtime.log.get(file))
        .map_or(&[], Vec::as_slice)
}

/// The menu of somebody with this sheet.
fn menu(sheet: &Character, port: Port) -> Menu {
    let Character { career, possessions: owned, characteristics: scores, .. } = sheet;
    Menu::of(&MenuQueryItem { career, owned, scores }, port, figures())
}

fn terms(menu: &Menu, affair: Affair) -> Option<&str> {
    menu.open.iter().find(|open| open.affair == affair).map(|open| open.terms.as_str())
}

#[test]
fn whatever_is_offered_can_be_done_and_whatever_is_not_cannot() {
    let person = testing::captain();
    for class in CLASSES {
        let menu = menu(&person.character, port(class));
        let closed: Vec<Affair> = menu.closed.iter().flat_map(|it| it.affairs.clone()).collect();
        assert_eq!(menu.open.len() + closed.len(), Affair::all().count());
        let offered = menu.open.iter().map(|open| (open.affair, true));
        for (affair, open) in offered.chain(closed.into_iter().map(|it| (it, false))) {
            let mut library_ui = library("downtime-offered", person.clone(), port(class));
            run(&mut library_ui, DowntimeAction::Do(affair), figures(), 1);
            assert_eq!(
                library_ui.note.is_none(),
                open,
                "{affair:?} at {class}: {:?}",
                library_ui.note
            );
            assert_eq!(log(&library_ui).len(), usize::from(open));
            assert_eq!(kept(&library_ui).person == person, !open, "{affair:?}");
        }
    }
}

/// CT-PSG-02, CT-PSG-07, CT-PSG-09
#[test]
fn each_offer_says_what_it_comes_to_and_its_exact_odds() {
    let mut person = testing::captain().character;
    let usual = menu(&person, port(PortClass::C));
    assert_eq!(terms(&usual, Affair::Buy(Passage::High)), Some("costs Cr10,000"));
    assert_eq!(terms(&usual, Affair::Cash(Passage::High)), Some("brings Cr9,000"));
    assert_eq!(terms(&usual, Affair::Travel(Passage::Low)), Some("1 ticket of 2"));
    assert_eq!(terms(&usual, Affair::Travel(Passage::Middle)), None);
    let odds = |menu: &Menu| {
        let asleep = |it: &&Offer| it.affair == Affair::Travel(Passage::Low);
        menu.open.iter().find(asleep).and_then(|open| open.odds)
    };
    assert_eq!(odds(&usual), Some(dice::Odds::new(30, 36)));
    person.characteristics = characters::Characteristics::new([7, 7, 6, 7, 7, 7]);
    let weak = menu(&person, port(PortClass::C));
    assert_eq!(odds(&weak), Some(dice::Odds::new(26, 36)));
}

/// CT-SHP-08
#[test]
fn a_scout_ship_is_fuelled_for_nothing_where_scouts_have_a_base() {
    let mut person = testing::captain().character;
    person.possessions.ship = Some(figures().ship(ShipKind::ScoutShip).ship());
    let fuel = Affair::Settle(Cost::Fuel);
    let base = Port { class: PortClass::D, scout_base: true };
    assert_eq!(terms(&menu(&person, base), fuel), Some("free"));
    assert_eq!(terms(&menu(&person, port(PortClass::D)), fuel), None);
}

#[test]
fn what_cannot_be_done_for_one_reason_stands_together() {
    let menu = menu(&testing::captain().character, port(PortClass::A));
    let no_ship = menu.closed.iter().find(|closed| closed.reason == "there is no ship");
    let no_ship = no_ship.expect("a captain without a ship");
    assert!(no_ship.affairs.contains(&Affair::SellShip), "{no_ship:?}");
    assert!(no_ship.affairs.contains(&Affair::Settle(Cost::Fuel)), "{no_ship:?}");
}

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
    let outcome = done.events.iter().find_map(super::log::thrown).expect("a throw");
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

#[test]
fn what_is_on_its_way_is_said() {
    let mut person = testing::captain().character;
    person.possessions.ship = Some(figures().ship(ShipKind::FreeTrader).ship());
    person.possessions.instalments_due = 2;
    person.possessions.pension_due = 4000;
    person.possessions.months_of_year = 11;
    let expected = [
        "The next ticket: in 1 month",
        "Cr300,000 is owed on the ship now",
        "Cr4,000 of pension waits",
        "The next pension: in 1 month",
    ];
    assert_eq!(coming(&person.career, &person.possessions, figures()), expected);
    person.career.fate = Fate::Dead;
    assert!(coming(&person.career, &person.possessions, figures()).is_empty());
}

#[test]
fn arrows_turn_the_port_and_enter_does_what_is_selected() {
    let here = port(PortClass::A);
    assert_eq!(turned(here, DowntimeRow::Class, -1), DowntimeAction::Port(port(PortClass::X)));
    assert_eq!(
        turned(here, DowntimeRow::Affair(Affair::Apply), 1),
        DowntimeAction::Port(port(PortClass::B))
    );
    let base = Port { scout_base: true, ..here };
    assert_eq!(entered(here, DowntimeRow::Base), DowntimeAction::Port(base));
    assert_eq!(entered(here, DowntimeRow::Affair(Affair::Join)), DowntimeAction::Do(Affair::Join));
    let mut library_ui = library("downtime-port", testing::captain(), here);
    run(&mut library_ui, DowntimeAction::Port(base), figures(), 0);
    assert_eq!(library_ui.downtime.port, base);
}

#[test]
fn the_light_leaves_an_affair_that_is_not_open_any_more() {
    let menu = menu(&testing::captain().character, port(PortClass::A));
    let first = DowntimeRow::Affair(menu.open[0].affair);
    assert_eq!(menu.moved(DowntimeRow::Base, 1), first);
    assert_eq!(menu.moved(DowntimeRow::Class, -1), DowntimeRow::Class);
    assert_eq!(menu.moved(first, 99), menu.spots()[menu.spots().len() - 1]);
    assert_eq!(menu.selected(DowntimeRow::Affair(Affair::SellShip)), DowntimeRow::Class);
}
