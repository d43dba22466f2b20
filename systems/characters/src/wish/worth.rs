//! Values for a wish, in points; a credit is a thousandth of one.

use super::Wish;
use crate::{
    data::{Benefit, Cell, Passage, Tables},
    sheet::Characteristic,
};

/// Value of a fulfilled wish, above all by-products.
const WISHED: i64 = 1000;
/// Value of a level in another skill.
const LEVEL: i64 = 40;
/// Value of a point of a characteristic.
const POINT: i64 = 30;

/// Whether a cell can become a level of this skill.
pub(super) fn gives(tables: &Tables, cell: &Cell, skill: &str) -> bool {
    match cell {
        Cell::Skill(name) => name == skill,
        Cell::Blade => tables.things.blades().any(|weapon| weapon.name == skill),
        Cell::Gun => tables.things.guns().any(|weapon| weapon.name == skill),
        Cell::Vehicle => tables.things.vehicles.iter().any(|vehicle| vehicle.name == skill),
        Cell::Change(..) => false,
    }
}

pub(super) fn is_ship(benefit: Benefit) -> bool {
    matches!(benefit, Benefit::FreeTrader | Benefit::ScoutShip)
}

/// Value of a cell of a skill table.
pub(super) fn of_cell(tables: &Tables, wish: &Wish, cell: &Cell) -> i64 {
    let wished = match (wish, cell) {
        (Wish::Skill(skill), _) => gives(tables, cell, skill),
        (Wish::Fight, Cell::Blade | Cell::Gun) => true,
        (Wish::Fight, Cell::Skill(name)) => name == "Brawling" || name == "Tactics",
        _ => false,
    };
    match cell {
        _ if wished => WISHED,
        Cell::Change(which, by) => i64::from(*by) * of_point(wish, *which),
        Cell::Skill(_) | Cell::Blade | Cell::Gun | Cell::Vehicle => LEVEL,
    }
}

fn of_point(wish: &Wish, which: Characteristic) -> i64 {
    let wished = match wish {
        Wish::LiveLong => which == Characteristic::End || which == Characteristic::Int,
        Wish::Fight => Characteristic::PHYSICAL.contains(&which),
        Wish::Command => which == Characteristic::Edu || which == Characteristic::Soc,
        // Education opens the best table.
        Wish::Skill(_) => which == Characteristic::Edu,
        Wish::Anything | Wish::Wealth | Wish::Ship => false,
    };
    if wished { POINT * 2 } else { POINT }
}

/// Value of a benefit, in the same points as credits.
pub(super) fn of_benefit(tables: &Tables, wish: &Wish, benefit: Benefit) -> i64 {
    let resale = |class: Passage| {
        let ticket = tables.tickets.iter().find(|ticket| ticket.class == class);
        ticket.map_or(0, |ticket| i64::from(ticket.resale()) / 1000)
    };
    match benefit {
        Benefit::Nothing => 0,
        Benefit::FreeTrader | Benefit::ScoutShip if *wish == Wish::Ship => WISHED,
        Benefit::FreeTrader | Benefit::ScoutShip => 100,
        Benefit::Change(which, by) if *wish != Wish::Wealth => {
            i64::from(by) * of_point(wish, which) / 3
        }
        Benefit::Change(..) => 2,
        Benefit::Passage(class) => resale(class),
        Benefit::Blade | Benefit::Gun if *wish == Wish::Fight => 25,
        Benefit::Blade | Benefit::Gun => 5,
        Benefit::TravellersAid => 50,
    }
}
