//! The figures of affairs, checked once when read.

use super::{AffairFigures, LowPassage, Pensions, ShipTable, TravellersAid};
use crate::{
    data::{Passage, Ticket},
    sheet::ShipKind,
};

/// The figures, checked, with the prices of tickets.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct AffairTables {
    pub low_passage: LowPassage,
    pub travellers_aid: TravellersAid,
    pub pensions: Pensions,
    free_trader: ShipTable,
    scout_ship: ShipTable,
    tickets: [Ticket; 3],
}

/// A fault in the figures.
#[derive(Debug, Clone, PartialEq, Eq, thiserror::Error)]
pub enum AffairFault {
    #[error("{0:?} tickets have {1} prices, not one")]
    Tickets(Passage, usize),
    #[error("the {name} stands there {1} times, not once", name = .0.name())]
    Ships(ShipKind, usize),
    #[error("members of the Travellers' Aid would have a ticket every 0 months")]
    Months,
    #[error("{0}: {1} is no number that two dice show")]
    Target(&'static str, u8),
    #[error("instalments for {0} years are more than can be counted")]
    Years(u16),
}

impl AffairTables {
    /// Puts the files together.
    ///
    /// # Errors
    /// A class of ticket or a ship is missing or there twice, or a number is out of range.
    pub fn new(figures: AffairFigures, tickets: &[Ticket]) -> Result<AffairTables, AffairFault> {
        let AffairFigures { low_passage, travellers_aid, pensions, ships } = figures;
        let targets = [
            ("waking up", low_passage.target),
            ("the vote of the Travellers' Aid", travellers_aid.application.target),
        ];
        let wrong = targets.into_iter().find(|(_, number)| !(2..=12).contains(number));
        if let Some((what, number)) = wrong {
            return Err(AffairFault::Target(what, number));
        }
        if travellers_aid.months == 0 {
            return Err(AffairFault::Months);
        }
        Ok(AffairTables {
            low_passage,
            travellers_aid,
            pensions,
            free_trader: one_ship(&ships, ShipKind::FreeTrader)?,
            scout_ship: one_ship(&ships, ShipKind::ScoutShip)?,
            tickets: [
                one_ticket(tickets, Passage::High)?,
                one_ticket(tickets, Passage::Middle)?,
                one_ticket(tickets, Passage::Low)?,
            ],
        })
    }

    /// A class of ticket (CT-PSG-03 to CT-PSG-05).
    pub fn ticket(&self, class: Passage) -> Ticket {
        self.tickets[class as usize]
    }

    /// A kind of ship (CT-SHP-01).
    pub fn ship(&self, kind: ShipKind) -> &ShipTable {
        match kind {
            ShipKind::FreeTrader => &self.free_trader,
            ShipKind::ScoutShip => &self.scout_ship,
        }
    }
}

fn one_ship(ships: &[ShipTable], kind: ShipKind) -> Result<ShipTable, AffairFault> {
    let of: Vec<&ShipTable> = ships.iter().filter(|table| table.kind == kind).collect();
    let [table] = of[..] else { return Err(AffairFault::Ships(kind, of.len())) };
    let years = table.instalments.map_or(0, |it| it.years);
    if years.checked_mul(12).is_none() {
        return Err(AffairFault::Years(years));
    }
    Ok(table.clone())
}

fn one_ticket(tickets: &[Ticket], class: Passage) -> Result<Ticket, AffairFault> {
    let of: Vec<&Ticket> = tickets.iter().filter(|ticket| ticket.class == class).collect();
    let [ticket] = of[..] else { return Err(AffairFault::Tickets(class, of.len())) };
    Ok(*ticket)
}
