//! What the page says, and what its keys do.

use super::*;

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
