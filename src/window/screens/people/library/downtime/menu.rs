//! The affairs open to somebody at a port with their terms, and the reasons against the others.

use std::cmp::Ordering;

use bevy::ecs::query::QueryData;
use characters::{
    Characteristics,
    affairs::{self, Affair, AffairError, AffairTables, Owner, Place, Port},
    sheet::{Career, Possessions},
    text::credits,
};
use dice::{Dice, Odds};

use super::DowntimeRow;

/// An affair that can be carried out.
#[derive(Debug, Clone, PartialEq)]
pub struct Offer {
    pub affair: Affair,
    /// Its cost or its yield.
    pub terms: String,
    /// How likely it goes well, where dice decide.
    pub odds: Option<Odds>,
}

/// Affairs that cannot be carried out, all for one reason.
#[derive(Debug, Clone, PartialEq)]
pub struct Refused {
    pub reason: String,
    pub affairs: Vec<Affair>,
}

/// The parts of a person that affairs are about.
#[derive(QueryData)]
pub struct MenuQuery {
    pub career: &'static Career,
    pub owned: &'static Possessions,
    pub scores: &'static Characteristics,
}

/// All affairs.
#[derive(Debug, Clone, Default, PartialEq)]
pub struct Menu {
    pub open: Vec<Offer>,
    pub closed: Vec<Refused>,
}

impl Menu {
    /// The menu of this person here.
    pub fn of(who: &MenuQueryItem, port: Port, tables: &AffairTables) -> Menu {
        let place = Place::at(port);
        let odds = affairs::open(who.career, who.owned, *who.scores, &place, tables);
        let mut menu = Menu::default();
        for affair in Affair::all() {
            let odds = odds.iter().find(|(open, _)| *open == affair).and_then(|(_, odds)| *odds);
            match tried(who, affair, &place, tables) {
                Ok(after) => {
                    let terms = terms(affair, who.owned, &after);
                    menu.open.push(Offer { affair, terms, odds });
                }
                Err(fault) => menu.close(affair, fault.to_string()),
            }
        }
        menu
    }

    fn close(&mut self, affair: Affair, reason: String) {
        match self.closed.iter_mut().find(|closed| closed.reason == reason) {
            Some(closed) => closed.affairs.push(affair),
            None => self.closed.push(Refused { reason, affairs: vec![affair] }),
        }
    }

    /// The rows that can be selected, from the top.
    pub fn spots(&self) -> Vec<DowntimeRow> {
        let affairs = self.open.iter().map(|open| DowntimeRow::Affair(open.affair));
        [DowntimeRow::Class, DowntimeRow::Base].into_iter().chain(affairs).collect()
    }

    /// The selected row; the first one where the selected is gone.
    pub fn selected(&self, spot: DowntimeRow) -> DowntimeRow {
        if self.spots().contains(&spot) { spot } else { DowntimeRow::default() }
    }

    /// So many rows further on, as far as there are any.
    pub fn moved(&self, spot: DowntimeRow, steps: isize) -> DowntimeRow {
        let spots = self.spots();
        let at = spots.iter().position(|it| *it == spot).unwrap_or(0);
        let last = spots.len().saturating_sub(1);
        spots.get(at.saturating_add_signed(steps).min(last)).copied().unwrap_or_default()
    }
}

/// The possessions after an affair; dice change nothing about them.
fn tried(
    who: &MenuQueryItem,
    affair: Affair,
    place: &Place,
    tables: &AffairTables,
) -> Result<Possessions, AffairError> {
    let (mut career, mut owned) = (who.career.clone(), who.owned.clone());
    let owner = Owner { career: &mut career, owned: &mut owned, scores: *who.scores };
    affairs::carry_out(owner, affair, place, tables, &mut Dice::seeded(0))?;
    Ok(owned)
}

fn terms(affair: Affair, before: &Possessions, after: &Possessions) -> String {
    if let Affair::Travel(class) = affair {
        return format!("1 ticket of {}", before.tickets(class));
    }
    if affair == Affair::Apply {
        return "once in a life".to_owned();
    }
    let change = credits(before.credits.abs_diff(after.credits));
    match after.credits.cmp(&before.credits) {
        Ordering::Less => format!("costs {change}"),
        Ordering::Greater => format!("brings {change}"),
        Ordering::Equal => "free".to_owned(),
    }
}

/// The outcome that the odds of an affair are of.
pub fn hope(affair: Affair) -> &'static str {
    if affair == Affair::Apply { "accepted" } else { "wakes up" }
}
