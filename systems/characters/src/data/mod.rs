//! The tables of a life, as they stand in `assets/careers`. Read once, checked, believed after.

mod check;
mod errata;
mod figures;
mod service;
mod things;

use std::collections::BTreeSet;

use serde::{Deserialize, Serialize};

pub use check::TableFault;
pub use errata::{Change, Erratum};
pub use figures::{Ageing, AgeingRow, Figures, Loss};
pub use service::{
    Automatic, Benefit, Cell, Dm, Due, Need, Passage, Service, ServiceTable, SkillTable, Throw2D,
};
pub use things::{Baggage, Class, Group, Things, Ticket, Vehicle, Weapon};

/// Where a table comes from.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
pub enum Source {
    /// The summary that the rules are taken from prints it (CT-GEN-01).
    Printed,
    /// The summary names it and leaves it out; other printings have it.
    Elsewhere,
    /// A reading of ours.
    Ours,
}

/// How sure a table's figures are.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
pub enum Confidence {
    High,
    Medium,
    Low,
}

/// Everything that `assets/careers` says about lives.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Tables {
    services: Vec<ServiceTable>,
    pub figures: Figures,
    pub ageing: Ageing,
    pub things: Things,
    pub tickets: Vec<Ticket>,
    /// Figures that other printings have; none of them holds until [`with`](Tables::with).
    pub errata: Vec<Erratum>,
}

impl Tables {
    /// Puts the files together.
    ///
    /// # Errors
    /// A service is missing or there twice, or a table has not as many rows as dice can show.
    pub fn new(
        services: Vec<ServiceTable>,
        figures: Figures,
        ageing: Ageing,
        things: Things,
        tickets: Vec<Ticket>,
        errata: Vec<Erratum>,
    ) -> Result<Tables, TableFault> {
        let mut tables = Tables { services, figures, ageing, things, tickets, errata };
        tables.services.sort_by_key(|table| table.service);
        check::tables(&tables)?;
        Ok(tables)
    }

    /// What a service asks and gives (CT-PST-01).
    pub fn service(&self, service: Service) -> &ServiceTable {
        &self.services[service as usize]
    }

    /// The service that this draft number means (CT-PST-04).
    pub fn drafted_by(&self, face: u8) -> Service {
        let of_face = self.services.iter().find(|table| table.draft == face);
        of_face.map_or(Service::Other, |table| table.service)
    }

    /// The same tables with these corrections; an unknown one changes nothing.
    pub fn with(mut self, errata: &BTreeSet<String>) -> Tables {
        let wanted: Vec<Erratum> =
            self.errata.iter().filter(|it| errata.contains(&it.id)).cloned().collect();
        wanted.iter().for_each(|erratum| erratum.apply(&mut self));
        self
    }

    fn service_mut(&mut self, service: Service) -> &mut ServiceTable {
        &mut self.services[service as usize]
    }
}
