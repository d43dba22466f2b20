//! The published table of ship benefits, checked row by row against the game.

use super::{CLASSES, base, do_it, port, tables};
use crate::{
    affairs::{Affair, AffairError, Cost, PortClass, costs, referee},
    sheet::{Character, ShipKind},
};

fn owner(kind: ShipKind) -> Character {
    let mut person = super::rich(0);
    referee::give_ship(&mut person, kind, &tables()).expect("they have none");
    person
}

/// The places where a cost is free, in the words of the table.
fn free_at(kind: ShipKind, cost: Cost) -> &'static str {
    let is_free =
        |place| costs::settling(&owner(kind).possessions, &place, &tables(), cost).is_ok();
    assert!(CLASSES.iter().all(|&class| !is_free(port(class))), "{kind:?}: {cost:?}");
    let classes: Vec<PortClass> =
        CLASSES.into_iter().filter(|&class| is_free(base(class))).collect();
    match &classes[..] {
        [] => "",
        [PortClass::B] => "scout base at class B starport",
        all if all.len() == CLASSES.len() => "scout base",
        some => panic!("{kind:?}: {cost:?} is free at {some:?}"),
    }
}

/// CT-SHP-01 to CT-SHP-04, CT-SHP-06 to CT-SHP-08
#[test]
fn every_ship_that_a_service_parts_with_is_as_it_is_published() {
    let table = include_str!("../../../tests/tables/ship_benefits.csv");
    let rows: Vec<Vec<&str>> = table.lines().skip(1).map(|row| row.split(',').collect()).collect();
    assert_eq!(rows.len(), 2);
    for (kind, row) in [ShipKind::FreeTrader, ShipKind::ScoutShip].into_iter().zip(rows) {
        let (tables, name) = (tables(), kind.name());
        let ship = tables.ship(kind);
        assert!(name.starts_with(&format!("Type {} {}", row[1], &row[0][..5])), "{name}");
        let debt = ship.instalments.map_or([String::new(), String::new()], |it| {
            [it.monthly.to_string(), it.years.to_string()]
        });
        assert_eq!((ship.tons.to_string().as_str(), kind.tons()), (row[2], ship.tons));
        assert_eq!(debt, row[3..5], "{name}");
        let lent = do_it(&mut owner(kind), Affair::SellShip) == Err(AffairError::OnLoan(kind));
        assert_eq!(if lent { "no" } else { "" }, row[5], "{name} can be sold");
        if row[6] == "1" {
            let again = referee::give_ship(&mut owner(kind), kind, &tables);
            assert_eq!(again, Err(AffairError::HasShip(kind)));
        }
        let free = [Cost::Fuel, Cost::Maintenance].map(|cost| free_at(kind, cost));
        assert_eq!(free, row[7..9], "{name}");
    }
}
