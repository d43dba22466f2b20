//! The tables of a life, from `assets/careers`, checked once when read.

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

/// Source of a table.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
pub enum Source {
    /// Printed in the summary that the rules are taken from (CT-GEN-01).
    Printed,
    /// Named but left out in the summary; printed elsewhere.
    Elsewhere,
    /// Our own reading.
    Ours,
}

/// Confidence in a table's figures.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
pub enum Confidence {
    High,
    Medium,
    Low,
}

/// All tables of `assets/careers` about lives.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Tables {
    services: Vec<ServiceTable>,
    pub figures: Figures,
    pub ageing: Ageing,
    pub things: Things,
    pub tickets: Vec<Ticket>,
    /// Corrections from other printings; they apply only through [`with`](Tables::with).
    pub errata: Vec<Erratum>,
}

impl Tables {
    /// Puts the files together.
    ///
    /// # Errors
    /// A service is missing or there twice, or a table does not have a row for each face of the
    /// dice.
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

    /// A service's table (CT-PST-01).
    pub fn service(&self, service: Service) -> &ServiceTable {
        &self.services[service as usize]
    }

    /// The service of this draft number (CT-PST-04).
    pub fn drafted_by(&self, face: u8) -> Service {
        let of_face = self.services.iter().find(|table| table.draft == face);
        of_face.map_or(Service::Other, |table| table.service)
    }

    /// The same tables with these corrections; unknown ids change nothing.
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
