//! Downtime without a window, with files on disk.

mod kept;
mod shown;

use std::{path::Path, sync::LazyLock};

use characters::{
    Character,
    affairs::{Affair, AffairTables, Cost, Port, PortClass},
    data::Passage,
    sheet::{Application, Fate, ShipKind},
};

use super::{
    super::library_ui::LibraryUi,
    action::run,
    column::coming,
    keys::{entered, turned},
    menu::{Menu, MenuQueryItem, Offer},
    state::{CLASSES, Downtime, DowntimeAction, DowntimeRecord, DowntimeRow},
};
use crate::roster::{
    Entry, EntryQuery, Person, PersonFile, RosterFolder, read_person, tables, testing,
};

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
